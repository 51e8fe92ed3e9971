import * as d from "../../../art/draw.ts";
import * as m from "./motifs.ts";
import { GOLD, ghost, sword } from "./scenery.ts";

/** The Boons and the Hexes of Nocturne. */
export const FATES: Record<string, () => string> = {
  "mountains-gift": () =>
    m.gift(
      d.all(d.SKY) +
        d.strokes(14, d.PAPER, 2) +
        m.peak(42, 74, 0.8, d.LAKE) +
        m.peak(80, 74, 0.75, d.LAKE) +
        m.peak(61, 74, 1.1, d.NIGHT) +
        d.ground(66, d.MOSS) +
        d.coin(60, 64, 8, "#e3e8e6"),
    ),

  "skys-gift": () =>
    m.gift(
      d.all(d.SKY) +
        d.sun(60, 26, 9, GOLD) +
        m.cloud(46, 50, 0.8, d.PAPER) +
        m.cloud(80, 44, 0.6, d.PAPER) +
        m.cloud(70, 66, 0.9, d.PAPER) +
        d.line("M36 26q4-4 7 0 3-4 7 0M76 22q3-3 5 0 2-3 5 0", d.INK, 1.8),
    ),

  "suns-gift": () =>
    m.gift(
      d.all(d.EMBER) +
        d.rays(60, 40, d.WHEAT, 22, 16, 4) +
        d.disc(60, 40, 19, GOLD) +
        m.eyes(60, 36, 7, d.INK, 2) +
        d.line("M51 45q9 8 18 0", d.INK, 2) +
        m.eyes(60, 44, 12, d.EMBER, 2.6),
    ),

  "earths-gift": () =>
    m.gift(
      d.all(d.SAND) +
        d.rays(60, 52, d.PAPER, 6, 22, 2) +
        d.fill("M20 56q40-14 80 0v24H20z", d.WOOD) +
        d.line("M34 62q12-4 20-3M66 60q12 0 22 4M44 70q10-3 20-1M72 70h10", d.INK, 1.8) +
        d.line("M60 54V30", d.MOSS, 3.4) +
        d.fill("M60 38Q40 40 38 22q20-2 22 16zM60 32q2-18 22-18-2 18-22 18z", d.LEAF) +
        d.line("M59 37L45 27M61 31l13-11", d.PAPER, 1.4),
    ),

  "fields-gift": () =>
    m.gift(
      d.all(d.SKY) +
        d.fill("M20 56q40-12 80 0v24H20z", d.LEAF) +
        d.line("M28 66q30-8 64 0M30 73q30-8 60 0", d.MOSS, 2) +
        m.grain(52, 78, 1.1, d.EMBER, -20) +
        m.grain(68, 78, 1.1, d.EMBER, 20) +
        m.grain(60, 78, 1.35, "#b9701f"),
    ),

  "flames-gift": () =>
    m.gift(
      d.all("#4a2c22") +
        d.disc(60, 44, 28, "#6b3824") +
        d.flame(42, 66, 1.2) +
        d.flame(80, 66, 1.2) +
        d.flame(60, 68, 2.4) +
        d.line("M40 70l40-6M40 64l40 6", d.WOOD, 4.5),
    ),

  "forests-gift": () =>
    m.gift(
      d.all("#a7b878") +
        d.strokes(14, "#b7c78a", 4) +
        d.pine(40, 66, 1.5, d.LEAF) +
        d.pine(82, 66, 1.5, d.LEAF) +
        d.tree(50, 72, 1.6, d.MOSS) +
        d.pine(69, 72, 1.9, d.MOSS) +
        d.ground(70, "#2f4323"),
    ),

  "moons-gift": () =>
    m.gift(
      d.all(d.NIGHT) +
        d.moon(56, 38, 20, d.PAPER, d.NIGHT) +
        d.stars(d.WHEAT, [78, 26], [84, 46], [70, 42], [38, 18]) +
        d.fill("M20 66q20-10 40-4t40-2v20H20z", d.INK) +
        d.line("M50 52q-4-2-6-6", d.STONE, 1.6),
    ),

  "rivers-gift": () =>
    m.gift(
      d.all(d.SKY) +
        m.peak(50, 42, 0.5, d.LAKE) +
        m.peak(76, 42, 0.6, d.LAKE) +
        d.fill("M20 40q40-10 80 0v40H20z", d.LEAF) +
        d.fill("M64 37q-18 6-4 12t-10 12q-18 6-12 19h38q-12-12 4-20t-4-14q-12-4-6-9z", d.LAKE) +
        d.line("M62 46q6 2 8 5M56 60q-6 4-8 10M66 56q-6 4-8 9M60 68q-4 4-2 8", d.SKY, 1.8) +
        d.pine(86, 58, 0.8, d.MOSS) +
        d.pine(36, 56, 0.8, d.MOSS),
    ),

  "seas-gift": () =>
    m.gift(
      d.all(d.SAND) +
        d.sun(78, 24, 8, d.EMBER) +
        d.fill("M20 62q10 0 18-14 10-22 30-20 16 2 16 16-6-8-14-4-8 6-2 14 6 6 32 2v24H20z", d.LAKE) +
        d.line("M40 60q4-20 20-24M48 66q0-14 8-20M58 68q-2-6 0-10", d.SKY, 2) +
        d.line("M66 29q16 0 17 14", d.PAPER, 3.4) +
        d.waves(70, d.SKY) +
        d.disc(88, 46, 2, d.PAPER) +
        d.disc(90, 38, 1.4, d.PAPER),
    ),

  "swamps-gift": () =>
    m.gift(
      d.all("#5c7a6c") +
        d.disc(60, 26, 13, "#86a18f") +
        d.disc(60, 26, 6, d.PAPER) +
        d.box(20, 48, 80, 32, "#38544f") +
        d.line("M34 56h18M64 54h22M44 64h28M60 72h18", "#5c7a6c", 2) +
        d.line("M40 76V34M48 78V44M80 76V32M73 78V46", d.MOSS, 2.6) +
        d.each([[40, 24], [48, 34], [80, 22], [73, 36]] as const, ([x, y]) => d.box(x - 3, y, 6, 15, d.WOOD, 3)) +
        d.fill("M52 66q8-5 16 0-8 5-16 0z", d.LEAF),
    ),

  "winds-gift": () =>
    m.gift(
      d.all(d.LAKE) +
        d.line("M26 34h40q12 0 12-9t-9-8-6 9M24 46h56q12 0 12 8t-9 8-6-7M28 58h28q9 0 9 6t-7 5", d.PAPER, 3.4) +
        d.line("M32 26h18M70 38h14M40 52h10", d.SKY, 2) +
        d.fill("M40 44q2-10 12-8-2 8-12 8zM78 30q8-6 13 1-6 4-13-1z", "#9db56a"),
    ),

  "bad-omens": () =>
    m.hex() +
    d.disc(76, 26, 17, d.EMBER) +
    d.line("M16 72q30-6 62-6t30-6M84 65l10-12M40 68l-8-10", d.INK, 4) +
    d.fill("M26 60q14-6 20-18 4-16 18-18 8 0 10 6l10 5-10 3q0 18-14 24-12 6-34-2z", d.INK) +
    d.disc(68, 31, 2.2, d.WHEAT) +
    d.line("M46 46q6 10 14 10M40 56q6 4 12 4", "#6b5a78", 1.8) +
    d.line("M54 62v5M60 61v5", d.STONE, 2),

  delusion: () =>
    m.hex() +
    d.line("M34 30q-12 8-8 24M86 30q12 8 8 24", d.CLAY, 3.4) +
    d.fill("M34 16q26-10 52 0 2 40-26 54-28-14-26-54z", d.PAPER) +
    d.fill("M60 12q16 0 26 4 2 40-26 54z", d.STONE) +
    d.fill("M40 32q7-7 14 0-7 5-14 0zM80 32q-7-7-14 0 7 5 14 0z", d.INK) +
    d.fill("M46 48q7 8 14 8v6q-12-2-14-14z", d.CLAY) +
    d.fill("M60 62q8-6 14-3-4-8-14-3z", d.INK) +
    d.line("M60 30v14", d.INK, 1.6) +
    d.disc(42, 44, 3, d.EMBER),

  envy: () =>
    m.hex("#54683f") +
    d.fill("M16 42q44-42 88 0-44 38-88 0z", d.PAPER) +
    d.disc(60, 40, 18, d.LEAF) +
    d.disc(60, 40, 11, d.INK) +
    d.coin(60, 40, 7, GOLD) +
    d.disc(53, 31, 3, d.PAPER) +
    d.line("M16 42q44-42 88 0", d.INK, 4) +
    d.line("M30 22l-5-7M46 14l-2-8M74 14l2-8M90 22l5-7", d.INK, 2.6),

  famine: () =>
    m.hex() +
    d.fill("M0 62q60-12 120 0v18H0z", d.WOOD) +
    d.line("M10 66l14 4 4 8M92 66l-8 6 6 8M40 76l8-4M104 72l8 2", d.INK, 1.8) +
    d.line("M26 64q-2-24 10-34M94 64q2-20-10-30", d.SAND, 2.4) +
    d.line("M36 30q6-2 8 6M36 30l7 1M34 34l7 4M84 34q-6-2-8 6M84 34l-7 1M86 38l-7 4", d.SAND, 2.2) +
    d.fill("M34 48h52q0 24-18 26H52q-18-2-18-26z", d.STONE) +
    d.fill("M34 48q26-10 52 0-26 10-52 0z", d.INK) +
    d.line("M72 53l-4 8 5 4-3 7", d.INK, 1.8) +
    d.line("M96 12L66 50", d.WOOD, 3) +
    d.fill("M62 49q-2-6 4-8l5 5q-3 5-9 3z", d.WOOD),

  fear: () =>
    m.hex() +
    d.fill("M34 80q0-16 14-20h24q14 4 14 20z", d.INK) +
    d.fill("M40 30q2-22 20-22t20 22q0 20-8 32-12 12-24 0-8-12-8-32z", d.PAPER) +
    m.eyes(60, 30, 9, d.INK, 5.4) +
    m.eyes(60, 29, 9, d.PAPER, 1.6) +
    d.fill("M53 46q7-6 14 0 2 14-7 16-9-2-7-16z", d.INK) +
    d.line("M30 78q-2-20 8-32l2-12M36 76q2-16 8-22l1-10M90 78q2-20-8-32l-2-12M84 76q-2-16-8-22l-1-10", d.SAND, 4.5) +
    d.line("M46 20l8-3M74 20l-8-3", d.INK, 2),

  greed: () =>
    m.hex() +
    d.each([[34, 70], [52, 72], [70, 72], [88, 70], [44, 58], [78, 58], [61, 60]] as const, ([x, y], n) => d.coin(x, y, 11, n % 2 ? GOLD : d.WHEAT)) +
    d.fill("M46 0h30l-2 22q14 6 20 18l-2 14-6-13-8-7 4 14-3 12-6-14-6-9-2 12-4 12-4-13v-12l-8 8-4 14-6-12q2-18 13-24z", "#9db56a") +
    d.fill("M44 0h34v9H44z", d.PLUM) +
    d.line("M44 10h34", d.WHEAT, 2.4) +
    d.line("M53 24l-5 10M61 25v12M70 25l5 10", d.MOSS, 1.8),

  haunting: () =>
    m.hex() +
    d.arch(28, 80, 64, 76, d.INK) +
    d.arch(33, 80, 54, 70, d.NIGHT) +
    d.moon(74, 24, 7, d.SAND, d.NIGHT) +
    ghost(58, 72, 1.5) +
    d.fill("M55 48h6v5q-3 4-6 0z", d.INK) +
    d.line("M46 48q-8-1-12-9M70 48q8-1 12-9", d.PAPER, 5) +
    d.line("M46 74h24M50 78h16", "#52617f", 2),

  locusts: () =>
    m.hex("#6b5a3f") +
    m.grain(30, 84, 1.2, d.WHEAT, 6) +
    d.line("M94 84q-4-18-30-26", d.WHEAT, 3) +
    d.line("M50 50L34 24 20 58l-6 2M62 54l-4 16M74 52l6 14 6 2", d.LEAF, 3.4) +
    d.fill("M20 54q22-16 56-17 20 0 22 11-2 10-18 10-34 4-60-4z", d.LEAF) +
    d.fill("M14 48q28-16 58-11l-10 11q-24-2-48 0z", "#9db56a") +
    d.line("M72 38q-6 8-2 19M36 55q2-3 6-4M50 57q2-3 6-4", d.MOSS, 1.8) +
    d.disc(88, 44, 3.4, d.INK) +
    d.line("M92 38q4-14 14-16M95 40q6-8 13-6", "#9db56a", 1.8) +
    d.each([[58, 16], [78, 10], [40, 8]] as const, ([x, y]) => d.line(`M${x - 6} ${y}h12M${x - 3} ${y}l-2-5 4 5`, d.LEAF, 2.4)),

  misery: () =>
    m.hex() +
    m.cloud(58, 27, 1.25, "#7d7c98") +
    d.line("M36 32l-4 12M50 31l-3 9M70 31l-3 9M84 32l-4 12M28 52l-4 12M94 52l-4 12", d.SKY, 2.2) +
    d.fill("M26 80q-2-6 4-8h60q6 2 4 8z", d.STONE) +
    d.fill("M34 74q-2-24 14-30 14-4 22 8l16 16v6z", d.WOOD) +
    d.disc(66, 48, 10, d.SAND) +
    d.fill("M55 50q-2-14 11-14 10 0 12 8-10 0-13 3-2 6-6 8z", d.INK) +
    d.line("M70 52q2 1 4 0", d.INK, 1.4) +
    m.drop(77, 60, 0.8) +
    d.line("M50 60l10 12 10-12", "#6b4528", 5) +
    d.disc(70, 59, 3.6, d.SAND),

  plague: () =>
    m.hex("#54683f") +
    d.fill("M22 80q2-22 20-26h34q18 4 20 26z", d.INK) +
    d.fill("M30 22q30-6 62 0 4 3 0 6-32 5-62 0-4-3 0-6z", d.INK) +
    d.fill("M42 22q0-16 18-16t18 16z", d.INK) +
    d.fill("M42 28h36q2 14-4 22-6 8-14 8-24 4-42 18 4-20 22-30z", d.SAND) +
    d.disc(60, 38, 7, d.INK) +
    d.disc(60, 38, 4.6, "#9db56a") +
    d.disc(76, 37, 3.4, d.INK) +
    d.line("M44 46q-10 8-18 20M50 52q-8 4-14 9", d.WOOD, 1.6) +
    d.line("M43 29h35", d.WOOD, 2.4),

  poverty: () =>
    m.hex() +
    d.box(0, 66, 120, 14, "#2e2136") +
    d.fill("M42 26q-14 12-16 28-1 14 14 14h38q15 0 14-14-2-16-16-28z", d.WOOD) +
    d.fill("M34 12l10 6 8-7 8 7 9-7 7 7 10-6-10 16H44z", d.WOOD) +
    d.line("M42 27q17 5 34 0", d.SAND, 3) +
    d.box(36, 40, 15, 14, d.CLAY, 1) +
    d.line("M34 43h4M49 43h4M34 51h4M49 51h4", d.PAPER, 1.4) +
    d.fill("M66 68q-2-12 8-14 10 0 12 12l-4 2z", d.INK) +
    d.line("M66 58l4-4M72 52l3-3M82 54l4-3", d.SAND, 1.6) +
    d.coin(80, 71, 7, "#c9854d"),

  war: () =>
    m.hex("#8a3f2a") +
    d.flame(24, 60, 1.4) +
    d.flame(96, 60, 1.4) +
    d.flame(60, 36, 1.4) +
    sword(22, 74, 1.6, 46) +
    sword(98, 74, 1.6, -46) +
    d.fill("M42 40h36v14q0 14-18 22-18-8-18-22z", d.CLAY) +
    d.line("M61 41l-5 11 8 6-5 15", d.INK, 2.6) +
    d.line("M42 40h36v14q0 14-18 22-18-8-18-22z", d.PAPER, 2.2),
};
