/** A table's clock in words. Whoever says them loads the catalog first: `await words.load("clocks")`. */

import type { Args } from "../lib/speech.ts";
import type { ClockChosen, ClockSettings } from "../lib/types.ts";
import { words } from "../lib/words.svelte.ts";

/** What a table has that has chosen nothing. */
export const USUAL: ClockChosen = { kind: "none", minutes: 20, seconds: 10, days: 3, then: "vote", bot: null, back: true, away: 3 };

type Chosen = ClockSettings | null | undefined;

export const whole = (clock: Chosen): ClockChosen => ({ ...USUAL, ...clock });

/** The texts of all this: a catalog of its own. */
export const say = (name: string, args: Args = {}): string => words.of("clocks").text(name, args);

/** How fast a table is, in a few words: "10 minutes each, 10 seconds more per turn". */
export function pace(clock: Chosen): string {
  const { kind, minutes, seconds, days } = whole(clock);
  if (kind === "none") return say("clocks-pace-none");
  if (kind === "move") return say("clocks-pace-days", { days });
  return seconds > 0 ? say("clocks-pace-game", { minutes, seconds }) : say("clocks-pace-minutes", { minutes });
}

/** What stands alone. */
export const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** What happens when time is up or somebody stays away, in sentences. */
export function rules(clock: Chosen): string {
  const { kind, then, back, away: minutes } = whole(clock);
  const what = { none: `clocks-rule-away-${then}`, move: `clocks-rule-days-${then}`, game: `clocks-rule-${then}` };
  return `${say(what[kind], { minutes })} ${say(back ? "clocks-rule-back" : "clocks-rule-stay")}`;
}
