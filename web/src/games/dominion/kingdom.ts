/** Kingdoms: drawn by lot as people wish, and as a text that can be sent to a friend. */

import { nearest } from "../../lib/search.ts";
import type { Lot } from "./contract.ts";
import { MOUSE } from "./view.ts";

export interface Wishes {
  sets: string[];
  /** Mechanics: of each at least one, or none at all. */
  wanted: string[];
  unwanted: string[];
  /** How many landscapes; by lot as many as come up, two at most. */
  landscapes: string;
  /** A pile at each price from 2 to 5. */
  spread: boolean;
}

export const BY_LOT = "by-lot";
export const NO_WISHES: Omit<Wishes, "sets"> = { wanted: [], unwanted: [], landscapes: BY_LOT, spread: false };
const NUMBERS = ["none", "one", "two", "three", "four"];
const USUAL_LANDSCAPES = 2;
const PRICES = [2, 3, 4, 5];
const TRIES = 500;

/** What a lot is besides what the rules tell of it. */
export interface Kinds {
  isLandscape: (slug: string) => boolean;
  cost: (slug: string) => number;
}

const isWay = (lot: Lot) => lot.mechanics.includes("way");

/** So many piles by lot and their landscapes, the locked ones among them; null if there is no such kingdom. */
export function draw(all: readonly Lot[], size: number, wishes: Wishes, locked: readonly string[], kinds: Kinds): string[] | null {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const found = drawOnce(all, size, wishes, locked, kinds);
    if (found === null) return null;
    const piles = found.filter(({ slug }) => !kinds.isLandscape(slug));
    if (!wishes.spread || PRICES.every((price) => piles.some(({ slug }) => kinds.cost(slug) === price))) {
      return inOrder(found.map(({ slug }) => slug), kinds);
    }
  }
  return null;
}

function drawOnce(all: readonly Lot[], size: number, wishes: Wishes, locked: readonly string[], kinds: Kinds): Lot[] | null {
  const pool = all.filter(
    ({ slug, set, brings }) =>
      !locked.includes(slug) && wishes.sets.includes(set) && !brings.some((mechanic) => wishes.unwanted.includes(mechanic)),
  );
  const chosen = all.filter(({ slug }) => locked.includes(slug));
  let deck = shuffled(pool);
  const has = (mechanic: string) => (lot: Lot) => lot.mechanics.includes(mechanic);
  const isPile = ({ slug }: Lot) => !kinds.isLandscape(slug);
  const beside = () => chosen.filter((lot) => !isPile(lot));
  const missing = wishes.wanted.filter((mechanic) => ![...chosen, ...pool.filter(isPile)].some(has(mechanic)));
  const exact = wishes.landscapes !== BY_LOT;
  const most = exact ? NUMBERS.indexOf(wishes.landscapes) : Math.max(USUAL_LANDSCAPES, beside().length + missing.length);
  const isFull = () => chosen.filter(isPile).length === size;
  const fits = (lot: Lot) =>
    isPile(lot) ? !isFull() : beside().length < most && !(isWay(lot) && beside().some(isWay));

  if (chosen.filter(isPile).length > size || beside().length > most) return null;
  for (const mechanic of wishes.wanted) {
    if (chosen.some(has(mechanic))) continue;
    const having = deck.filter((lot) => has(mechanic)(lot) && fits(lot));
    const taken = having.find(isPile) ?? having[0];
    if (taken === undefined) return null;
    chosen.push(taken);
    deck = deck.filter((lot) => lot !== taken);
  }
  for (const lot of deck) {
    if (isFull() && !(exact && beside().length < most)) break;
    if (fits(lot)) chosen.push(lot);
  }
  return isFull() && !(exact && beside().length < most) ? chosen : null;
}

function shuffled<T>(pool: readonly T[]): T[] {
  const rest = [...pool];
  for (let at = rest.length - 1; at > 0; at -= 1) {
    const other = Math.floor(Math.random() * (at + 1));
    [rest[at], rest[other]] = [rest[other] as T, rest[at] as T];
  }
  return rest;
}

/** Piles from cheap to dear, then what lies beside them. */
export function inOrder(slugs: readonly string[], { isLandscape, cost }: Kinds): string[] {
  const rank = (slug: string) => (slug.startsWith(MOUSE) ? 2 : Number(isLandscape(slug)));
  return [...slugs].sort((one, other) => rank(one) - rank(other) || cost(one) - cost(other) || (one < other ? -1 : 1));
}

// As a text

/** The slugs of all cards, landscapes and mixed piles by their names in every language, in small letters. */
export type Names = ReadonlyMap<string, string>;

export async function allNames(): Promise<Names> {
  const catalogs = import.meta.glob<string>(
    ["../../../../src/allmende/locales/*/dominion-*.ftl", "!../../../../src/allmende/locales/*/dominion-settings.ftl"],
    { query: "?raw", import: "default" },
  );
  return namesIn(await Promise.all(Object.values(catalogs).map((load) => load())));
}

export function namesIn(catalogs: readonly string[]): Names {
  const found = catalogs.flatMap((text) => [...text.matchAll(/^(?:pile|landscape|card)-(\S+) = (.+)$/gm)]);
  return new Map(found.flatMap(([, slug = "", name = ""]) => [[plain(slug), slug], [plain(name), slug]]));
}

const plain = (word: string) => word.trim().toLowerCase().replace(/’/g, "'").replace(/\s*\/\s*/g, "/");

/** A word that names nothing, and what it may have meant. */
export interface Unknown {
  word: string;
  near: string | undefined;
}

/** What a text names, between commas or on lines of their own, and the words that name nothing. */
export function readNames(text: string, names: Names): { cards: string[]; unknown: Unknown[] } {
  const words = text.split(/[,;\n]/).map((word) => word.trim()).filter((word) => word !== "");
  const cards: string[] = [];
  const unknown: Unknown[] = [];
  for (const word of words) {
    const before = word.toLowerCase().startsWith(MOUSE) ? MOUSE : "";
    const slug = names.get(plain(word.slice(before.length)));
    if (slug === undefined) unknown.push({ word, near: near(plain(word.slice(before.length)), names) });
    else cards.push(before + slug);
  }
  return { cards: [...new Set(cards)], unknown };
}

const near = (word: string, names: Names): string | undefined => nearest(word, names, Math.max(2, Math.ceil(word.length * 0.4)));
