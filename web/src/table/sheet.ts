/** The score sheet: which rows it has, and who leads. */

import type { Speaker } from "../lib/speech.ts";
import type { Part, Scores } from "../lib/types.ts";

/** The parts of the score in the game's order; if seats have different ones, what brings most comes first. */
export function categories(scores: Scores): string[] {
  const found = [...new Set(scores.flatMap((score) => Object.keys(score)))].filter((one) => one !== "total" && one !== "team");
  if (found.every((one) => scores.every((score) => one in score))) return found;
  const most = (one: string): number => Math.max(...scores.map((score) => score[one] ?? -1000));
  return found.sort((one, other) => most(other) - most(one));
}

/** The seats as columns: partners, who sit opposite, beside each other. */
export function columns(scores: Scores): number[] {
  const seats = scores.map((_, seat) => seat);
  return scores[0]?.team === undefined ? seats : seats.sort((one, other) => (one % 2) - (other % 2) || one - other);
}

/** What a part of the score is called; a card by its name, with its text. */
export function categoryName(speaker: Speaker, category: string): Part[] {
  if (speaker.has(`score-${category}`)) return [speaker.text(`score-${category}`)];
  const kind = ["card", "landscape", "token"].find((one) => speaker.has(`${one}-${category}`));
  return [kind === undefined ? category : speaker.part(kind, category)];
}

/** Points with a true minus sign. */
export function signed(points: number | undefined): string {
  return points === undefined ? "–" : String(points).replace("-", "−");
}
