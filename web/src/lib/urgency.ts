/** In which order tables want to be seen. */

import type { TableShort } from "./types.ts";

/** Those at which I am asked first, and of them the one whose time is over first. */
export function byUrgency(one: TableShort, other: TableShort): number {
  const mine = Number(other.my_turn) - Number(one.my_turn);
  const due = one.my_turn && other.my_turn ? (one.due ?? Infinity) - (other.due ?? Infinity) : 0;
  return mine || (Number.isNaN(due) ? 0 : due) || other.changed - one.changed;
}
