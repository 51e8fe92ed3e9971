/** What flies where in Farmers of the Moor. */

import { cell, type Flights, MOST, person, piece, supply, there } from "../flights.ts";

const PILE = "special-pile";

export const MOOR_FLIGHTS: Flights = {
  special: ({ event, seat }) => [{ kind: "special", slug: String(event.special), from: `special-${event.special}`, to: `people-${seat}` }],
  "special-card": ({ event }) => [piece("card", PILE, `specialcard-${event.specialcard}`)],
  "bury-special": ({ event }) => [piece("card", `specialcard-${event.specialcard}`, PILE)],
  "remove-moor": ({ event, seat }) => [piece("moor", cell(seat, event.cell), there("special-cut-peat", `people-${seat}`))],
  "remove-forest": ({ event, seat }) => [piece("forest", cell(seat, event.cell), there("special-fell-trees", `people-${seat}`))],
  "burn-forest": ({ event, seat }) => [piece("heat", there("special-slash-and-burn", `people-${seat}`), cell(seat, event.cell))],
  "drain-moor": ({ event, seat }) => [piece("field", `people-${seat}`, cell(seat, event.cell))],
  "put-forest": ({ event, seat }) => [piece("forest", `people-${seat}`, cell(seat, event.cell))],
  "put-moor": ({ event, seat }) => [piece("moor", `people-${seat}`, cell(seat, event.cell))],
  "flip-forest": ({ event, seat }) => [piece("moor", `people-${seat}`, cell(seat, event.cell))],
  "forest-hut": ({ event, seat }) => [person(seat, `people-${seat}`, cell(seat, event.cell))],
  extend: ({ event, seat }) => (event.cells as number[]).map((one) => piece("unused", `people-${seat}`, cell(seat, one))),
  heat: ({ event, seat }) => Array.from({ length: Math.min(MOST, Number(event.fuel)) }, () => piece("fuel", supply(seat, "fuel"), there(`heat-${seat}`, `farm-${seat}`))),
  bed: ({ seat }) => [piece("bed", `farm-${seat}`, `people-${seat}`)],
  "put-food": ({ event, seat }) => (event.goods as string[]).slice(0, MOST).map((good) => piece(good, `people-${seat}`, cell(seat, event.cell))),
  light: ({ event, seat }) => [piece("fuel", supply(seat, "fuel"), there(`card-${event.card}`, `people-${seat}`))],
  "garden-path": ({ seat }) => [piece("garden-path", `farm-${seat}`, `people-${seat}`)],
};
