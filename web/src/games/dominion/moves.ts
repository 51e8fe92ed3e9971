/** What flies where when something happens. Places are `data-place` on the board. */

import type { GameEvent, View } from "../../lib/types.ts";
import type { Move } from "../index.ts";
import type { GameView, Player } from "./contract.ts";

const MOST = 5;

/** What happened to a player, and how things lie now. */
interface Told {
  event: GameEvent;
  seat: number;
  player: Player | undefined;
  mine: boolean;
}

const FLIGHTS: Record<string, (told: Told) => Move[]> = {
  play: (told) => [flight(told.event.card, hand(told, told.event.card), inPlay(told, told.event.card))],
  buy: (told) => [gained(told)],
  gain: (told) => [gained(told)],
  exchange: ({ event, seat }) => [
    flight(event.card, `discard-${seat}`, `pile-${event.card}`),
    flight(event.to, `pile-${event.to}`, `discard-${seat}`),
  ],
  draw: (told) => several(told, () => `deck-${told.seat}`, (slug) => handNow(told, slug)),
  look: (told) => several(told, () => `deck-${told.seat}`, () => `looking-${told.seat}`),
  topdeck: (told) => several(told, (slug) => hand(told, slug), () => `deck-${told.seat}`),
  trash: (told) => several(told, (slug) => hand(told, slug), () => "trash"),
  discard: (told) => several(told, (slug) => hand(told, slug), () => `discard-${told.seat}`),
  "set-aside": (told) => [flight(told.event.card, hand(told, told.event.card), aside(told))],
  "to-hand": (told) => several(told, () => `looking-${told.seat}`, (slug) => handNow(told, slug)),
  exile: (told) => several(told, (slug) => hand(told, slug), () => `exile-${told.seat}`),
  mat: (told) => [flight(told.event.card, inPlay(told, told.event.card), `${told.event.mat}-${told.seat}`)],
  call: (told) => [flight(told.event.card, `tavern-${told.seat}`, inPlay(told, told.event.card))],
  move: (told) => [flight(told.event.card, `discard-${told.seat}`, `${told.event.to === "in_play" ? "play" : told.event.to}-${told.seat}`)],
  "put-back": (told) => [flight(told.event.card, inPlay(told, told.event.card), `pile-${told.event.card}`)],
  pass: ({ event, seat }) => [flight(event.card ?? "", `hand-${seat}`, `hand-${event.to}`)],
  shuffle: ({ seat }) => [{ ...flight("", `discard-${seat}`, `deck-${seat}`), count: 3 }],
  "clean-up": ({ seat }) => [{ ...flight("", `play-${seat}`, `discard-${seat}`), count: 2 }],
};

export function moves(event: GameEvent, view: View): Move[] {
  const player = (view as unknown as GameView).table.players?.[event.seat];
  return FLIGHTS[event.kind]?.({ event, seat: event.seat, player, mine: event.seat === view.seat }) ?? [];
}

/** The card that was played last, or the pile that was bought from. */
export function usedPlace({ kind, seat, card }: GameEvent): string | null {
  return kind === "play" ? `play-${seat}-${card}` : kind === "buy" ? `pile-${card}` : null;
}

function flight(slug: unknown, from: string, to: string): Move {
  return { kind: "card", slug: String(slug), from, to };
}

function gained({ event, seat }: Told): Move {
  return flight(event.card, `pile-${event.card}`, `${event.to}-${seat}`);
}

/** Where a card of a hand lay: mine each have a place, the others' hands are one. */
function hand({ seat, mine }: Told, slug: unknown): string {
  return mine && slug !== "" ? `hand-${seat}-${slug}` : `hand-${seat}`;
}

/** The same for a card that lies there now. */
function handNow(told: Told, slug: string): string {
  return told.player?.hand.known.includes(slug) ? hand(told, slug) : `hand-${told.seat}`;
}

/** Where set-aside cards lie: beside those that are being chosen, or on their own. */
function aside({ seat, player }: Told): string {
  return player?.mats["set-aside"] === undefined ? `aside-${seat}` : `set-aside-${seat}`;
}

function inPlay({ seat, player }: Told, slug: unknown): string {
  return player?.in_play.includes(String(slug)) ? `play-${seat}-${slug}` : `play-${seat}`;
}

/** One flight for each card that may be seen, or for so many backs; no more than the eye can follow. */
function several({ event }: Told, from: (slug: string) => string, to: (slug: string) => string): Move[] {
  const cards = event.cards as string[] | undefined;
  if (cards !== undefined) return cards.slice(0, MOST).map((slug) => flight(slug, from(slug), to(slug)));
  return [{ ...flight("", from(""), to("")), count: Math.min(MOST, Number(event.count ?? 1)) }];
}
