/** What everybody can say, and reads in their own language. */

import type { Phrase } from "../lib/talk.svelte.ts";

const ALL: readonly Phrase[] = [
  "hello", "good-luck", "nice-move", "well-played", "thanks", "sorry", "no-problem", "oops", "misclick", "take-back", "moment",
  "thinking", "your-turn", "yes", "no", "good-game", "again", "bye",
];
const AT_THE_END: readonly Phrase[] = ["good-game", "well-played", "thanks", "again", "yes", "no", "bye"];

/** All phrases; when the game is over, first what is said then. */
export function phrases(over: boolean): readonly Phrase[] {
  return over ? [...new Set([...AT_THE_END, ...ALL])] : ALL;
}
