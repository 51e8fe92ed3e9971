import * as d from "../../../art/draw.ts";
import { chest, face, ghost, ship, sword } from "./scenery.ts";

/** The cards of Adventures: kingdom cards, what a Page may become, and Events. */
export const ADVENTURES: Record<string, () => string> = {
  page: () =>
    d.all(d.WHEAT) +
    d.rays(52, 34, d.SAND, 20, 24, 2.4) +
    d.fill("M34 30q-2 22 2 30h32q4-8 2-30z", d.WOOD) +
    d.bust(52, 88, 1.4, d.LAKE) +
    d.fill("M52 58l-9 30h18z", d.PAPER) +
    d.fill("M38 40q0-20 14-20t14 20q-14-8-28 0z", d.WOOD) +
    d.fill("M34 26q4-14 20-13 14 1 16 12-18-5-36 1z", d.CLAY) +
    d.fill("M64 20q6-16 22-16-6 4-8 11-8-1-14 5z", d.PAPER) +
    face(52, 40, 3) +
    d.line("M94 80V12", d.WOOD, 3) +
    d.fill("M94 14h22l-7 9 7 9H94z", d.CLAY) +
    d.disc(103, 23, 4, d.WHEAT),

  "treasure-hunter": () =>
    d.all(d.LEAF) +
    d.rays(60, 40, "#7d9a56", 10, 24, 2.2) +
    d.fill("M0 58q30-8 60 0t60-2v24H0z", d.MOSS) +
    d.fill("M18 72q42-16 84 0v8H18z", "#3b2e24") +
    chest(54, 76, 1.25) +
    d.stars(d.PAPER, [38, 20], [72, 14], [54, 24]) +
    d.at(94, 76, d.box(-2, -62, 4, 46, d.WOOD) + d.box(-8, -66, 16, 5, d.WOOD, 2.5) + d.fill("M-9-22h18v14q-2 8-9 12-7-4-9-12z", d.STONE) + d.line("M0-18v16", d.PAPER, 1.4), 1, 10) +
    d.fill("M0 80q6-12 22-8l6 8z", d.WOOD),

  warrior: () =>
    d.all(d.CLAY) +
    d.rays(60, 40, "#c1653f", 0, 24, 3) +
    sword(94, 72, 1.25, 8) +
    d.bust(58, 88, 1.4, d.NIGHT) +
    d.fill("M44 40q0 22 14 24 14-2 14-24z", d.WOOD) +
    face(58, 38, -2) +
    d.line("M51 34l5 2M65 34l-5 2", d.INK, 1.8) +
    d.fill("M42 34q0-22 16-24 16 2 16 24-16-6-32 0z", d.STONE) +
    d.fill("M56 8h4v30h-4z", d.INK) +
    d.line("M43 31q15-6 30 0", d.INK, 3) +
    d.disc(26, 64, 18, d.WOOD) +
    d.ring(26, 64, 16.5, d.STONE, 3) +
    d.line("M26 50v28M12 64h28", d.WHEAT, 2.6) +
    d.disc(26, 64, 5, d.STONE),

  hero: () =>
    d.all(d.WHEAT) +
    d.sun(58, 40, 24, d.PAPER) +
    d.fill("M10 80q20-18 48-18t52 18z", d.MOSS) +
    d.fill("M54 28q-24 8-38 34 12-2 18 4 12-6 16-22z", d.CLAY) +
    d.line("M54 48l-4 20M62 48l5 20", d.NIGHT, 6) +
    d.fill("M48 26h20l2 26H47z", d.NIGHT) +
    d.line("M47 50h22", d.WHEAT, 3) +
    d.line("M66 30q10 2 17-4M50 30q-6 6-4 16", d.NIGHT, 5) +
    sword(84, 27, 0.6, 36) +
    d.disc(58, 18, 7.5, d.SAND) +
    d.fill("M50 17q-1-10 8-10t8 10q-8-5-16 0z", d.WOOD) +
    d.line("M55.5 20v.1M61 20v.1", d.INK, 2),

  champion: () =>
    d.all(d.NIGHT) +
    d.rays(60, 42, "#45547a", 26, 24, 2.6) +
    d.fill("M60 20Q42-6 22 8q10 0 12 8-10 0-14 10 10-4 16 2-6 4-6 10 18-6 30-16z", d.CLAY) +
    d.line("M56 20Q44 8 32 12M52 26q-12-4-22 2", d.EMBER, 1.8) +
    d.fill("M40 40q0-26 22-26t24 26l4 8-6 16q-10 8-22 8t-22-8z", d.STONE) +
    d.fill("M42 38h46l2 7H42z", d.INK) +
    d.fill("M66 45h23l2 4-6 14q-10 7-19 7z", "#8d8272") +
    d.line("M72 52v8M78 52v8M84 51v7M66 15v55", d.INK, 1.8) +
    d.line("M46 34q2-14 14-16", d.PAPER, 2) +
    d.line("M22 44q0 24 26 34M98 44q0 24-26 34", d.LEAF, 2) +
    d.each([[22, 50], [25, 60], [32, 69], [98, 50], [95, 60], [88, 69]] as const, ([x, y]) => d.disc(x, y, 4.6, d.LEAF)),

  "haunted-woods": () =>
    d.all("#2c3a4a") +
    d.disc(80, 18, 11, d.SAND) +
    d.ground(68, "#1d2620") +
    d.each([[18, 1], [104, -1]] as const, ([x, side]) =>
      d.at(x, 80, d.fill("M-12 0q6-20 2-50l-14-22 4-2 13 18 1-26h6l2 28 14-20 4 2-15 26q-2 26 5 46z", d.INK) + d.line("M12-54q6-8 22-10M8-38q10-6 18-2", d.INK, 3), 1, 0, side < 0),
    ) +
    d.each([[17, 40], [103, 44]] as const, ([x, y]) => d.disc(x - 3, y, 2, d.EMBER) + d.disc(x + 4, y, 2, d.EMBER)) +
    ghost(58, 66, 1.3) +
    d.pine(44, 74, 0.9, "#1d2620") +
    d.pine(82, 74, 1.1, "#1d2620") +
    d.line("M28 64h24m14 4h30M20 74h30m20 2h24", "#8798a0", 1.8),

  port: () =>
    d.all(d.SKY) +
    d.strokes(6, d.PAPER, 2) +
    d.box(0, 60, 120, 20, d.LAKE) +
    d.each([[4, d.PAPER, d.CLAY], [26, d.SAND, d.WOOD], [48, d.PAPER, d.LEAF]] as const, ([x, wall, roof], n) =>
      d.box(x, 26 + n * 4, 20, 36 - n * 4, wall) +
      d.fill(`M${x - 2} ${27 + n * 4}l12-15 12 15z`, roof) +
      d.box(x + 4, 34 + n * 3, 4, 6, d.NIGHT) +
      d.box(x + 12, 34 + n * 3, 4, 6, d.NIGHT) +
      d.arch(x + 6, 60, 8, 11, d.INK),
    ) +
    d.box(0, 58, 72, 8, d.STONE) +
    d.line("M14 66v14M38 66v14M62 66v14", d.WOOD, 4) +
    ship(94, 70, 0.9, d.WOOD, d.PAPER, true) +
    d.waves(70, d.SKY) +
    d.waves(77, d.SKY),

  "lost-city": () =>
    d.all(d.WHEAT) +
    d.rays(60, 30, d.SAND, 10, 26, 2.4) +
    d.fill("M0 44q20-16 40-6 20-12 44-2 20-8 36 6v38H0z", d.LEAF) +
    d.fill("M22 76V64h8V52h8V40h8V28h28v12h8v12h8v12h8v12z", d.STONE) +
    d.box(48, 14, 24, 15, d.SAND) +
    d.box(44, 10, 32, 5, d.STONE) +
    d.box(56, 18, 8, 11, d.INK) +
    d.fill("M52 76l4-48h8l4 48z", d.SAND) +
    d.line("M55.5 34h9M55 41h10M54.5 48h11M54 55h12M53.5 62h13M53 69h14", d.WOOD, 1.4) +
    d.line("M30 58h12M36 46h10M76 46h8M78 58h12", d.PAPER, 1.4) +
    d.fill("M0 80V56q8 2 12 10 10-4 14 4 10 0 12 10zM120 80V52q-8 4-12 12-10-2-14 6-10 2-12 10z", d.MOSS) +
    d.line("M44 28q-4 8-2 16t-4 14M78 40q2 8 0 12", d.MOSS, 2.4),

  "wine-merchant": () =>
    d.all("#5a2f42") +
    d.strokes(6, "#6b3d50", 9) +
    d.box(0, 66, 120, 14, d.WOOD) +
    d.disc(34, 44, 25, d.WOOD) +
    d.ring(34, 44, 23.5, d.INK, 3) +
    d.line("M22 24v40M34 20v48M46 24v40", "#6d4a2e", 1.6) +
    d.box(32, 56, 4, 12, d.WHEAT, 1) +
    d.fill("M66 12h8v14q7 4 7 12v30H59V38q0-8 7-12z", d.MOSS) +
    d.box(59, 44, 22, 15, d.PAPER) +
    d.line("M63 49h14M63 54h9", d.INK, 1.5) +
    d.box(66, 8, 8, 6, d.SAND) +
    d.fill("M88 28h22q2 18-8 22v14l6 3H90l6-3V50q-10-4-8-22z", d.PAPER) +
    d.fill("M89 35h20q0 11-8 13h-4q-8-2-8-13z", d.CLAY) +
    d.each([[46, 70], [54, 70], [50, 64], [42, 64], [58, 64], [46, 76], [50, 75]] as const, ([x, y]) => d.disc(x, y, 4, d.PLUM)),

  "bridge-troll": () =>
    d.all(d.SKY) +
    d.strokes(6, d.PAPER, 2) +
    d.fill("M0 26q60-24 120 0v54H0z", d.STONE) +
    d.line("M0 26q60-24 120 0", "#857a6b", 5) +
    d.line("M10 32h12M30 26h12M78 26h12M98 34h12M6 44h10M102 46h12M6 60h8M106 60h8", d.PAPER, 1.6) +
    d.arch(20, 80, 80, 58, d.INK) +
    d.at(60, 86, d.fill("M-30 0q0-24 16-28h28q16 4 16 28z", d.WOOD) + d.fill("M-18-34q-12-2-12-12 8 2 12 4 2-14 18-14t18 14q4-2 12-4 0 10-12 12-2 16-18 16t-18-16z", d.LEAF)) +
    d.disc(52, 44, 3, d.WHEAT) +
    d.disc(68, 44, 3, d.WHEAT) +
    d.disc(52, 44, 1.3, d.INK) +
    d.disc(68, 44, 1.3, d.INK) +
    d.fill("M58 46h5l3 7q-5 4-10 0z", d.MOSS) +
    d.line("M52 60q8 3 16 0", d.INK, 2) +
    d.fill("M54 60l2-6 2 6zM63 60l2-6 2 6z", d.PAPER) +
    d.at(90, 80, d.fill("M-3 0l-4-34q6-6 14 0L3 0z", d.WOOD), 1, 10) +
    d.waves(77, d.LAKE, 3),

  "distant-lands": () =>
    d.all(d.EMBER) +
    d.sun(66, 28, 15, d.WHEAT) +
    d.fill("M0 44l24-16 18 12 14-6 16 8 22-18 26 18v38H0z", d.PLUM) +
    d.box(0, 48, 120, 32, d.LAKE) +
    d.line("M40 53h16m6 4h26M30 60h18m26 3h20M46 66h22", d.SKY, 1.8) +
    d.fill("M58 48v-6h4v-6q4-4 8 0v6h4v-9l3-4 3 4v15z", d.PAPER) +
    d.fill("M0 80V58q22-4 40 10 8 4 10 12z", d.INK) +
    d.at(26, 66, d.fill("M-7 0q0-16 4-20h6q5 4 6 20z", d.CLAY) + d.disc(0, -24, 4.6, d.SAND) + d.fill("M-9-25q9-9 18 0z", d.WOOD) + d.line("M13 2V-26", d.WOOD, 2)) +
    d.line("M94 20q3-4 6 0 3-4 6 0M22 16q3-4 6 0 3-4 6 0", d.INK, 1.5),

  guide: () =>
    d.all("#7d8c5b") +
    d.rays(50, 36, "#8d9c6b", 20, 24, 2.2) +
    d.fill("M84 80l16-36 20 36z", d.MOSS) +
    d.bust(46, 88, 1.4, d.MOSS) +
    d.fill("M26 42q0-28 20-30 20 2 20 30 0 14-8 24-2-6-12-6t-12 6q-8-10-8-24z", d.MOSS) +
    d.disc(46, 39, 13.5, d.SAND) +
    d.fill("M32 40q0-16 14-17 14 1 14 17-4-8-10-10-6 6-18 10z", d.EMBER) +
    face(46, 40, 3) +
    d.line("M58 52q8 8 4 18", d.EMBER, 4.5) +
    d.line("M62 72q16-2 28-30", d.MOSS, 8) +
    d.fill("M86 42l4-8 12-12q3-1 3 2l-7 10q4 4-1 9l-6 5z", d.SAND) +
    d.at(24, 74, d.box(-15, -10, 30, 20, d.PAPER) + d.line("M-10 4q4-8 8-4t10-6", d.CLAY, 1.8) + d.line("M7-7l5 5m0-5l-5 5", d.INK, 1.5), 1, -10),

  giant: () =>
    d.all(d.SKY) +
    d.strokes(7, d.PAPER, 3) +
    d.fill("M0 60l18-14 18 12 14-8 22 10 20-12 28 14v18H0z", d.LEAF) +
    d.at(96, 66, d.fill("M-4 0l-6-46q8-10 18-4 8 6 2 14L5 0z", d.WOOD) + d.line("M-2-42l5 2M-1-30l5 3", d.INK, 2), 1, 8) +
    d.bust(58, 78, 1.55, "#6d4a2e") +
    d.fill("M43 25q4 5 8 2 7-3 14 0 4 3 8-2-1 22-15 26-14-4-15-26z", d.CLAY) +
    d.fill("M43 15q2-13 15-13t15 13q-15-6-30 0z", d.CLAY) +
    face(58, 23, -1) +
    d.line("M51 18l5 2M65 18l-5 2", d.INK, 1.8) +
    d.line("M86 66q8-2 8-14", "#6d4a2e", 11) +
    d.disc(94, 52, 7, d.SAND) +
    d.ground(68, d.MOSS) +
    d.house(22, 76, 11, d.PAPER, d.CLAY) +
    d.house(44, 78, 9, d.SAND, d.WOOD) +
    d.pine(70, 78, 0.6, "#2c3f21") +
    d.pine(78, 76, 0.5, "#2c3f21"),

  ranger: () =>
    d.all(d.LEAF) +
    d.pine(14, 80, 3, d.MOSS) +
    d.pine(108, 80, 2.8, d.MOSS) +
    d.fill("M40 34q-4 22 2 30h22q6-10 2-30z", d.WOOD) +
    d.bust(53, 88, 1.35, "#5b4634") +
    d.fill("M30 74q23-16 46 0l-4-8q-8-8-19-8t-19 8z", d.MOSS) +
    d.fill("M26 30q26-10 54-2-6-4-12-8-2-10-14-10T40 20q-8 4-14 10z", d.MOSS) +
    d.line("M40 23q14-4 28 0", d.WHEAT, 2.6) +
    d.fill("M64 20q2-14 14-18 0 12-10 20z", d.CLAY) +
    face(53, 38, 1.5) +
    d.line("M84 8q26 30 0 66", d.WOOD, 4) +
    d.line("M84 8v66", d.PAPER, 1.4) +
    d.line("M72 42h36", d.SAND, 2.2) +
    d.fill("M114 42l-9-4v8zM74 42l-6-4h7l4 4-4 4h-7z", d.PAPER) +
    d.line("M74 64q10-6 11-20", "#5b4634", 7) +
    d.disc(85, 43, 4.5, d.SAND),

  raid: () =>
    d.all("#4a2d28") +
    d.rays(60, 46, "#6b3d2a", 10, 24, 3) +
    d.ground(68, d.INK) +
    d.flame(46, 36, 1.4) +
    d.flame(60, 30, 1.3) +
    d.flame(74, 38, 1.4) +
    d.house(40, 72, 40, d.SAND, d.WOOD, d.EMBER) +
    d.flame(52, 48, 0.8) +
    d.flame(68, 48, 0.8) +
    d.each([[17, d.CLAY, 1], [103, d.LAKE, -1]] as const, ([x, c, side]) =>
      d.at(x, 86, d.bust(0, 0, 0.85, c) + d.fill("M-11-30q0-13 11-13t11 13z", d.STONE) + d.line("M-4-29h8", d.INK, 2) + d.line("M10-14l9-12", c, 6), 1, 0, side < 0),
    ) +
    sword(36, 60, 0.8, 14) +
    d.line("M85 60l-5-16", d.WOOD, 3.4) +
    d.flame(79, 46, 0.8),

  inheritance: () =>
    d.all(d.PLUM) +
    d.rays(56, 40, "#7d5a85", 24, 26, 2.2) +
    d.at(50, 38, d.scroll(-26, -28, 50, 58) + d.house(-12, 8, 24, d.SAND, d.CLAY) + d.line("M-18 15h34M-18 21h22", d.INK, 1.8), 1, -5) +
    d.line("M40 66l-4 12M48 66l3 12", d.CLAY, 4) +
    d.disc(44, 62, 8, d.CLAY) +
    d.ring(44, 62, 4.5, d.PAPER, 1.4) +
    d.at(94, 24, d.ring(0, 0, 10, d.WHEAT, 4) + d.line("M0 10v40M0 48h10M0 40h8", d.WHEAT, 4.5) + d.disc(0, 12, 4, d.WHEAT), 1, 10),

  expedition: () =>
    d.all(d.SKY) +
    d.strokes(6, d.PAPER, 2) +
    d.fill("M0 62l26-40 16 20 24-32 26 34 10-10 18 22v24H0z", d.LAKE) +
    d.fill("M26 22l8 10-8 4-7-3zM66 10l10 13-8 5-5-4-6 2z", d.PAPER) +
    d.ground(66, d.LEAF) +
    d.line("M92 78L80 18", d.WOOD, 3.4) +
    d.fill("M36 40q0-14 18-14t18 14v34q-18 4-36 0z", d.CLAY) +
    d.box(32, 22, 44, 11, d.SAND, 5.5) +
    d.line("M42 22v11M66 22v11", d.WOOD, 3) +
    d.fill("M35 38h38v12q-19 8-38 0z", "#8d3c22") +
    d.line("M44 38v18M64 38v18", d.INK, 2.4) +
    d.box(41, 54, 6, 5, d.WHEAT) +
    d.box(61, 54, 6, 5, d.WHEAT) +
    d.box(42, 62, 24, 11, "#8d3c22", 2),
};
