/** Which part of the board a question is about: on a small screen it opens by itself, and so does the pile of cards. */

import type { OptionKey } from "../../lib/types.ts";
import type { Player, Table } from "./view.ts";

export const TABS = ["actions", "farm", "cards", "players"] as const;
export type Tab = (typeof TABS)[number];
export type Pile = "majors" | "hand" | "played";

const PLACES: Record<string, Tab> = {
  space: "actions", special: "actions", bed: "actions", card: "cards",
  cell: "farm", extension: "farm", edge: "farm", grain: "farm", vegetable: "farm", eat: "farm", discard: "farm", bake: "farm", exchange: "farm", heat: "farm",
};

interface Offered {
  key: OptionKey;
}

/** The parts where something is offered, the one with most of it first. */
export function tabsOf(offers: readonly Offered[]): Tab[] {
  const counts = new Map<Tab, number>();
  for (const { key } of offers) {
    const tab = PLACES[key[0]];
    if (tab !== undefined) counts.set(tab, (counts.get(tab) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([tab]) => tab);
}

/** Where most of the offered cards lie; undefined if none is offered, or beside other things. */
export function pileOf(offers: readonly Offered[], view: Table, me: Player | undefined): Pile | undefined {
  const slugs = offers.filter(({ key }) => key[0] === "card").map(({ key }) => String(key[1]));
  const open = [...view.majors.filter(({ holder }) => holder === null).map(({ card }) => card), ...view.display];
  const lying: Record<Pile, readonly string[]> = {
    majors: open, hand: me?.hand.known ?? [], played: me?.played.map(({ card }) => card) ?? [],
  };
  const counted = (Object.keys(lying) as Pile[]).map((pile) => ({ pile, count: slugs.filter((slug) => lying[pile].includes(slug)).length }));
  const best = counted.reduce((one, other) => (other.count > one.count ? other : one));
  return best.count > 0 ? best.pile : undefined;
}
