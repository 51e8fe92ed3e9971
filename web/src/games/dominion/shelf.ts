/** The kingdoms that a person likes, and those played lately, as texts: they are kept with the person's settings. */

import { settings } from "../../lib/settings.svelte.ts";

const FAVOURITES = "dominion.favourites";
const LATELY = "dominion.lately";
const MOST_FAVOURITES = 30;
const MOST_LATELY = 8;

function kept(key: string): string[] {
  return String(settings.it.own[key] ?? "").split("\n").filter((text) => text !== "");
}

function keep(key: string, texts: readonly string[], most: number): void {
  const now = texts.slice(0, most).join("\n");
  if (now !== settings.it.own[key]) settings.it.own[key] = now;
}

export const textOf = (cards: readonly string[]): string => cards.join(", ");
export const cardsOf = (text: string): string[] => text.split(", ");

export const shelf = {
  get favourites(): string[] {
    return kept(FAVOURITES);
  },
  get lately(): string[] {
    return kept(LATELY);
  },
  likes(text: string): boolean {
    return kept(FAVOURITES).includes(text);
  },
  toggle(text: string): void {
    const others = kept(FAVOURITES).filter((one) => one !== text);
    keep(FAVOURITES, others.length < kept(FAVOURITES).length ? others : [text, ...others], MOST_FAVOURITES);
  },
  played(text: string): void {
    keep(LATELY, [text, ...kept(LATELY).filter((one) => one !== text)], MOST_LATELY);
  },
};
