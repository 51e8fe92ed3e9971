/** The ways to pay, and the picks that lead to each: the engine asks good by good what differs between them. */

import type { OptionKey } from "../../../lib/types.ts";
import { type Bundle, type Good, GOODS } from "../view.ts";

const amount = (way: Bundle, good: Good): number => way[good] ?? 0;

/** The goods in which ways differ, as the engine sees them: more than the least of all. */
function least(ways: readonly Bundle[]): Map<Good, number> {
  return new Map(GOODS.map((good) => [good, Math.min(...ways.map((way) => amount(way, good)))]));
}

/** The picks that lead to one of the ways; null if none do. */
export function picksFor(ways: readonly Bundle[], wanted: number): OptionKey[] | null {
  const target = ways[wanted];
  if (target === undefined) return null;
  let left = [...ways];
  const picks: OptionKey[] = [];
  while (left.length > 1) {
    const lowest = least(left);
    const good = GOODS.find((one) => amount(target, one) > (lowest.get(one) ?? 0));
    if (good === undefined) return null;
    picks.push(["good", good]);
    const fewer = left.filter((way) => amount(way, good) > (lowest.get(good) ?? 0));
    if (fewer.length === left.length) return null;
    left = fewer;
  }
  return picks;
}

/** All goods that some way needs, in their usual order. */
export function goodsIn(ways: readonly Bundle[]): Good[] {
  return GOODS.filter((good) => ways.some((way) => amount(way, good) > 0));
}
