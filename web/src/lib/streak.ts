/** Puzzles of the day that were solved on days in a row: kept with what a person likes. */

import { settings } from "./settings.svelte.ts";

const DAY = "puzzles.day";
const STREAK = "puzzles.streak";

/** On so many days in a row, until today or yesterday. */
export function streakOn(day: number): number {
  const last = Number(settings.it.own[DAY] ?? -9);
  return day - last <= 1 ? Number(settings.it.own[STREAK] ?? 0) : 0;
}

/** Whether the game's puzzle of the day is solved. */
export function solvedOn(day: number, game: string): boolean {
  return settings.it.own[`puzzles.${game}`] === day;
}

/** A puzzle of the day was solved; a day counts once, whichever game it was. */
export function noteSolved(day: number, game: string): void {
  const { own } = settings.it;
  if (own[DAY] !== day) own[STREAK] = streakOn(day) + 1;
  own[DAY] = day;
  own[`puzzles.${game}`] = day;
}
