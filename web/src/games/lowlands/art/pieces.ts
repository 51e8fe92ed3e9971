/** Small pieces of The Lowlands on a field of 24 by 24: goods, people, terrain. */

import { box, CLAY, disc, fill, INK, LAKE, LEAF, line, MOSS, PAPER, ring, SAND, SKY, STONE, WHEAT, WOOD } from "../../../art/draw.ts";
import { COMMON, PERSON } from "../../../art/pieces.ts";

export const PIECES: Record<string, string> = {
  ...COMMON,
  coin:
    disc(12, 12, 9.5, INK) + disc(12, 12, 8.3, "#ecc04f") + ring(12, 12, 6.3, PAPER, 0.8) +
    line("M12 16V8.5M12 13.5l-2.5-2.5M12 13.5l2.5-2.5", INK, 1.3),
  // A wooden figure with a straw hat; in the colour of its owner.
  farmer:
    `<path fill="currentColor" stroke="${INK}" stroke-width="1.3" stroke-linejoin="round" d="${PERSON}"/>` +
    fill("M6.3 6.6h11.4l-2.5-2q-.5-3.1-3.2-3.1t-3.2 3.1z", INK) + fill("M7.9 6h8.2l-1.8-1.3q-.4-2.4-2.3-2.4t-2.3 2.4z", WHEAT),
  // Where a figure stood.
  absent: `<path fill="none" stroke="currentColor" stroke-width="1.1" stroke-dasharray="2 1.6" d="${PERSON}"/>`,
  house: fill("M4 21v-9l8-8 8 8v9z", CLAY) + fill("M2 13l10-10 10 10-2 1.8-8-8-8 8z", INK) + box(10, 15, 4, 6, PAPER),
  laborer: fill(PERSON, "#7b5f3c") + fill("M6 6.5h12l-2.5-2q-.5-3-3.5-3t-3.5 3z", WHEAT) + line("M12 13v7", PAPER, 1),
  step: fill("M2 20q5-1 7-12h6q2 11 7 12z", MOSS) + fill("M2 20q5-1 7-12h2q-2 11-6 12z", STONE) + line("M9 8h6", SAND, 2),
  breach:
    fill("M1 21q4-1 6-11l4 2-2 4 3 5zM23 21q-4-1-6-11l-3 2 2 3-3 6z", MOSS) +
    fill("M9 12l3 1-1 4 3 4h-3l-3-5z", LAKE) +
    line("M8 4q2-2 4 0t4 0M6 7.5q2-2 4 0t4 0 4 0", LAKE, 1.6),
  moves: line("M2 9h12M2 14h12", WOOD, 2) + line("M4 6v11M12 6v11", INK, 2.4) + line("M16 19h6m-2.5-2.5L22 19l-2.5 2.5", INK, 1.6),
  // What happens in a stage: the tide turns, farmers work, the water rises.
  tide: line("M3 12q2.5-3 5 0t5 0 5 0M3 17q2.5-3 5 0t5 0 5 0", LAKE, 2.2) + line("M7 7a6 6 0 0 1 10 0m0 0V3.4m0 3.6h-3.6", INK, 1.8),
  flood: fill("M1 21V13q3-4 6 0 3 3 6 0V8q5-6 9 0-4-2-5 2 0 3 6 3v8z", LAKE) + line("M4 17q2-2 4 0t4 0 4 0", SKY, 1.4),
  worker: fill(PERSON, CLAY) + fill("M6.3 6.6h11.4l-2.5-2q-.5-3.1-3.2-3.1t-3.2 3.1z", WHEAT),
  bush:
    disc(7.5, 15, 5, LEAF) + disc(16, 15.5, 5, LEAF) + disc(12, 11, 5.5, MOSS) +
    line("M9 10q1-3 4-3M5 14q1-2 3-2M15 14q1-2 3-2", "#a3b96d", 1.1),
  tree: box(10.7, 14, 2.6, 8, INK) + disc(12, 9.5, 7.5, MOSS) + line("M8 10q1-5 5-6M10 14q1-3 4-4", "#a3b96d", 1.2),
  pond: fill("M2 14q1-6 9-6 11 0 11 6.5 0 5-10 5Q2 19.5 2 14z", LAKE) + line("M6 13q2-2 4 0t4 0M11 16.5q2-2 4 0t4 0", SKY, 1.3),
};

/** Goods that are called by their plural. */
const GOODS: Record<string, string> = { coins: "coin", cards: "card", steps: "step", fences: "fence" };

export const piece = (name: string): string => PIECES[GOODS[name] ?? name] ?? "";
