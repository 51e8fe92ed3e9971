/** On a small screen the board has three parts; which of them a question is about. */

import type { OptionKey } from "../../lib/types.ts";
import { resourcesAt } from "./view.ts";

export const TABS = ["sea", "farm", "market"] as const;
export type Tab = (typeof TABS)[number];

const PLACES: Record<string, Tab> = {
  farmer: "farm", space: "farm", laborer: "farm", cell: "farm", edge: "farm",
  tile: "market", row: "market", deck: "market",
};
const OF_RESOURCES = { display: "market", store: "sea", hand: "farm" } as const;

/** The parts where something is offered, the one with most of it first. */
export function tabsOf(prompt: string | undefined, offers: readonly { key: OptionKey }[]): Tab[] {
  const counts = new Map<Tab, number>();
  for (const { key } of offers) {
    const cards = key[0] === "resource" ? resourcesAt(prompt) : null;
    const tab = cards === null ? PLACES[key[0]] : OF_RESOURCES[cards];
    if (tab !== undefined) counts.set(tab, (counts.get(tab) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([tab]) => tab);
}
