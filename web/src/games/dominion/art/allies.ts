import * as d from "../../../art/draw.ts";
import * as m from "./motifs.ts";
import { GOLD, sword } from "./scenery.ts";

/** The kingdom cards and Allies of Allies, and the four who are the Townsfolk. */
export const ALLIES: Record<string, () => string> = {
  "fellowship-of-scribes": () =>
    d.all("#7a5a3c") +
    d.each([12, 52, 92], (x) => d.arch(x, 38, 16, 32, d.SAND) + d.line(`M${x + 8} 7v30M${x} 22h16`, d.WOOD, 1.6)) +
    m.cowl(28, 62, 1.1, "#5a4330") +
    m.cowl(92, 62, 1.1, "#5a4330") +
    m.cowl(60, 58, 1.2, d.MOSS) +
    d.box(0, 58, 120, 22, d.WOOD) +
    m.book(60, 78, 1) +
    m.book(22, 76, 0.6) +
    m.book(98, 76, 0.6) +
    m.quill(70, 66, 0.7, 16),

  "order-of-masons": () =>
    d.all("#9a8a78") +
    d.line("M0 16h120M0 32h120M0 48h120M0 64h120M20 0v16M60 0v16M100 0v16M40 16v16M80 16v16M20 32v16M60 32v16M100 32v16M40 48v16M80 48v16M20 64v16M60 64v16M100 64v16", d.STONE, 2) +
    d.disc(60, 40, 34, d.NIGHT) +
    d.ring(60, 40, 31, d.WHEAT, 1.8) +
    d.line("M36 42l24 22 24-22", d.PAPER, 6) +
    d.line("M60 18L42 58M60 18l18 40", GOLD, 5) +
    d.disc(60, 18, 5, GOLD) +
    d.line("M50 40q10 6 20 0", GOLD, 2.6) +
    d.ear(60, 56, 0.6, d.PAPER),

  "capital-city": () =>
    d.all(d.EMBER) +
    d.disc(60, 34, 30, d.WHEAT) +
    d.each([[4, 40, 16], [22, 34, 12], [86, 32, 14], [102, 42, 16]] as const, ([x, y, w]) =>
      d.box(x, y, w, 40, d.SAND) + d.fill(`M${x - 2} ${y + 1}l${w / 2 + 2}-12 ${w / 2 + 2} 12z`, d.CLAY) + d.line(`M${x + 4} ${y + 6}v5m5-5v5`, d.INK, 2),
    ) +
    d.fill("M40 36q0-22 20-22t20 22z", d.LAKE) +
    d.line("M60 14V4M48 34q0-14 8-18M72 34q0-14-8-18", d.PAPER, 2) +
    d.box(38, 35, 44, 26, d.PAPER) +
    d.each([42, 52, 62, 72], (x) => d.box(x, 39, 6, 20, d.STONE)) +
    d.tower(26, 64, 10, 38, d.PAPER) +
    d.tower(84, 64, 10, 38, d.PAPER) +
    d.box(0, 60, 120, 14, d.STONE) +
    d.each([0, 14, 28, 42, 56, 70, 84, 98, 112], (x) => d.box(x, 55, 8, 6, d.STONE)) +
    d.arch(52, 74, 16, 15, d.INK) +
    d.box(0, 73, 120, 7, d.LAKE),

  carpenter: () =>
    d.all("#8c9a6a") +
    d.strokes(6, "#9aa878", 9) +
    m.person(36, 72, 1.25, d.LAKE, m.hair(d.WOOD) + d.fill("M-12-37q-1-13 12-13t12 13q-12-6-24 0z", d.CLAY) + d.fill("M-8-22h16l3 22h-22z", d.SAND)) +
    d.box(0, 66, 120, 14, d.WOOD) +
    d.box(6, 60, 108, 7, d.SAND) +
    d.line("M12 64h40m14 0h34", d.WOOD, 1.2) +
    d.fill("M62 42h38q8 0 8 8v10H58V48q0-6 4-6z", d.CLAY) +
    d.fill("M84 42l6-16h7l-4 16zM64 42q-4-10 4-12 8 2 4 12z", d.INK) +
    d.line("M62 50h40", d.EMBER, 1.8) +
    d.line("M78 40q-8-4-6-12t10-6 2 9-6-3", d.PAPER, 2.6) +
    d.line("M46 58q10-4 16-12", d.SAND, 6) +
    d.line("M10 75q6-8 12 0t12-1M84 75q5-6 9 0t9-1", d.SAND, 2.4),

  bauble: () =>
    d.all("#54406b") +
    d.rays(60, 50, "#63507a", 18, 26, 2.2) +
    d.line("M20 8q2 44 40 44t40-44", d.STONE, 1.4) +
    d.each([[21, 20], [26, 33], [36, 44], [84, 44], [94, 33], [99, 20]] as const, ([x, y], n) => d.disc(x, y, 6.4, [d.CLAY, d.WHEAT, d.LAKE][n % 3] as string) + d.disc(x - 2, y - 2, 1.6, d.PAPER)) +
    d.disc(49, 51, 6, d.LEAF) +
    d.disc(71, 51, 6, d.LEAF) +
    d.ring(60, 52, 4, d.WHEAT, 2) +
    d.fill("M50 58h20l6 8-16 13-16-13z", "#d5657a") +
    d.fill("M50 58h20l-10 8zM44 66h16v13z", "#e8a0aa") +
    d.stars(d.PAPER, [60, 22], [44, 30], [76, 28], [90, 64], [28, 62]),

  contract: () =>
    d.all(d.WOOD) +
    d.strokes(5, "#76502f", 10) +
    d.at(52, 40, d.scroll(-30, -30, 56, 60) + d.line("M-20-20h36M-22-11h40M-22-4h40M-22 3h28", d.INK, 1.8) + d.line("M-20 18q4-8 6 0t6-2 6 2 4-1", d.NIGHT, 2), 1, -5) +
    d.fill("M66 56l-3 20 8-5 7 6 1-20z", "#8f3522") +
    d.disc(72, 54, 10, d.CLAY) +
    d.ear(72, 61, 0.6, d.PAPER) +
    m.quill(62, 44, 1, 38) +
    d.fill("M96 80V64q-2-6 10-6t10 6v16z", d.INK),

  innkeeper: () =>
    d.all("#6b4d30") +
    d.box(0, 12, 120, 4, d.WOOD) +
    d.each([10, 26, 88, 104], (x, n) => d.box(x - 5, n % 2 ? 2 : 0, 10, 12, n % 2 ? d.LEAF : d.CLAY, 2)) +
    m.person(60, 82, 1.35, d.CLAY, m.hair(d.EMBER) + d.fill("M-12-38q0-13 12-13t12 13q-12-6-24 0z", d.PAPER) + d.fill("M-8-22h16l4 22h-24z", d.PAPER)) +
    d.box(0, 72, 120, 8, d.WOOD) +
    d.each([[26, false], [94, true]] as const, ([x, mirror]) =>
      d.at(x, 72, d.line("M-11-22q-10 0-8 9t9 5", d.STONE, 3.4) + d.fill("M-11-28h22L9 0H-9z", d.WHEAT) + d.line("M-4-20v14M4-20v14", d.WOOD, 1.8) + d.fill("M-13-27q-1-8 7-7 5-6 10 0 9-1 9 7z", d.PAPER), 1, 0, mirror)),

  barbarian: () =>
    d.all("#7a3424") +
    d.rays(60, 80, "#8f4530", 20, 26, 3) +
    d.flame(16, 66, 1.3) +
    d.flame(106, 66, 1.3) +
    sword(92, 76, 1.5, 20) +
    m.person(54, 90, 1.4, d.WOOD, d.fill("M-12-22q-6-26 12-26t12 26l-4 4q0-12-2-20-6-2-12 0-2 8-2 20z", d.INK) + d.fill("M-9-33q4 4 9 2 5 2 9-2 1 16-4 22l-5 6-5-6q-5-6-4-22z", d.INK) +
      d.line("M-3-28h6", d.SAND, 1.3) + d.line("M-7-40l5 2M7-40l-5 2", d.INK, 1.8), m.GRIM, "#c99668") +
    d.fill("M20 80q0-16 12-22l6 6 6-5 4 8 8-5 7 6 5-8 8 2q12 4 12 18z", "#a68a66") +
    d.line("M30 66l3 8M44 70l2 8M60 70l-1 8M76 66l-2 9", d.WOOD, 1.8),

  specialist: () =>
    d.all("#3f5f63") +
    d.strokes(6, "#4c6d71", 10) +
    m.person(40, 86, 1.35, d.PAPER, m.hair(d.WOOD) + d.disc(0, -47, 5, d.WOOD) + d.ring(4, -36.5, 4.5, d.WHEAT, 1.8) + d.fill("M-8-22h16l3 22h-22z", d.CLAY)) +
    d.each([[88, 28, 14], [104, 54, 9]] as const, ([x, y, r]) =>
      d.each([0, 45, 90, 135], (turn) => d.at(x, y, d.box(-3.5, -r - 4, 7, 2 * r + 8, d.STONE, 1), 1, turn)) + d.disc(x, y, r, d.STONE) + d.ring(x, y, r * 0.65, "#d5d2c8", 1.8) + d.disc(x, y, r / 3, d.INK),
    ) +
    d.box(60, 70, 60, 10, d.WOOD) +
    d.line("M62 70l16-16 6-16", d.STONE, 2.4) +
    d.disc(63, 68, 4.5, d.SAND),

  underling: () =>
    d.all("#9aa88a") +
    d.rays(62, 34, "#a9b69a", 24, 24, 2.2) +
    d.box(0, 74, 120, 6, d.WOOD) +
    d.line("M48 76l6-18M60 76l-2-18", d.INK, 5) +
    d.fill("M42 62q-2-20 10-24h10q10 6 6 24z", d.NIGHT) +
    d.disc(50, 30, 9, d.SAND) +
    d.fill("M40 31q0-12 11-12 8 0 9 7-8 0-11 3-2 6-5 7z", d.WOOD) +
    d.disc(54, 30, 1.4, d.INK) +
    d.line("M52 36q3-2 5 0", d.CLAY, 1.4) +
    d.each([[62, 56, 38, d.CLAY], [66, 47, 32, d.WHEAT], [64, 38, 34, d.LEAF], [68, 29, 28, d.PLUM], [65, 20, 33, d.PAPER], [70, 11, 24, d.LAKE]] as const, ([x, y, w, c]) =>
      d.box(x, y, w, 9, c, 1.5) + d.line(`M${x + 4} ${y + 3}v3m${w - 8}-3v3`, d.INK, 1.6),
    ) +
    d.line("M52 46q6 18 26 18", "#45547a", 6) +
    d.disc(80, 65, 4, d.SAND),

  highwayman: () =>
    d.all(d.NIGHT) +
    d.disc(88, 28, 20, d.SAND) +
    d.stars(d.PAPER, [20, 12], [32, 28], [112, 54]) +
    d.fill("M0 68q40-10 120-2v14H0z", d.MOSS) +
    d.line("M10 72V30M10 46L0 36M10 40l8-9", d.INK, 4) +
    m.pony(60, 74, 1.05, d.INK, d.INK, "M13-20l10-6 2 8M7-20v19M-11-20v19M-17-22v21") +
    d.fill("M42 46q-8 4-18 2 10-6 14-18 4-8 12-8 10 0 12 10l10 6-1 4-12-2-3 10z", d.CLAY) +
    d.disc(54, 18, 5.5, d.SAND) +
    d.box(48, 16, 12, 4, d.INK) +
    d.fill("M42 14q5-3 6-9 6-3 11 0 2 6 7 9-12 3-24 0z", d.INK) +
    d.line("M74 38l12-4", d.STONE, 3) +
    d.disc(90, 31, 1, d.PAPER),

  "town-crier": () =>
    d.all(d.WHEAT) +
    d.rays(92, 50, d.SAND, 20, 24, 2.4) +
    m.person(42, 86, 1.4, d.NIGHT, m.hair(d.WOOD) + d.fill("M-4-32q4-3 8 0 1 7-4 8-5-1-4-8z", "#7a2f22") + d.fill("M-18-43q4-1 6-8 12-6 24 0 2 7 6 8-18 6-36 0z", d.CLAY) + d.line("M-12-50q12-5 24 0", d.WHEAT, 2) + d.fill("M-6-23h12l-6 12z", d.PAPER)) +
    d.line("M60 78q20-10 28-46", d.NIGHT, 9) +
    d.at(96, 66, d.box(-2.5, -46, 5, 20, d.WOOD, 2) + d.fill("M-15-4q5-4 6-14 1-12 9-12t9 12q1 10 6 14z", GOLD) + d.box(-17, -6, 34, 5, "#a97c22", 2) + d.disc(0, 1, 4, "#a97c22") + d.line("M-5-12q0-10 4-12", d.PAPER, 2), 1, -12) +
    d.disc(88, 28, 5.5, d.SAND) +
    d.line("M76 58q-5 5-3 12M113 44q5 6 2 13", d.INK, 2.2) +
    d.scroll(10, 58, 18, 22),

  blacksmith: () =>
    d.all(d.INK) +
    d.rays(86, 56, "#5a3524", 8, 22, 3) +
    m.person(44, 84, 1.4, d.SAND, m.beard(d.INK) + d.fill("M-11-38q0-11 11-11t11 11q-11-5-22 0z", d.CLAY) + d.fill("M-10-22l4 5h12l4-5 4 22h-28z", d.WOOD), m.GRIM, "#d2a877") +
    d.fill("M66 64h46q-2 8-12 8v8H78v-8q-10-2-12-8z", d.STONE) +
    d.line("M78 60v-6q0-9 9-9t9 9v6", d.EMBER, 5.5) +
    d.line("M78 60v-6q0-9 9-9t9 9v6", d.WHEAT, 1.6) +
    d.line("M20 76q-8-14-2-28", "#d2a877", 7) +
    d.hammer(14, 50, 0.85, 12, "#857a6b") +
    d.stars(d.WHEAT, [74, 34], [98, 30], [108, 44], [84, 20], [66, 46]),

  miller: () =>
    d.all(d.SKY) +
    d.strokes(6, d.PAPER) +
    d.fill("M0 66q40-12 120-2v16H0z", d.LEAF) +
    d.fill("M60 34h24l6 38H54z", d.PAPER) +
    d.fill("M56 35q2-15 16-15t16 15z", d.CLAY) +
    d.arch(66, 72, 12, 18, d.INK) +
    d.each([20, 110, 200, 290], (turn) => d.at(72, 32, d.line("M0 0v-30", d.WOOD, 2.4) + d.box(1, -30, 8, 21, d.SAND) + d.line("M1-23h8M1-16h8", d.WOOD, 1.3), 1, turn)) +
    d.disc(72, 32, 3.4, d.INK) +
    m.person(28, 86, 1, d.PAPER, d.fill("M-11-39q-1-12 11-12t11 12q-11-4-22 0z", d.PAPER) + d.line("M-11-39q11-4 22 0", d.STONE, 1.6) + d.fill("M-9-22h18v22h-18z", d.LAKE)) +
    d.sack(98, 78, 0.9, d.SAND) +
    d.sack(52, 80, 0.7, d.SAND),

  elder: () =>
    d.all("#6d7f8c") +
    d.rays(60, 34, "#7d8f9c", 20, 26, 2.2) +
    m.person(56, 86, 1.4, d.PLUM, m.hair("#dcd8cf") + d.disc(0, -49, 6, "#dcd8cf") + d.fill("M-22-2q2-18 16-22l6 8 6-8q14 4 16 22-10-10-22-10t-22 10z", d.CLAY) +
      d.line("M-7-34q3 2 5 0M7-34q-3 2-5 0M-6-29q1 2 0 4M6-29q-1 2 0 4", "#b08a5c", 1.1)) +
    d.line("M92 80V30q2-10 8-12", d.WOOD, 4) +
    d.line("M92 34q-4-6-2-12", d.WOOD, 3) +
    d.disc(92, 58, 5, d.SAND) +
    d.line("M22 68q10 8 20 8M90 76q-12 4-20 2", d.WHEAT, 1.8),
};
