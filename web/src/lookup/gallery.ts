/**
 * What lies in a game's box, to be looked at: each game says by what its things are found (`games/<game>/gallery.ts`).
 *
 * No runes here: node runs this file as it is.
 */

import type { GameInfo, Json, Things, View } from "../lib/types.ts";
import { hasAll, wordsIn } from "../lib/search.ts";
import { messageOf, type Speaker } from "../lib/speech.ts";

/** A card, a tile, a landscape. */
export interface Exhibit {
  kind: string;
  slug: string;
  /** By what it is filtered: {"set": ["base"], "type": ["action", "attack"]}. */
  marks: Record<string, readonly string[]>;
  /** By which it is sorted. */
  cost: number;
  /** What is printed on it by which people call it. */
  code?: string;
  /** What people themselves call it, and what they wrote on it. */
  names?: Record<string, string>;
  texts?: Record<string, string>;
}

export interface Filter {
  /** Its heading is `cards-by-<name>`. */
  name: string;
  /** In this order; those that nothing has are left out. */
  values: readonly string[];
  label: (value: string, speaker: Speaker, info: GameInfo | undefined) => string;
}

export interface Gallery {
  /** All that is shown, in the order of the box. */
  exhibits: (things: Things) => Exhibit[];
  filters: readonly Filter[];
  /** What is in the game that is played at a table. */
  atTable?: (view: View, options: Json) => (one: Exhibit) => boolean;
}

const KINDS = ["card", "landscape", "pile", "tile"];

/** For games that have none of their own. */
export const PLAIN: Gallery = {
  exhibits: (things) => KINDS.flatMap((kind) => (things[kind] ?? []).map(({ slug }) => ({ kind, slug, marks: {}, cost: 0 }))),
  filters: [],
};

/** An exhibit with its words. */
export interface Shown extends Exhibit {
  name: string;
  text: string;
  /** The words of its name, and all words on it. */
  called: readonly string[];
  said: readonly string[];
}

export function shownAs(one: Exhibit, speaker: Speaker): Shown {
  const own = (texts: Record<string, string> | undefined) => texts?.[speaker.lang] ?? Object.values(texts ?? {})[0];
  const name = own(one.names) ?? speaker.textOr(one.slug, messageOf(one.kind, one.slug));
  const text = own(one.texts) ?? speaker.textOf(one.kind, one.slug) ?? "";
  const called = [...wordsIn(name), ...wordsIn(one.code ?? "")];
  return { ...one, name, text, called, said: [...called, ...wordsIn(text)] };
}

export const SORTS = ["box", "name", "cost"] as const;
export type Sort = (typeof SORTS)[number];

/** What somebody wants to see. */
export interface Wish {
  query: string;
  marks: Record<string, readonly string[]>;
  sort: Sort;
  /** Only what is in the game at this table. */
  here: boolean;
}

/** A wish as an address has it: "?q=wood&set=base,moor&sort=cost". */
export function wishIn(search: string, filters: readonly Filter[]): Wish {
  const said = new URLSearchParams(search);
  const marks = filters.map(({ name, values }) => {
    const wanted = (said.get(name) ?? "").split(",");
    return [name, values.filter((value) => wanted.includes(value))] as const;
  });
  const sort = SORTS.find((one) => one === said.get("sort")) ?? "box";
  return { query: said.get("q") ?? "", marks: Object.fromEntries(marks.filter(([, values]) => values.length > 0)), sort, here: false };
}

export function searchFor({ query, marks, sort }: Wish): string {
  const said = Object.entries(marks).filter(([, values]) => values.length > 0).map(([name, values]) => `${name}=${values.map(encodeURIComponent).join(",")}`);
  if (query.trim() !== "") said.unshift(`q=${encodeURIComponent(query.trim())}`);
  if (sort !== "box") said.push(`sort=${sort}`);
  return said.length === 0 ? "" : `?${said.join("&")}`;
}

/** A value more or less. */
export function toggled(wish: Wish, filter: string, value: string): Wish {
  const before = wish.marks[filter] ?? [];
  const after = before.includes(value) ? before.filter((one) => one !== value) : [...before, value];
  const { [filter]: _, ...others } = wish.marks;
  return { ...wish, marks: after.length === 0 ? others : { ...others, [filter]: after } };
}

const fits = (one: Exhibit, marks: Wish["marks"], except = ""): boolean =>
  Object.entries(marks).every(([name, values]) => name === except || values.some((value) => one.marks[name]?.includes(value)));

/** Those that a wish means: of each filter one value at least, and all words. Whose names have the words come first. */
export function wished(all: readonly Shown[], wish: Wish, lang: string): Shown[] {
  const sought = wordsIn(wish.query);
  const found = all.filter((one) => fits(one, wish.marks) && hasAll(one.said, sought));
  const byName = new Intl.Collator(lang).compare;
  const order: Record<Sort, (one: Shown, other: Shown) => number> = {
    box: (one, other) => Number(isCalled(other, sought)) - Number(isCalled(one, sought)),
    name: (one, other) => byName(one.name, other.name),
    cost: (one, other) => one.cost - other.cost || byName(one.name, other.name),
  };
  return found.sort(order[wish.sort]);
}

export const isCalled = ({ called }: Shown, sought: readonly string[]): boolean => sought.length > 0 && hasAll(called, sought);

/** How many there would be of each value of a filter, whatever else is chosen in this filter. */
export function counts(all: readonly Shown[], wish: Wish, filter: Filter): Map<string, number> {
  const sought = wordsIn(wish.query);
  const rest = all.filter((one) => fits(one, wish.marks, filter.name) && hasAll(one.said, sought));
  return new Map(filter.values.map((value) => [value, rest.filter((one) => one.marks[filter.name]?.includes(value)).length]));
}

/** The cards that a query calls by name, wholly or as far as it is typed: those first of which most was said. */
export function calledBy(all: readonly Shown[], query: string): Shown[] {
  const sought = wordsIn(query);
  const letters = (words: readonly string[]) => words.join("").length;
  if (letters(sought) < 3) return [];
  const isNamed = ({ name }: Shown) => wordsIn(name).every((word) => sought.includes(word));
  const found = all.filter((one) => isCalled(one, sought) || isNamed(one));
  return found.sort((one, other) => Number(isNamed(other)) - Number(isNamed(one)) || letters(one.called) - letters(other.called));
}
