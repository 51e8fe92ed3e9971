/** What the view says for panels: what the seat can work out about its own next decisions. */

import type { OptionKey } from "../../../lib/types.ts";
import type { Animal, Bundle, Good, Herd, Player, Table } from "../view.ts";

export interface Exchange {
  card: string;
  key: OptionKey;
  give: Bundle;
  get: Bundle;
  /** Once in each harvest. */
  harvest: boolean;
  open: boolean;
}

/** Room for animals; the order is: pastures, stables outside of them, the house, cards. */
export interface Place {
  size: number;
  types: Animal[];
  mixed: boolean;
  pasture: boolean;
}

export interface Housing {
  places: Place[];
  /** House rule: no type may live in more than one pasture. */
  one_pasture: boolean;
  animals: Herd;
  /** The most that can be kept, each with where they would stand. */
  keeps: { counts: Herd; standing: Herd[] }[];
}

export interface Breeding {
  young: Animal[];
  housing: Housing;
}

export interface Previews {
  /** The ways to pay for 1, 2, 3 ... fences. */
  fences: Bundle[][];
  exchanges: Exchange[];
  ovens: { limit: number | null; food: number }[];
  housing: Housing;
  /** While animals breed: the young to come, and who could stay then. */
  breeding: Breeding | null;
}

export interface DraftPart {
  /** Occupations and minor improvements. */
  dealt: [number, number];
  rounds: [number, number][];
  keep_rest: boolean;
  /** Packs go to the right; else to the left. */
  to_the_right: boolean;
}

export interface Drafting {
  part: number;
  round: number;
  parts: DraftPart[];
}

/** The table with what only panels read. */
export type PanelTable = Table & { previews: Previews | null; drafting: Drafting | null };

export function mine(table: PanelTable, seat: number | null): Player | undefined {
  return seat === null ? undefined : table.players[seat];
}

export const sum = (herd: readonly number[]): number => herd.reduce((total, n) => total + n, 0);

export const goodOf = (key: OptionKey): Good => key[1] as Good;
