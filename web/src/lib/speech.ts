/**
 * Puts prompts, options and events into words: a port of the speaking part of `allmende.locales`. Both say the same;
 * tests/web/test_speech.py proves it. A name of something that has a text of its own becomes a part of what is said,
 * so that the text is there wherever the name is.
 *
 * No runes here: node runs this file as it is.
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { GameEvent, OptionKey, OptionView, Part, Prompt, Saying } from "./types.ts";

type Facts = Record<string, unknown>;
/** What the view says of an option, as far as it is spoken of. */
export type Offered = Pick<OptionView, "key" | "ends" | "pays">;
export type Args = Record<string, string | number>;

/** What a prompt or an event may mean by a name under any key: {"card": "silos"} may be a landscape. */
export const THINGS = ["card", "landscape", "pile", "resource"];
/** What prompts and events call another seat. */
const SEATS = ["by", "to", "farm"];

// A named thing travels through Fluent as one string between these signs, which no text has.
const OPEN = "\uE000";
const NEXT = "\uE001";
const CLOSE = "\uE002";
const MARKED = /\uE000([^\uE001]*)\uE001([^\uE001]*)\uE001([^\uE001]*)\uE001([^\uE002]*)\uE002/;
/** What is counted as goods. */
const GOODS = ["good", "resource"];

/** How an event is told. */
export interface Telling {
  /** As a part of a row of the log: what its attribute `row` says. */
  row?: boolean;
  /** No more kinds of things than so many; of the others only how many there are. */
  most?: number;
}

/** Where a number begins; not within a word, a date or a range. */
const HYPHEN_AS_MINUS = /(^|[^0-9A-Za-z.–=“„-])-(?=[0-9])/g;

export function messageOf(kind: string, slug: string | number): string {
  return `${kind}-${slug}`.toLowerCase();
}

/** The texts of one game in one language, those of the page included. */
export class Speaker {
  readonly lang: string;
  readonly #bundle: FluentBundle;
  readonly #strict: boolean;

  /** Not `strict`: a text that is missing costs only itself, not the page. */
  constructor(lang: string, catalogs: readonly string[], strict = true) {
    this.lang = lang;
    this.#strict = strict;
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    for (const catalog of catalogs) this.#bundle.addResource(new FluentResource(catalog), { allowOverrides: true });
  }

  has(name: string, attribute?: string): boolean {
    return this.#pattern(name, attribute) !== null;
  }

  /** A message, or an attribute of it, with its arguments filled in. */
  text(name: string, args: Facts = {}, attribute?: string): string {
    return bare(this.#spoken(name, args, attribute));
  }

  /** The same with the names of things as parts; such names come as `this.named(kind, slug)`. */
  parts(name: string, args: Facts = {}, attribute?: string): Part[] {
    return partsOf(this.#spoken(name, args, attribute));
  }

  textOr(otherwise: string, name: string, attribute?: string): string {
    return this.has(name, attribute) ? this.text(name, {}, attribute) : otherwise;
  }

  /** A message that needs nothing to be filled in; null if there is none. */
  label(name: string): string | null {
    const pattern = this.#pattern(name);
    const errors: Error[] = [];
    const spoken = pattern === null ? "" : this.#bundle.formatPattern(pattern, {}, errors);
    return pattern === null || errors.length > 0 ? null : spoken;
  }

  name(kind: string, slug: string): string {
    return this.text(messageOf(kind, slug));
  }

  /** What a card does; null if it has no text. */
  textOf(kind: string, slug: string): string | null {
    const name = messageOf(kind, slug);
    return this.has(name, "text") ? this.text(name, {}, "text") : null;
  }

  /** What the rulebook adds to a card. */
  rulings(kind: string, slug: string): string[] {
    const name = messageOf(kind, slug);
    const rulings: string[] = [];
    while (this.has(name, `ruling-${rulings.length + 1}`)) {
      rulings.push(this.text(name, {}, `ruling-${rulings.length + 1}`));
    }
    return rulings;
  }

  /** A thing's name as an argument for `parts`. */
  named(kind: string, slug: string, name = this.name(kind, slug)): string {
    const carriesText = this.has(messageOf(kind, slug), "text");
    return carriesText ? marked(kind, slug, name) : name;
  }

  /** A thing's name as a part. */
  part(kind: string, slug: string): Part {
    return { kind, slug, text: this.name(kind, slug) };
  }

  // What games say

  prompt(prompt: Prompt, keys: readonly OptionKey[], players: readonly string[]): Part[] {
    const args = this.#promptArgs(prompt, players);
    args.may = keys.some((key) => key.length === 1 && key[0] === "done") ? "yes" : "no";
    const special = [prompt.card, "farm" in prompt ? "farm" : ""].map((one) => `prompt-${prompt.name}-${one}`);
    return this.parts(special.find((candidate) => this.has(candidate)) ?? `prompt-${prompt.name}`, args);
  }

  option({ key, ends, pays }: Offered, prompt: Prompt, table: Facts, players: readonly string[]): Part[] {
    const kind = key[0];
    const which = key.slice(1).map(String);
    const noun = kind === "pile" ? "card" : kind;
    const thing = which[0] ?? "";
    const entry = entryOf(table, noun, thing);
    const facts: Facts = {
      ...this.#promptArgs(prompt, players), ...numbersOf(entry), ...this.#paid(thing, pays), ends: ends ? "yes" : "no", thing,
    };
    const name = messageOf(noun, thing);
    if (thing && this.has(name)) {
      const own = this.#ownName(entry);
      const usual = own || this.text(name);
      facts.thing = this.named(noun, thing, usual);
      facts.one = this.named(noun, thing, own || this.textOr(usual, name, "one"));
    } else if (kind === "seat" && players.length > 0) {
      facts.thing = players[Number(thing)];
    } else if (typeof key[1] === "number") {
      facts.thing = key[1];
    }
    const special = [`option-${kind}-${prompt.name}`, `option-${[kind, ...which].join("-")}`];
    return this.parts(special.find((candidate) => this.has(candidate)) ?? `option-${kind}`, facts);
  }

  /** What will be paid for an option. */
  #paid(thing: string, pays: Record<string, number> | undefined): Facts {
    if (pays === undefined) return { paid: "open", pays: "" };
    const slugs = Object.entries(pays).flatMap(([slug, count]) => Array<string>(count).fill(slug));
    if (slugs.length === 0) return { paid: "free", pays: "" };
    const kind = this.#kindOf("pays", slugs);
    return {
      paid: slugs.length === 1 && slugs[0] === thing ? "own" : "told",
      pays: kind === null ? "" : this.listed(this.counted(slugs, kind)),
    };
  }

  /** What happened; `viewer` is whom to call "you". */
  event(event: GameEvent, players: readonly string[], viewer: number | null, how: Telling = {}): Part[] {
    return this.parts(eventMessage(event), this.#toldArgs(event, players, viewer, how), how.row ? "row" : undefined);
  }

  /** Can it be told as a part of a row? */
  hasRow(event: GameEvent): boolean {
    return this.has(eventMessage(event), "row");
  }

  /** What rules or bots have to say about a thing: a single thing is told by its bare name, things in a list are counted. */
  saying(about: string, told: Saying, players: readonly string[], viewer: number | null): Part[] {
    const args = this.#toldArgs(told, players, viewer);
    for (const [key, value] of Object.entries(told)) {
      const kind = typeof value === "string" ? this.#kindOf(key, [value]) : null;
      if (kind !== null) args[key] = this.named(kind, String(value), this.#ownName(told) || this.name(kind, String(value)));
    }
    return this.parts(`${about}-${told.kind}`, args);
  }

  /** Names instead of slugs and seats. */
  #toldArgs(event: Saying, players: readonly string[], viewer: number | null, how: Telling = {}): Facts {
    const args: Facts = {};
    for (const [key, value] of Object.entries(event)) {
      const slugs = typeof value === "string" ? [value] : value;
      const kind = Array.isArray(slugs) ? this.#kindOf(key, slugs) : null;
      if (kind !== null) {
        const all = kind === key && typeof value === "string" ? repeated(value, event.count) : (slugs as string[]);
        const own = this.#ownName(event);
        args[key] = own && all[0] !== undefined ? this.named(kind, all[0], own) : this.#listing(how, all, kind);
        args.count ??= all.length;
      } else if (SEATS.includes(key) && typeof value === "number") {
        args[key] = players[value];
        args.whom = value === viewer ? "you" : "other";
      } else {
        args[key] = this.#namedNumber(key, value);
        if (this.#countsAGood(key, value)) args[`some-${key}`] = this.counted(Array<string>(value).fill(key), "good")[0];
        if (Array.isArray(value)) args[`${key}-count`] = value.length;
      }
    }
    if (typeof event.seat === "number") {
      args.name = players[event.seat];
      args.who = event.seat === viewer ? "you" : "other";
    }
    args.seen = "cards" in event || "card" in event ? "open" : "hidden";
    return args;
  }

  #listing({ row, most }: Telling, slugs: readonly string[], kind: string): string {
    if (row && GOODS.includes(kind)) return this.counted(slugs, kind).join(" ");
    const shown = [...new Set(slugs)].slice(0, most);
    const count = slugs.filter((slug) => !shown.includes(slug)).length;
    const words = this.counted(slugs.filter((slug) => shown.includes(slug)), kind);
    return count === 0 ? this.listed(words) : this.#spoken("log-more", { first: words.join(", "), count });
  }

  /** Things with how many there are of each, as arguments: "2 Estates", "a Copper". */
  counted(slugs: readonly string[], kind = "card"): string[] {
    return [...new Set(slugs)].map((slug) => {
      const name = messageOf(kind, slug);
      const count = slugs.filter((other) => other === slug).length;
      const plain = this.text(name);
      if (GOODS.includes(kind)) {
        const words = count === 1 ? this.textOr(plain, name, "one") : `${count} ${this.textOr(plain, name, "many")}`;
        return marked(kind, slug, words, count);
      }
      if (count === 1) return this.named(kind, slug, this.textOr(plain, name, "one"));
      return `${count} ${this.named(kind, slug, this.textOr(plain, name, "many"))}`;
    });
  }

  /** "a Gold, 2 Coppers and a Smithy" */
  listed(words: readonly string[]): string {
    if (words.length < 2) return words.join("");
    return this.#spoken("list", { first: words.slice(0, -1).join(", "), last: words.at(-1) });
  }

  /** Words made by `named`, `counted` and `listed`, as parts. */
  said(words: string): Part[] {
    return partsOf(words);
  }

  #pattern(name: string, attribute?: string) {
    const message = this.#bundle.getMessage(name);
    if (message === undefined) return null;
    return (attribute === undefined ? message.value : message.attributes[attribute]) ?? null;
  }

  #spoken(name: string, args: Facts, attribute?: string): string {
    const pattern = this.#pattern(name, attribute);
    if (pattern === null) return this.#missing(`no message ${name}${attribute ? `.${attribute}` : ""}`, name);
    const errors: Error[] = [];
    const spoken = this.#bundle.formatPattern(pattern, args as Record<string, FluentVariable>, errors);
    return errors[0] === undefined ? withMinus(spoken) : this.#missing(`${name} cannot be spoken: ${errors[0]}`, name);
  }

  #missing(why: string, name: string): string {
    if (this.#strict) throw new MissingText(`${this.lang}: ${why}`);
    console.error(`${this.lang}: ${why}`);
    return name;
  }

  /** The kind of the things under a key: what the key says ("tile", "tiles"), or one of THINGS. */
  #kindOf(key: string, slugs: readonly unknown[]): string | null {
    const isNamed = (kind: string) =>
      slugs.every((slug) => typeof slug === "string" && this.has(messageOf(kind, slug)));
    return [key, key.replace(/s$/, ""), ...THINGS].find(isNamed) ?? null;
  }

  /** The name of a thing that has a number, such as a cell, or of several; anything else as it is. */
  #namedNumber(key: string, value: unknown): unknown {
    if (Array.isArray(value) && value.length > 0) {
      const named = typeof value[0] === "number" && this.has(messageOf(key, value[0]));
      const words = value.map((one) => String(this.#namedNumber(key, one)));
      return named ? inRuns(words).join(" ") : this.listed(words);
    }
    if (typeof value === "boolean") return value ? "yes" : "no"; // for selectors
    const named = typeof value === "number" && this.has(messageOf(key, value));
    return named ? this.named(key, String(value)) : value;
  }

  /** Is it a number under the name of a good? */
  #countsAGood(key: string, value: unknown): value is number {
    return typeof value === "number" && value > 0 && this.has(messageOf("good", key), "many");
  }

  /** Names instead of slugs and seats, and what follows from min, max and chosen. */
  #promptArgs(prompt: Prompt, players: readonly string[]): Facts {
    const { name: _, ...args } = prompt;
    const spoken: Facts = { ...args };
    for (const [key, value] of Object.entries(args)) {
      const kind = this.#kindOf(key, [value]);
      if (kind !== null) {
        spoken[key] = this.named(kind, String(value), this.#ownName(args) || this.name(kind, String(value)));
      } else if (SEATS.includes(key) && typeof value === "number") {
        spoken[key] = players[value];
      } else {
        spoken[key] = this.#namedNumber(key, value);
      }
    }
    const { min, max, chosen } = args;
    if (typeof min === "number" && typeof max === "number" && typeof chosen === "number") {
      spoken.left = max - chosen;
      spoken.exact = min === max ? "yes" : "no";
    }
    return spoken;
  }

  /** What people themselves call the thing that an entry is about; empty if it has our name. */
  #ownName(entry: Facts): string {
    const names = entry.names as Record<string, string> | undefined;
    return names?.[this.lang] ?? "";
  }
}

/** A catalog lacks a message: a mistake in the program, found by its tests. */
export class MissingText extends Error {}

const marked = (kind: string, slug: string, text: string, count: number | "" = ""): string =>
  OPEN + kind + NEXT + slug + NEXT + count + NEXT + text + CLOSE;

const eventMessage = (event: GameEvent): string => `event-${event.kind}${"farm" in event ? "-farm" : ""}`;

/** Spaces in a row, from the first to the last of three and more: "b1", "c1" and "d1" are "b1–d1". */
function inRuns(names: readonly string[]): string[] {
  const follows = (one: string, other: string) =>
    one.slice(1) === other.slice(1) && other.charCodeAt(0) === one.charCodeAt(0) + 1;
  const runs: string[][] = [];
  for (const name of names) {
    const last = runs.at(-1);
    if (last !== undefined && follows(last.at(-1)!, name)) last.push(name);
    else runs.push([name]);
  }
  return runs.flatMap((run) => (run.length > 2 ? [`${run[0]}–${run.at(-1)}`] : run));
}

function repeated(value: string, count: unknown): string[] {
  return Array<string>(Math.max(1, typeof count === "number" ? count : 1)).fill(value);
}

function numbersOf(entry: Facts): Facts {
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => typeof value === "number"));
}

/** The entry {"card": "smithy", "cost": 4, …} of a list of a view; in one called after such things, {"slug": "silos"}. */
function entryOf(table: Facts, noun: string, thing: string): Facts {
  for (const [name, part] of Object.entries(table)) {
    const own = name === `${noun}s` ? "slug" : noun;
    const found = Array.isArray(part) && part.find((entry: unknown) => isFacts(entry) && entry[own] === thing);
    if (found) return found as Facts;
  }
  for (const part of Object.values(table).filter(isFacts)) {
    const inner = entryOf(part, noun, thing);
    if (Object.keys(inner).length > 0) return inner;
  }
  return {};
}

function isFacts(value: unknown): value is Facts {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The numbers of a text with a true minus sign. */
export function withMinus(spoken: string): string {
  return spoken.replace(HYPHEN_AS_MINUS, "$1−");
}

function partsOf(spoken: string): Part[] {
  const pieces = spoken.split(MARKED);
  const parts: Part[] = [];
  for (let at = 0; at < pieces.length; at += 5) {
    if (pieces[at]) parts.push(pieces[at]!);
    const [kind, slug, count, text] = pieces.slice(at + 1, at + 5);
    if (text !== undefined) parts.push({ kind: kind!, slug: slug!, text, ...(count ? { count: Number(count) } : {}) });
  }
  return parts;
}

function bare(spoken: string): string {
  return spoken.includes(OPEN) ? partsOf(spoken).map((part) => (typeof part === "string" ? part : part.text)).join("") : spoken;
}
