/** What Dominion's view holds, and small questions about it. */

import type { View } from "../../lib/types.ts";
import type { CardType, Facts, GameView, Pile, Player, Table } from "./contract.ts";

export type * from "./contract.ts";

export const tableOf = (view: View): Table => (view as unknown as GameView).table;

/** The same card several times, where it first lay. */
export interface Group {
  slug: string;
  count: number;
  /** They will stay in play. */
  stays?: boolean;
}

export function grouped(slugs: readonly string[]): Group[] {
  const counts = new Map<string, number>();
  for (const slug of slugs) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  return [...counts].map(([slug, count]) => ({ slug, count }));
}

/** The cards in play as runs, with those apart that will stay there. */
export function inPlay({ in_play: cards, stays }: Player): Group[] {
  const left = [...stays];
  const marked = cards.map((slug) => {
    const at = left.indexOf(slug);
    if (at >= 0) left.splice(at, 1);
    return { slug, stays: at >= 0 };
  });
  const runs: Group[] = [];
  for (const one of marked) {
    const last = runs.at(-1);
    if (last?.slug === one.slug && last.stays === one.stays) last.count += 1;
    else runs.push({ ...one, count: 1 });
  }
  return runs;
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

/** Cards that lie on a mat (`mat`) or are held by an effect (of `source`), and how many there are in all. */
export interface Fan {
  key: string;
  mat: string | null;
  source: string;
  kind: "card" | "landscape";
  count: number;
  known: string[];
}

/** What lies beside a player's cards: what effects hold, then the mats; what is set aside for an effect only there. */
export function fansOf(table: Table, player: Player, isCard: (slug: string) => boolean): Fan[] {
  const held = table.turn.effects.filter((effect) => effect.seat === player.seat && effect.cards.length > 0);
  const fans: Fan[] = held.map(({ card, cards }, at) => ({
    key: `${card} ${at}`, mat: null, source: card, kind: isCard(card) ? "card" : "landscape", count: cards.length, known: cards,
  }));
  for (const [mat, { count, known }] of Object.entries(player.mats)) {
    const left = [...known];
    let more = count;
    if (mat === "set-aside") {
      for (const slug of held.flatMap((effect) => effect.cards)) {
        if (!left.includes(slug)) continue;
        left.splice(left.indexOf(slug), 1);
        more -= 1;
      }
    }
    if (more > 0) fans.push({ key: mat, mat, source: "", kind: "card", count: more, known: left });
  }
  return fans;
}

export type Order = "cost" | "name" | "type";
export const ORDERS: readonly Order[] = ["cost", "name", "type"];

/** The types that have a colour, in the order of the supply. */
export const COLOURED: readonly CardType[] = [
  "action", "attack", "reaction", "duration", "reserve", "night", "treasure", "victory", "curse",
];
const HAND: readonly CardType[] = ["action", "treasure", "night", "victory", "curse"];

const typeRank = (types: readonly CardType[]): number => Math.max(...types.map((type) => COLOURED.indexOf(type)));

const price = (pile: Pile): number => pile.cost + pile.debt;

export function sortedPiles(piles: readonly Pile[], order: Order, name: (slug: string) => string): Pile[] {
  const byName = (one: Pile, other: Pile) => name(one.card).localeCompare(name(other.card));
  const rank = { cost: price, type: (pile: Pile) => typeRank(pile.types), name: () => 0 }[order];
  return [...piles].sort((one, other) => rank(one) - rank(other) || price(one) - price(other) || byName(one, other));
}

/** Actions first, then money, then the rest; dear cards first. */
export function inHandOrder(slugs: readonly string[], facts: (slug: string) => Facts | undefined): string[] {
  const rank = (slug: string) => Math.min(9, ...(facts(slug)?.types ?? []).map((type) => HAND.indexOf(type)).filter((at) => at >= 0));
  const cost = (slug: string) => facts(slug)?.cost ?? 0;
  return [...slugs].sort((one, other) => rank(one) - rank(other) || cost(other) - cost(one) || (one < other ? -1 : 1));
}

/** The basic piles as they lie on the table: money above land, Curses at the end of the first row. */
export const BASIC = ["copper", "silver", "gold", "curse", "estate", "duchy", "province"] as const;

/** Before the card of the Way of the Mouse, in a kingdom. */
export const MOUSE = "mouse:";

/** The card of the Way of the Mouse; undefined if this part of a kingdom is something else. */
export const mouseOf = (part: string): string | undefined => (part.startsWith(MOUSE) ? part.slice(MOUSE.length) : undefined);
