/** Where everybody acted last: the board marks it until their next action. No runes here. */

import type { GameEvent } from "./types.ts";

/** By place, the seats whose last action was there, as of a pick. */
export function usedLast(
  log: readonly GameEvent[], seats: number, pick: number, usedPlace: (event: GameEvent) => string | null,
): Map<string, number[]> {
  const places = new Map<string, number[]>();
  const found = new Set<number>();
  for (let at = log.length - 1; at >= 0 && found.size < seats; at -= 1) {
    const event = log[at]!;
    if (event.pick > pick || found.has(event.seat) || event.kind.startsWith("table-")) continue;
    const place = usedPlace(event);
    if (place === null) continue;
    found.add(event.seat);
    places.set(place, [...(places.get(place) ?? []), event.seat].sort());
  }
  return places;
}
