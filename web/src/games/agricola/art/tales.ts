/** The marks of the forest deck: llamas, fairies, a token, burnt land; on a field of 24 by 24 like the pieces. */

import { at, box, CLAY, disc, EMBER, fill, flame, INK, LAKE, line, PAPER, PLUM, stars, WHEAT, WOOD } from "../../../art/draw.ts";

export const SKIN = "#e3b98c";
export const ROSE = "#c4607c";
export const GREY = "#5d5750";
export const CHAR = "#3a2f28";

/** Whoever looks to a side looks to the left; (0, 0) is between the feet. */
export const mark = (inner: string) => (x: number, y: number, scale = 1, mirror = false): string => at(x, y, inner, scale, 0, mirror);

const llama = mark(
  line("M-3-6v6M0-6v6M5-6v6M8-6v6", INK, 1.7) + fill("M-6-11q7-3 14-1 3 1 2.5 5-.5 3-3 3H-2q-4 0-4-4zM-6.5-7Q-8-13-7.5-18l-3.5-.3q-2-.5-1-2.7l4-2 .2-3 1.5 2 1.8-2 .3 4q1 5 .7 11z", "#c99a5e") +
    disc(-7.5, -19.7, 0.8, INK) + fill("M-.5-13h6v7h-6z", CLAY) + line("M-.5-10L1-8.5 2.5-10 4-8.5 5.5-10", WHEAT, 1.1),
);
const fairy = mark(
  fill("M0-11Q-12-21-11-11-10-6 0-10-8-4-5-1-1-1 0-9 1-1 5-1 8-4 0-10 10-6 11-11 12-21 0-11z", "#9cc5c8") + fill("M0-15L5-4Q0-1-5-4z", ROSE) + line("M-1.5-3v3M1.5-3v3M2-11l5-3", SKIN, 1.4) +
    disc(0, -17, 3.4, SKIN) + fill("M-3.6-16q-1-6 3.6-5.5t3.6 5.5q-2-3-7.2 0z", WHEAT) + at(8, -17, stars(EMBER, [0, 0]), 1.5),
);
const clairvoyance = mark(fill("M-7 0l3-6h8l3 6z", WOOD) + disc(0, -13, 9, PLUM) + fill("M-7-13q7-8 14 0-7 8-14 0z", PAPER) + disc(0, -13, 3, LAKE) + disc(0, -13, 1.3, INK));

export const WOODS_MARKS = { llama, fairy, clairvoyance };

/** A burnt space of a farmyard, on a field of 40 by 40. */
export const burnt = (): string =>
  at(20, 40, box(-12, -24, 24, 24, GREY) + fill("M-9-6v-9l2 2 2-4 1 11zM4-11v-7l2 2 2-3v8z", CHAR) + flame(1, -4, 0.5), 1.667);

/** Up to two fairies on such a field. */
export const fairies = (count: number): string => (count > 0 ? fairy(count > 1 ? 12 : 20, 32, 1) : "") + (count > 1 ? fairy(29, 36, 1, true) : "");
