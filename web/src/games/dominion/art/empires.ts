import * as d from "../../../art/draw.ts";
import { column, crate, face, GOLD, heap, sword } from "./scenery.ts";

/** The kingdom cards of Empires, their split parts, the Event and the Landmarks; the castles have a module of their own. */
export const EMPIRES: Record<string, () => string> = {
  catapult: () =>
    d.all(d.SKY) +
    d.strokes(6, d.PAPER, 3) +
    d.ground(68, d.LEAF) +
    d.line("M62 54L90 14", d.WOOD, 5) +
    d.line("M62 54l-20 12", d.WOOD, 5) +
    d.fill("M82 8q14-2 16 10-8 6-15 1z", d.INK) +
    d.disc(90, 9, 7, d.STONE) +
    d.line("M42 64l20-36 16 36M48 54h24", d.WOOD, 4.5) +
    d.disc(62, 53, 4, d.INK) +
    d.box(20, 60, 76, 7, d.WOOD, 2) +
    d.line("M24 63h66", d.SAND, 1.3) +
    d.wheel(34, 68, 9, d.INK, 6) +
    d.wheel(82, 68, 9, d.INK, 6) +
    d.line("M46 34q-4-14 10-22", d.CLAY, 2) +
    d.fill("M50 8l12 1-7 9z", d.CLAY) +
    d.disc(14, 70, 6, d.STONE) +
    d.disc(106, 72, 6, d.STONE),

  rocks: () =>
    d.all(d.WHEAT) +
    d.rays(60, 50, d.SAND, 20, 26, 2.4) +
    d.ground(68, d.LEAF) +
    d.fill("M36 44l12-26 20-8 18 14 4 24-20 10z", d.STONE) +
    d.fill("M68 10l18 14 4 24-14-4-2-18z", "#857a6b") +
    d.fill("M12 74l4-20 16-12 18 6 8 26z", "#8d8272") +
    d.fill("M16 54l16-12 18 6-16 8z", d.STONE) +
    d.fill("M50 76l6-20 20-8 24 8 8 20z", d.STONE) +
    d.fill("M56 56l20-8 24 8-20 6z", "#c2b7a6") +
    d.line("M50 26l6 8-4 8M66 62l4 8M22 60l4 8M86 64l-2 8", d.INK, 1.6) +
    d.line("M54 20l8-4", d.PAPER, 2),

  patrician: () =>
    d.all(d.CLAY) +
    d.rays(60, 34, "#c1653f", 20, 24, 2.6) +
    column(18, 80, 76, d.SAND) +
    column(102, 80, 76, d.SAND) +
    d.bust(60, 88, 1.45, d.PAPER) +
    d.fill("M44 54q-14 6-16 34h22q14-12 28-32l-10-4q-10 10-24 2z", d.PLUM) +
    d.line("M72 56q-8 18-22 30", d.WHEAT, 2.2) +
    d.line("M40 62q-4 8-4 20M48 66q-4 8-5 16", "#8a6591", 1.8) +
    d.fill("M45 36q-1-19 15-19t15 19q-3-9-8-10-8 3-16-1-4 3-6 11z", d.STONE) +
    face(60, 38, 1) +
    d.line("M46 28q6-6 13-5M74 28q-6-6-13-5", d.LEAF, 2) +
    d.each([[45, 30], [47, 23], [53, 19], [67, 19], [73, 23], [75, 30]] as const, ([x, y]) => d.disc(x, y, 3, d.LEAF)),

  emporium: () =>
    d.all(d.SKY) +
    d.strokes(5, d.PAPER, 2) +
    d.box(10, 18, 100, 54, "#7c6a52") +
    d.box(6, 12, 108, 9, d.PAPER) +
    d.fill("M6 12l8-7h92l8 7z", d.CLAY) +
    d.line("M18 8h84", "#8d3c22", 1.6) +
    d.each([16, 45, 75, 104], (x) => column(x, 72, 51, d.PAPER)) +
    d.each([20, 49, 79], (x) => d.arch(x, 66, 21, 42, d.INK)) +
    crate(21, 70, 15) +
    d.each([55, 64], (x) => d.fill(`M${x - 2} 44h4v5q4 4 2 12l-3 10h-2l-3-10q-2-8 2-12z`, d.EMBER)) +
    d.sack(90, 71, 0.7, d.SAND) +
    d.box(0, 70, 120, 10, d.SAND) +
    d.line("M8 75h24m12 0h30m14 0h22", d.STONE, 1.4),

  encampment: () =>
    d.all(d.WHEAT) +
    d.rays(60, 54, d.SAND, 8, 28, 2.4) +
    d.ground(56, d.LEAF) +
    d.each([[24, 60, 0.85], [80, 58, 0.85], [50, 72, 1.25]] as const, ([x, y, s]) =>
      d.at(x, y, d.fill("M-18 0L-2-26h26l10 26z", "#c9a36b") + d.line("M8-24l8 22M16-24l9 22", d.WOOD, 1.4) + d.fill("M-20 0L-2-27 14 0z", d.PAPER) + d.fill("M-3-16l-7 16H5z", d.INK), s),
    ) +
    d.line("M98 76V10", d.INK, 2.4) +
    d.box(90, 10, 16, 20, d.CLAY) +
    d.line("M88 10h20M94 16l4 4 4-4M94 22l4 4 4-4", d.WHEAT, 2) +
    d.disc(98, 6, 3.5, d.WHEAT) +
    d.each([2, 11, 84, 93, 102, 111], (x) => d.fill(`M${x} 80V62l3-5 3 5v18z`, d.WOOD)) +
    d.line("M0 70h18M83 70h37", d.INK, 1.8),

  plunder: () =>
    d.all("#4a4136") +
    d.rays(60, 60, "#5d5243", 20, 26, 2.4) +
    heap(60, 78, 2) +
    d.at(34, 66, d.sack(0, 0, 1.5, d.WOOD), 1, -14) +
    d.at(88, 60, d.fill("M-11-26h22q1 14-9 17v6l7 3v3H-9V0l7-3v-6q-10-3-9-17z", d.WHEAT) + d.disc(0, -19, 3, d.CLAY), 1.1, 16) +
    d.coin(60, 68, 8, "#f7d97c") +
    d.coin(78, 72, 7, "#c3ccd0") +
    d.coin(44, 74, 7, "#f7d97c") +
    d.each([[50, 54], [54, 58], [59, 59], [64, 57]] as const, ([x, y]) => d.disc(x, y, 2.2, d.PAPER)) +
    d.fill("M68 44l6 4-2 7h-8l-2-7z", d.LAKE) +
    d.stars(d.PAPER, [60, 22], [102, 22], [16, 20], [76, 30]),

  forum: () =>
    d.all(d.SKY) +
    d.strokes(6, d.PAPER, 2) +
    d.fill("M8 80l6-10h92l6 10z", d.STONE) +
    d.box(18, 64, 84, 7, d.SAND) +
    d.box(26, 30, 68, 36, d.INK) +
    d.each([26, 43, 60, 77, 94], (x) => column(x, 66, 38, d.PAPER)) +
    d.box(16, 24, 88, 7, d.PAPER) +
    d.fill("M14 24L60 4l46 20z", d.SAND) +
    d.fill("M28 22L60 9l32 13z", d.CLAY) +
    d.disc(60, 17, 4, d.WHEAT) +
    d.each([[34, d.PAPER], [52, d.CLAY], [84, d.PLUM]] as const, ([x, c]) => d.disc(x, 62, 3, d.WOOD) + d.fill(`M${x - 5} 79q0-13 5-13t5 13z`, c)),

  villa: () =>
    d.all(d.SKY) +
    d.sun(94, 16, 9, d.WHEAT) +
    d.ground(62, d.LEAF) +
    d.each([14, 106, 24], (x) => d.fill(`M${x} 20q7 18 5 44h-10q-2-26 5-44z`, d.MOSS)) +
    d.box(30, 40, 62, 30, d.PAPER) +
    d.fill("M26 41l8-12h54l8 12z", d.CLAY) +
    d.box(48, 24, 26, 12, d.PAPER) +
    d.fill("M44 25l7-10h20l7 10z", d.CLAY) +
    d.line("M42 32l-3 8M52 32v8M70 32v8M80 32l3 8M61 32v8", "#8d3c22", 1.5) +
    d.box(54, 27, 5, 6, d.NIGHT) +
    d.box(63, 27, 5, 6, d.NIGHT) +
    d.box(36, 46, 50, 24, "#5b4634") +
    d.each([34, 44, 73, 83], (x) => d.box(x, 46, 5, 24, d.PAPER)) +
    d.arch(54, 70, 14, 19, d.WHEAT) +
    d.fill("M54 69h14l8 11H46z", d.SAND),

  enchantress: () =>
    d.all("#3a3160") +
    d.rays(86, 28, "#4c4178", 12, 24, 2.2) +
    d.fill("M26 36q0-24 20-24t20 24q2 24 14 44H16q10-18 10-44z", d.INK) +
    d.bust(46, 88, 1.35, d.PLUM) +
    d.fill("M46 60l-8 28h16z", d.LAKE) +
    d.fill("M32 40q-2-22 14-22t14 22q-6-4-10-12-6 8-18 12z", d.INK) +
    face(46, 40, 2) +
    d.line("M34 28q12-7 24 0", d.WHEAT, 2) +
    d.fill("M46 18l3 5-3 5-3-5z", d.SKY) +
    d.line("M62 70q14-4 20-26", d.PLUM, 7) +
    d.disc(83, 44, 4.5, d.SAND) +
    d.disc(87, 28, 13, d.LAKE) +
    d.line("M78 28q9-12 17-3t-5 8-6-6", d.PAPER, 2) +
    d.stars(d.PAPER, [104, 44], [70, 14], [106, 12], [98, 60], [14, 22], [110, 70]),

  engineer: () =>
    d.all(d.LAKE) +
    d.line("M0 20h120M0 40h120M0 60h120M20 0v80M40 0v80M60 0v80M80 0v80M100 0v80", "#5f93a0", 1.2) +
    d.fill("M66 80V22h54v58h-7V50q0-8-8-8t-8 8v30h-7V50q0-8-8-8t-8 8v30z", d.SAND) +
    d.line("M66 30h54M74 22v8M90 22v8M106 22v8M82 30v8M98 30v8M114 30v8", d.STONE, 1.6) +
    d.fill("M24 34q-4 18 2 26h28q6-10 2-26z", d.INK) +
    d.bust(40, 88, 1.35, d.EMBER) +
    d.fill("M26 40q-2-20 14-20t14 20q-14-14-28 0z", d.INK) +
    d.disc(40, 17, 6, d.INK) +
    face(40, 40, 2) +
    d.at(72, 68, d.box(-14, -10, 28, 22, d.PAPER) + d.line("M-9 6v-4q0-6 5-6t5 6v4M1 6v-4q0-6 5-6t4 6v4", d.LAKE, 1.6), 1, 8) +
    d.line("M90 44l-8 26M90 44l8 26", d.INK, 3) +
    d.disc(90, 43, 4, d.WHEAT) +
    d.line("M90 43v-7", d.INK, 3),

  legionary: () =>
    d.all(d.CLAY) +
    d.rays(56, 38, "#c1653f", 22, 24, 2.8) +
    d.line("M100 80V6", d.WOOD, 3) +
    d.fill("M100-2l5 16h-10z", d.PAPER) +
    d.bust(54, 90, 1.4, d.STONE) +
    d.line("M32 78q22 8 44 0M30 86q24 8 48 0", d.INK, 1.6) +
    d.fill("M28 34Q28 2 56 2q26 0 26 26l-8-2q-2-14-19-14-18 0-19 22z", "#8d2c1a") +
    d.line("M34 24l-5-3M38 17l-4-5M46 12l-2-6M56 11V4M66 13l3-6M73 19l5-4", d.EMBER, 1.6) +
    d.fill("M37 38q-1-26 18-26t18 26v12l-5 8-4-6V38H47v14l-4 6-6-8z", d.WHEAT) +
    d.line("M38 36q17-5 34 0", d.INK, 2) +
    face(55, 42, -1) +
    d.fill("M6 44q16-6 32 0v36H6z", "#8d2c1a") +
    d.line("M9 47q13-4 26 0v33M9 47v33M22 48v10M22 70v8M11 64h6M27 64h6M13 52l5 6M31 52l-5 6", d.WHEAT, 1.8) +
    d.disc(22, 64, 5, d.WHEAT),

  charm: () =>
    d.all("#3a3160") +
    d.rays(60, 48, "#4c4178", 22, 24, 3) +
    d.line("M36 2q4 26 24 30 20-4 24-30", d.WHEAT, 2.4) +
    d.disc(60, 31, 4, d.WHEAT) +
    d.fill("M60 28l22 20-22 28-22-28z", d.WHEAT) +
    d.fill("M60 34l16 14-16 21-16-21z", d.LAKE) +
    d.fill("M60 34l16 14H60z", d.SKY) +
    d.fill("M60 48h16L60 69z", "#3a6371") +
    d.line("M44 48h32M53 41l7 7 7-7", d.PAPER, 1.4) +
    d.stars(d.PAPER, [28, 30], [94, 28], [24, 60], [98, 62], [42, 72], [82, 74]) +
    d.stars(GOLD, [34, 46], [88, 46], [60, 16]),

  donate: () =>
    d.all(d.MOSS) +
    d.rays(60, 48, "#50693c", 20, 26, 2.4) +
    d.fill("M120 0v28l-18 4q-12 4-24 2-8 0-8-6l14-2q-10 0-22 4-8 2-8-4l16-10q10-8 22-10l10-6z", d.SAND) +
    d.fill("M98 0h22v32l-14 2z", d.NIGHT) +
    d.line("M70 28q8-1 14-3M62 22l12-3", d.INK, 1.4) +
    heap(58, 63, 0.9) +
    d.coin(56, 38, 6.5, GOLD) +
    d.fill("M26 60h64q-2 18-18 20H44q-16-2-18-20z", d.WOOD) +
    d.box(22, 57, 72, 6, "#6d4a2e", 3) +
    d.line("M36 68q2 6 8 8", d.SAND, 1.8),

  labyrinth: () =>
    d.all(d.LEAF) +
    d.box(18, 3, 84, 74, d.SAND) +
    d.line("M54 75H20V5h80v70H66M30 66V15h60v51H70M54 66H40M40 66V26h40v40M50 66V36h20v20M50 46h10", d.MOSS, 5) +
    d.line("M90 30h10M20 46h10M60 5v10M80 46h10", d.MOSS, 5) +
    d.disc(61, 55, 3.6, d.CLAY) +
    d.line("M60 80V70", d.CLAY, 2.4),

  fountain: () =>
    d.all(d.LAKE) +
    d.rays(60, 24, "#5f93a0", 8, 26, 2.2) +
    d.box(0, 68, 120, 12, d.SAND) +
    d.line("M60 14q-4-12-14-8-8 4-8 20M60 14q4-12 14-8 8 4 8 20M60 14V4", d.PAPER, 2.6) +
    d.line("M40 34q-14 2-16 24M80 34q14 2 16 24M50 34q-4 8-5 22M70 34q4 8 5 22", d.SKY, 2.6) +
    d.box(56, 14, 8, 48, d.STONE) +
    d.fill("M36 26h48q-2 11-24 12-22-1-24-12z", d.STONE) +
    d.line("M40 28h40", d.PAPER, 1.8) +
    d.fill("M12 56h96l-6 18H18z", d.STONE) +
    d.box(8, 53, 104, 6, "#c2b7a6", 3) +
    d.line("M26 64h22m8 4h24m6-5h10", d.PAPER, 1.6) +
    d.fill("M54 14q0-7 6-7t6 7z", d.STONE),

  battlefield: () =>
    d.all(d.EMBER) +
    d.rays(60, 56, "#e08d47", 0, 28, 3) +
    d.disc(60, 50, 20, d.CLAY) +
    d.ground(60, "#4a3828") +
    d.at(40, 64, sword(0, -38, 1, 180), 1, -14) +
    d.at(84, 68, sword(0, -34, 0.9, 180), 1, 18) +
    d.line("M60 72L66 14", d.WOOD, 2.6) +
    d.fill("M66 14l26 6-8 4 6 4-4 4 4 4-26-4z", d.NIGHT) +
    d.at(24, 72, d.fill("M-13-14q13-6 26 0 2 16-13 24-15-8-13-24z", d.LAKE) + d.line("M0-16v24M-12-4h24", d.PAPER, 2.4), 1, -24) +
    d.at(100, 74, d.fill("M-11 0q-1-16 11-16t11 16z", d.STONE) + d.line("M-8-4h16M0-16v12", d.INK, 2), 1, 20) +
    d.line("M18 14q4-5 7 0 4-5 7 0M98 10q3-4 6 0 3-4 6 0M36 26q3-4 6 0 3-4 6 0", d.INK, 1.8),
};
