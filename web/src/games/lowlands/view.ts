/** What the view of The Lowlands holds, and small questions about it. */

import type { ChoiceView, View } from "../../lib/types.ts";
import type { GameView, Prompt, Resource, Space, Table, TileKind } from "./contract.ts";

export type * from "./contract.ts";
export type Counts = Record<Resource, number>;

export const RESOURCES = ["wood", "clay", "stone"] as const satisfies readonly Resource[];
export const KINDS = ["feature", "action", "sheep", "storm"] as const satisfies readonly TileKind[];
export const SPACES = ["build", "dike", "fences", "sheep", "draw"] as const satisfies readonly Space[];
export const FARMERS = [2, 3, 4] as const;

export const tableOf = (view: View): Table => (view as unknown as GameView).table;

/** What is asked. */
export const promptOf = (choice: ChoiceView | null): Prompt | undefined => (choice as GameView["choice"])?.prompt;

export const kindOf = (tile: string): TileKind =>
  ({ F: "feature", A: "action", S: "sheep", W: "storm" } as Record<string, TileKind>)[tile[0] ?? "F"] ?? "feature";

/** The piece that stands for an action. */
export const SPACE_PIECES: Record<Space, string> = {
  build: "house", dike: "step", fences: "fence", sheep: "sheep", draw: "card",
};

// The sea and the dike: a dike of so much length holds so many flood pieces

/** Segments of a dike level, and their length. */
export const LEVELS = [[3, 4], [4, 3], [6, 2]] as const;
export const LEVEL = 12;
export const MOST_FLOOD = 36;
const SEGMENTS: readonly number[] = LEVELS.flatMap(([count, length]) => Array<number>(count).fill(length));

/** The segments from the ground up, with where each begins. */
export function segmentsUpTo(count: number): { from: number; length: number }[] {
  let from = 0;
  return SEGMENTS.slice(0, count).map((length) => {
    const segment = { from, length };
    from += length;
    return segment;
  });
}

export const RANGES = { low: [1, 3], high: [4, 6] } as const;

/** The least and the most flood pieces at high tide, as the backs of the hidden cards tell. */
export function forecast({ flood }: Table): { least: number; most: number } {
  const hidden = flood.sea.filter((card) => card.value === null).map((card) => RANGES[card.back]);
  const sum = (end: 0 | 1) => flood.pieces + hidden.reduce((all, range) => all + range[end], 0);
  return { least: sum(0), most: Math.min(MOST_FLOOD, sum(1)) };
}

export type Danger = "safe" | "open" | "short";

/** Does the dike hold at high tide: surely, perhaps, or not as it is now? */
export function danger(table: Table): Danger {
  const { least, most } = forecast(table);
  return table.dike.length >= most ? "safe" : table.dike.length >= least ? "open" : "short";
}

// The dike track

/** The space of the dike track; after the last comes the first of area 1. */
export function onTrack(steps: number, areas: readonly number[]): number {
  const first = areas[0] ?? 1;
  const lap = areas.reduce((sum, spaces) => sum + spaces, 0) - first;
  return steps < first ? steps : first + ((steps - first) % lap);
}

// The value track, from left to right

export const DIKE_VALUES = [3, 2, 2, 1, 1, 0, 0] as const;
export const SHEEP_PRICES = [2, 2, 3, 3, 4, 4, 5] as const;

/** The course of a stage, as the phase marker goes. */
export const PHASES = ["turn-of-the-tide", "work", "upkeep", "work", "upkeep", "high-tide"] as const;

/** Where the phase marker stands; past the end in the storm surge. */
export function phaseAt({ phase, half }: Table): number {
  const name = phase === "income" ? "upkeep" : phase;
  if (name === "work" || name === "upkeep") return (half - 1) * 2 + (name === "work" ? 1 : 2);
  return name === "turn-of-the-tide" ? 0 : name === "high-tide" ? 5 : 6;
}

/** What to say about the dike, and with which numbers: now and at high tide. */
export function verdict(table: Table): { words: string; missing: number; least: number; most: number } {
  const { least, most } = forecast(table);
  const [flood, dike] = [table.flood.pieces, table.dike.length];
  const [few, many] = [Math.max(0, least - dike), Math.max(0, most - dike)];
  const missing = Math.max(0, flood - dike);
  const dry = many > 0 ? "verdict-holds-now" : most > flood ? "verdict-safe" : "verdict-holds";
  const wet = many > missing ? "verdict-short-later" : "verdict-short";
  return { words: missing === 0 ? dry : wet, missing, least: few, most: many };
}
