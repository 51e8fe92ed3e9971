import * as d from "../../../art/draw.ts";
import { crown, face } from "./scenery.ts";

/** The kingdom cards of Intrigue. */
export const INTRIGUE: Record<string, () => string> = {
  "shanty-town": () =>
    d.all("#9d9a86") +
    d.strokes(6, "#b0ad99", 3) +
    d.ground(62, "#6b5a44") +
    d.at(62, 62, d.house(-14, 0, 28, "#6d4c31", d.INK), 1.3, 5) +
    d.at(29, 72, d.house(-15, 0, 30, d.WOOD, "#5a4a3a"), 1.2, -6) +
    d.at(95, 74, d.house(-14, 0, 28, d.STONE, d.CLAY, d.INK), 1.2, 4) +
    d.line("M15 59l9-1M18 43l7-5M66 20l7 8M92 40l7-5M72 46l9 1", d.SAND, 2.4) +
    d.line("M44 42q18 8 34 2", d.INK, 1.2) +
    d.fill("M47 44l8 3-2 9-8-3zM64 47l9-1v9h-9z", d.PAPER) +
    d.fill("M48 75q14-4 24 0 4 4-2 5H50q-6-2-2-5z", d.LAKE),

  replace: () =>
    d.all(d.LAKE) +
    d.rays(60, 40, "#5f93a0", 0, 24, 2.4) +
    d.line("M34 18q26-14 48-2", d.PAPER, 3.6) +
    d.fill("M78 8l14 9-15 6z", d.PAPER) +
    d.line("M86 70q-26 10-48 0", d.PAPER, 3.6) +
    d.fill("M42 62l-14 7 13 10z", d.PAPER) +
    d.fill("M24 28l5 4 5-6 6 5 4-3v5q10 6 8 17-2 8-8 10H26q-8-3-9-10-1-10 7-17z", d.CLAY) +
    d.line("M19 46q16 5 32 0M34 28l-3 8 5 5-3 6", d.INK, 1.7) +
    d.fill("M72 26h30q1 18-12 22v8l9 5v3H75v-3l9-5v-8q-13-4-12-22z", d.WHEAT) +
    d.line("M77 31q0 8 4 11", d.PAPER, 1.8) +
    d.disc(87, 37, 3.4, d.CLAY),

  pawn: () =>
    d.all(d.LEAF) +
    d.rays(60, 30, "#7d9a56", 18, 24, 2.2) +
    d.fill("M0 62h120v18H0z", d.SAND) +
    d.fill("M0 62h18l-5 8H0zM38 62h16l-2 8H33zM74 62h16l6 8H76zM108 62h12v8h-8zM13 70h20l-6 10H4zM52 70h24l2 10H48zM96 70h16l8 10h-18z", d.INK) +
    d.fill("M52 40h16q0 18 14 30v6H38v-6q14-12 14-30z", d.PAPER) +
    d.box(46, 38, 28, 5, d.WHEAT, 2.5) +
    d.box(36, 70, 48, 6, d.WHEAT, 3) +
    d.at(60, 0, d.line("M-44 42L42 8", d.WOOD, 7) + d.line("M-38 39L36 9.5", d.SAND, 1.2)) +
    d.disc(60, 27, 12, d.SAND) +
    d.fill("M47 25q1-13 13-13t13 13z", d.CLAY) +
    face(60, 28.5, 1.5),

  torturer: () =>
    d.all(d.INK) +
    d.arch(8, 80, 104, 78, "#4a4036") +
    d.line("M22 16h16M82 16h16M12 34h14M94 34h14M14 52h10M96 52h12", "#5f5347", 1.8) +
    d.bust(60, 88, 1.45, d.WOOD) +
    d.line("M38 64l16 18M82 64L66 82", d.INK, 4) +
    d.fill("M60 10q18 2 18 24 0 16-8 26-10 6-20 0-8-10-8-26 0-22 18-24z", "#93391f") +
    d.fill("M48 34q6-4 10 1-4 5-10-1zM72 34q-6-4-10 1 4 5 10-1z", d.PAPER) +
    d.disc(54, 35, 1.7, d.INK) +
    d.disc(66, 35, 1.7, d.INK) +
    d.line("M54 50h12", d.INK, 1.6) +
    d.ring(96, 44, 9, d.WHEAT, 2.4) +
    d.line("M92 53l-3 20 5 1M96 53v22h5M101 52l6 19 4-2", d.WHEAT, 2.6) +
    d.line("M14 80V56M24 80V52M34 80V56", d.STONE, 2.6),

  patrol: () =>
    d.all(d.NIGHT) +
    d.moon(106, 18, 9, d.SAND, d.NIGHT) +
    d.stars(d.PAPER, [14, 12], [30, 22], [53, 12], [79, 16]) +
    d.each([28, 54, 80], (x) =>
      d.line(`M${x + 12} 70V16`, d.WOOD, 2.4) +
      d.fill(`M${x + 12} 6l4 12h-8z`, d.PAPER) +
      d.at(x, 72, d.bust(0, 0, 0.85, d.CLAY) + d.fill("M-10-31q0-12 10-12t10 12l3 2h-26z", d.STONE)) +
      d.disc(x + 4, 42.5, 1.4, d.INK),
    ) +
    d.box(0, 62, 120, 18, d.STONE) +
    d.each([0, 26, 52, 78, 104], (x) => d.box(x, 55, 15, 8, d.STONE)) +
    d.line("M8 68h14m22 0h14m26 0h14M20 75h12m30 0h14", d.PAPER, 1.4) +
    d.box(95, 44, 9, 11, d.WHEAT, 2) +
    d.line("M99 44v-5M95 44h9M95 55h9", d.INK, 1.8),

  upgrade: () =>
    d.all(d.SKY) +
    d.strokes(6, d.PAPER, 2) +
    d.ground(68, d.LEAF) +
    d.house(18, 70, 30, d.SAND, d.WOOD) +
    d.box(48, 28, 40, 42, d.PAPER) +
    d.line("M48 36h40M48 44h40M48 52h40M48 60h40M58 28v8M74 28v8M66 36v8M80 36v8M58 44v8M80 52v8M62 60v8", d.STONE, 1.3) +
    d.line("M48 28l20-18 20 18M56 21v8M68 10v19M80 21v8", d.WOOD, 3) +
    d.arch(62, 70, 13, 20, d.INK) +
    d.line("M98 74L90 22M108 74L99 22M96 64h10M95 54h9.5M93 44h9.5M92 34h9", d.WOOD, 2.4) +
    d.fill("M31 6l11 12h-6v12H26V18h-6z", d.CLAY),

  harem: () =>
    d.all(d.PLUM) +
    d.strokes(6, "#7d5a85", 9) +
    d.fill("M36 62V36q0-14 24-30 24 16 24 30v26z", d.WHEAT) +
    d.fill("M41 62V37q0-12 19-25 19 13 19 25v25z", d.NIGHT) +
    d.moon(66, 32, 8, d.PAPER, d.NIGHT) +
    d.stars(d.PAPER, [50, 36], [56, 26], [72, 46], [48, 50]) +
    d.fill("M0 0h40q-4 34-22 44l4 22H0zM120 0H80q4 34 22 44l-4 22h22z", d.CLAY) +
    d.line("M10 4q2 24-4 40M22 4q0 18-10 36M110 4q-2 24 4 40M98 4q0 18 10 36", "#8d3c22", 2) +
    d.box(0, 64, 120, 16, "#4b3358") +
    d.each([[34, d.LAKE], [62, d.EMBER], [88, d.WHEAT]] as const, ([x, c], n) =>
      d.at(x, 74, d.fill("M-17-10q17 5 34 0-4 10 0 18-17-5-34 0 4-8 0-18z", c) + d.disc(0, 0, 2.6, d.PAPER), 1, n * 6 - 6),
    ),

  duke: () =>
    d.all(d.NIGHT) +
    d.rays(60, 34, "#45547a", 22, 24, 2.4) +
    d.bust(60, 90, 1.5, d.CLAY) +
    d.fill("M30 68q10-14 22-14l8 12 8-12q12 0 22 14l-6 8q-10-6-24-2-14-4-24 2z", d.PAPER) +
    d.line("M38 66v4M48 62v5M58 70v3M72 62v5M82 66v4", d.INK, 2) +
    d.fill("M44 34q-2 16 4 22 0-14 2-20h20q2 6 2 20 6-6 4-22z", d.STONE) +
    face(60, 36, 0) +
    d.line("M51 43q5-4 9 0 4-4 9 0", d.STONE, 3) +
    d.fill("M46 25q2-17 14-17t14 17z", d.CLAY) +
    crown(60, 28, 0.95, d.WHEAT) +
    d.disc(60, 76, 4.5, d.WHEAT) +
    d.line("M44 72q8 6 16 4 8 2 16-4", d.WHEAT, 2),

  masquerade: () =>
    d.all(d.PLUM) +
    d.rays(58, 42, "#7d5a85", 24, 26, 2.4) +
    d.line("M90 46l8 32", d.WHEAT, 3.4) +
    d.fill("M60 30Q40 22 30 2q20 4 28 20-2-14 2-22 6 8 3 22Q72 6 92 2q-10 20-32 28z", d.CLAY) +
    d.line("M38 8q8 12 18 17M60 4v20M83 8q-10 10-18 16", d.EMBER, 1.8) +
    d.fill("M22 30q18-4 38 2 20-6 38-2 4 32-18 34-14 0-20-14-6 14-20 14-22-2-18-34z", d.WHEAT) +
    d.fill("M32 42q8-8 20 3-12 10-20-3zM88 42q-8-8-20 3 12 10 20-3z", d.INK) +
    d.line("M28 36q14-3 28 4M92 36q-14-3-28 4", d.PAPER, 1.8) +
    d.each([[34, 56], [44, 58], [76, 58], [86, 56]] as const, ([x, y]) => d.disc(x, y, 1.8, d.CLAY)) +
    d.fill("M60 32l4 5-4 5-4-5z", d.LAKE),

  conspirator: () =>
    d.all(d.INK) +
    d.disc(60, 48, 40, "#46362a") +
    d.disc(60, 50, 26, "#6b4d30") +
    d.each([[26, d.NIGHT, 1], [94, d.MOSS, -1]] as const, ([x, c, side]) =>
      d.at(x, 82, d.fill("M-26 0q-4-30 14-40-2-24 14-28 16 8 14 30 10 8 8 38z", c) + d.fill("M2-58q12 6 8 24-10 6-16-4 0-14 8-20z", d.INK) + d.line("M4-44h6", d.WHEAT, 2), 1, 0, side < 0),
    ) +
    d.at(60, 64, d.fill("M-18 0q-2-26 10-32 0-12 8-14 8 2 8 14 12 6 10 32z", d.PLUM) + d.fill("M-7-28q0-12 7-14 7 2 7 14-7 5-14 0z", d.INK) + d.line("M-4-31h2m4 0h2", d.WHEAT, 2)) +
    d.box(10, 66, 100, 14, d.WOOD) +
    d.line("M16 71h26m36 0h26", d.INK, 1.2) +
    d.candle(60, 69, 15) +
    d.at(80, 73, d.fill("M0-2h24l5 2-5 2H0z", d.PAPER) + d.line("M0-5v10M-8 0h8", d.WHEAT, 2.4), 1, -6),
};
