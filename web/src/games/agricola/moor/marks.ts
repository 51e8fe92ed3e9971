/** Farmers of the Moor: what cards leave on the spaces of a farmyard. */

import { cellNumbers } from "./extensions.ts";
import type { Player } from "../view.ts";

/** What waits on the spaces that a card has marked. */
const WAITING: Record<string, readonly string[]> = { "fallow-fields": ["food"], "fallow-land": ["food"], "arid-field": ["food", "fuel"] };
const HUT = "forest-hut";
const GRAVE = "family-burial-plot";

/** Goods by space. */
export function waitingGoods(player: Player): Map<number, readonly string[]> {
  return new Map(player.played.flatMap(({ card, cells = [] }) => cells.map((cell): [number, readonly string[]] => [cell, WAITING[card] ?? []])));
}

/** The forest in which a person lives; none: -1. */
export function lodging({ played, farm }: Player): number {
  const note = played.find(({ card }) => card === HUT)?.note ?? 0;
  return note > 0 && cellNumbers(farm.extension).includes(note - 1) ? note - 1 : -1;
}

/** A blocked space bears the Tombstone, or was dug up: the first one is the grave, if there is one. */
export function isGrave({ played, farm }: Player, cell: number): boolean {
  return played.some(({ card }) => card === GRAVE) && farm.blocked[0] === cell;
}
