/**
 * How words are looked for: with or without umlauts, in small or capital letters, as far as they are typed. The rules of it
 * are those of `allmende.ledger`; tests/web/test_lookup.py proves it.
 *
 * No runes here: node runs this file as it is.
 */

const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;
/** So many letters are looked for inside of words, too: "weide" in "Schafweide". */
const PART = 4;
/** So many letters more may be an ending: "rooms" finds "room". */
const ENDING = 2;

/** As people write it who have no umlauts, or no time for capital letters. */
export function fold(word: string): string {
  const spread = word.toLowerCase().replace(/ß/g, "ss").normalize("NFD");
  return spread.replace(/['’]|\p{M}/gu, "").replace(/([aou])e/g, "$1");
}

export const wordsIn = (text: string): string[] => [...text.matchAll(WORD)].map(([word]) => fold(word));

/** Is it this word? Numbers are meant as a whole, other words as far as they are typed, with any ending. */
export function isMeant(sought: string, word: string): boolean {
  if (/^\d+$/.test(sought)) return word === sought;
  const ends = word.length >= PART && word.length >= sought.length - ENDING && sought.startsWith(word);
  return ends || word.startsWith(sought) || (sought.length >= PART && word.includes(sought));
}

export const hasAll = (said: readonly string[], sought: readonly string[]): boolean =>
  sought.every((one) => said.some((word) => isMeant(one, word)));

/** A stretch of a text, and whether it is a word that was looked for. */
export interface Stretch {
  text: string;
  found: boolean;
}

export function stretches(text: string, sought: readonly string[]): Stretch[] {
  if (sought.length === 0) return [{ text, found: false }];
  const parts: Stretch[] = [];
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    const word = fold(match[0]);
    if (!sought.some((one) => isMeant(one, word))) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index), found: false });
    end = match.index + match[0].length;
    parts.push({ text: match[0], found: true });
  }
  if (end < text.length) parts.push({ text: text.slice(end), found: false });
  return parts;
}

/** The answer of the word that differs in the fewest letters; undefined if all differ in more than `most`. */
export function nearest<T>(word: string, among: Iterable<readonly [string, T]>, most: number): T | undefined {
  let best: T | undefined;
  let least = most + 0.5;
  for (const [name, answer] of among) {
    if (Math.abs(name.length - word.length) >= least) continue;
    const far = distance(word, name);
    if (far < least) [best, least] = [answer, far];
  }
  return best;
}

function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const same = (row[to - 1] ?? 0) + Number(one[at - 1] !== other[to - 1]);
      next.push(Math.min(same, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
