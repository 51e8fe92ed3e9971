/** What people do about time at a table. */

import { api, ApiError, call } from "../lib/api.ts";
import type { TableState } from "../lib/table.svelte.ts";
import type { ProposeBody, Update } from "../lib/types.ts";

const at = (table: TableState, deed: string): string => `tables/${encodeURIComponent(table.id)}/${deed}`;

/** The update comes over the socket; why something was refused is said in the bar. */
async function trying(table: TableState, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    table.refusal = { error: error.code, message: error.message };
  }
}

const seatOf = (table: TableState): number => table.update?.table.mine[0] ?? 0;

export const propose = (table: TableState, what: ProposeBody["what"], whom: number | null): Promise<void> =>
  trying(table, () => call<Update>("POST", at(table, "propose"), { seat: seatOf(table), what, whom }));

export const answer = (table: TableState, agree: boolean): Promise<void> =>
  trying(table, () => call<Update>("POST", at(table, "answer"), { seat: seatOf(table), agree }));

export const resume = (table: TableState): Promise<void> =>
  trying(table, () => call<Update>("POST", at(table, "resume"), { seat: seatOf(table) }));

/** Take my seat back from the bot. */
export const comeBack = (table: TableState, seat: number): Promise<void> =>
  trying(table, async () => {
    await call<Update>("POST", at(table, "comeback"), { seat });
    table.sitAt(seat);
  });

/** The same people, once more. */
export const rematch = (table: TableState): Promise<string> => api.rematch(table.id, "next");
