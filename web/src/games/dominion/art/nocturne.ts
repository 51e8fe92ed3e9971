import * as d from "../../../art/draw.ts";
import * as m from "./motifs.ts";
import { GOLD } from "./scenery.ts";

/** The kingdom cards of Nocturne, what they bring into the game, and the faces of its states. */
export const NOCTURNE: Record<string, () => string> = {
  druid: () =>
    d.all(d.MOSS) +
    d.rays(60, 34, "#50693c", 20, 24, 2.4) +
    d.each([[10, 40], [26, 48], [86, 46], [102, 40]] as const, ([x, y]) => d.box(x, y, 11, 40, d.STONE, 3)) +
    d.box(7, 34, 32, 9, d.STONE, 3) +
    m.person(58, 86, 1.4, d.PAPER, m.hair("#8f3f24") + d.line("M0-24v24M-4-20l4 5 4-5", d.WHEAT, 1.6)) +
    d.each([44, 51, 58, 65, 72], (x, n) => d.disc(x, [27, 21, 19, 21, 27][n] as number, 4, n % 2 ? "#9db56a" : d.LEAF)) +
    d.line("M90 80V26q0-12 9-11t5 10-8 1", d.WOOD, 3.4) +
    d.disc(88, 40, 3, "#9db56a"),

  "faithful-hound": () =>
    d.all("#5b4634") +
    d.strokes(8, "#6b5440", 8) +
    d.arch(66, 72, 40, 52, d.STONE) +
    d.arch(72, 72, 28, 40, d.INK) +
    d.flame(86, 70, 1.3) +
    d.line("M76 70h20", d.WOOD, 4) +
    d.box(0, 70, 120, 10, "#3b2e24") +
    d.fill("M14 72h64q4 3 0 6H14q-6-3 0-6z", d.CLAY) +
    d.at(44, 74, d.fill("M-20 0q-6-14 4-26 8-8 12-14v-10q2-10 12-10l4 3 12 4q2 6-3 8l-8 1q-2 6-1 12l4 32H8L3-18Q1-10 1 0z", d.WHEAT) +
      d.fill("M5-59q-11 0-9 17 7-1 10-12z", d.WOOD) + d.line("M-19-4q-12-2-12-14", d.WHEAT, 4) + d.disc(11, -52, 1.6, d.INK) + d.disc(24, -51, 2.2, d.INK)) +
    d.line("M42 38q8 4 14 1", d.CLAY, 3),

  conclave: () =>
    d.all(d.INK) +
    d.disc(60, 50, 44, "#4c3a2a") +
    d.disc(60, 52, 28, "#6b4d30") +
    m.cowl(36, 52, 0.9, d.NIGHT) +
    m.cowl(84, 52, 0.9, d.NIGHT) +
    m.cowl(60, 46, 0.9, d.PLUM) +
    d.fill("M22 60q38-14 76 0-38 14-76 0z", d.WOOD) +
    d.candle(60, 61, 15) +
    m.cowl(14, 84, 1.1, d.PLUM) +
    m.cowl(106, 84, 1.1, d.PLUM) +
    d.each([36, 60, 84], (x, n) => m.eyes(x, n === 1 ? 23 : 29, 2.4, d.WHEAT, 1.2)),

  cobbler: () =>
    d.all(d.NIGHT) +
    d.box(72, 8, 30, 32, "#4a5a7c") +
    d.moon(87, 22, 8, d.PAPER, "#4a5a7c") +
    d.line("M87 8v32M72 24h30M72 8h30v32H72z", d.WOOD, 2.4) +
    d.box(0, 64, 120, 16, d.WOOD) +
    d.line("M6 70h30m20 0h44M20 76h50", d.INK, 1.2) +
    d.fill("M28 12h26l-1 28q22 4 28 10 4 5 3 12H29q3-24-1-50z", d.CLAY) +
    d.box(28, 60, 57, 5, d.INK, 1.5) +
    d.fill("M26 10h30v7H26z", d.SAND) +
    d.line("M47 26l7 2M46 32l8 2M48 39l7-3M36 40q-2 10 0 18M66 48q4 4 3 12", d.PAPER, 1.6) +
    d.hammer(98, 68, 0.8, 16),

  werewolf: () =>
    d.all(d.NIGHT) +
    d.disc(60, 38, 34, d.SAND) +
    d.stars(d.PAPER, [14, 14], [20, 40], [108, 16], [104, 44]) +
    d.fill("M22 80q2-18 20-22h36q18 4 20 22z", d.CLAY) +
    d.fill("M34 8l14 14q12-4 24 0L86 8v26l8 14-13 4-6 14-15 6-15-6-6-14-13-4 8-14z", d.INK) +
    d.fill("M38 17l8 9-8 7zM82 17l-8 9 8 7z", d.PLUM) +
    d.fill("M50 42h20l5 15q-6 14-15 14T45 57z", "#6f6557") +
    d.fill("M47 56q13 5 26 0-4 14-13 14T47 56z", "#7a2f22") +
    d.fill("M49 57l3 7 3-6zM71 57l-3 7-3-6zM56 58.5l2 4 2-4zM64 58.5l-2 4-2-4z", d.PAPER) +
    d.fill("M54 42h12l-6 8zM40 80l4-9 5 9zM70 80l5-9 4 9z", d.INK) +
    d.fill("M40 32l13 5q-10 5-13-5zM80 32l-13 5q10 5 13-5z", d.WHEAT),

  "secret-cave": () =>
    d.all("#7d7263") +
    d.line("M8 14l12 6m70-12l14 8M6 44l10 6m86-6l10 8M12 66l8-4m80 6l10 2", d.STONE, 2) +
    d.fill("M20 80q-6-36 10-56 14-18 34-16 28 2 34 32 4 20 0 40z", d.INK) +
    d.fill("M32 80q-4-26 12-42 10-12 22-8 18 4 22 28 2 12 0 22z", "#2c4152") +
    d.fill("M34 74q26-10 52 0v6H34z", d.LAKE) +
    d.line("M44 76h10m10 1h12", d.SKY, 1.8) +
    d.fill("M44 74l2-22 6-8 4 10v20zM66 74l3-14 6-4 3 8v10z", d.SKY) +
    d.fill("M52 44l4 10v20h-5zM75 56l3 8v10h-4zM57 74l3-10 4-2 1 12z", d.PAPER) +
    d.fill("M42 10l5 17 7-19zM72 9l4 14 8-8zM58 8l2 10 5-10z", "#7d7263") +
    d.line("M28 18q8 12 0 22t2 18M96 26q-8 10 0 18t-4 20", d.LEAF, 3) +
    d.each([[25, 30], [33, 44], [27, 56], [99, 36], [90, 50], [94, 62]] as const, ([x, y]) => d.disc(x, y, 3.6, d.LEAF)),

  leprechaun: () =>
    d.all(d.SKY) +
    d.each([[46, d.CLAY], [40, d.EMBER], [34, d.WHEAT], [28, d.LEAF]] as const, ([r, c]) => d.ring(96, 66, r, c, 6)) +
    d.ground(66, d.LEAF) +
    m.person(42, 88, 1.3, d.MOSS, m.beard(d.EMBER) + d.box(-9, -60, 18, 18, d.MOSS, 2) + d.box(-16, -45, 32, 5, d.MOSS, 2) + d.box(-9, -50, 18, 5, d.INK) +
      d.box(-3.5, -51, 7, 7, d.WHEAT) + d.box(-1.5, -49, 3, 3, d.INK)) +
    d.coin(86, 53, 6, GOLD) +
    d.coin(96, 49, 6, GOLD) +
    d.coin(106, 53, 6, GOLD) +
    d.fill("M78 55h36q8 22-8 25H86q-16-3-8-25z", d.INK) +
    d.line("M76 56h40", d.STONE, 3),

  crypt: () =>
    d.all(d.NIGHT) +
    d.moon(98, 17, 9, d.PAPER, d.NIGHT) +
    d.stars(d.PAPER, [16, 12], [30, 30], [80, 10]) +
    d.ground(68, d.INK) +
    d.fill("M24 34l36-22 36 22z", d.STONE) +
    d.box(28, 32, 64, 40, "#857a6b") +
    m.skull(60, 25, 0.5) +
    d.each([30, 42, 72, 84], (x) => d.box(x, 35, 6, 35, d.STONE)) +
    d.arch(50, 72, 20, 34, d.INK) +
    d.fill("M50 72l6-26q4-6 8-6l-2 32z", d.WOOD) +
    d.disc(66, 69, 2.6, d.WHEAT) +
    d.disc(69, 65, 2, GOLD) +
    d.box(22, 70, 76, 4, d.STONE) +
    d.box(18, 74, 84, 6, "#857a6b") +
    d.line("M10 72V50M10 60l-6-8M10 56l7-7", d.INK, 2.6),

  pooka: () =>
    d.all("#4a5a7c") +
    d.disc(60, 34, 31, d.SKY) +
    d.fill("M34 80q-6-26 10-36h32q16 10 10 36z", d.INK) +
    d.fill("M44 30q-16 4-20-6 10-2 22-2zM76 30q16 4 20-6-10-2-22-2z", d.INK) +
    d.line("M51 21q-4-14-17-13 3 4 2 8M69 21q4-14 17-13-3 4-2 8", d.SAND, 4) +
    d.fill("M42 32q0-14 18-15 18 1 18 15l-7 28q-3 10-11 10t-11-10z", "#463c33") +
    d.fill("M52 18q8-8 16 0l-4 18-4-6-4 6z", d.INK) +
    m.eyes(60, 38, 9, d.WHEAT, 4.4) +
    m.eyes(60, 38, 9, d.INK, 1.6) +
    m.eyes(60, 61, 4, d.INK, 1.6) +
    d.line("M55 66q5 3 10 0M48 46q3 4 3 10M72 46q-3 4-3 10", d.STONE, 1.4) +
    m.cloud(18, 82, 1, d.PAPER) +
    m.cloud(104, 84, 1.1, d.PAPER),

  shepherd: () =>
    d.all(d.SKY) +
    d.strokes(7, d.PAPER) +
    d.fill("M0 54q34-18 62-6t58-6v38H0z", d.LEAF) +
    m.person(46, 84, 1.25, d.LAKE, m.hair(d.WHEAT) + d.fill("M-12-28q-5-23 12-23t12 23q-3-15-12-15t-12 15z", d.CLAY) + d.line("M-8-22q8 8 16 0", d.CLAY, 4)) +
    d.line("M20 80V28q0-14 10-13t5 12", d.WOOD, 3.4) +
    m.sheep(102, 47, 0.5, true) +
    m.sheep(94, 77, 1, true),

  "magic-lamp": () =>
    d.all("#4a3d6b") +
    d.rays(62, 48, "#594b7d", 20, 24, 2.4) +
    d.line("M96 40q10-6 4-14t-12-6 2-16", d.SKY, 5) +
    d.stars(d.PAPER, [24, 18], [50, 10], [40, 30], [108, 56]) +
    d.box(38, 70, 44, 6, d.WHEAT, 3) +
    d.fill("M56 60h10l6 12H50z", d.WHEAT) +
    d.fill("M28 46q34-4 58-2l10-7 5 3q-4 10-20 18-10 6-24 6-20-2-29-18z", GOLD) +
    d.fill("M48 44q2-12 12-12t14 12z", d.WHEAT) +
    d.disc(61, 29, 3.6, GOLD) +
    d.line("M32 48q-14-8-14 2t18 10", d.WHEAT, 4) +
    d.line("M40 52q8 8 22 8", d.PAPER, 2.2),

  "cursed-gold": () =>
    d.all("#4b3358") +
    d.rays(60, 40, "#5d4369", 26, 24, 2.4) +
    d.line("M24 40q-8-8 0-16t-2-16M98 42q8-8 0-16t2-14M48 14q6-4 0-12M72 14q-6-6 2-12", d.PLUM, 5) +
    d.each([[30, 66], [48, 70], [72, 70], [90, 66]] as const, ([x, y]) => d.coin(x, y, 12, d.WHEAT)) +
    d.disc(60, 38, 27, d.INK) +
    d.disc(60, 38, 24.5, GOLD) +
    d.ring(60, 38, 20, d.WOOD, 1.6) +
    m.skull(60, 38, 1.1, "#6b4d1f") +
    m.eyes(60, 37, 5.5, d.EMBER, 1.8),

  pasture: () =>
    d.all(d.SKY) +
    d.sun(28, 18, 8, d.WHEAT) +
    d.fill("M0 44q40-16 120-4v40H0z", d.LEAF) +
    d.house(80, 42, 18, d.PAPER, d.CLAY) +
    d.tree(70, 44, 0.9, d.MOSS) +
    d.fill("M0 58q50-10 120 0v22H0z", "#7d9a56") +
    m.sheep(36, 56, 0.8) +
    m.sheep(78, 64, 1, true) +
    d.line("M0 66h120M0 73h120", d.WOOD, 3) +
    d.line("M12 60v18M36 60v18M60 60v18M84 60v18M108 60v18", d.WOOD, 4),

  wish: () =>
    d.all(d.NIGHT) +
    d.fill("M76 24L-4 52v-9L68 16z", "#52617f") +
    d.fill("M76 24L-2 64l2-12L70 20z", d.LAKE) +
    d.fill("M82 4l5 13 14 1-11 9 4 13-12-8-12 8 4-13-11-9 14-1z", GOLD) +
    d.stars(d.PAPER, [20, 12], [44, 20], [108, 46], [64, 52], [32, 30]) +
    d.ground(72, d.INK) +
    d.house(20, 74, 13, d.INK, d.INK) +
    d.fill("M76 80q-1-14 6-16-3-10 5-10t5 10q7 2 6 16z", d.INK) +
    d.line("M94 68l7-10", d.INK, 3),

  "will-o-wisp": () =>
    d.all("#24363a") +
    d.disc(60, 36, 32, "#2f4b4c") +
    d.disc(60, 36, 22, "#47706b") +
    d.fill("M60 54c-15-1-17-16-8-24 1 6 4 7 5 6-1-12 0-17 6-24 1 12 14 16 12 30-1 8-8 12-15 12z", d.SKY) +
    d.fill("M61 52c-8 0-9-8-4-13 2 4 4 4 6-2 6 6 7 15-2 15z", d.PAPER) +
    m.eyes(60, 45, 3, d.INK, 1.3) +
    d.box(0, 66, 120, 14, "#1c2b2e") +
    d.line("M44 70h32M50 75h22M8 72h16M96 74h16", "#47706b", 2) +
    d.line("M16 80V40M24 80V50M102 80V36M94 80V52", d.MOSS, 2.4) +
    d.each([[16, 36], [24, 46], [102, 32], [94, 48]] as const, ([x, y]) => d.box(x - 2.5, y, 5, 13, d.WOOD, 2.5)) +
    m.eyes(60, 14, 22, d.SKY, 2),

  deluded: () =>
    d.all("#7a6a92") +
    d.rays(60, 40, "#8b7ba3", 0, 16, 6) +
    m.person(60, 100, 1.8, d.CLAY, d.line("M-14-18q14 8 28 0", d.PAPER, 3), "M-5-32q5 5 10 0") +
    d.each([52, 68], (x) => d.disc(x, 34, 6.5, d.PAPER) + d.line(`M${x} 34q1-2 2.5 0t-2.5 3-5-3 5-5.5 6 3`, d.INK, 1.4)) +
    d.fill("M42 24V6l9 8 9-10 9 10 9-8v18q-18-6-36 0z", d.PAPER) +
    d.line("M45 19q15-5 30 0", d.STONE, 1.4) +
    d.stars(d.PAPER, [24, 24], [30, 54], [94, 20], [98, 52]),

  envious: () =>
    d.all("#40573a") +
    d.rays(60, 40, "#4d6645", 24, 22, 2.6) +
    m.person(46, 100, 1.8, d.INK, m.hair("#3a3026"), m.GRIM, "#a9b46c") +
    d.each([39, 53], (x) => d.fill(`M${x - 6} 34q6-6 12 0-6 4-12 0z`, d.PAPER) + d.disc(x + 3, 34, 2.2, d.INK)) +
    d.line("M33 27l11 4M59 27l-11 4", d.INK, 2) +
    d.coin(94, 36, 13, GOLD) +
    d.coin(88, 62, 9, "#e3e8e6") +
    d.coin(104, 60, 9, "#e3e8e6"),

  miserable: () =>
    d.all("#5a6880") +
    m.cloud(28, 26, 1.1, d.NIGHT) +
    m.cloud(90, 24, 1.2, d.NIGHT) +
    d.line("M20 34l-3 10M34 44l-3 10M92 34l-3 10M104 44l-3 10M94 56l-3 10M20 56l-3 10", d.SKY, 2) +
    m.person(60, 102, 1.7, d.WOOD, m.hair(d.INK), m.SAD) +
    d.line("M49 34l8-3M71 34l-8-3", d.INK, 2) +
    m.drop(53, 47, 0.9, d.LAKE) +
    m.drop(68, 50, 0.9, d.LAKE),

  "twice-miserable": () =>
    d.all("#3f4a60") +
    m.cloud(14, 22, 0.9, d.INK) +
    m.cloud(60, 24, 1.1, d.INK) +
    m.cloud(106, 22, 0.9, d.INK) +
    d.line("M12 30l-3 10M54 32l-3 8M68 32l-3 8M110 30l-3 10M61 46l-3 10M10 50l-3 10M112 50l-3 10", d.SKY, 2) +
    d.each([[34, d.WOOD], [86, d.PLUM]] as const, ([x, c]) =>
      m.person(x, 96, 1.4, c, m.hair(d.INK) + d.line("M-7-39l5-2M7-39l-5-2", d.INK, 1.4), m.SAD, "#c9b896") +
      m.drop(x - 6, 54, 0.9) + m.drop(x + 6, 57, 0.9) + m.drop(x - 7, 66, 0.8)),
};
