import * as d from "../../../art/draw.ts";

/** The kingdom cards of Hinterlands. */
export const HINTERLANDS: Record<string, () => string> = {
  crossroads: () =>
    d.all(d.WHEAT) +
    d.rays(60, 52, d.SAND, 10, 26, 2.4) +
    d.ground(60, d.LEAF) +
    d.fill("M52 60h12l22 20H26z", d.SAND) +
    d.fill("M0 64l54-4v6L0 76zM120 64l-54-4v6l54 10z", d.SAND) +
    d.box(57, 10, 6, 58, d.WOOD) +
    d.fill("M58 16h28l8 6-8 6H58zM62 32H34l-8 6 8 6h28z", d.PAPER) +
    d.fill("M58 47h20l6 4-6 5H58z", d.CLAY) +
    d.line("M66 22h16M40 38h14", d.INK, 1.8),

  "fools-gold": () =>
    d.all("#4a4136") +
    d.rays(60, 42, "#5d5243", 24, 24, 2) +
    d.fill("M60 14l22 10v26L60 60 38 50V24z", d.WHEAT) +
    d.fill("M60 34l22-10v26L60 60z", "#b07d26") +
    d.fill("M60 34L38 24v26l22 10z", "#f0cb6a") +
    d.fill("M36 46l14 7v16l-14 7-14-7V53z", d.WHEAT) +
    d.fill("M36 60l14-7v16l-14 7z", "#b07d26") +
    d.fill("M84 48l15 7v16l-15 7-15-7V55z", "#f0cb6a") +
    d.fill("M84 62l15-7v16l-15 7z", "#b07d26") +
    d.stars(d.PAPER, [46, 14], [92, 30], [24, 36]) +
    d.line("M44 31v13M49 33v13", d.PAPER, 1.2),

  develop: () =>
    d.all(d.SKY) +
    d.strokes(7, d.PAPER) +
    d.ground(72, d.LEAF) +
    d.box(26, 46, 40, 28, d.PAPER) +
    d.line("M26 53h40M26 60h40M26 67h40M36 46v7M50 46v7M42 53v7M58 53v7M34 60v7M50 60v7", d.STONE, 1.4) +
    d.line("M88 76V10M88 14H36M88 28L70 14M80 76h16", d.WOOD, 3.4) +
    d.line("M44 14v14", d.INK, 1.4) +
    d.box(36, 28, 17, 10, d.CLAY) +
    d.line("M44 28l-8 3M44 28l8 3", d.INK, 1.2) +
    d.line("M20 74V38M20 50h6M20 62h6M72 74V38", d.WOOD, 2.4),

  "guard-dog": () =>
    d.all(d.LAKE) +
    d.rays(64, 40, "#5f93a0", 24, 24, 2.4) +
    d.ground(72, d.MOSS) +
    d.fill("M38 80q-2-30 16-40-2-10 2-18l-3-15 11 9q8-2 14 2l18 9q4 4 0 9-6 7-16 6-4 8 0 20l4 18z", d.INK) +
    d.disc(76, 24, 2.2, d.WHEAT) +
    d.line("M80 37q8 1 14-3", d.PAPER, 1.6) +
    d.line("M60 44q8 8 20 2", d.CLAY, 5) +
    d.disc(68, 50, 3.6, d.WHEAT) +
    d.line("M48 58q-3 8-2 18M56 60q-2 8-1 16M62 12l2 6", "#7d6f60", 1.5),

  oasis: () =>
    d.all(d.EMBER) +
    d.sun(84, 24, 11, d.PAPER) +
    d.fill("M0 52q26-18 54-4t66-8v40H0z", d.SAND) +
    d.line("M4 56q18-10 36-5M84 52q16 2 32-3", d.WHEAT, 1.8) +
    d.fill("M26 66q34-10 68 0 4 6-4 8-30 6-62 0-6-3-2-8z", d.LAKE) +
    d.line("M40 70h18m8-3h16M52 74h20", d.SKY, 1.6) +
    d.line("M46 66q-4-22 6-40", d.WOOD, 4) +
    d.fill("M52 26q-14-10-26 2 14-2 26 0-14 0-18 14 10-10 18-12 2-12-8-20 12 2 10 18 6-14 20-12-14 4-18 12 14-2 18 12-8-12-22-14z", d.MOSS) +
    d.line("M62 67q2-10 8-16", d.WOOD, 2.6) +
    d.fill("M70 51q-8-6-14 2 8-2 14-2-4 4-3 9 4-8 3-9 8 0 12 7-2-10-12-7z", d.MOSS),

  scheme: () =>
    d.all(d.INK) +
    d.disc(86, 30, 34, "#4c3a2a") +
    d.disc(86, 30, 21, "#6b4d30") +
    d.box(0, 58, 120, 22, d.WOOD) +
    d.line("M4 64h10m70 0h30M96 75h20M0 75h24", d.INK, 1.2) +
    d.candle(86, 60, 26) +
    d.at(46, 44, d.box(-30, -19, 58, 40, d.PAPER) + d.line("M-30-19L-1 6 28-19M-30 21l20-20M28 21L8 1", d.STONE, 1.6), 1, -8) +
    d.disc(45, 48, 8.5, d.CLAY) +
    d.line("M41 48l3 4 5-7", d.PAPER, 1.8) +
    d.at(96, 72, d.box(0, -2, 14, 4, d.INK, 2) + d.box(-3, -7, 3.5, 14, d.WHEAT, 1) + d.fill("M-3-3.5v7L-38 0z", d.PAPER), 1, -6),

  tunnel: () =>
    d.all(d.SKY) +
    d.strokes(7, d.PAPER, 2) +
    d.fill("M0 80V44L30 14l18 12L70 8l50 46v26z", d.MOSS) +
    d.line("M30 20l-14 16M48 32l8-8M72 16l16 16M98 42l10 10", d.LEAF, 2) +
    d.arch(34, 80, 52, 54, d.STONE) +
    d.line("M60 26v8M44 32l4 6M76 32l-4 6M35 46l7 4M85 46l-7 4M34 62h7M86 62h-7", d.INK, 1.6) +
    d.arch(41, 80, 38, 46, d.INK) +
    d.arch(54, 66, 12, 15, d.WHEAT) +
    d.fill("M56 66h8l10 14H46z", "#6b5a44"),

  "jack-of-all-trades": () =>
    d.all(d.PLUM) +
    d.rays(60, 80, "#7d5a85", 30, 30, 2) +
    d.bust(60, 92, 1.2, d.WHEAT) +
    d.fill("M60 63l-12 29h24z", d.CLAY) +
    d.fill("M47 46q0-13 13-13t13 13z", d.LEAF) +
    d.line("M72 40q12-4 16-14", d.PAPER, 3) +
    d.disc(56, 50, 1.4, d.INK) +
    d.disc(64, 50, 1.4, d.INK) +
    d.line("M55 55q5 4 10 0", d.INK, 1.5) +
    d.coin(24, 46, 9, "#f3cd62") +
    d.at(40, 26, d.hammer(0, 14, 0.6, -20)) +
    d.fill("M62 6h13v18H62z", d.PAPER) +
    d.line("M65 11h7M65 15h7M65 19h4", d.INK, 1.3) +
    d.disc(94, 46, 8, d.CLAY) +
    d.line("M94 38q0-4 4-5", d.INK, 1.6),

  nomads: () =>
    d.all(d.NIGHT) +
    d.moon(92, 18, 10, d.PAPER, d.NIGHT) +
    d.stars(d.PAPER, [16, 14], [36, 8], [62, 14], [108, 36]) +
    d.fill("M0 60q30-10 60-3t60-3v26H0z", d.SAND) +
    d.fill("M40 18L10 66h60z", d.CLAY) +
    d.line("M40 18l-4-7M40 18l5-7", d.WOOD, 2.2) +
    d.fill("M40 34L30 66h20z", d.INK) +
    d.line("M24 48l6 4M56 48l-6 4M18 58l6 3M62 58l-6 3", d.WHEAT, 1.8) +
    d.fill("M84 34L64 66h42z", d.PAPER) +
    d.fill("M85 46l-6 20h12z", d.INK) +
    d.line("M84 34l-3-5M84 34l4-5", d.WOOD, 2) +
    d.flame(60, 76, 0.8) +
    d.line("M52 76h16M54 73l12 5", d.WOOD, 2.4),

  "spice-merchant": () =>
    d.all("#5f8076") +
    d.strokes(7, "#6f9086", 5) +
    d.box(0, 64, 120, 16, d.WOOD) +
    d.each([[27, d.CLAY], [60, d.WHEAT], [93, d.LEAF]] as const, ([x, c]) =>
      d.fill(`M${x} 20l13 28h-26z`, c) +
      d.line(`M${x} 28l4 10M${x - 2} 35l3 8`, d.PAPER, 1.2) +
      d.fill(`M${x - 13} 50h26q5 12 0 20h-26q-5-8 0-20z`, d.SAND) +
      d.box(x - 15, 44, 30, 8, d.PAPER, 4) +
      d.line(`M${x - 7} 57q-2 5 0 9M${x + 6} 57q2 4 1 8`, d.WOOD, 1.3),
    ) +
    d.line("M66 26L86 8", d.INK, 2.2) +
    d.fill("M60 28q4 8 11 1l-4-5z", d.INK),

  trader: () =>
    d.all(d.SKY) +
    d.strokes(6, d.PAPER) +
    d.ground(64, d.LEAF) +
    d.line("M0 74h120", d.SAND, 6) +
    d.fill("M24 44q-4-30 26-30h22q28 0 24 30z", d.PAPER) +
    d.line("M42 16q-6 12-4 28M60 14v30M78 16q6 12 4 28", d.STONE, 1.8) +
    d.fill("M52 44q-2-16 8-16t8 16z", d.INK) +
    d.fill("M20 44h80l-4 16H24z", d.CLAY) +
    d.line("M24 50h72", d.WHEAT, 1.8) +
    d.wheel(38, 64, 11, d.INK, 8) +
    d.wheel(82, 64, 11, d.INK, 8) +
    d.line("M98 52l16 8", d.WOOD, 3),

  trail: () =>
    d.all(d.SKY) +
    d.sun(88, 20, 9, d.PAPER) +
    d.fill("M0 44q22-22 48-8t72-10v54H0z", d.LEAF) +
    d.fill("M0 62q40-18 120-4v22H0z", d.MOSS) +
    d.fill("M66 32q-16 4-6 11t-4 13q-22 8-14 24h26q-14-12 6-22t0-16q-10-4 0-9z", d.SAND) +
    d.pine(28, 62, 1.2, d.MOSS) +
    d.pine(38, 58, 0.8, d.MOSS) +
    d.tree(94, 62, 1.3, d.MOSS) +
    d.pine(18, 76, 1.3, "#2c3f21") +
    d.line("M50 72q1 4 4 6M62 52l5-3", d.WOOD, 1.6),

  weaver: () =>
    d.all(d.SAND) +
    d.strokes(8, d.PAPER, 9) +
    d.box(24, 6, 7, 70, d.WOOD) +
    d.box(89, 6, 7, 70, d.WOOD) +
    d.box(18, 8, 84, 7, d.WOOD, 3) +
    d.box(18, 64, 84, 7, d.WOOD, 3) +
    d.line("M37 15v24M43 15v24M49 15v24M55 15v24M61 15v24M67 15v24M73 15v24M79 15v24M84 15v24", d.INK, 1.2) +
    d.box(34, 36, 52, 28, d.CLAY) +
    d.box(34, 42, 52, 4, d.PAPER) +
    d.line("M34 54l6.5-5 6.5 5 6.5-5 6.5 5 6.5-5 6.5 5 6.5-5 6.5 5", d.WHEAT, 2.2) +
    d.box(34, 58, 52, 3, d.NIGHT) +
    d.fill("M44 28q16-6 32 0-16 6-32 0z", d.WHEAT) +
    d.line("M76 28h16", d.NIGHT, 1.6),

  berserker: () =>
    d.all(d.CLAY) +
    d.rays(60, 44, "#c1653f", 0, 24, 3) +
    d.axe(42, 88, 1.2, -34, true) +
    d.axe(78, 88, 1.2, 34) +
    d.fill("M38 78V56h44v22q-22 6-44 0z", d.WOOD) +
    d.fill("M40 52q0-24 20-24t20 24v4H40z", d.STONE) +
    d.fill("M40 40q-14-4-16-22 8 10 20 11zM80 40q14-4 16-22-8 10-20 11z", d.PAPER) +
    d.box(38, 46, 44, 7, d.INK) +
    d.box(57, 28, 6, 34, d.INK) +
    d.fill("M44 55h11v5q-11 2-11-5zM76 55H65v5q11 2 11-5z", d.SAND) +
    d.disc(50, 56.5, 1.8, d.INK) +
    d.disc(70, 56.5, 1.8, d.INK) +
    d.line("M44 66q4 8 3 12M54 66q2 6 1 12M66 66q-2 6-1 12M76 66q-4 8-3 12", d.INK, 1.6),

  cartographer: () =>
    d.all(d.WOOD) +
    d.strokes(5, "#76502f", 10) +
    d.fill("M14 18l30-7 32 7 30-7v52l-30 7-32-7-30 7z", d.PAPER) +
    d.fill("M44 11l32 7v52l-32-7z", d.SAND) +
    d.line("M22 54q8-18 20-12t18-10q8-12 30-8", d.CLAY, 2.2) +
    d.fill("M22 26l5 9H17zM30 30l4 7h-8z", d.MOSS) +
    d.line("M86 56q4-3 8 0t8 0M84 61q4-3 8 0t8 0", d.LAKE, 1.8) +
    d.line("M88 20l6 6m0-6l-6 6", d.CLAY, 2.6) +
    d.fill("M62 36l4 11 11 4-11 4-4 11-4-11-11-4 11-4z", d.INK) +
    d.fill("M62 36l4 11-4 4z", d.CLAY) +
    d.ring(62, 51, 8, d.INK, 1.2),

  cauldron: () =>
    d.all("#3a3246") +
    d.fill("M30 32q-6-12 4-18-2 8 6 10 0-12 12-16-4 10 4 14 4-10 16-8-6 4-2 10 8-6 14 0-8 0-8 8z", d.LEAF) +
    d.flame(44, 80, 0.9) +
    d.flame(60, 82, 1.1) +
    d.flame(77, 80, 0.9) +
    d.fill("M26 34h68q8 34-18 38H44q-26-4-18-38z", d.INK) +
    d.box(22, 29, 76, 8, d.STONE, 4) +
    d.fill("M30 30q30-7 60 0z", d.LEAF) +
    d.disc(46, 25, 4, "#9db56a") +
    d.disc(58, 20, 3, "#9db56a") +
    d.disc(70, 25, 5, "#9db56a") +
    d.line("M33 44q-1 14 8 22M40 46q0 8 4 14", "#6f6557", 1.8) +
    d.line("M22 36q-8 6-2 16M98 36q8 6 2 16", d.STONE, 2.2),

  haggler: () =>
    d.all(d.LAKE) +
    d.rays(60, 28, "#5f93a0", 16, 24, 2) +
    d.at(25, 86, d.bust(0, 0, 1.2, d.CLAY) + d.fill("M-13-46q0-12 13-12t13 12l4 2h-34z", d.INK)) +
    d.at(96, 86, d.bust(0, 0, 1.2, d.MOSS, "#d2a877") + d.fill("M-13-42q-1-15 13-15t13 15q-13-7-26 0z", d.WHEAT)) +
    d.disc(31, 42, 1.6, d.INK) +
    d.disc(90, 42, 1.6, d.INK) +
    d.line("M30 49h5M86 49q3 2 6 1", d.INK, 1.5) +
    d.coin(60, 28, 13, "#f3cd62") +
    d.line("M44 74q10-4 12-20M77 74q-10-4-12-20", d.SAND, 5),

  highway: () =>
    d.all(d.WHEAT) +
    d.rays(60, 34, d.SAND, 4, 28, 2.4) +
    d.fill("M0 42l30-14 16 10h28l18-12 28 14v40H0z", d.LEAF) +
    d.fill("M56 36h8l34 44H22z", d.STONE) +
    d.line("M58.5 40h3M56 46h8M53 53h14M49 61h22M43 71h34", d.PAPER, 1.8) +
    d.line("M60 36v4M58 40v6M63 46v7M55 53v8M66 61v10M52 71v9M64 71v9", d.PAPER, 1.4) +
    d.box(18, 54, 9, 15, d.PAPER, 3) +
    d.line("M21 59h3m-3 4h3", d.INK, 1.3) +
    d.box(88, 48, 6, 10, d.PAPER, 2) +
    d.pine(104, 62, 1.1, d.MOSS) +
    d.pine(12, 50, 0.7, d.MOSS),

  inn: () =>
    d.all(d.NIGHT) +
    d.stars(d.PAPER, [96, 12], [108, 30], [70, 10]) +
    d.box(0, 0, 42, 80, "#d8c49c") +
    d.line("M6 0v80M36 0v80M6 26h30M6 54h30M6 26l30 28", d.WOOD, 4) +
    d.box(14, 60, 16, 14, d.WHEAT) +
    d.line("M22 60v14M14 67h16", d.INK, 1.4) +
    d.line("M42 14h52M42 30l18-16", d.INK, 3) +
    d.line("M60 14v10M88 14v10", d.STONE, 1.6) +
    d.box(52, 24, 44, 42, d.WOOD, 4) +
    d.ring(74, 45, 18, d.WHEAT, 1.4) +
    d.fill("M64 40h16v17q0 2-2 2H66q-2 0-2-2z", d.WHEAT) +
    d.line("M80 44q8 0 7 6t-7 5", d.WHEAT, 2.6) +
    d.fill("M62 41q-1-7 6-6 3-5 8-1 7-1 6 7z", d.PAPER) +
    d.line("M68 46v9M73 46v9", d.INK, 1.4),

  margrave: () =>
    d.all(d.MOSS) +
    d.rays(60, 34, "#50693c", 20, 24, 2.4) +
    d.bust(60, 86, 1.4, d.NIGHT) +
    d.fill("M38 60q22-8 44 0l-4 8q-18-6-36 0z", d.PAPER) +
    d.line("M60 66v14M52 72h16", d.WHEAT, 2.4) +
    d.fill("M50 40q10 6 20 0 0 14-10 17-10-3-10-17z", d.INK) +
    d.disc(55, 35, 1.6, d.INK) +
    d.disc(65, 35, 1.6, d.INK) +
    d.fill("M38 27q22-8 44 0-2-14-14-16H52q-12 2-14 16z", d.CLAY) +
    d.box(43, 21, 34, 5, d.WHEAT, 2) +
    d.fill("M72 18q10-18 26-14-8 4-10 12-8-2-16 2z", d.PAPER) +
    d.line("M58 46h4", d.CLAY, 1.4),

  souk: () =>
    d.all(d.EMBER) +
    d.rays(60, 0, "#e08d47", 0, 30, 2.4) +
    d.box(0, 20, 120, 60, d.SAND) +
    d.line("M6 26h20m24 0h20m24 0h20", d.WHEAT, 1.8) +
    d.each([8, 44, 80], (x) => d.fill(`M${x} 80V50q0-14 16-20 16 6 16 20v30z`, d.INK)) +
    d.box(10, 58, 28, 22, d.CLAY) +
    d.line("M10 63h28M10 75h28M14 69l4-3 4 3 4-3 4 3 4-3", d.WHEAT, 1.6) +
    d.each([54, 60, 67], (x, n) => d.line(`M${x} 34v${8 + n * 4}`, d.STONE, 1) + d.fill(`M${x} ${42 + n * 4}l3.5 5-3.5 5-3.5-5z`, [d.WHEAT, d.EMBER, d.WHEAT][n] as string)) +
    d.fill("M48 80q2-10 6-12h12q4 2 6 12z", d.LAKE) +
    d.each([[88, d.CLAY], [96, d.LEAF], [104, d.WHEAT]] as const, ([x, c]) => d.fill(`M${x - 5} 80q-2-12 5-18 7 6 5 18z`, c)),

  stables: () =>
    d.all("#5b4634") +
    d.line("M20 0v80M40 0v80M60 0v80M80 0v80M100 0v80", "#4a3828", 1.6) +
    d.fill("M34 80V40q4-18 22-22l2-10 8 9q6 1 9 6l13 20q3 5-2 9l-5 2q-4 2-8-2l-9-7q-2 10 2 35z", d.WOOD) +
    d.fill("M58 8l-2 10Q40 24 34 44l-4-2q0-24 22-30z", d.INK) +
    d.disc(72, 30, 2.2, d.INK) +
    d.disc(85, 47, 1.6, d.INK) +
    d.line("M66 40l20-2M70 24l-5 22M66 40q-10 4-20 20", d.SAND, 2) +
    d.box(10, 62, 100, 18, d.CLAY) +
    d.line("M10 62h100M14 78l44-13M106 78L62 65", d.INK, 2.4) +
    d.ear(100, 62, 1.1, d.WHEAT, 16) +
    d.ear(22, 62, 1, d.WHEAT, -18),

  wheelwright: () =>
    d.all(d.LEAF) +
    d.rays(60, 40, "#7d9a56", 30, 28, 2.2) +
    d.box(0, 72, 120, 8, d.MOSS) +
    d.wheel(60, 40, 28, d.WOOD, 10) +
    d.ring(60, 40, 31, d.INK, 2) +
    d.ring(60, 40, 24.5, d.INK, 1.2) +
    d.disc(60, 40, 4, d.INK) +
    d.hammer(100, 74, 0.9, 10) +
    d.line("M14 74l10-30M20 76l10-30", d.SAND, 4),

  "witchs-hut": () =>
    d.all(d.NIGHT) +
    d.disc(32, 24, 14, d.SAND) +
    d.stars(d.PAPER, [60, 10], [104, 14], [12, 46]) +
    d.pine(18, 78, 2, "#24324a") +
    d.pine(104, 78, 2.3, "#24324a") +
    d.ground(74, d.INK) +
    d.line("M54 58q-4 8-2 18M78 58q6 8 2 18M66 60v16", d.WOOD, 3) +
    d.fill("M46 36l38-2 4 26-44 2z", d.WOOD) +
    d.fill("M38 40q22-10 26-32 6 22 30 28-28 6-56 4z", d.INK) +
    d.line("M52 32l6-4M70 24l4 6M78 34l6 1M60 34l6-2", d.PLUM, 1.8) +
    d.box(52, 43, 9, 9, d.WHEAT) +
    d.line("M56.5 43v9M52 47.500h9", d.INK, 1.2) +
    d.arch(68, 60, 10, 16, d.INK) +
    d.line("M80 20q-4-6 2-9t0-9", d.STONE, 2.4),

  "border-village": () =>
    d.all(d.SKY) +
    d.fill("M0 46l22-26 16 16 20-26 24 28 14-12 24 22v32H0z", d.LAKE) +
    d.fill("M22 20l6 6-6 4-6-3zM58 10l8 9-8 5-7-4z", d.PAPER) +
    d.ground(54, d.LEAF) +
    d.house(18, 64, 24, d.PAPER, d.CLAY) +
    d.house(78, 66, 26, d.SAND, d.CLAY) +
    d.house(46, 58, 20, d.PAPER, d.WOOD) +
    d.box(0, 64, 120, 16, d.MOSS) +
    d.fill("M50 64h18l8 16H42z", d.SAND) +
    d.box(38, 56, 5, 22, d.INK) +
    d.box(80, 60, 5, 18, d.INK) +
    d.line("M40 64L82 70", d.PAPER, 5) +
    d.line("M48 65l6 1M60 67l6 1M72 68.500l6 1", d.CLAY, 5),

  farmland: () =>
    d.all(d.SKY) +
    d.sun(92, 20, 10, d.WHEAT) +
    d.fill("M0 40q40-14 120-4v44H0z", d.LEAF) +
    d.fill("M0 80V50q40-10 70-12L40 80z", d.WHEAT) +
    d.line("M4 58q26-8 50-14M2 66q24-8 46-12M0 74q20-8 40-12", d.WOOD, 1.8) +
    d.fill("M44 80L74 38q24-2 46 2v40z", d.WOOD) +
    d.line("M80 41L58 80M92 40L78 80M104 41l-6 39M114 42v38", d.SAND, 2) +
    d.ear(24, 76, 1.3, d.PAPER, -8) +
    d.ear(36, 78, 1.1, d.PAPER, 10) +
    d.ear(13, 78, 1, d.PAPER, 4) +
    d.house(56, 40, 11, d.PAPER, d.CLAY),
};
