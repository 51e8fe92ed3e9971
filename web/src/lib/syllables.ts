/** Where words may be parted at the end of a line. The build knows it of the long words in names; of others nobody does. */

import type { Lang } from "./types.ts";

const KNOWN: Record<Lang, Map<string, string[]>> = { de: new Map(), en: new Map() };

/** "Ge-trei-de-spei-cher Vieh-markt" */
export function learn(lang: Lang, parted: string): void {
  for (const word of parted.split(" ")) KNOWN[lang].set(word.replaceAll("-", ""), word.split("-"));
}

/** "Getreidespeicher" -> ["Ge", "trei", "de", "spei", "cher"]; a word that nobody knows is one part. */
export function syllables(lang: Lang, word: string): string[] {
  return KNOWN[lang].get(word) ?? [word];
}
