import * as d from "../../../art/draw.ts";
import { crate, face, GOLD, ship } from "./scenery.ts";

/** Someone's camel, laden, on its way to the right; it stands on (x, y). */
const camel = (x: number, y: number, s: number, load: string): string =>
  d.at(
    x,
    y,
    d.line("M-14-16l-2 16M-9-16v16M9-16v16M13-16l2 16", d.WOOD, 3) +
      d.fill("M-19-15q-2-12 8-13 4-10 10-9 7 0 9 9 8 1 9 8 0 6-6 7h-26z", d.WOOD) +
      d.line("M15-18q10 2 11-19", d.WOOD, 5) +
      d.fill("M23-40q6-5 14 1l-1 4h-10z", d.WOOD) +
      d.fill("M-11-30q12-8 21 0l2 15h-25z", load) +
      d.line("M-11-20h22", d.PAPER, 1.8),
    s,
  );

/** The kingdom cards of Seaside. */
export const SEASIDE: Record<string, () => string> = {
  lookout: () =>
    d.all(d.SKY) +
    d.strokes(7, d.PAPER, 5) +
    d.box(0, 64, 120, 16, d.LAKE) +
    d.waves(68, d.SKY) +
    d.waves(75, d.SKY) +
    d.box(53, 0, 6, 80, d.WOOD) +
    d.line("M56 52L30 80M56 52l26 28M46 62h20M38 71h36", d.INK, 1.6) +
    d.at(56, 44, d.bust(0, 0, 0.8, d.CLAY) + d.fill("M-9-28q0-11 9-11t9 11q-9-3-18 0z", d.INK)) +
    d.disc(61, 17, 1.5, d.INK) +
    d.fill("M66 13l22-7 2 6-22 7z", d.WHEAT) +
    d.fill("M86 5l8-3 4 9-8 3z", d.INK) +
    d.line("M62 34q8-6 8-18", d.CLAY, 5) +
    d.fill("M32 36h48l-5 20H37z", d.WOOD) +
    d.line("M31 36h50M34 44h44M44 38l2 16M56 38v16M68 38l-2 16", d.INK, 1.8) +
    d.line("M14 22q4-5 7 0 4-5 7 0M98 34q4-5 7 0 4-5 7 0", d.INK, 1.6),

  cutpurse: () =>
    d.all(d.MOSS) +
    d.strokes(7, "#50693c", 9) +
    d.fill("M0 0h120v14q-60 12-120 0z", d.NIGHT) +
    d.fill("M0 14q60 12 120 0v11q-60 12-120 0z", d.WOOD) +
    d.box(80, 16, 15, 15, d.WHEAT, 2) +
    d.box(84, 20, 7, 7, d.WOOD) +
    d.line("M52 28q-4 8 0 14M60 28q2 8-2 14", d.SAND, 2.2) +
    d.sack(56, 79, 1.45, d.CLAY) +
    d.disc(57, 65, 5.5, GOLD) +
    d.ring(57, 65, 3, d.INK, 1.2) +
    d.fill("M48 38l40-8q6 0 6 4l-4 5-40 4z", d.PAPER) +
    d.line("M52 40l32-4", d.STONE, 1.2) +
    d.fill("M88 30l10-3q10 0 22 8v22q-16 2-24-6l-9-9z", d.SAND) +
    d.line("M92 37l13 1M92 42l12 3M95 47l10 3", d.INK, 1.4),

  "merchant-ship": () =>
    d.all(d.SKY) +
    d.sun(100, 18, 12, d.WHEAT) +
    d.box(0, 62, 120, 18, d.LAKE) +
    ship(54, 72, 1.22, d.WOOD, d.PAPER) +
    d.coin(51, 29, 8, GOLD) +
    d.waves(70, d.SKY, 2.2) +
    d.waves(77, d.SKY, 2.2),

  island: () =>
    d.all(d.SKY) +
    d.sun(26, 20, 10, d.PAPER) +
    d.box(0, 52, 120, 28, d.LAKE) +
    d.waves(58, d.SKY) +
    d.waves(74, d.SKY) +
    d.fill("M20 68q18-20 40-20t40 20q-40 8-80 0z", d.SAND) +
    d.fill("M36 56q24-14 46 0-24 5-46 0z", d.LEAF) +
    d.line("M58 54q-2-20 8-32", d.WOOD, 4) +
    d.fill("M66 22q-14-12-28 0 16-2 28 0-16 0-20 16 10-12 20-14 4-14-6-20 12 2 9 19 8-14 24-8-16 2-21 8 16 0 20 16-10-14-23-15z", d.MOSS) +
    d.disc(64, 25, 2.4, d.CLAY) +
    d.disc(69, 26, 2.4, d.CLAY) +
    d.line("M34 68q26 4 52 0", d.WHEAT, 1.8),

  warehouse: () =>
    d.all("#5b4634") +
    d.fill("M0 30L60 2l60 28v-8L60-6 0 22z", d.INK) +
    d.line("M0 30L60 3l60 27M60 3v27M0 30h120", d.WOOD, 3.4) +
    d.box(0, 70, 120, 10, "#3b2e24") +
    crate(14, 72, 22) +
    crate(38, 72, 22) +
    crate(26, 49, 17) +
    d.sack(74, 72, 1, d.SAND) +
    d.barrel(98, 72, 1.2) +
    d.sack(86, 73, 0.7, d.PAPER) +
    d.line("M70 30v10", d.STONE, 1.6) +
    d.box(65, 38, 10, 11, d.WHEAT, 2) +
    d.line("M65 38h10M65 49h10", d.INK, 1.8),

  bazaar: () =>
    d.all(d.EMBER) +
    d.rays(60, 44, "#e08d47", 6, 28, 2.4) +
    d.fill("M46 50V30q0-8 14-18 14 10 14 18v20z", d.PAPER) +
    d.line("M60 12V4", d.INK, 1.6) +
    d.arch(54, 52, 12, 16, d.NIGHT) +
    d.box(0, 50, 120, 30, d.SAND) +
    d.fill("M48 50h24l22 30H26z", d.WHEAT) +
    d.fill("M0 16l46 22v9L0 34zM120 16L74 38v9l46-13z", d.LAKE) +
    d.fill("M0 16l15 7-1 15-14-4zM30 30l16 8v9l-17-5zM120 16l-15 7 1 15 14-4zM90 30l-16 8v9l17-5z", d.PAPER) +
    d.line("M12 38v42M34 44v24M108 38v42M86 44v24", d.WOOD, 2.6) +
    d.fill("M0 58h28l8 8v10H0z", d.CLAY) +
    d.fill("M120 58H92l-8 8v10h36z", d.PLUM) +
    d.each([6, 15, 24], (x) => d.disc(x, 56, 4.5, d.WHEAT)) +
    d.each([97, 106, 115], (x) => d.fill(`M${x - 5} 59q1-10 5-10t5 10z`, d.LEAF)),

  blockade: () =>
    d.all(d.CLAY) +
    d.rays(60, 50, "#c1653f", 0, 24, 3) +
    d.box(0, 56, 120, 24, d.LAKE) +
    ship(38, 62, 0.76, d.INK, "#4a4136") +
    ship(88, 62, 0.76, d.INK, "#4a4136", true) +
    d.waves(62, d.SKY) +
    d.tower(4, 80, 16, 40, d.STONE) +
    d.tower(100, 80, 16, 40, d.STONE) +
    d.each([24, 36, 48, 60, 72, 84, 96], (x) => {
      const y = 76 - Math.round((x - 60) ** 2 / 150);
      return d.at(x, y, `<ellipse rx="7" ry="3.6" fill="none" stroke="${d.INK}" stroke-width="2.6"/>`, 1, Math.round((60 - x) / 2));
    }),

  caravan: () =>
    d.all(d.WHEAT) +
    d.sun(28, 18, 11, d.PAPER) +
    d.fill("M0 50q26-20 56-6t64-10v46H0z", d.EMBER) +
    d.fill("M0 68q40-14 120-2v14H0z", d.SAND) +
    camel(18, 62, 0.6, d.LAKE) +
    camel(43, 66, 0.75, d.PLUM) +
    camel(76, 74, 1, d.CLAY) +
    d.line("M8 78q14-4 26-3M94 54q10-4 20-3", d.WHEAT, 1.8),

  smugglers: () =>
    d.all(d.NIGHT) +
    d.moon(88, 16, 9, d.SAND, d.NIGHT) +
    d.stars(d.PAPER, [40, 10], [62, 18], [108, 30]) +
    d.box(0, 58, 120, 22, "#263349") +
    d.fill("M0 0h24q14 10 8 26 10 12 2 34H0z", d.INK) +
    d.line("M8 14q8 4 6 14M20 30q4 10 0 22", "#4a4136", 2) +
    d.each([54, 84], (x) => d.at(x, 66, d.bust(0, 0, 0.75, d.INK) + d.fill("M-9-27q0-10 9-10t9 10l6 2h-30z", d.WOOD))) +
    crate(62, 62, 13) +
    d.line("M96 44v20", d.WOOD, 2.4) +
    d.disc(96, 40, 9, "#57543f") +
    d.box(92, 35, 8, 10, d.WHEAT, 2) +
    d.fill("M30 56h78q-4 16-16 18H46q-12-2-16-18z", d.WOOD) +
    d.line("M36 62h66M40 68h58", d.INK, 1.5) +
    d.line("M50 54L34 78M80 54L70 78", d.SAND, 2.4) +
    d.waves(77, d.LAKE, 2),

  sailor: () =>
    d.all(d.SKY) +
    d.box(0, 52, 120, 28, d.LAKE) +
    d.waves(58, d.SKY) +
    d.waves(72, d.SKY) +
    d.wheel(93, 46, 19, d.WOOD, 8) +
    d.line("M93 20v-5M93 72v6M119 46h-6M67 46h6M112 27l4-4M74 27l-4-4", d.WOOD, 3.4) +
    d.fill("M34 26q-8 16-4 34h30q4-18-4-34z", d.CLAY) +
    d.bust(46, 88, 1.4, d.PAPER) +
    d.line("M24 66q22 8 44 0M18 74q28 9 56 0M30 59q16 5 32 0", d.NIGHT, 3) +
    d.fill("M31 38q-2-19 15-19t15 19q-6-10-15-10t-15 10z", d.CLAY) +
    d.fill("M30 30q-1-14 16-14t16 14q-16-8-32 0z", d.NIGHT) +
    d.fill("M62 28l10-3-3 6 5 5-12-3z", d.NIGHT) +
    face(46, 38, 3),
};
