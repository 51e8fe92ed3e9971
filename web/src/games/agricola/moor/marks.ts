/** Farmers of the Moor: what cards leave on the spaces of a farmyard. */

import { cellNumbers } from "./extensions.ts";
import type { Player } from "../view.ts";

/** What waits on the spaces that a card has marked. */
const WAITING: Record<string, readonly string[]> = { "fallow-fields": ["food"], "fallow-land": ["food"], "arid-field": ["food", "fuel"] };
const HUT = "forest-hut";
const GRAVE = "family-burial-plot";
const DIGGING = "moor-archaeology";

/** Goods by space. */
export function waitingGoods(player: Player): Map<number, readonly string[]> {
  return new Map(player.played.flatMap(({ card, cells = [] }) => cells.map((cell): [number, readonly string[]] => [cell, WAITING[card] ?? []])));
}

/** The forest in which a person lives; none: -1. */
export function lodging({ played, farm }: Player): number {
  const note = played.find(({ card }) => card === HUT)?.note ?? 0;
  return note > 0 && cellNumbers(farm.extension).includes(note - 1) ? note - 1 : -1;
}

/** A blocked space bears the Tombstone, was dug up, or burnt: the first one is the grave, if there is one. */
export function blockedBy({ played, farm }: Player, cell: number): "grave" | "dug" | "burnt" {
  const note = (slug: string): number => played.find(({ card }) => card === slug)?.note ?? 0;
  const at = farm.blocked.indexOf(cell) - Math.min(1, note(GRAVE));
  return at < 0 ? "grave" : at < note(DIGGING) ? "dug" : "burnt";
}
