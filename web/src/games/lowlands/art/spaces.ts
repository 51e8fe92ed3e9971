/** A drawing for every action space: the inside of an SVG of 120 by 80. */

import * as d from "../../../art/draw.ts";
import { sheep } from "../../../art/pieces.ts";
import * as s from "../../../art/scenes.ts";
import type { Space } from "../contract.ts";

const DRAWINGS: Record<Space, () => string> = {
  build: () =>
    s.meadow() + s.gable(56, 70, d.CLAY, d.INK) +
    d.line("M84 74L74 24M96 74L86 22M82 64h12M80 54h12M78 44h12M76 34h12", d.WOOD, 2.6) + s.bricks(24, 74, 0.8),
  dike: () =>
    d.all(d.SAND) + d.sun(92, 20, 9) + d.box(0, 46, 60, 34, d.LAKE) + d.waves(51, d.SKY) + d.waves(60, "#6d9aa6") +
    d.box(58, 72, 62, 8, d.LEAF) + d.fill("M22 80q16-4 30-46h22q12 40 42 46z", d.MOSS) + d.fill("M22 80q16-4 30-46h8q-10 38-26 46z", d.STONE) +
    d.line("M52 34h22", d.SAND, 4) + d.line("M40 62l8 2M45 52l8 2M50 43l7 1", d.INK, 1.4),
  fences: () =>
    s.meadow() + s.rails(14, 68, 8, 13) + d.line("M14 40h30M14 46h30", d.WOOD, 3) + d.line("M20 36v14M38 36v14", d.INK, 3) +
    d.hammer(88, 56, 1, 34),
  sheep: () => s.meadow() + d.tree(100, 58, 1.2, d.MOSS) + sheep(44, 74, 2.5) + sheep(88, 72, 1.6, true) + sheep(70, 58, 1),
  draw: () =>
    d.all("#c9b489") + d.strokes(10, d.PAPER, 4) + d.box(0, 62, 120, 18, "#8a6a48") + s.cards(60, 74, 1.75) + s.logs(22, 72, 0.7) + s.blocks(98, 72, 0.7),
};

export const spaceDrawing = (space: Space): string => DRAWINGS[space]();
