/** On a small screen the board has four parts; which of them a question is about. */

import type { Zone } from "./contract.ts";

export const TABS = ["sea", "farm", "market", "players"] as const;
export type Tab = (typeof TABS)[number];

const PLACES: Record<Zone, Tab> = {
  board: "farm", farm: "farm", hand: "farm", offer: "market", market: "market", display: "market", deck: "market", store: "sea",
  table: "players",
};

/** The parts where something is offered, the one with most of it first. */
export function tabsOf(offers: readonly { zone?: string }[]): Tab[] {
  const counts = new Map<Tab, number>();
  for (const { zone } of offers) {
    const tab = PLACES[zone as Zone];
    if (tab !== undefined) counts.set(tab, (counts.get(tab) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([tab]) => tab);
}
