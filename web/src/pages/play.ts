/** A table with everything as a newcomer wants it: me and bots. */

import { GAMES } from "../games/index.ts";
import { api } from "../lib/api.ts";
import { type Way, ways } from "../lib/ways.ts";
import { goto } from "../lib/router.svelte.ts";
import type { GameInfo, NewTable, SeatWish } from "../lib/types.ts";

export function newcomersTable(info: GameInfo): NewTable {
  const newcomer = GAMES[info.game]?.newcomer;
  const players = Math.max(newcomer?.players ?? 2, info.min_players);
  const bots = Array.from({ length: players - 1 }, (): SeatWish => ({ kind: "bot", bot: info.best_bot }));
  return { game: info.game, options: newcomer?.options ?? {}, seats: [{ kind: "me" }, ...bots], settings: { hints: true } };
}

/** The table that was just laid with an open seat: its links are shown at once. */
export const inviting = { table: "" };

/** Make a table, open a way for others to come, and go there. */
export async function sitDown(table: NewTable, way: Way = "link"): Promise<void> {
  const update = await api.createTable(table);
  if (way !== "link") await ways.change(update.table.id, way);
  if (update.table.seats.some(({ kind }) => kind === "open")) inviting.table = update.table.id;
  goto(`/table/${update.table.id}`);
}
