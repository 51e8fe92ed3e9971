/** Lessons begin at a table of their own, and leave none behind. */

import { api } from "../lib/api.ts";
import { goto } from "../lib/router.svelte.ts";
import { newcomersTable, sitDown } from "../pages/play.ts";

/** Begin a lesson; one that was begun before and not finished is forgotten. */
export async function beginLesson(game: string, lesson: string): Promise<void> {
  const mine = await api.tables();
  const before = mine.filter((table) => table.game === game && table.lesson === lesson && table.maker);
  const update = await api.createTable({ game, lesson, seats: [{ kind: "me" }] });
  await Promise.all(before.map(({ id }) => forget(id)));
  goto(`/table/${update.table.id}`);
}

/** The table of a lesson that is over, or was left: nobody needs it any more. */
export async function forget(table: string): Promise<void> {
  await api.deleteTable(table).catch(() => undefined);
}

/** After the lessons: a game with recommendations. */
export async function firstGame(game: string): Promise<void> {
  const info = (await api.games()).find((one) => one.game === game);
  if (info !== undefined) await sitDown(newcomersTable(info));
}
