/** What Dominion's view holds, and small questions about it. */

import type { View } from "../../lib/types.ts";
import type { CardType, GameView, Pile, Table } from "./contract.ts";

export type * from "./contract.ts";

export const tableOf = (view: View): Table => (view as unknown as GameView).table;

/** The same card several times, where it first lay. */
export interface Group {
  slug: string;
  count: number;
}

export function grouped(slugs: readonly string[]): Group[] {
  const counts = new Map<string, number>();
  for (const slug of slugs) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  return [...counts].map(([slug, count]) => ({ slug, count }));
}

/** Like `grouped`, but only neighbours: the order in which cards were played stays. */
export function inRuns(slugs: readonly string[]): Group[] {
  const runs: Group[] = [];
  for (const slug of slugs) {
    const last = runs.at(-1);
    if (last?.slug === slug) last.count += 1;
    else runs.push({ slug, count: 1 });
  }
  return runs;
}

export type Order = "cost" | "name" | "type";
export const ORDERS: readonly Order[] = ["cost", "name", "type"];

const TYPES: readonly CardType[] = ["action", "attack", "reaction", "treasure", "victory", "curse"];
const HAND: readonly CardType[] = ["action", "treasure", "victory", "curse"];

const typeRank = (types: readonly CardType[]): number => Math.max(...types.map((type) => TYPES.indexOf(type)));

export function sortedPiles(piles: readonly Pile[], order: Order, name: (slug: string) => string): Pile[] {
  const byName = (one: Pile, other: Pile) => name(one.card).localeCompare(name(other.card));
  const rank = { cost: (pile: Pile) => pile.cost, type: (pile: Pile) => typeRank(pile.types), name: () => 0 }[order];
  return [...piles].sort((one, other) => rank(one) - rank(other) || one.cost - other.cost || byName(one, other));
}

/** Actions first, then money, then the rest; dear cards first. */
export function inHandOrder(slugs: readonly string[], pile: (slug: string) => Pile | undefined): string[] {
  const rank = (slug: string) => Math.min(...(pile(slug)?.types ?? []).map((type) => HAND.indexOf(type)).filter((at) => at >= 0));
  const cost = (slug: string) => pile(slug)?.cost ?? 0;
  return [...slugs].sort((one, other) => rank(one) - rank(other) || cost(other) - cost(one) || (one < other ? -1 : 1));
}

/** The basic piles as they lie on the table: money above land, Curses at the end of the first row. */
export const BASIC = ["copper", "silver", "gold", "curse", "estate", "duchy", "province"] as const;
