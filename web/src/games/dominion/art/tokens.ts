/** Tokens and mats, each the inside of an SVG of 24 by 24. */

import { box, CLAY, disc, fill, INK, LAKE, LEAF, line, MOSS, NIGHT, PAPER, PLUM, SAND, STONE, WHEAT, WOOD } from "../../../art/draw.ts";

const MINUS = line("M8 12h8", PAPER, 2.6);

export const TOKENS: Record<string, string> = {
  vp: fill("M3 3h18v8q0 8-9 11Q3 19 3 11z", MOSS) + line("M6 6h12v5q0 5-6 8", LEAF, 1.4),
  debt: fill("M7 2h10l5 10-5 10H7L2 12z", CLAY) + line("M8.5 4.5h7l3.7 7.5-3.7 7.5", SAND, 1.2),
  coffers: disc(12, 12, 10, WHEAT) + line("M6 12a6 6 0 1 1 6 6", PAPER, 1.4),
  villagers: disc(12, 7, 5, SAND) + fill("M2 23q0-11 10-11t10 11z", LAKE) + line("M7 4q5-4 10 0", WOOD, 2.4),
  favors: fill("M12 2l3 5 6 1-4 5 1 6-6-2-6 2 1-6-4-5 6-1z", PLUM) + disc(12, 11.5, 2.8, WHEAT),
  journey: fill("M6 2h7v11l8 3q2 2 1 5H5z", WOOD) + line("M5 21h17M7 5h5", SAND, 1.6),
  "minus-card": fill("M5 2h14v20H5z", NIGHT) + MINUS,
  "minus-coin": disc(12, 12, 10, STONE) + disc(12, 12, 7.5, WOOD) + MINUS,
};

export const MATS: Record<string, string> = {
  island: box(1, 3, 22, 18, LAKE) + fill("M3 18q9-8 18 0z", SAND) + line("M12 15q1-6-1-9M11 6q-4-2-6 1M11 6q4-3 7 0", MOSS, 1.8),
  tavern: box(1, 3, 22, 18, WOOD) + box(6, 8, 9, 11, WHEAT) + line("M15 10h3v6h-3", WHEAT, 1.8) + fill("M5 9q0-4 4-3 3-2 4 0 4 0 3 3z", PAPER),
  exile: box(1, 3, 22, 18, STONE) + fill("M6 21V11q6-8 12 0v10z", INK) + line("M9 10v11M12 8v13M15 10v11", SAND, 1.2),
  estate: box(1, 3, 22, 18, LEAF) + box(6, 12, 12, 8, PAPER) + fill("M4 13l8-8 8 8z", CLAY),
  "set-aside": box(1, 3, 22, 18, SAND) + line("M5 7h6v10H5zM14 5h6v10h-6z", INK, 1.6),
};

/** The drawing of a token or a mat. */
export const mark = (kind: string, name: string): string => (kind === "mat" ? MATS : TOKENS)[name] ?? disc(12, 12, 10, STONE);
