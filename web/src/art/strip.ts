/** What the drawings of the rules pages share: strips of 360 by 120, with plates, arrows and numbers. */

import { at, box, disc, INK, line, PAPER } from "./draw.ts";

/** Whatever stands behind everything. */
export const back = (colour: string): string => box(0, 0, 360, 120, colour);

/** A sheet of paper to put something on; (x, y) is its upper left corner. */
export const plate = (x: number, y: number, width: number, height: number, inner = ""): string =>
  at(x, y, box(2, 3, width, height, "rgb(46 39 32 / 0.25)", 8) + box(0, 0, width, height, PAPER, 8) + inner);

/** A small piece, drawn on 24 by 24, in another size; (x, y) is its middle. */
export const put = (inner: string, x: number, y: number, size: number): string => at(x - size / 2, y - size / 2, inner, size / 24);

export const arrow = (x: number, y: number, length = 24, colour = INK): string =>
  line(`M${x} ${y}h${length}m-8-7 8 7-8 7`, colour, 4);

/** A number, or a sign, in letters of this size; (x, y) is its middle. */
export const word = (x: number, y: number, text: string | number, size = 20, colour = INK): string =>
  `<text x="${x}" y="${y + size * 0.35}" text-anchor="middle" font-size="${size}" font-weight="700" fill="${colour}">${text}</text>`;

/** A number in a dark disc. */
export const count = (x: number, y: number, text: string | number, r = 11): string => disc(x, y, r, INK) + word(x, y, text, r * 1.25, PAPER);
