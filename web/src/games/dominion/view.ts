/** What Dominion's view holds, and small questions about it. */

import type { Prompt, View } from "../../lib/types.ts";
import type { CardType } from "./box.svelte.ts";

export interface Pile {
  card: string;
  count: number;
  cost: number;
  types: CardType[];
}

export interface Cards {
  count: number;
  known: string[];
}

export interface Player {
  seat: number;
  turns: number;
  hand: Cards;
  deck: { count: number; top: (string | null)[] };
  discard: { count: number; top: string | null; known: string[] };
  in_play: string[];
  aside: Cards;
  looking: Cards;
  /** All the cards that the player owns. */
  cards: Record<string, number>;
}

export interface Table {
  turn: {
    seat: number;
    phase: "action" | "buy" | "clean-up" | "over";
    actions: number;
    buys: number;
    coins: number;
    effects: { card: string; seat: number }[];
  };
  supply: Pile[];
  kingdom: string[];
  trash: string[];
  players: Player[];
}

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

// Where the cards of a choice lie

export type Zone = "hand" | "in_play" | "discard" | "looking";

const FROM_LOOKING = ["sentry", "cartographer", "jack-of-all-trades", "bandit"];

/** Where the cards lie that a prompt asks about. */
export function zoneAsked(prompt: Prompt, me: Player): Zone {
  if (prompt.name === "save") return "in_play";
  if (prompt.name === "shuffle-in") return "discard";
  if (prompt.name === "topdeck" && prompt.card === "harbinger") return "discard";
  if (prompt.name === "put-back") return "looking";
  if (me.looking.count > 0 && FROM_LOOKING.includes(String(prompt.card))) return "looking";
  return "hand";
}

/** Where a card of the present choice is to be lit; null if it is nowhere on the board. */
export function zoneOf(view: View, slug: string): Zone | null {
  const me = view.seat === null ? undefined : (view.table as Table).players[view.seat];
  if (view.choice === null || me === undefined) return null;
  if (view.choice.prompt.name !== "resolve") return zoneAsked(view.choice.prompt, me);
  if (me.hand.known.includes(slug)) return "hand";
  if (me.in_play.includes(slug)) return "in_play";
  return me.discard.top === slug ? "discard" : null;
}

/** So many empty piles end the game. */
export const ENDING_PILES = (players: number): number => (players < 5 ? 3 : 4);
