import * as d from "../../../art/draw.ts";

const INDOORS = "#5b4634";

/** The kingdom cards of the base set. */
export const BASE: Record<string, () => string> = {
  cellar: () =>
    d.all(d.INK) +
    d.arch(14, 80, 92, 74, INDOORS) +
    d.line("M60 6v8M38 12l4 7M82 12l-4 7M22 26l7 5M98 26l-7 5", d.STONE, 1.6) +
    d.box(14, 70, 92, 10, "#3b2e24") +
    d.barrel(40, 72, 1.1) +
    d.barrel(68, 72, 1.1) +
    d.barrel(54, 48, 1.1) +
    d.candle(90, 71, 13),

  chapel: () =>
    d.all(d.WHEAT) +
    d.rays(60, 40, d.SAND, 20, 24, 2.4) +
    d.ground(66, d.MOSS) +
    d.box(50, 34, 36, 34, d.PAPER) +
    d.fill("M46 36l22-16 22 16z", d.CLAY) +
    d.box(36, 28, 16, 40, d.PAPER) +
    d.fill("M33 29l11-16 11 16z", d.CLAY) +
    d.line("M44 5v10M40 8.500h8", d.INK, 2) +
    d.arch(40, 46, 8, 11, d.NIGHT) +
    d.arch(57, 56, 8, 14, d.NIGHT) +
    d.arch(71, 56, 8, 14, d.NIGHT) +
    d.arch(39, 68, 10, 14, d.INK),

  moat: () =>
    d.all(d.SKY) +
    d.strokes(8, d.PAPER, 2) +
    d.box(0, 26, 120, 26, d.STONE) +
    d.each([0, 16, 32, 48, 64, 80, 96, 112], (x) => d.box(x, 19, 9, 8, d.STONE)) +
    d.line("M8 33h10m30 4h8m34-5h12M14 44h12m66-2h10", d.PAPER, 1.4) +
    d.box(0, 52, 120, 28, d.LAKE) +
    d.waves(58, d.SKY) +
    d.waves(67, d.SKY) +
    d.waves(75, d.SKY) +
    d.arch(47, 53, 26, 28, d.INK) +
    d.fill("M47 52h26l7 24H40z", d.WOOD) +
    d.line("M45 60h30M43 67h34M47 52L40 76M73 52l7 24", d.INK, 1.6) +
    d.line("M48 34L41 74M72 34l7 40", d.SAND, 1.2),

  harbinger: () =>
    d.all(d.NIGHT) +
    d.rays(84, 30, "#45547a", 12, 20, 2) +
    d.ground(68, d.MOSS) +
    d.bust(46, 80, 1.15, d.CLAY) +
    d.fill("M30 42q0-20 16-20t16 20q2 8-2 14-2-18-14-20-12 2-14 20-4-6-2-14z", d.PLUM) +
    d.disc(42, 39, 1.5, d.INK) +
    d.disc(50, 39, 1.5, d.INK) +
    d.line("M44 45h4", d.CLAY, 1.6) +
    d.line("M58 66q14-6 22-24", d.CLAY, 7) +
    d.line("M81 41V26", d.WOOD, 2.4) +
    d.box(76, 22, 16, 17, d.INK, 2) +
    d.box(79, 25, 10, 11, d.WHEAT) +
    d.fill("M75 22l9-7 9 7z", d.INK),

  merchant: () =>
    d.all(d.LAKE) +
    d.rays(60, 78, "#5f93a0", 10, 26, 2) +
    d.box(57.5, 16, 5, 52, d.INK) +
    d.box(42, 66, 36, 6, d.INK, 2) +
    d.line("M28 26L92 18", d.INK, 4) +
    d.disc(60, 17, 5, d.WHEAT) +
    d.line("M28 26l-9 22h18zM92 18l-9 22h18z", d.PAPER, 1.4) +
    d.fill("M16 48h24q-2 10-12 10t-12-10z", d.WHEAT) +
    d.fill("M80 40h24q-2 10-12 10t-12-10z", d.WHEAT) +
    d.coin(28, 43, 7, "#f3cd62") +
    d.fill("M84 40l3-9h10l3 9z", d.CLAY) +
    d.line("M86 35h12", d.PAPER, 1.4),

  vassal: () =>
    d.all("#8c9a6a") +
    d.rays(62, 26, "#9eab7e", 16, 24, 2) +
    d.coin(62, 25, 14, "#f3cd62") +
    d.fill("M14 80V62q14-14 26-8l18 3q6 2 4 6l16-8q6-1 6 4-2 9-22 17l-10 4z", d.SAND) +
    d.fill("M0 80V58l16-6 10 28z", d.CLAY) +
    d.line("M16 52l10 28", d.PAPER, 2) +
    d.line("M60 63q-6 3-16 2M74 58q-6 6-12 7", d.INK, 1.4),

  village: () =>
    d.all(d.SKY) +
    d.strokes(8, d.PAPER) +
    d.fill("M0 50q30-22 62-8t58-4v42H0z", d.LEAF) +
    d.tree(98, 60, 1.5, d.MOSS) +
    d.house(46, 54, 26, d.PAPER, d.CLAY) +
    d.house(24, 68, 25, d.SAND, d.WOOD) +
    d.house(66, 70, 28, d.PAPER, d.CLAY) +
    d.line("M58 54q0 12-2 26", d.SAND, 5) +
    d.line("M14 72h8m-6-4v7M96 74h12m-9-4v7m6-7v7", d.INK, 1.6),

  workshop: () =>
    d.all(d.WHEAT) +
    d.strokes(9, d.SAND, 5) +
    d.box(12, 56, 96, 8, d.WOOD) +
    d.box(22, 64, 8, 16, d.WOOD) +
    d.box(90, 64, 8, 16, d.WOOD) +
    d.line("M16 60h40m10 0h36", d.SAND, 1.2) +
    d.hammer(46, 54, 1, -24) +
    d.fill("M62 22h8l32 14v4H62z", d.STONE) +
    d.line("M62 40l3 4 3-4 3 4 3-4 3 4 3-4 3 4 3-4 3 4 3-4 3 4 3-4 3 4", d.INK, 1.6) +
    d.fill("M62 20h-9q-7 0-7 8v6q0 8 7 8h9zm-6 6v10h-4V26z", d.CLAY) +
    d.box(66, 50, 30, 6, d.SAND),

  bureaucrat: () =>
    d.all(d.NIGHT) +
    d.strokes(8, "#45547a", 9) +
    d.at(52, 42, d.scroll(-26, -28, 44, 54) + d.line("M-20-16h30M-20-9h32M-20-2h26M-20 5h30", d.INK, 1.8), 1, -6) +
    d.fill("M96 6q-22 8-32 40l-4 16 9-12q6 2 10-2l-5-1q9-4 12-11l-6 1q12-10 16-31z", d.PAPER) +
    d.line("M60 62q10-32 30-48", d.INK, 1.6) +
    d.disc(45, 64, 8, d.CLAY) +
    d.ring(45, 64, 4.5, d.PAPER, 1.4),

  gardens: () =>
    d.all(d.SKY) +
    d.strokes(7, d.PAPER, 2) +
    d.box(0, 32, 120, 48, d.LEAF) +
    d.fill("M50 32h20l24 48H26z", d.SAND) +
    d.each([18, 102], (x) => d.fill(`M${x} 10l12 34H${x - 12}z`, d.MOSS) + d.line(`M${x} 22l5 18M${x} 30l-4 10`, d.LEAF, 1.4)) +
    d.box(0, 44, 38, 10, d.MOSS, 3) +
    d.box(82, 44, 38, 10, d.MOSS, 3) +
    d.fill("M48 56h24q-2 8-12 8t-12-8z", d.STONE) +
    d.box(57, 44, 6, 22, d.STONE) +
    d.fill("M52 42h16q-2 6-8 6t-8-6z", d.STONE) +
    d.line("M60 42q-1-10-10-8M60 42q1-10 10-8M60 42v-12", d.PAPER, 1.8) +
    d.each([[12, 66], [22, 73], [98, 66], [108, 73]] as const, ([x, y]) => d.disc(x, y, 3.6, d.CLAY) + d.disc(x, y, 1.3, d.WHEAT)),

  militia: () =>
    d.all(d.CLAY) +
    d.rays(60, 42, "#c1653f", 0, 20, 3) +
    d.line("M28 76L86 8", d.WOOD, 3.4) +
    d.fill("M82 4l14-2-4 14-6-4z", d.PAPER) +
    d.line("M92 76L38 12", d.WOOD, 3.4) +
    d.line("M28 12l9 12q6 4 8-3L34 6M33 9l7 9", d.INK, 2.4) +
    d.fill("M38 26h44v16q0 20-22 28-22-8-22-28z", d.PAPER) +
    d.fill("M42 30h18v35q-18-8-18-23z", d.NIGHT) +
    d.fill("M60 30h18v12q0 4-2 8H60z", d.WHEAT),

  moneylender: () =>
    d.all("#6b5a86") +
    d.rays(60, 78, "#7c6b96", 20, 26, 2) +
    d.sack(60, 72, 1.9, d.WOOD) +
    d.fill("M54 46h12l-2 7q6 4 5 9-1 5-9 5t-9-5q-1-5 5-9z", d.SAND) +
    d.line("M60 54v10M57 61l3 3 3-3", d.INK, 1.8) +
    d.coin(28, 64, 10, "#c9854d") +
    d.coin(94, 66, 9, "#f3cd62") +
    d.coin(80, 70, 8, "#f3cd62"),

  poacher: () =>
    d.all(d.MOSS) +
    d.each([8, 34, 92, 114], (x) => d.box(x, 0, 9, 80, d.INK)) +
    d.line("M12 10v20m0 8v24M38 4v18M96 14v22m0 10v18", "#5b4a3a", 1.5) +
    d.disc(66, 26, 15, d.SAND) +
    d.ground(68, "#2f4323") +
    d.fill("M52 70q-4-14 8-20 2-6 0-20 4-8 7 0 2 8 0 17 3-8 6-14 5-4 5 4-1 9-7 15 8 2 8 8-2 5-8 5 6 4 4 10h8q2 4-2 5z", d.WOOD) +
    d.disc(73, 53, 1.6, d.INK) +
    d.disc(53, 68, 4.5, d.PAPER) +
    d.line("M66 32q1 6-1 12", d.SAND, 1.4),

  remodel: () =>
    d.all(d.SKY) +
    d.strokes(7, d.PAPER) +
    d.ground(70, d.LEAF) +
    d.box(30, 38, 30, 34, d.STONE) +
    d.fill("M26 40L60 14v26z", "#8d8272") +
    d.box(60, 38, 30, 34, d.PAPER) +
    d.fill("M60 14l34 26H60z", d.CLAY) +
    d.line("M60 8v68", d.INK, 2) +
    d.box(37, 50, 9, 11, d.INK) +
    d.line("M37 50l9 11m0-11l-9 11", d.STONE, 1.4) +
    d.arch(70, 72, 12, 20, d.NIGHT) +
    d.line("M18 74V30M18 40h12M18 56h12M18 74l12-18", d.WOOD, 2.4),

  smithy: () =>
    d.all(d.INK) +
    d.rays(54, 38, "#5a3524", 10, 24, 3) +
    d.fill("M22 44h64l12 3q-2 8-16 8-10 1-11 8h7v6H40v-6h7q0-8-12-10l-13-4z", d.STONE) +
    d.line("M30 48h48", d.PAPER, 1.6) +
    d.box(42, 69, 34, 11, d.WOOD) +
    d.box(34, 38, 34, 6, d.EMBER, 2) +
    d.hammer(100, 52, 1.15, -62, "#857a6b") +
    d.stars(d.WHEAT, [36, 26], [46, 14], [28, 36], [44, 31], [34, 16]) +
    d.line("M52 34l-4-6M46 36l-9-4M58 33v-8", d.WHEAT, 1.6),

  "throne-room": () =>
    d.all(d.PLUM) +
    d.rays(60, 30, "#7d5a85", 20, 26, 2.4) +
    d.fill("M8 80l8-8h88l8 8zM24 72l6-6h60l6 6z", d.STONE) +
    d.fill("M42 66V20q0-12 18-12t18 12v46z", d.WHEAT) +
    d.fill("M48 46V24q0-9 12-9t12 9v22z", d.CLAY) +
    d.box(38, 44, 10, 22, d.WHEAT, 2) +
    d.box(72, 44, 10, 22, d.WHEAT, 2) +
    d.box(46, 48, 28, 8, d.CLAY, 2) +
    d.disc(42, 42, 4.5, d.INK) +
    d.disc(78, 42, 4.5, d.INK) +
    d.fill("M52 9l-2-8 6 4 4-5 4 5 6-4-2 8z", d.PAPER) +
    d.line("M54 26h12M54 33h12", d.WHEAT, 1.5),

  bandit: () =>
    d.all("#7d8c5b") +
    d.each([6, 104], (x) => d.pine(x + 4, 82, 3, d.MOSS)) +
    d.bust(60, 84, 1.35, d.INK) +
    d.fill("M46 40h28v14q-4 10-14 10t-14-10z", d.CLAY) +
    d.line("M49 48q11 5 22 0M51 55q9 5 18 0", d.PAPER, 1.3) +
    d.disc(54, 34.5, 1.9, d.INK) +
    d.disc(66, 34.5, 1.9, d.INK) +
    d.line("M50 31l6 1.500M70 31l-6 1.5", d.INK, 1.6) +
    d.fill("M30 28q30-8 60 0-6-8-14-9-2-12-16-12t-16 12q-8 1-14 9z", d.WOOD) +
    d.line("M44 20q16-5 32 0", d.INK, 3),

  "council-room": () =>
    d.all(INDOORS) +
    d.each([20, 52, 84], (x) => d.arch(x, 36, 16, 30, d.SKY) + d.line(`M${x + 8} 7v29M${x} 22h16`, d.INK, 1.6)) +
    d.each([30, 50, 70, 90], (x) => d.disc(x, 42, 5.5, d.SAND)) +
    d.each([[30, d.CLAY], [50, d.LEAF], [70, d.NIGHT], [90, d.PLUM]] as const, ([x, c]) => d.fill(`M${x - 9} 60q0-13 9-13t9 13z`, c)) +
    d.fill("M18 56h84l12 16H6z", d.WOOD) +
    d.box(6, 72, 108, 8, d.INK) +
    d.line("M24 62h30m12 0h32M18 68h16m14 0h52", d.SAND, 1.2) +
    d.box(54, 58, 12, 8, d.PAPER),

  festival: () =>
    d.all(d.LAKE) +
    d.line("M0 8q30 14 60 2t60 0", d.INK, 1.4) +
    d.each([[10, 12], [26, 15], [42, 14], [74, 9], [90, 9], [106, 11]] as const, ([x, y], n) =>
      d.fill(`M${x - 5} ${y}h10l-5 10z`, [d.WHEAT, d.CLAY, d.PAPER][n % 3] as string),
    ) +
    d.ground(70, d.LEAF) +
    d.fill("M60 20L28 44v28h64V44z", d.PAPER) +
    d.fill("M60 20L28 44v28h10V44zM60 20l-8 24v28h16V44zM60 20l22 24v28h10V44z", d.CLAY) +
    d.fill("M60 44l-9 28h18z", d.INK) +
    d.line("M28 44q5 6 10 0 7 6 14 0 8 6 16 0 7 6 14 0 5 6 10 0", d.INK, 1.6) +
    d.flag(60, 21, 13, d.WHEAT),

  laboratory: () =>
    d.all("#2f5a5c") +
    d.strokes(8, "#3d6b6c", 9) +
    d.box(8, 68, 104, 12, d.WOOD) +
    d.fill("M50 10h16v4h-3v16l17 30q2 8-6 8H42q-8 0-6-8l17-30V14h-3z", d.PAPER) +
    d.fill("M47 44h22l9 17q1 4-4 4H42q-5 0-4-4z", d.LEAF) +
    d.disc(54, 55, 3, d.PAPER) +
    d.disc(63, 50, 2, d.PAPER) +
    d.disc(60, 60, 2, d.PAPER) +
    d.disc(57, 24, 2, d.LEAF) +
    d.disc(96, 56, 12, d.SAND) +
    d.fill("M85 56h22q0 12-11 12t-11-12z", d.CLAY) +
    d.line("M96 45V34q0-6-8-6H73", d.SAND, 4) +
    d.box(14, 46, 11, 22, d.WHEAT, 2) +
    d.box(16, 41, 7, 6, d.INK),

  library: () =>
    d.all(INDOORS) +
    d.box(14, 38, 92, 4, d.INK) +
    d.box(14, 74, 92, 4, d.INK) +
    d.each(
      [[18, 12, 8, d.CLAY], [27, 8, 10, d.LEAF], [38, 14, 7, d.WHEAT], [46, 10, 9, d.NIGHT], [56, 12, 8, d.PAPER], [78, 9, 10, d.PLUM], [89, 13, 8, d.LAKE]] as const,
      ([x, y, w, c]) => d.box(x, y, w, 38 - y, c) + d.line(`M${x + 2} ${y + 6}h${w - 4}M${x + 2} 33h${w - 4}`, d.INK, 1.4),
    ) +
    d.at(67, 38, d.box(-1, -25, 8, 25, d.EMBER), 1, 14) +
    d.each(
      [[20, 48, 9, d.LAKE], [30, 52, 7, d.SAND], [78, 46, 8, d.CLAY], [87, 50, 9, d.LEAF], [97, 47, 7, d.WHEAT]] as const,
      ([x, y, w, c]) => d.box(x, y, w, 74 - y, c) + d.line(`M${x + 2} ${y + 6}h${w - 4}M${x + 2} 69h${w - 4}`, d.INK, 1.4),
    ) +
    d.fill("M42 56q8-5 16 0 8-5 16 0v16q-8-5-16 0-8-5-16 0z", d.PAPER) +
    d.line("M58 56v16M46 60q4-1 8 0M46 65q4-1 8 0M62 60q4-1 8 0M62 65q4-1 8 0", d.INK, 1.2),

  market: () =>
    d.all(d.SKY) +
    d.strokes(6, d.PAPER, 2) +
    d.ground(70, d.SAND) +
    d.box(26, 30, 4, 44, d.WOOD) +
    d.box(90, 30, 4, 44, d.WOOD) +
    d.box(22, 54, 76, 18, d.WOOD) +
    d.line("M26 60h30m8 0h30M26 66h16m10 0h42", d.SAND, 1.2) +
    d.fill("M28 14h64l10 20H18z", d.PAPER) +
    d.fill("M28 14h13l-6 20H18zM54 14h12l2 20H52zM79 14h13l10 20H85z", d.CLAY) +
    d.line("M18 34q8 7 17 0 8 7 17 0 8 7 16 0 8 7 17 0 8 7 17 0", d.INK, 1.8) +
    d.each([34, 42, 50], (x) => d.disc(x, 50, 4.5, d.CLAY)) +
    d.each([62, 70], (x) => d.disc(x, 50, 4.5, d.WHEAT)) +
    d.fill("M78 54q0-12 6-12t6 12z", d.LEAF),

  mine: () =>
    d.all(d.STONE) +
    d.fill("M0 80V30L34 8l30 10 24-12 32 26v48z", "#6f6557") +
    d.line("M20 30l8 6m60-10l-6 8m18 14l-8 4M16 52l8 2", d.STONE, 1.8) +
    d.arch(36, 80, 48, 54, d.INK) +
    d.line("M38 80V42M82 80V42M34 42h52", d.WOOD, 5) +
    d.line("M30 78h60", d.SAND, 2) +
    d.fill("M42 54h36l-5 16H47z", d.SAND) +
    d.fill("M44 54q3-9 9-6 4-7 10-2 7-4 9 2 5 0 4 6z", d.WHEAT) +
    d.wheel(51, 73, 5, d.STONE, 4) +
    d.wheel(69, 73, 5, d.STONE, 4),

  sentry: () =>
    d.all(d.NIGHT) +
    d.stars(d.PAPER, [10, 12], [24, 26], [108, 14], [96, 30]) +
    d.tower(30, 80, 60, 58, d.STONE) +
    d.arch(44, 80, 32, 46, d.INK) +
    d.line("M50 40v30M60 36v34M70 40v30M46 48h28M46 60h28", "#6f6557", 2) +
    d.each([37, 83], (x) => d.line(`M${x} 58v9`, d.WOOD, 3) + d.flame(x, 58, 0.5)) +
    d.line("M94 80V22", d.WOOD, 2.6) +
    d.fill("M94 10l5 12h-10zM95 24q9-2 9 8-4-3-9-2z", d.PAPER) +
    d.at(100, 80, d.bust(0, 0, 0.62, d.CLAY) + d.fill("M-8-23q0-10 8-10t8 10z", d.PAPER)),

  witch: () =>
    d.all(d.NIGHT) +
    d.disc(62, 38, 28, d.SAND) +
    d.stars(d.PAPER, [14, 16], [22, 50], [106, 20], [100, 62]) +
    d.fill("M28 52q32-9 66 0 4 2 0 4-32 6-66 0-4-2 0-4z", d.INK) +
    d.fill("M42 52q8-16 11-34 3-10 13-10l8 8q-7-2-8 3 4 18 14 33z", d.INK) +
    d.line("M45 47q17 5 33 0", d.PLUM, 4) +
    d.box(57, 44, 8, 7, d.WHEAT) +
    d.box(60, 46, 3, 3, d.INK) +
    d.line("M14 76L84 64", d.WOOD, 2.6) +
    d.fill("M82 61l24-2 4 6-4 6-23-3z", d.WHEAT) +
    d.line("M88 64h18M88 67l16 1", d.INK, 1.2),

  artisan: () =>
    d.all(d.SAND) +
    d.strokes(8, d.PAPER, 9) +
    d.box(32, 66, 56, 6, d.WOOD, 3) +
    d.box(56, 70, 8, 10, d.INK) +
    d.fill("M48 12h24q3 3 0 6-4 4 4 10 12 8 10 20-2 14-12 18H46Q36 62 34 48 32 36 44 28q8-6 4-10-3-3 0-6z", d.CLAY) +
    d.line("M38 40q22 6 44 0M37 50q23 6 46 0", d.PAPER, 1.8) +
    d.line("M41 46l5 3 5-3 5 4 5-4 5 4 5-4 5 3 4-3", d.INK, 1.6) +
    d.fill("M50 12h20q-2 3-10 3t-10-3z", d.INK) +
    d.line("M41 58q8 6 12 6", d.SAND, 1.6) +
    d.fill("M4 80q-4-14 6-20v-5h10v5q10 6 6 20z", d.LAKE) +
    d.line("M4 70h22", d.PAPER, 1.6) +
    d.fill("M94 80q-6-10 0-16h20q6 6 0 16z", d.WOOD) +
    d.line("M94 70h20", d.SAND, 1.6),
};
