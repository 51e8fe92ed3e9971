import * as d from "../../../art/draw.ts";
import * as m from "./motifs.ts";
import { GOLD } from "./scenery.ts";

/** The kingdom cards, Projects and Artifacts of Renaissance. */
export const RENAISSANCE: Record<string, () => string> = {
  silos: () =>
    d.all(d.SKY) +
    d.strokes(7, d.PAPER) +
    d.ground(66, d.LEAF) +
    d.each([[16, 54, d.SAND], [80, 54, d.SAND], [47, 66, d.PAPER]] as const, ([x, h, c]) =>
      d.arch(x, 74, 26, h, c) +
      d.fill(`M${x} ${87 - h}a13 13 0 0 1 26 0z`, d.CLAY) +
      d.line(`M${x} ${97 - h}h26M${x} ${109 - h}h26M${x} ${121 - h}h26`, d.STONE, 1.8),
    ) +
    d.line("M20 74V34M28 74V34M20 42h8M20 50h8M20 58h8M20 66h8", d.WOOD, 2) +
    d.fill("M56 48h8l2 8H54z", d.INK) +
    d.fill("M57 56h6l1 10q18 2 26 14H30q8-12 26-14z", d.WHEAT) +
    d.line("M46 75h4m6-4h4m4 5h4m6-1h4", d.WOOD, 1.6),

  guildhall: () =>
    d.all(d.LAKE) +
    d.rays(60, 30, "#5f93a0", 24, 24, 2.2) +
    d.box(0, 72, 120, 8, d.STONE) +
    d.fill("M26 74V40h6v-8h6v-8h7v-8h7V9h16v7h7v8h7v8h6v8h6v34z", d.CLAY) +
    d.line("M26 40h68M32 58h56", d.SAND, 2) +
    d.each([34, 50, 66, 80], (x) => d.arch(x - 1, 55, 8, 12, d.PAPER)) +
    d.disc(60, 27, 8, d.PAPER) +
    d.coin(60, 27, 6, GOLD) +
    d.arch(52, 74, 16, 15, d.INK) +
    d.each([[36, d.WHEAT], [78, d.LEAF]] as const, ([x, c]) => d.fill(`M${x - 3} 60h12v12l-6-4-6 4z`, c)),

  barracks: () =>
    d.all(d.WHEAT) +
    d.rays(60, 50, d.SAND, 20, 26, 2.2) +
    d.ground(70, d.MOSS) +
    d.flag(30, 26, 20, d.CLAY) +
    d.flag(90, 26, 20, d.CLAY) +
    d.box(12, 34, 96, 40, d.STONE) +
    d.fill("M6 35l8-12h92l8 12z", d.WOOD) +
    d.each([20, 36, 78, 94], (x) => d.box(x - 1, 40, 8, 9, d.INK, 1)) +
    d.arch(50, 74, 20, 32, d.INK) +
    d.line("M26 80V46M34 80V44M86 80V44M94 80V46", d.WOOD, 2.6) +
    d.each([[26, 46], [34, 44], [86, 44], [94, 46]] as const, ([x, y]) => d.fill(`M${x} ${y - 10}l4 10h-8z`, d.PAPER)) +
    d.each([30, 90], (x) => d.disc(x, 67, 10, d.CLAY) + d.ring(x, 67, 9, d.PAPER, 1.8) + d.disc(x, 67, 3, d.WHEAT)),

  "mountain-village": () =>
    d.all(d.SKY) +
    d.strokes(6, d.PAPER, 2) +
    m.peak(26, 70, 1.1, d.LAKE) +
    m.peak(96, 70, 1.1, d.LAKE) +
    m.peak(60, 76, 1.4, d.NIGHT) +
    d.fill("M0 60q30-4 44-14h30q14 12 46 12v22H0z", d.MOSS) +
    d.fill("M14 80q14-12 36-14h38q14 6 20 14z", d.LEAF) +
    d.house(48, 50, 18, d.PAPER, d.CLAY) +
    d.house(24, 66, 22, d.SAND, d.WOOD) +
    d.house(74, 68, 24, d.PAPER, d.CLAY) +
    d.pine(14, 66, 0.9, "#2c3f21") +
    d.pine(106, 64, 0.9, "#2c3f21") +
    d.line("M58 50q8 6 2 12t4 18", d.SAND, 4),

  lackeys: () =>
    d.all("#7d8c5b") +
    d.rays(60, 40, "#8d9c6b", 12, 24, 2.2) +
    d.each([[32, d.NIGHT], [88, d.CLAY]] as const, ([x, c]) =>
      m.person(x, 80, 1.2, c, d.fill("M-12-28q-3-20 12-20t12 20l-3 2q-1-13-9-13t-9 13z", d.PAPER) + d.fill("M-5-23h10l-5 9z", d.PAPER) + d.line("M0-12V0", d.WHEAT, 1.8), m.GRIM),
    ) +
    d.fill("M44 62q0-20 16-20t16 20z", "#d5d9d8") +
    d.disc(60, 40, 3.4, d.WHEAT) +
    d.line("M50 57q0-8 7-10", d.STONE, 1.8) +
    d.box(34, 62, 52, 5, d.STONE, 2.5) +
    d.line("M18 78q8-2 20-11M102 78q-8-2-20-11", d.SAND, 5.5),

  "flag-bearer": () =>
    d.all(d.SKY) +
    d.strokes(8, d.PAPER) +
    d.ground(70, d.LEAF) +
    d.line("M42 80V6", d.WOOD, 3.4) +
    d.fill("M43 8q16-8 30 0t28-2v34q-14 8-28 2t-30 0z", d.CLAY) +
    d.fill("M43 20q16-8 30 0t28-2v10q-14 8-28 2t-30 0z", d.WHEAT) +
    m.person(30, 88, 1.1, d.NIGHT, m.hair(d.WOOD) + d.fill("M-13-40q2-12 14-11 10 0 12 9-12-4-26 2z", d.CLAY)) +
    d.line("M40 76q6-4 3-14", d.SAND, 6) +
    d.disc(42, 5, 3.4, d.WHEAT),

  flag: () =>
    d.all(d.LAKE) +
    d.rays(70, 36, "#5f93a0", 20, 24, 2.4) +
    d.ground(74, d.MOSS) +
    d.line("M26 78V8", d.WOOD, 4.4) +
    d.disc(26, 7, 4.4, d.WHEAT) +
    d.fill("M28 12q20-8 38 0t38-2l-8 20 8 22q-20 8-38 2t-38 0z", d.PAPER) +
    d.fill("M28 12q20-8 38 0v42q-18-6-38 0z", d.CLAY) +
    d.ear(48, 48, 1.5, d.WHEAT) +
    d.line("M74 18q10 2 18 0M74 26q8 2 14 0M74 38q8 2 14 0M74 46q10 2 18 0", d.STONE, 1.6),

  spices: () =>
    d.all("#8a5a3a") +
    d.strokes(5, "#7a4d31", 10) +
    d.fill("M36 40h40q2 26-12 30H48q-14-4-12-30z", d.STONE) +
    d.box(32, 36, 48, 7, d.PAPER, 3) +
    d.box(46, 68, 20, 6, d.STONE, 2) +
    d.at(60, 38, d.box(-3, -32, 6, 34, d.SAND, 3) + d.disc(0, -32, 5, d.SAND), 1, 24) +
    d.fill("M38 37q16-12 30 0z", d.EMBER) +
    d.line("M42 50q0 10 8 16", d.PAPER, 2) +
    d.fill("M84 62q18 2 24-16 4 22-14 24-10 0-10-8z", d.CLAY) +
    d.line("M84 64q-4-2-4-6", d.LEAF, 2.6) +
    d.line("M14 58l18 12M12 66l16 10", "#5a321c", 5.5) +
    d.line("M16 58l14 9M14 66l12 8", d.SAND, 1.3) +
    d.at(22, 28, d.each([0, 60, 120, 180, 240, 300], (turn) => d.at(0, 0, d.fill("M0 0l4-8-4-6-4 6z", d.INK) + d.disc(0, -8, 1.6, d.WHEAT), 1, turn))) +
    d.each([[94, 20], [104, 30], [90, 34]] as const, ([x, y]) => d.disc(x, y, 3.2, d.INK)),

  "silk-merchant": () =>
    d.all(d.PLUM) +
    d.rays(60, 30, "#7d5a85", 20, 26, 2.2) +
    m.person(54, 84, 1.3, d.NIGHT, m.hair(d.INK) + d.fill("M-12-36q0-14 12-14t12 14q-12-8-24 0z", d.WHEAT) + d.disc(0, -46, 2, d.CLAY)) +
    d.fill("M18 50q18 14 36 10t36-24l16 4q-14 30-42 34-30 4-50-10z", "#d58a9a") +
    d.fill("M18 50q18 14 36 10t36-24l5 1Q78 66 56 68T15 57z", "#e8b0b6") +
    d.fill("M88 36h20v44q-10-6-22 0 6-22 2-44z", d.LAKE) +
    d.line("M94 42q2 18-1 32M102 42q1 16 0 34", d.SKY, 1.8) +
    d.fill("M6 80q8-16 4-32l12 4q0 16-4 28z", d.LEAF),

  swashbuckler: () =>
    d.all(d.SKY) +
    d.line("M0 60L34 0M0 40L20 0M8 46l6 6M16 30l8 8M22 18l6 6M4 56l5 5", d.WOOD, 1.8) +
    d.box(0, 66, 120, 14, d.LAKE) +
    d.waves(70, d.PAPER) +
    m.person(54, 88, 1.35, d.CLAY, m.hair(d.INK) + d.fill("M-22-42q6-4 10-4 0-12 12-12t12 12q4 0 10 4-22 6-44 0z", d.NIGHT) + d.line("M-12-46q12-4 24 0", d.WHEAT, 1.8) +
      d.fill("M8-52q8-12 20-8-8 2-8 8-6-2-12 4z", d.PAPER) + d.fill("M-9-23h18l-9 13z", d.PAPER)) +
    d.line("M74 74L106 18", d.PAPER, 2.6) +
    d.line("M72 66q10-2 12 8", d.WHEAT, 2.6) +
    d.disc(75, 72, 4.5, d.SAND),

  "treasure-chest": () =>
    d.all("#5b4634") +
    d.rays(60, 40, "#75592f", 10, 26, 2.6) +
    d.box(0, 72, 120, 8, "#3b2e24") +
    d.fill("M24 36q-2-26 16-28h40q18 2 16 28z", d.WOOD) +
    d.fill("M30 36q0-18 12-20h36q12 2 12 20z", d.INK) +
    d.each([[38, 40], [52, 35], [66, 38], [80, 40], [60, 42], [45, 44], [73, 45]] as const, ([x, y], n) => d.coin(x, y, 8, n % 2 ? GOLD : d.WHEAT)) +
    d.box(22, 46, 76, 28, d.WOOD) +
    d.line("M22 46h76M22 74h76", d.INK, 2.6) +
    d.box(30, 46, 6, 28, d.WHEAT) +
    d.box(84, 46, 6, 28, d.WHEAT) +
    d.box(54, 44, 12, 15, d.WHEAT, 2) +
    d.line("M60 50v4", d.INK, 3) +
    d.stars(d.PAPER, [48, 26], [78, 28], [104, 34]),

  ducat: () =>
    d.all("#5a2f38") +
    d.rays(60, 40, "#6b3b44", 34, 30, 2) +
    d.disc(60, 40, 33, d.INK) +
    d.disc(60, 40, 31, d.WHEAT) +
    d.ring(60, 40, 28, d.PAPER, 1.6) +
    d.ring(60, 40, 25, "#a97c22", 1.4) +
    d.fill("M46 62q2-10 8-12-6-6-5-16 1-14 14-14 9 1 10 10l4 8-4 2v6q-1 4-7 3l-1 3q8 2 9 10-14 6-28 0z", "#a97c22") +
    d.fill("M48 32q-2-16 14-18 10 0 12 12-12-2-16 2-2 6-6 8z", "#8a611a") +
    d.disc(68, 31, 1.4, d.PAPER) +
    d.line("M44 24q-6 8-5 18", d.PAPER, 2),

  patron: () =>
    d.all("#4d5a44") +
    d.strokes(6, "#596750", 10) +
    d.line("M92 80L86 8M86 56l-14 24M88 52l22 28", d.WOOD, 3) +
    d.box(74, 14, 36, 40, d.WHEAT) +
    d.box(78, 18, 28, 32, d.SKY) +
    d.fill("M78 44q8-14 16-4t12-4v14H78z", d.LEAF) +
    d.disc(98, 26, 4, d.EMBER) +
    m.person(44, 86, 1.4, d.CLAY, m.beard("#5b4634") + d.fill("M-15-40q-2-12 14-12t18 8q0 4-6 4-12-4-26 0z", d.INK) + d.line("M-12-21q12 16 24 0", d.WHEAT, 2.4) + d.disc(0, -11, 3, d.WHEAT)) +
    d.sack(84, 80, 0.8, d.SAND),

  seer: () =>
    d.all(d.NIGHT) +
    d.rays(60, 58, "#45547a", 18, 26, 2.2) +
    d.stars(d.PAPER, [20, 14], [100, 16], [34, 30], [90, 36]) +
    d.at(60, 88, d.bust(0, 0, 1, d.PLUM) + d.fill("M-15-18q-4-32 15-33 19 1 15 33l-6 2q5-22-9-23-14 1-9 23z", d.PLUM) + d.fill("M-7-30q2 4 7 2 5 2 7-2 2 14-7 20-9-6-7-20z", d.PAPER), 1.35) +
    d.box(46, 34, 28, 6, d.PAPER, 2) +
    d.disc(60, 66, 14, d.SKY) +
    d.disc(60, 66, 9, d.PAPER) +
    d.stars(d.WHEAT, [57, 63], [63, 69]) +
    d.line("M40 76q4-10 8-6M80 76q-4-10-8-6", d.SAND, 5),

  scepter: () =>
    d.all(d.PLUM) +
    d.rays(82, 22, "#7d5a85", 16, 26, 2.2) +
    d.fill("M10 66q-6-20 12-16 38 8 76 0 18-4 12 16 4 14-12 12-38-6-76 0-16 2-12-12z", d.CLAY) +
    d.line("M22 58q38 8 76 0", d.EMBER, 1.8) +
    m.eyes(60, 70, 48, d.WHEAT, 3.4) +
    d.at(34, 66, d.box(-3, -50, 6, 54, d.WHEAT, 3) + d.disc(0, 4, 5, GOLD) + d.box(-5, -20, 10, 4, GOLD, 2) + d.box(-6, -50, 12, 5, GOLD, 2) +
      d.fill("M0-50q-14-8-10-22l5 5 5-8 5 8 5-5q4 14-10 22z", GOLD) + d.disc(0, -60, 4, d.CLAY) + d.line("M0-74v-8M-4-78h8", GOLD, 2.6), 0.9, 52),
};
