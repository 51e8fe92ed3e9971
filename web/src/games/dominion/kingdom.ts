/** Kingdoms: drawn by lot under conditions, and as a text that can be sent to a friend. */

import type { Facts } from "./box.svelte.ts";

export interface Filters {
  sets: string[];
  attacks: "any" | "some" | "none";
  reaction: boolean;
  village: boolean;
  buy: boolean;
  /** A pile at each price from 2 to 5. */
  spread: boolean;
}

export const NO_WISHES: Omit<Filters, "sets"> = { attacks: "any", reaction: false, village: false, buy: false, spread: false };

const PRICES = [2, 3, 4, 5];
const TRIES = 3000;

const isAttack = (card: Facts) => card.types.includes("attack");

/** What a kingdom must have, besides coming from the right sets. */
export function fits(cards: readonly Facts[], filters: Filters): boolean {
  return (
    (filters.attacks !== "some" || cards.some(isAttack)) &&
    (!filters.reaction || cards.some((card) => card.types.includes("reaction"))) &&
    (!filters.village || cards.some((card) => card.actions > 1)) &&
    (!filters.buy || cards.some((card) => card.buys > 0)) &&
    (!filters.spread || PRICES.every((price) => cards.some((card) => card.cost === price)))
  );
}

/** So many cards by lot, the locked ones among them; null if there is no such kingdom. */
export function draw(all: readonly Facts[], size: number, filters: Filters, locked: readonly string[]): string[] | null {
  const kept = all.filter((card) => locked.includes(card.slug));
  const pool = all.filter(
    (card) => !locked.includes(card.slug) && filters.sets.includes(card.set) && (filters.attacks !== "none" || !isAttack(card)),
  );
  if (kept.length + pool.length < size) return null;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const cards = [...kept, ...sample(pool, size - kept.length)];
    if (fits(cards, filters)) return inOrder(cards);
  }
  return null;
}

function sample<T>(pool: readonly T[], count: number): T[] {
  const rest = [...pool];
  for (let at = 0; at < count; at += 1) {
    const other = at + Math.floor(Math.random() * (rest.length - at));
    [rest[at], rest[other]] = [rest[other] as T, rest[at] as T];
  }
  return rest.slice(0, count);
}

export function inOrder(cards: readonly Facts[]): string[] {
  return [...cards].sort((one, other) => one.cost - other.cost || (one.slug < other.slug ? -1 : 1)).map((card) => card.slug);
}

// As a text

const CATALOGS = import.meta.glob<string>("../../../../src/allmende/locales/*/dominion-cards.ftl", {
  query: "?raw",
  import: "default",
});

/** The slugs of all cards by their names in every language, in small letters. */
export async function allNames(): Promise<Map<string, string>> {
  const texts = await Promise.all(Object.values(CATALOGS).map((load) => load()));
  const found = texts.flatMap((text) => [...text.matchAll(/^card-(\S+) = (.+)$/gm)]);
  return new Map(found.flatMap(([, slug = "", name = ""]) => [[name.trim().toLowerCase(), slug], [slug, slug]]));
}

/** The cards that a text names, between commas or on lines of their own, and the words that name none. */
export function readNames(text: string, names: ReadonlyMap<string, string>): { cards: string[]; unknown: string[] } {
  const words = text.split(/[,;\n]/).map((word) => word.trim()).filter((word) => word !== "");
  const slugOf = (word: string) => names.get(word.toLowerCase().replace(/’/g, "'"));
  const cards = words.flatMap((word) => slugOf(word) ?? []);
  return { cards: [...new Set(cards)], unknown: words.filter((word) => slugOf(word) === undefined) };
}
