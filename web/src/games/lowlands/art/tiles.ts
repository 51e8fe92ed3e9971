/** A drawing for every tile: the inside of an SVG of 120 by 80. */

import * as d from "../../../art/draw.ts";
import { sheep } from "../../../art/pieces.ts";
import * as s from "../../../art/scenes.ts";

const flock = (...places: [number, number, number][]): string => d.each(places, ([x, y, size]) => sheep(x, y, size));

const FEATURES: Record<string, () => string> = {
  F01: () =>
    s.meadow() + d.fill("M34 60h52l-6-14H40z", d.WOOD) + d.fill("M38 47q22-14 44 0z", d.WHEAT) +
    d.line("M45 60v14M75 60v14", d.INK, 4) + flock([94, 70, 1.5]),
  F02: () =>
    d.all(d.SAND) + s.water(46) + d.line("M48 52v18M72 52v18", d.INK, 3) + s.gable(60, 54, d.WOOD, d.INK),
  F03: () =>
    s.meadow() + d.each([24, 44, 64, 84, 100], (x) => d.disc(x, 50, 14, d.MOSS)) +
    d.line("M18 46q4-6 10-4M40 44q4-6 10-4M62 46q4-6 10-4M82 44q4-6 10-4", "#a3b96d", 2.4),
  F04: () =>
    s.meadow() + s.appleTree(32, 66) + s.appleTree(60, 60) + s.appleTree(88, 66),
  F05: () =>
    d.all(d.LEAF) + d.fill("M10 44q4-26 50-26t50 26q-4 24-50 24T10 44z", d.LAKE) +
    d.line("M24 34q5-4 10 0t10 0M70 58q5-4 10 0t10 0", d.SKY, 2) +
    d.fill("M44 44q12-11 26 0 6-6 9-6-2 6 0 12-4 0-9-6-14 11-26 0z", d.PAPER) + d.disc(50, 43, 1.8, d.INK),
  F06: () => d.all(d.LEAF) + d.strokes(10, "#87a15a", 9) + s.pool(54, 52, 34) + flock([92, 58, 1.6]),
  F07: () =>
    s.meadow() + d.box(56, 40, 8, 30, d.INK) + d.disc(60, 32, 24, d.MOSS) +
    d.line("M44 30q4-14 16-16M50 42q4-9 14-10", "#a3b96d", 2.4) + flock([40, 72, 1.2], [84, 72, 1.2]),
  F08: () =>
    d.all("#8a6a48") + d.each([20, 44, 68], (y) => d.box(16, y, 88, 4, "#6b4f36")) +
    d.each([26, 44, 62, 80, 98], (x) => d.ear(x, 68, 1, d.LEAF) + d.ear(x - 6, 44, 0.9, "#a3b96d")),
  F09: () => s.meadow() + s.logs(50, 70, 1.3) + s.logs(64, 47, 1),
  F10: () =>
    d.all("#c98a5a") + d.fill("M6 80q10-36 54-36t54 36z", d.CLAY) + d.fill("M24 80q8-22 36-22t36 22z", "#8c3d22") +
    s.bricks(60, 78, 0.9) + d.line("M96 14l-20 36", d.WOOD, 4) + d.fill("M72 46l10 6-8 12q-8-6-2-18z", d.INK),
  F11: () =>
    s.meadow() +
    d.each([30, 60, 90], (x) => s.hive(x, 70)) +
    d.each([[20, 24], [48, 18], [76, 26], [100, 20]] as const, ([x, y]) => d.disc(x, y, 2.2, d.INK) + d.line(`M${x - 2} ${y - 3}l4-2`, d.PAPER, 1.4)),
  F12: () =>
    s.meadow() + d.fill("M46 70l6-36h16l6 36z", d.PAPER) + d.fill("M50 35q10-14 20 0z", d.INK) +
    d.line("M60 30L34 8M60 30L86 8M60 30L34 54M60 30L86 54", d.INK, 2.6) +
    d.fill("M34 8l6-2 14 14-4 4zM86 8l-6-2-14 14 4 4zM34 54l2-6 16-12 3 4zM86 54l-2-6-16-12-3 4z", d.CLAY) +
    d.box(56, 58, 8, 12, d.INK),
  F13: () =>
    d.all(d.SKY) + s.water(40) + d.box(14, 36, 92, 5, d.WOOD) + flock([46, 66, 1.9], [84, 62, 1.4]) +
    d.waves(66, d.SKY, 2.4),
  F14: () =>
    d.all(d.LEAF) + d.strokes(8, "#87a15a", 10) + d.fill("M40 80q10-40 14-80h14q-2 40 16 80z", d.LAKE) +
    d.line("M54 66q6-4 12 0M56 46q5-4 10 0M58 26q4-3 8 0", d.SKY, 2) +
    d.line("M36 80q12-40 16-80M88 80Q72 40 70 0", d.INK, 2.4),
  F15: () =>
    s.meadow() + s.gable(48, 70, d.CLAY, d.INK) +
    d.fill("M76 72v-14q0-6 8-6h6l2-6 6 3 6 2q0 6-8 7v14h-4v-9h-8v9z", d.INK) + d.disc(99, 50, 1.3, d.PAPER),
  F16: () =>
    s.meadow() + s.rails(14, 66, 3) + d.fill("M52 72V34q0-12 10-12t10 12v38z", d.STONE) +
    d.line("M58 40h8M58 47h8", d.PAPER, 2) + s.rails(84, 66, 3),
};

const ACTIONS: Record<string, () => string> = {
  A01: () => s.inside() + s.logs(52, 70, 1) + d.axe(92, 66, 0.95, -24),
  A02: () => s.inside("#a5623f", "#6e3a22") + s.bricks(56, 66, 1.4) + d.flame(96, 66, 1.5),
  A03: () => s.inside("#675f56", "#4a443d") + s.blocks(52, 66, 1.4) + d.hammer(92, 66, 0.95, 22),
  A04: () =>
    s.meadow() + s.gable(60, 70, d.WOOD, d.INK) + d.hammer(34, 70, 0.7, -14) + d.axe(86, 70, 0.7, 10),
  A05: () => s.water(30) + d.box(0, 0, 120, 30, d.SKY) + s.bank(36) + s.bricks(88, 70, 0.8),
  A06: () =>
    s.meadow() + d.fill("M24 44h58l-6 16H32z", d.WOOD) + d.line("M82 48l22-8", d.INK, 3) + s.logs(50, 46, 0.8) +
    d.wheel(40, 62, 10, d.INK) + d.wheel(70, 62, 10, d.INK),
  A07: () => s.inside() + s.rails(34, 54, 5) + d.hammer(92, 70, 0.9, 16),
  A08: () =>
    s.meadow() + s.gable(60, 70, d.PAPER, d.CLAY) + d.bust(26, 78, 0.7, d.NIGHT) + d.bust(96, 78, 0.7, d.MOSS),
  A09: () =>
    s.inside("#7a5a3a", "#5b4129") + s.cards(60, 80, 1.9) +
    d.line("M22 30h18m-5-5 5 5-5 5M98 30H80m5-5-5 5 5 5", d.WHEAT, 3),
  A10: () =>
    d.all(d.SKY) + d.strokes(8, d.PAPER) + s.water(58) + s.bank(46) + s.gable(58, 47, d.PAPER, d.CLAY) +
    d.coin(98, 22, 11, d.WHEAT),
  A11: () =>
    s.meadow() + s.barn(62, 70, d.PAPER, d.WOOD) + d.bust(22, 78, 0.75, d.WOOD, d.SAND) +
    d.fill("M12 46h22l-6-5q0-6-5-6t-5 6z", d.WHEAT),
  A12: () =>
    s.meadow("#c9b58a") + s.gable(46, 70, d.CLAY, d.INK) + d.coin(88, 62, 10, d.WHEAT) +
    d.coin(96, 50, 10, d.WHEAT) + d.coin(84, 42, 10, d.WHEAT),
};

const SHEEP: Record<string, () => string> = {
  S01: () => s.inside() + d.box(20, 52, 80, 10, d.WOOD) + flock([58, 52, 1.8]) + d.hammer(98, 46, 0.8, -62),
  S02: () => s.meadow() + s.barn(54, 62, d.CLAY, d.INK) + flock([88, 74, 1.3], [58, 76, 1.2], [28, 76, 1.2]),
  S03: () =>
    s.meadow() + s.barn(60, 66, d.WOOD, d.CLAY) + d.sack(26, 74, 1, d.SAND) + d.sack(96, 74, 1, d.SAND),
  S04: () =>
    s.meadow() + d.fill("M44 70V26q0-12 16-12t16 12v44z", d.PAPER) +
    d.line("M44 36h32M44 50h32M44 62h32", d.INK, 2) + d.fill("M40 28q4-18 20-18t20 18z", d.CLAY) +
    flock([98, 72, 1.3]),
  S05: () =>
    s.inside("#8a5a52", "#5f3b35") + d.box(18, 30, 84, 32, d.PAPER, 3) +
    d.line("M30 30v32M44 30v32M58 30v32M72 30v32M86 30v32", d.INK, 1.6) + flock([44, 62, 1.4], [82, 62, 1.4]),
  S06: () =>
    d.all("#9c7d55") + flock([72, 70, 2.6]) + d.line("M18 22l26 22M18 44l26-22", d.STONE, 4) +
    d.ring(13, 18, 6, d.INK, 3.4) + d.ring(13, 48, 6, d.INK, 3.4),
  S07: () =>
    s.inside("#b98d52", "#8a6433") + d.fill("M8 78q20-18 52-18t52 18z", d.WHEAT) +
    flock([50, 66, 2], [88, 70, 1.1]),
  S08: () => s.inside() + s.fleece(40, 56) + s.fleece(78, 56) + s.fleece(59, 36),
  S09: () =>
    s.meadow() + s.rails(18, 72, 7) + flock([60, 62, 2.1]) + d.line("M47 37q-10-4-10 4t8 5 2-6", d.SAND, 3.4),
  S10: () =>
    s.meadow("#c9b58a") + s.gable(44, 70, d.PAPER, d.MOSS) + d.line("M72 30h18", d.INK, 2.4) +
    d.box(76, 32, 18, 12, d.WHEAT, 2) + flock([92, 72, 1.3]),
  S11: () =>
    s.meadow() + s.barn(60, 68, d.CLAY, d.WOOD) + d.fill("M84 70q0-16 14-16t14 16z", d.WHEAT) +
    d.fill("M8 70q0-16 14-16t14 16z", d.WHEAT),
  S12: () =>
    s.meadow() + s.gable(42, 70, d.PAPER, d.WOOD) + d.line("M78 74V30q0-12 10-12t8 10", d.INK, 3.4) +
    flock([100, 74, 1.2]),
};

const STORM: Record<string, () => string> = {
  W01: () =>
    s.storm() + d.box(30, 34, 60, 34, d.PAPER) + d.fill("M24 35h72L60 14z", d.SAND) +
    d.each([36, 50, 64, 78], (x) => d.box(x, 38, 6, 30, d.STONE)) + d.coin(60, 28, 7, d.WHEAT) +
    d.box(26, 66, 68, 5, d.INK),
  W02: () => s.storm() + s.water(54) + s.bank(40) + d.flag(58, 40, 28, d.CLAY) + d.bust(78, 76, 0.6, d.CLAY),
  W03: () =>
    s.storm() + d.box(28, 36, 64, 32, d.PAPER) + d.fill("M22 38l10-18h56l10 18z", d.CLAY) +
    d.each([36, 48, 66, 78], (x) => d.box(x, 44, 7, 10, d.WHEAT)) + d.arch(55, 68, 11, 16, d.INK) +
    s.rails(6, 76, 9),
  W04: () =>
    s.storm() + d.fill("M22 68V46l14-26h48l14 26v22z", d.WOOD) +
    d.fill("M14 48l20-32h52l20 32-6 4-18-26H38L20 52z", d.INK) +
    d.each([32, 48, 80], (x) => d.box(x, 50, 8, 8, d.WHEAT)) + d.arch(60, 68, 14, 18, d.INK),
  W05: () =>
    s.storm() + s.water(58) + d.fill("M14 76q24-34 46-34t46 34z", d.MOSS) + s.gable(60, 48, d.PAPER, d.CLAY) +
    d.waves(72, d.SKY, 2.2),
  W06: () => s.storm() + s.barn(50, 60, d.CLAY, d.INK) + flock([92, 72, 1.5], [64, 76, 1.2], [34, 76, 1.2]),
};

const DRAWINGS: Record<string, () => string> = { ...FEATURES, ...ACTIONS, ...SHEEP, ...STORM };
const drawn = new Map<string, string>();

export function drawing(tile: string): string {
  let art = drawn.get(tile);
  if (art === undefined) {
    art = DRAWINGS[tile]?.() ?? "";
    drawn.set(tile, art);
  }
  return art;
}
