/** What flies where when something happens. Places are `data-place` on the board. */

import type { GameEvent, View } from "../../lib/types.ts";
import type { Move } from "../index.ts";
import { kindOf } from "./view.ts";

const MOST = 5;

/** What happened, and whether my own cards show where they lie. */
interface Told {
  event: GameEvent;
  seat: number;
  mine: boolean;
}

const FLIGHTS: Record<string, (told: Told) => Move[]> = {
  "hand-in": (told) => [card(told.event.resource, hand(told, told.event.resource), "discard")],
  take: (told) => [card(told.event.resource, `display-${told.event.resource}`, hand(told, told.event.resource))],
  draw: drawn,
  "market-card": ({ event }) => [card(event.resource, "deck", `store-${event.resource}`)],
  segment: () => [piece("step", "store", "sea")],
  step: ({ seat }) => [{ kind: "marker", slug: String(seat), from: `marker-${seat}`, to: `marker-${seat}` }],
  build: ({ event, seat }) => [tile(event.tile, `tile-${event.tile}`, `cell-${seat}-${event.cell}`, `farm-${seat}`)],
  "reveal-tile": ({ event }) => [
    { kind: "tile", slug: String(event.tile), from: `stack-${kindOf(String(event.tile))}`, to: `tile-${event.tile}` },
  ],
  place: ({ event, seat, mine }) => [
    piece("farmer", mine ? `farmer-${seat}-${event.farmer}` : `farmers-${seat}`, there(`space-${seat}-${event.space}`, `farm-${seat}`)),
  ],
  "build-fence": ({ event, seat }) => [piece("fence", `spare-${seat}`, `edge-${seat}-${event.edge}`)],
  "buy-sheep": ({ event, seat }) => sheep(event, row(event), `farm-${seat}`),
  "sell-sheep": ({ event, seat }) => sheep(event, `farm-${seat}`, row(event)),
  "get-sheep": ({ event, seat }) => sheep(event, "market", `farm-${seat}`),
  breed: ({ event, seat }) => sheep(event, `sheep-${seat}`, `farm-${seat}`),
  "get-coins": ({ event, seat }) => [{ ...piece("coin", "sea", `coins-${seat}`), count: several(event) }],
  "pay-coins": ({ event, seat }) => [{ ...piece("coin", `coins-${seat}`, "market"), count: several(event) }],
  breaches: ({ event, seat }) => [{ ...piece("breach", "sea", `coins-${seat}`), count: several(event) }],
};

export function moves(event: GameEvent, view: View): Move[] {
  return FLIGHTS[event.kind]?.({ event, seat: event.seat, mine: event.seat === view.seat }) ?? [];
}

export function usedPlace({ kind, seat, space }: GameEvent): string | null {
  return kind === "place" ? `space-${seat}-${space}` : null;
}

const several = (event: GameEvent): number => Math.min(MOST, Number(event.count ?? 1));

const card = (resource: unknown, from: string, to: string): Move => ({ kind: "resource", slug: String(resource), from, to });

const piece = (slug: string, from: string, to: string): Move => ({ kind: "piece", slug, from, to });

/** On a farm that is shown small, cells and spaces have no places of their own. */
const there = (place: string, otherwise: string): string => (document.querySelector(`[data-place="${place}"]`) === null ? otherwise : place);

const tile = (slug: unknown, from: string, cell: string, farm: string): Move => ({ kind: "tile", slug: String(slug), from, to: there(cell, farm) });

/** My own cards lie in piles by resource, the others' hands are one. */
function hand({ seat, mine }: Told, resource: unknown): string {
  return mine ? `hand-${seat}-${resource}` : `hand-${seat}`;
}

function drawn(told: Told): Move[] {
  const cards = told.event.cards as string[] | undefined;
  if (cards === undefined) return [{ ...card("", "deck", hand(told, "")), count: several(told.event) }];
  return cards.slice(0, MOST).map((one) => card(one, "deck", hand(told, one)));
}

const row = (event: GameEvent): string => (Number(event.row) < 0 ? "market" : `row-${event.row}`);

const sheep = (event: GameEvent, from: string, to: string): Move[] => [{ ...piece("sheep", from, to), count: several(event) }];
