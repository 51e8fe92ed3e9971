/** What flies where when something happens. Places are `data-place` on the board. */

import type { GameEvent, View } from "../../lib/types.ts";
import type { Move } from "../index.ts";
import type { GameView } from "./contract.ts";
import { card, cell, type Flights, MOST, person, piece, supply, there } from "./flights.ts";
import { MOOR_FLIGHTS } from "./moor/flights.ts";

const FLIGHTS: Flights = {
  ...MOOR_FLIGHTS,
  place: ({ event, seat }) => [person(seat, `people-${seat}`, `space-${event.space}`)],
  get: ({ event, seat, view }) => goods(event, origin(seat, view), seat),
  "build-room": ({ event, seat }) => [piece(`room-${event.material}`, `people-${seat}`, cell(farm(event, seat), event.cell))],
  "build-stable": ({ event, seat }) => [piece("stable", `people-${seat}`, cell(farm(event, seat), event.cell))],
  plow: ({ event, seat }) => [piece("field", "space-farmland", cell(farm(event, seat), event.cell))],
  sow: ({ event, seat }) => [piece(String(event.good), supply(seat, event.good), cell(seat, event.cell))],
  pay: ({ event, seat, view }) => paid(event, seat, origin(seat, view)),
  eat: ({ event, seat }) => [piece("food", supply(seat, event.good), supply(seat, "food"))],
  bake: ({ seat }) => [piece("food", supply(seat, "grain"), supply(seat, "food"))],
  drawn: ({ event, seat, view }) => [card(event.card, origin(seat, view), there("drawn", `farm-${seat}`))],
  play: ({ event, seat }) => [card(event.card, `card-${event.card}`, `played-${seat}`)],
  build: ({ event, seat }) => [card(event.card, `card-${event.card}`, there(`played-${seat}`, `farm-${seat}`))],
  "pass-card": ({ event, seat }) => [card(event.card, there(`hand-${seat}`, `farm-${seat}`), there(`hand-${event.to}`, `farm-${event.to}`))],
  "starting-player": ({ seat }) => [piece("first", "space-meeting-place", `people-${seat}`)],
  feed: ({ event, seat }) => [{ ...piece("food", supply(seat, "food"), there(`people-${seat}`, `farm-${seat}`)), count: Math.min(MOST, Number(event.food)) }].filter(({ count }) => count > 0),
  beg: ({ seat }) => [piece("begging", there(`people-${seat}`, `farm-${seat}`), supply(seat, "food"))],
  breed: ({ event, seat }) => (event.goods as string[]).slice(0, MOST).map((good) => piece(good, `people-${seat}`, `farm-${seat}`)),
  grow: ({ seat, view }) => [person(seat, origin(seat, view), `people-${seat}`)],
};

/** On whose farm it is done. */
const farm = (event: GameEvent, seat: number): number => Number(event.farm ?? seat);

/** The special action that a seat has just taken, until it places a person. */
const takes = new Map<number, string>();

export function moves(event: GameEvent, view: View): Move[] {
  if (event.kind === "special") takes.set(event.seat, `special-${event.special}`);
  else if (event.kind === "place" || event.kind === "round") takes.clear();
  return FLIGHTS[event.kind]?.({ event, seat: event.seat, view }) ?? [];
}

export function usedPlace({ kind, space, special }: GameEvent): string | null {
  return kind === "place" ? `space-${space}` : kind === "special" ? `special-${special}` : null;
}

/** Where goods come from: a special action, or the space where the player's last person stands. */
function origin(seat: number, view: View): string {
  const special = takes.get(seat);
  if (special !== undefined) return there(special, `farm-${seat}`);
  const last = (view as unknown as GameView).table.players[seat]?.people.placed.at(-1);
  return last === undefined ? `farm-${seat}` : there(`space-${last}`, `farm-${seat}`);
}

function goods({ goods: got }: GameEvent, from: string, seat: number): Move[] {
  return (got as string[]).slice(0, MOST).map((good) => piece(good, from, supply(seat, good)));
}

function paid({ goods: given }: GameEvent, seat: number, to: string): Move[] {
  return (given as string[]).slice(0, MOST).map((good) => piece(good, supply(seat, good), to));
}
