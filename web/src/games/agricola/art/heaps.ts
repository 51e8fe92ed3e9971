/** Goods that pile up: as many pieces as there are, in two layers, the upper ones between those below. */

import { at } from "../../../art/draw.ts";
import { piece } from "./pieces.ts";

const MOST = 9;
const STEP = 13;
const RISE = 10;
const SIZE = 24;

export interface Heap {
  /** In units of which a piece has 24. */
  width: number;
  height: number;
  drawn: string;
}

/** Up to nine are drawn; how many there are is said by their number. */
export function heap(good: string, count: number): Heap {
  const shown = Math.min(count, MOST);
  const below = Math.ceil((shown + 1) / 2);
  const under = shown <= 2 ? shown : below;
  const above = shown - under;
  const height = SIZE + (above > 0 ? RISE : 0);
  const layer = (pieces: number, x: number, y: number) => Array.from({ length: pieces }, (_, n) => at(x + n * STEP, y, piece(good))).join("");
  // Those behind first.
  const drawn = layer(above, STEP / 2 + ((under - 1 - above) * STEP) / 2, 0) + layer(under, 0, height - SIZE);
  return { width: SIZE + Math.max(0, under - 1) * STEP, height, drawn };
}
