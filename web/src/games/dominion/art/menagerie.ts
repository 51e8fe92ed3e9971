import * as d from "../../../art/draw.ts";
import * as m from "./motifs.ts";
import { GOLD } from "./scenery.ts";

const COAL = "#3a3026";

/** The kingdom cards, Events and Ways of Menagerie, and its Horse. */
export const MENAGERIE: Record<string, () => string> = {
  banish: () =>
    d.all(d.EMBER) +
    d.disc(96, 44, 14, d.WHEAT) +
    d.fill("M0 64q60-18 120-8v24H0z", d.SAND) +
    d.box(0, 10, 50, 64, d.STONE) +
    d.each([0, 14, 28, 42], (x) => d.box(x, 4, 8, 8, d.STONE)) +
    d.line("M6 22h10m14 4h12M4 60h8", d.PAPER, 1.4) +
    d.arch(14, 74, 26, 46, d.INK) +
    d.line("M20 38v34M27 34v38M34 38v34M15 48h24M15 60h24", "#6f6557", 2) +
    d.line("M68 75l6-15M88 75l-6-15", d.INK, 4) +
    d.fill("M68 62q-2-16 4-22h10q6 6 6 22z", d.INK) +
    d.disc(78, 34, 6, d.INK) +
    d.line("M66 26L92 44", d.WOOD, 2.6) +
    d.disc(65, 27, 7, d.CLAY) +
    d.line("M40 78h18M90 76h16", d.WHEAT, 2),

  gamble: () =>
    d.all(d.MOSS) +
    d.rays(60, 40, "#50693c", 26, 24, 2.4) +
    d.at(32, 40, d.box(-13, -20, 26, 40, d.PAPER, 3) + d.fill("M0-11q10 9 8 15-3 5-8 1-5 4-8-1-2-6 8-15zM0 2l4 10h-8z", d.INK), 1, -16) +
    d.at(50, 38, d.box(-13, -20, 26, 40, d.PAPER, 3) + d.fill("M0 12Q-10 2-8-5q3-6 8 0 5-6 8 0 2 7-8 17z", d.CLAY), 1, 6) +
    d.at(86, 30, d.box(-12, -12, 24, 24, d.PAPER, 4) + m.eyes(0, -6, 6, d.INK, 2.4) + m.eyes(0, 6, 6, d.INK, 2.4) + d.disc(0, 0, 2.4, d.INK), 1, 18) +
    d.at(84, 60, d.box(-12, -12, 24, 24, d.CLAY, 4) + d.disc(-6, -6, 2.4, d.PAPER) + d.disc(0, 0, 2.4, d.PAPER) + d.disc(6, 6, 2.4, d.PAPER), 1, -14) +
    d.coin(58, 68, 9, GOLD) +
    d.coin(40, 72, 8, GOLD),

  "way-of-the-turtle": () =>
    d.all(d.SKY) +
    d.strokes(8, d.PAPER) +
    d.fill("M0 62q40-8 120 0v18H0z", d.SAND) +
    d.line("M8 72h14m60 2h20M40 76h10", d.WHEAT, 1.8) +
    d.fill("M30 56h14l-2 16H30q-4-8 0-16zM64 56h14l4 16H70z", d.LEAF) +
    d.fill("M82 54q4-20 16-22 10 2 9 11-2 7-11 7-4 8-12 10z", d.LEAF) +
    d.fill("M22 58l-8 6 10 0z", d.LEAF) +
    d.fill("M20 58q4-38 36-38t34 38q-34 8-70 0z", d.MOSS) +
    d.line("M18 58q36 9 74 0", d.WOOD, 4) +
    d.line("M46 32h20l8 14-8 13H46l-8-13zM46 32l-6-7M66 32l6-6M74 46l13 1M38 46l-14 1", "#9db56a", 2) +
    d.disc(101, 39, 1.8, d.INK) +
    d.line("M99 46q4 0 7-2", d.INK, 1.4),

  "way-of-the-mouse": () =>
    d.all(d.WHEAT) +
    d.strokes(8, d.SAND, 4) +
    d.box(0, 64, 120, 16, d.WOOD) +
    d.line("M6 70h30m20 0h44M20 76h50", d.INK, 1.2) +
    d.line("M32 62q-22 4-20-12t14-8", "#d58a7a", 3) +
    d.fill("M28 64q-4-30 24-34 16-2 26 8l20 18q2 6-6 8z", d.STONE) +
    d.disc(64, 28, 11, d.STONE) +
    d.disc(64, 28, 7, "#d9a594") +
    d.disc(80, 34, 8, d.STONE) +
    d.disc(80, 34, 5, "#d9a594") +
    d.disc(85, 48, 2.4, d.INK) +
    d.disc(98, 57, 3, "#b5614f") +
    d.line("M92 58l10-6M92 60l12 0M40 46q-4 6-2 14", d.INK, 1.2) +
    d.line("M44 65h10M76 65h10", "#d9a594", 4),

  "village-green": () =>
    d.all(d.SKY) +
    d.strokes(6, d.PAPER, 2) +
    d.house(8, 44, 20, d.PAPER, d.CLAY) +
    d.house(92, 44, 20, d.SAND, d.WOOD) +
    d.house(34, 40, 15, d.SAND, d.CLAY) +
    d.house(74, 40, 15, d.PAPER, d.CLAY) +
    d.fill("M0 44q60-12 120 0v36H0z", d.SAND) +
    d.fill("M10 64q4-18 50-18t50 18q-4 16-50 16T10 64z", d.LEAF) +
    d.tree(60, 62, 2.3, d.MOSS) +
    d.line("M40 62h40M44 62v6M76 62v6", d.WOOD, 3) +
    d.each([[28, 66], [42, 74], [88, 68]] as const, ([x, y]) => d.fill(`M${x - 5} ${y}q5 5 10 0l1-7h3l-1-2h-3l-2 6z`, d.PAPER)),

  falconer: () =>
    d.all(d.SKY) +
    d.strokes(7, d.PAPER) +
    d.fill("M0 68q30-10 60-4t60-4v20H0z", d.LEAF) +
    m.person(32, 86, 1.2, d.MOSS, m.hair(d.CLAY) + d.fill("M-13-40q0-11 13-11t14 10q-14-4-27 1z", d.WOOD) + d.fill("M8-48q6-10 14-8-6 2-8 10z", d.PAPER)) +
    d.line("M46 76q20 2 34-12", d.MOSS, 8) +
    d.line("M72 70l10-8", d.WOOD, 9) +
    d.at(84, 46, d.fill("M-4-6q-6-20-32-26 2 6 6 9l-5 1q4 8 11 10l-5 2q10 10 23 12zM4-6q6-20 28-26-1 6-5 9l5 1q-4 8-10 10l5 2q-10 10-21 12z", "#6b4a2e") +
      d.fill("M-4 8l4 18 4-18z", d.INK) + d.fill("M-7-10q7-6 14 0 3 14-7 24-10-10-7-24z", d.PAPER) + d.line("M-3-2h6M-3 3h6M-1 8h2", d.WOOD, 1.4) +
      d.disc(0, -15, 6, "#6b4a2e") + d.fill("M4-18q7 1 5 8-3-3-6-3z", d.WHEAT) + d.disc(2, -17, 1.3, d.INK) + d.line("M-20-22l8 12M18-22l-8 12", d.WHEAT, 1.4)),

  sheepdog: () =>
    d.all(d.SKY) +
    d.strokes(7, d.PAPER) +
    d.fill("M0 52q40-14 120-2v30H0z", d.LEAF) +
    m.sheep(92, 52, 0.7) +
    m.sheep(98, 68, 0.9) +
    d.fill("M22 54q-12-2-12-16 6 8 16 6 14-6 26-3-2-14 6-21l-1-8 8 5 10 1 7 11q2 5-6 6l-6 1q2 10-4 16l-3 24h-7l-2-17-15-1-5 18h-8l1-14q-5-3-5-8z", d.INK) +
    d.fill("M54 40q6 2 10-4 6 8 1 16-2 6-7 6-6-6-4-18zM64 19l9 3 8 8-2 5-9 1q-5-8-6-17zM12 40q-4 4 2 8 2-4-2-8zM62 70h6v6h-7zM32 72h8v4h-8z", d.PAPER) +
    d.disc(67, 24, 1.8, d.INK) +
    d.disc(80, 31, 2.4, d.INK) +
    d.line("M70 37q4 2 3 6", d.CLAY, 2.6),

  sleigh: () =>
    d.all("#8fa9bd") +
    d.each([[12, 14], [34, 8], [52, 20], [74, 10], [96, 16], [110, 34], [22, 34], [64, 34]] as const, ([x, y]) => d.disc(x, y, 1.8, d.PAPER)) +
    d.pine(12, 62, 1.2, "#5d7f7c") +
    d.pine(108, 60, 1.1, "#5d7f7c") +
    d.fill("M0 62q60-10 120 0v18H0z", d.PAPER) +
    m.pony(88, 70, 0.85, d.WOOD, d.INK, "M12-22l12 8 2 10M8-21l2 20M-14-22l-8 10-2 12M-12-20l2 19") +
    d.line("M50 54l40-10", d.INK, 2) +
    d.fill("M14 38q2 10 12 12l10-2q10-10 22-4-2 18-14 20H24q-12-4-10-26z", d.CLAY) +
    d.line("M14 38q2 10 12 12l10-2q10-10 22-4", d.WHEAT, 2.4) +
    d.line("M10 72h44q10 0 10-9M24 64v8M44 64v8", d.INK, 2.6) +
    d.disc(31, 34, 5, d.SAND) +
    d.fill("M24 50q0-12 7-12t7 10z", d.NIGHT) +
    d.fill("M25 33q0-8 6-8t6 7z", d.CLAY),

  "black-cat": () =>
    d.all(d.NIGHT) +
    d.disc(66, 32, 27, d.SAND) +
    d.stars(d.PAPER, [14, 16], [28, 32], [108, 14]) +
    d.line("M0 74h120", d.WOOD, 5) +
    d.each([6, 28, 50, 72, 94, 116], (x) => d.box(x - 4, 66, 8, 14, d.WOOD, 1)) +
    d.line("M36 54q-10-10-6-24t0-20", d.INK, 5) +
    d.fill("M34 72l-2-20q2-22 20-30 16-4 22 10l-1-10 8 6q4-1 7 0l7-7 1 12q4 8-2 13-6 4-12 3l-4 23h-7l-1-18q-9-6-19-2l-4 20h-7l-1-12-2 12z", d.INK) +
    m.eyes(85, 36, 4.5, d.WHEAT, 2.6) +
    m.eyes(85, 36, 4.5, d.INK, 0.9) +
    d.line("M78 43l-6 2M78 41l-6-1M92 43l6 2M92 41l6-1M83 42l2 1 2-1", d.STONE, 1.1),

  mastermind: () =>
    d.all(COAL) +
    d.disc(60, 56, 34, "#5a3a44") +
    d.line("M26 22l12 36M94 22L82 58M46 22l6 52M74 22l-6 52M60 22v8", d.STONE, 1.2) +
    d.line("M24 22h72M60 12v16", d.WOOD, 5) +
    d.fill("M44 0h32v8q8 4 6 14-2 6-8 5-14 2-28 0-6 1-8-5-2-10 6-14z", d.SAND) +
    d.fill("M40 0h40v7H40z", d.PLUM) +
    d.line("M49 14v11M57 14v12M65 14v12M72 14v11", d.WOOD, 1.4) +
    d.line("M53 52L39 60M67 52l14 8M56 64l-4 12M64 64l4 12", d.WOOD, 4.5) +
    d.fill("M50 48h20l3 18q-13 6-26 0z", d.CLAY) +
    d.disc(60, 42, 7.5, d.SAND) +
    d.fill("M52 40l2-9 6 5 6-5 2 9q-8-4-16 0z", d.WHEAT) +
    m.eyes(60, 43, 2.8, d.INK, 1.1),

  hostelry: () =>
    d.all(d.WHEAT) +
    d.rays(34, 30, d.SAND, 20, 24, 2) +
    d.ground(70, d.LEAF) +
    d.box(14, 32, 56, 42, d.PAPER) +
    d.fill("M8 33L24 8h36l16 25z", d.CLAY) +
    d.line("M14 34h56M14 52h56M14 74V34M70 74V34M32 34v18M52 34v18M14 52l18-18M70 52L52 34", d.WOOD, 2.6) +
    d.arch(34, 74, 16, 19, d.INK) +
    d.box(19, 57, 9, 9, d.LAKE) +
    d.box(56, 57, 9, 9, d.LAKE) +
    d.line("M70 36h16M78 36v4", d.INK, 2) +
    d.box(70, 40, 17, 14, d.WOOD, 2) +
    d.line("M75 44v3q0 4 3.5 4t3.5-4v-3", d.WHEAT, 2) +
    m.pony(92, 78, 0.7, "#6b4a2e"),

  cardinal: () =>
    d.all("#d9c08a") +
    d.rays(60, 36, d.PAPER, 20, 26, 2.2) +
    m.person(60, 91, 1.5, d.CLAY, d.fill("M-14-24q14 8 28 0l8 20q-22 8-44 0z", "#8f3522") + d.line("M-9-24L0-12l9-12M0-12v10M-4-7h8", d.WHEAT, 1.8) +
      d.fill("M-10-35q0-4 2-6h16q2 2 2 6l2-1q1-13-12-13t-12 13z", d.STONE), m.GRIM) +
    d.fill("M22 24q38-8 76 0 4 3 0 5-38 7-76 0-4-2 0-5z", "#8f3522") +
    d.fill("M42 24q0-15 18-15t18 15q-18-4-36 0z", d.CLAY) +
    d.line("M30 28q-6 14 0 24M90 28q6 14 0 24", "#8f3522", 1.8) +
    d.fill("M26 50h8l2 10H24zM86 50h8l2 10H84z", d.CLAY),

  supplies: () =>
    d.all(d.SAND) +
    d.strokes(7, d.PAPER, 5) +
    d.ground(68, d.WOOD) +
    d.box(16, 34, 44, 40, "#a9784c") +
    d.line("M16 34h44v40H16zM16 42h44M16 66h44", "#5b3d25", 2.6) +
    d.line("M31 62v-6q-1-9 7-9t7 9v6", d.PAPER, 4.5) +
    d.barrel(84, 76, 1.7) +
    d.sack(60, 79, 1, d.PAPER) +
    d.box(22, 14, 28, 20, "#a9784c") +
    d.line("M22 14h28v20H22zM22 24h28", "#5b3d25", 2.2) +
    d.sack(84, 40, 0.9, d.STONE) +
    d.ear(106, 78, 1.1, d.LEAF, 14),

  livery: () =>
    d.all(d.WOOD) +
    d.line("M0 8h120M0 18h120M0 28h120M0 38h120M0 48h120", "#76502f", 1.6) +
    d.box(12, 12, 42, 60, d.INK) +
    d.box(66, 12, 42, 60, d.INK) +
    m.steed(33, 60, 0.68, "#c08a55") +
    m.steed(87, 60, 0.68, "#d8cdbb", d.STONE, true) +
    d.each([12, 66], (x) => d.box(x, 52, 42, 28, d.CLAY) + d.line(`M${x} 52h42M${x + 3} 78l36-23M${x + 3} 55l36 23`, d.SAND, 2.6)) +
    d.line("M12 80V12h42v68M66 80V12h42v68", d.SAND, 3) +
    d.line("M56.5 24v4q0 4 3.5 4t3.5-4v-4", d.WHEAT, 2.2),

  horse: () =>
    d.all(d.WHEAT) +
    d.sun(24, 22, 9, d.PAPER) +
    d.fill("M0 58q30-10 60-3t60-3v28H0z", d.LEAF) +
    d.fill("M0 70q60-8 120 0v10H0z", d.MOSS) +
    m.pony(54, 76, 1.35, "#7a4a2c", d.INK, m.GALLOP) +
    d.line("M4 68h10M2 74h16M8 62h6", d.PAPER, 1.8),
};
