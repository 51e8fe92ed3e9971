/** What panels ask of a view. */

import type { OptionKey } from "../../../lib/types.ts";
import type { Good, Player, Table } from "../contract.ts";

export type * from "../contract.ts";

export function mine(table: Table, seat: number | null): Player | undefined {
  return seat === null ? undefined : table.players[seat];
}

export const sum = (herd: readonly number[]): number => herd.reduce((total, n) => total + n, 0);

export const goodOf = (key: OptionKey): Good => key[1] as Good;
