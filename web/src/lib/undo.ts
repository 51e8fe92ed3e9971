/** What can be taken back, and whose picks they are. */

import type { GameEvent, Update } from "./types.ts";

/** My last pick can be taken back: at once, or if the others agree. */
export function canGoBack(update: Update | null): boolean {
  return update !== null && (update.can.undo || update.can.ask);
}

/** Whose pick brought an event about. */
export const pickerOf = (event: GameEvent): number => event.picker ?? event.seat;

const isGame = (event: GameEvent): boolean => !event.kind.startsWith("table-");

/** Where in the log begins what happened since the last pick of a seat. */
export function firstAfterMine(log: readonly GameEvent[], seat: number | null): number {
  if (seat === null) return log.length;
  const pick = log.findLast((event) => isMine(event, [seat]))?.pick ?? 0;
  const first = log.findIndex((event) => event.pick > pick);
  return first === -1 ? log.length : first;
}

/** Is it what one of these seats has picked? */
export function isMine(event: GameEvent, mine: readonly number[]): boolean {
  return isGame(event) && event.pick > 0 && mine.includes(pickerOf(event));
}
