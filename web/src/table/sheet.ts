/** The score sheet: which rows it has, what they are made up of, and who leads. */

import type { Speaker } from "../lib/speech.ts";
import type { Part, Saying, Scores, View } from "../lib/types.ts";

/** By seat and category, where points come from; every game's view tells it in the same form. */
export type Sheet = readonly Record<string, readonly { said: Record<string, unknown>; points: number }[]>[];

export const sheetOf = (view: View): Sheet => (view.table as { sheet?: Sheet }).sheet ?? [];

/** The points that a sheet adds up to. */
export function addedUp(sheet: Sheet): Scores {
  return sheet.map((parts) => {
    const points = Object.entries(parts).map(([category, all]): [string, number] => [category, all.reduce((sum, one) => sum + one.points, 0)]);
    return { ...Object.fromEntries(points), total: points.reduce((sum, [, one]) => sum + one, 0) };
  });
}

/** What makes up a category, in words. */
export function partsSaid(speaker: Speaker, parts: Sheet[number][string] | undefined): { said: Part[]; points: string }[] {
  return (parts ?? []).map(({ said, points }) => ({ said: speaker.saying("part", said as Saying, [], null), points: signed(points) }));
}

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
