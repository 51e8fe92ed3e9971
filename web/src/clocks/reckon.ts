/** How much time is left, as the server reckons it. `now` is by its clock. */

import type { ClockChosen, ClockTold, SeatInfo } from "../lib/types.ts";

export const MINUTE = 60;
export const HOUR = 3600;
export const DAY = 24 * HOUR;

/** Until when somebody is on vacation; null if nobody is. */
export function restsUntil(clock: ClockTold, seat: number, now: number): number | null {
  const until = clock.vacation.find(([one]) => one === seat)?.[1] ?? 0;
  return until > now ? until : null;
}

/** The time of a seat, in seconds; null where only absence counts. */
export function leftOf(clock: ClockTold, seat: number, now: number): number | null {
  const left = clock.left[seat];
  if (left === undefined) return null;
  if (clock.paused || !clock.running.includes(seat)) return left;
  const since = Math.max(clock.at, clock.vacation.find(([one]) => one === seat)?.[1] ?? 0);
  return Math.max(0, left - Math.max(0, now - since));
}

/** When it will be over, if nothing happens; null while it stands still. */
export function overAt(clock: ClockTold, seat: number, now: number): number | null {
  const left = leftOf(clock, seat, now);
  if (left === null || clock.paused || !clock.running.includes(seat)) return null;
  return Math.max(now, restsUntil(clock, seat, now) ?? 0) + left;
}

/** The last minute, or with days the last hour, counts. */
export function isShort(clock: ClockTold, chosen: ClockChosen, seat: number, now: number): boolean {
  if (!clock.running.includes(seat) || restsUntil(clock, seat, now) !== null) return false;
  const left = leftOf(clock, seat, now);
  return left !== null && left <= (chosen.kind === "move" ? HOUR : MINUTE);
}

/** So many seconds has somebody who is asked been away; null if that is not too long. `stood`: since when, as far as is known here. */
export function awayFor(seat: SeatInfo, chosen: ClockChosen, asked: readonly number[], stood: number, now: number): number | null {
  if (chosen.kind === "move" || seat.kind !== "person" || seat.here || seat.away === undefined || !asked.includes(seat.seat)) return null;
  return now - Math.max(seat.away, stood) >= chosen.away * MINUTE ? now - seat.away : null;
}
