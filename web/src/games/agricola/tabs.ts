/** Which part of the board a question is about: on a small screen it opens by itself, and so does the pile of cards. */

import type { Zone } from "./contract.ts";

export const TABS = ["actions", "farm", "cards", "players"] as const;
export type Tab = (typeof TABS)[number];
/** What lies on top of each other. The hand is always open. */
export type Pile = "majors" | "played" | "drawn";

const PLACES: Partial<Record<Zone, Tab>> = {
  board: "actions", farm: "farm", goods: "farm", hand: "cards", majors: "cards", display: "cards", played: "cards", pack: "cards",
};
const PILES: Partial<Record<Zone, Pile>> = { majors: "majors", display: "majors", played: "played" };

interface Offered {
  zone?: string;
}

/** The places where something is offered, the one with most of it first. */
function most<T>(offers: readonly Offered[], places: Partial<Record<Zone, T>>): T[] {
  const counts = new Map<T, number>();
  for (const { zone } of offers) {
    const place = places[zone as Zone];
    if (place !== undefined) counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([place]) => place);
}

export const tabsOf = (offers: readonly Offered[]): Tab[] => most(offers, PLACES);

/** The pile with most of the offered cards; undefined if none of them has any. */
export const pileOf = (offers: readonly Offered[]): Pile | undefined => most(offers, PILES)[0];
