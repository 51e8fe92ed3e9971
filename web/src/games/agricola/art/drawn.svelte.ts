/** The picture of any card: those of decks that few tables play with come when the first of them is to be seen. */

import { drawing, DRAWN } from "./cards.ts";

let decks = $state.raw<Record<string, () => string>>({});
let asked = false;

export function picture(slug: string): string {
  if (slug !== "" && !asked && !DRAWN.includes(slug)) {
    asked = true;
    void import("./decks.ts").then(({ DECK_CARDS }) => (decks = DECK_CARDS), () => (asked = false));
  }
  return drawing(slug, decks);
}
