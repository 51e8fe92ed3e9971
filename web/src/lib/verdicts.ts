/** Who has won and why, in words: a port of allmende.locales.verdicts, proved equal. No runes here: node runs this file. */

import type { Speaker } from "./speech.ts";
import type { Scores, Verdict } from "./types.ts";

const SIDES = 2;

interface Told {
  speaker: Speaker;
  verdict: Verdict;
  scores: Scores;
  names: readonly string[];
  /** Whom to call "you". */
  viewer: number | null;
}

/** Who has won; of a player who was alone, whether the target was reached. */
export function headline({ speaker, verdict, names, viewer }: Told): string {
  const { winners, target, missing = 0, shared } = verdict;
  const who = viewer !== null && winners.includes(viewer) ? "you" : "other";
  if (target !== undefined) {
    return speaker.text(missing > 0 ? "verdict-missed" : "verdict-reached", { missing, more: -missing, target, name: names[0] ?? "", who });
  }
  if (winners.length === 1) return speaker.text("verdict-wins", { name: names[winners[0]!] ?? "", who });
  const named = (seats: number[]): string => speaker.listed(seats.map((seat) => names[seat] ?? ""));
  const others = named(winners.filter((seat) => seat !== viewer));
  return speaker.text(shared ? "verdict-shared" : "verdict-team", { names: named(winners), others, who });
}

/** By what the game was decided; empty if there is nothing to say. */
export function reason({ speaker, verdict, scores, names, viewer }: Told): string {
  const { by, shared, ahead, tied, values, winners } = verdict;
  const sentence = shared ? `shared-${by}` : `won-${by}`;
  const nothing = by === "points" && !shared && ahead === undefined;
  if (scores.length === 1 || nothing || !speaker.has(sentence)) return "";
  const called = names.map((name, seat) => (seat === viewer ? speaker.text("you") : name));
  const told = sidesOf(tied, scores[0]?.team !== undefined).map(
    (side) => `${speaker.listed(side.map((seat) => called[seat] ?? ""))}: ${values[side[0]!]}`,
  );
  const best = scores[winners[0]!];
  return speaker.text(sentence, { values: told.join(", "), points: best?.team ?? best?.total ?? 0, ahead: ahead ?? 0 });
}

/** Each seat alone, or partners, who sit opposite, together. */
export function sidesOf(seats: readonly number[], teams: boolean): number[][] {
  if (!teams) return seats.map((seat) => [seat]);
  return [0, 1].map((side) => seats.filter((seat) => seat % SIDES === side)).filter((side) => side.length > 0);
}
