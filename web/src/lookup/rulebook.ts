/**
 * The rules of a game as they are looked up: by words, by number, by what they name. `find` does what `allmende.ledger`
 * does; tests/web/test_lookup.py proves it.
 *
 * No runes here: node runs this file as it is.
 */

import { hasAll, isMeant, nearest, type Stretch, stretches, wordsIn } from "../lib/search.ts";
import type { Chapter, Ledger, Rule } from "../lib/contract.ts";

const NUMBER = /^([a-z]+)-?(q?)0*(\d+)$/i;
/** Shorter words are never mistyped: too many are near. */
const SHORTEST = 4;
const mistyped = (word: string): number => Math.round(word.length / 4);

/** A rule with the words by which it is found. */
export interface Entry {
  rule: Rule;
  said: readonly string[];
}

export interface Part {
  /** Where its heading stands, in every language: "c1-3". */
  id: string;
  title: string;
  entries: readonly Entry[];
}

export interface Book {
  ledger: Ledger;
  parts: readonly Part[];
}

export function booksOf(ledgers: readonly Ledger[]): Book[] {
  return ledgers.map((ledger, at) => ({
    ledger,
    parts: ledger.chapters.map((chapter, number) => partOf(chapter, `c${at + 1}-${number + 1}`)),
  }));
}

function partOf({ title, rules }: Chapter, id: string): Part {
  const heading = wordsIn(title);
  return { id, title, entries: rules.map((rule) => ({ rule, said: [...wordsIn(rule.text), ...wordsIn(rule.number), ...heading] })) };
}

/** The same books with the parts and rules that have all words of the query. */
export function find(books: readonly Book[], query: string): Book[] {
  const chunks = chunksOf(query);
  return books.map(({ ledger, parts }) => ({
    ledger,
    parts: parts
      .map((part) => ({ ...part, entries: part.entries.filter((entry) => chunks.every((chunk) => has(entry, chunk))) }))
      .filter(({ entries }) => entries.length > 0),
  }));
}

export const countIn = (books: readonly Book[]): number =>
  books.flatMap(({ parts }) => parts).reduce((sum, { entries }) => sum + entries.length, 0);

/** What is looked for, word by word. */
export const soughtIn = (query: string): string[] => chunksOf(query).flatMap(wordsIn);

const chunksOf = (query: string): string[] => query.split(/\s+/).filter((chunk) => chunk !== "");

function has({ rule, said }: Entry, chunk: string): boolean {
  const number = NUMBER.exec(rule.number.toLowerCase());
  const asked = NUMBER.exec(chunk.toLowerCase());
  if (number !== null && asked !== null && number[1] === asked[1]) return number[2] === asked[2] && number[3] === asked[3];
  return hasAll(said, wordsIn(chunk));
}

/** The query with the words that stand nowhere as they may have been meant; null if there is nothing to better. `names`: of cards. */
export function corrected(books: readonly Book[], names: readonly string[], query: string): string | null {
  const said = books.flatMap(({ parts }) => parts.flatMap(({ entries }) => entries.flatMap((entry) => entry.said)));
  const known = new Map([...said, ...names].map((word) => [word, word]));
  let bettered = false;
  const better = (word: string): string => {
    if (word.length < SHORTEST || [...known.keys()].some((one) => isMeant(word, one))) return word;
    const near = nearest(word, known, mistyped(word));
    bettered ||= near !== undefined;
    return near ?? word;
  };
  const words = soughtIn(query).map(better);
  return bettered ? words.join(" ") : null;
}

// What a rule names

export interface Thing {
  kind: string;
  slug: string;
}

/** The things that have a name, and all names at once. */
export interface Names {
  things: ReadonlyMap<string, Thing>;
  any: RegExp;
}

export function namesOf(named: Iterable<readonly [string, Thing]>): Names {
  const things = new Map(named);
  const names = [...things.keys()].sort((one, other) => other.length - one.length).map(literal);
  const number = "[A-Z]{3,}-Q?\\d{2,}";
  return { things, any: new RegExp(`(?<![\\p{L}\\p{N}])(?:${[number, ...names].join("|")})(?![\\p{L}\\p{N}])`, "gu") };
}

const literal = (name: string): string => name.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/** A stretch of a rule; with it the thing that it names, or the rule to which it refers. */
export interface Piece extends Stretch {
  thing?: Thing;
  number?: string;
}

export function piecesOf(text: string, names: Names, sought: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(names.any)) {
    if (match.index > end) pieces.push(...stretches(text.slice(end, match.index), sought));
    end = match.index + match[0].length;
    const found = wordsIn(match[0]).some((word) => sought.some((one) => isMeant(one, word)));
    const thing = names.things.get(match[0]);
    pieces.push(thing === undefined ? { text: match[0], found, number: match[0] } : { text: match[0], found, thing });
  }
  if (end < text.length) pieces.push(...stretches(text.slice(end), sought));
  return pieces;
}
