/** What the view of Agricola holds, and small questions about it. */

import type { Speaker } from "../../lib/speech.ts";
import type { Spot } from "./farm.ts";

export const GOODS = ["food", "wood", "clay", "reed", "stone", "grain", "vegetable", "sheep", "boar", "cattle", "horse", "fuel"] as const;
export const ANIMALS = ["sheep", "boar", "cattle", "horse"] as const;
export type Good = (typeof GOODS)[number];
export type Animal = (typeof ANIMALS)[number];
export type Bundle = Partial<Record<Good, number>>;

export interface Space {
  space: string;
  /** What accumulates here; null if nothing does. */
  good: Good | null;
  count: number;
  per_round: number;
  gives: Bundle;
  /** Whose people are here. */
  seats: number[];
  closed: boolean;
  /** On which round space the card lies; null for what is printed on the board. */
  round: number | null;
}

export interface Major {
  card: string;
  cost: Bundle;
  price: number;
  points: number;
  holder: number | null;
  /** The major that lies on top of it; covered as long as that one is there. */
  under: string | null;
  covered: boolean;
  gone: boolean;
}

/** How many sheep, wild boar, cattle (and horses). */
export type Herd = number[];

export interface Farm {
  material: "wood" | "clay" | "stone";
  rooms: number[];
  fields: { cell: number; crops: Bundle }[];
  /** Crops on spaces that are no fields. */
  planted: { cell: number; crops: Bundle }[];
  stables: number[];
  fences: number[];
  spare_fences: number;
  spare_stables: number;
  pastures: { cells: number[]; capacity: number; animals: Herd }[];
  pens: { cell: number; animals: Herd }[];
  /** In the house, and on cards. */
  pets: Herd[];
  /** Too many: they would run away. */
  loose: Herd;
  unused: number[];
  /** Farmers of the Moor: spaces beyond the first fifteen, and the tiles on spaces; some cover another one. */
  extension: Spot[];
  forests: number[];
  moors: number[];
  below: { forests: number[]; moors: number[] };
  /** Where nothing can be built. */
  blocked: number[];
}

export interface Played {
  card: string;
  kind: number;
  note: number;
  crops?: Bundle;
  /** Farmyard spaces that the card has marked. */
  cells?: number[];
  /** A fuel token lies on it: it must be lit before it can be used. */
  cold?: boolean;
}

export interface Promised {
  round: number;
  good: Good | null;
  count: number;
  card: string;
}

export interface Player {
  seat: number;
  goods: Record<Good, number>;
  /** Farmers of the Moor: horses that were laid on their side. */
  lying: number;
  people: { all: number; home: number; bed: number; newborns: number; placed: string[]; room: number };
  farm: Farm;
  /** "known" is the whole hand for its owner; for the others, what everybody saw being passed. */
  hand: { occupations: number; minors: number; known: string[] };
  draft: { pack: string[]; kept: string[]; left: number };
  played: Played[];
  promised: Promised[];
  food_needed: number;
  fuel_needed: number;
  /** When the family eats next; null after the last harvest. */
  feeding: Feeding | null;
  begging: number;
  noted: number;
  score: Record<string, number>;
  /** By category of the score sheet: how many, and at how many the points change. */
  steps: Record<string, ScoreStep>;
}

export interface Feeding {
  round: number;
  need: number;
  have: number;
  /** Food on round spaces until then. */
  coming: number;
  /** What goods could become. */
  cook: number;
}

export interface ScoreStep {
  count: number;
  next: number | null;
  gain: number;
}

/** Farmers of the Moor: the special action cards, with who has used them. */
export interface MoorView {
  level: number;
  special: Special[];
  /** Alone, one card at a time lies open. */
  pile: { next: Special | null; count: number; spent: string[] } | null;
  /** Who has the Garden Path marker. */
  garden_path: number | null;
}

export interface Special {
  card: string;
  actions: { special: string; cost: Bundle; gives: Bundle }[];
  holder: number | null;
  face_down: boolean;
}

export interface Table {
  round: number;
  phase: string;
  first: number;
  active: number;
  harvests: number[];
  /** The solo game: how many points one wants. */
  target: number | null;
  spaces: Space[];
  rounds: string[];
  stages: string[][];
  majors: Major[];
  moor: MoorView | null;
  /** Cards that are to be had by all. */
  display: string[];
  cooking: { eat: Good; food: number }[];
  players: Player[];
}

/** Spaces printed on the board and on tiles, in their order. */
export const printed = (view: Table): Space[] => view.spaces.filter(({ round }) => round === null);

export interface RoundSlot {
  round: number;
  stage: number;
  /** The first round of its stage. */
  begins: boolean;
  harvest: boolean;
  space: Space | undefined;
}

/** All round spaces, with what was turned up there. */
export function roundSlots(view: Table): RoundSlot[] {
  const found = new Map(view.spaces.map((space) => [space.round, space]));
  let round = 0;
  return view.stages.flatMap((stage, at) =>
    stage.map((_, nth) => {
      round += 1;
      return { round, stage: at + 1, begins: nth === 0, harvest: view.harvests.includes(round), space: found.get(round) };
    }),
  );
}

/** What may still be turned up in a stage. */
export const toCome = (view: Table, stage: number): string[] =>
  (view.stages[stage - 1] ?? []).filter((space) => !view.rounds.includes(space));

/** How the food is in the next harvest: there, to be had by cooking, or short even then. */
export function hunger({ need, have, coming, cook }: Feeding): { state: "fed" | "cook" | "short"; missing: number } {
  const missing = Math.max(0, need - have - coming);
  return { state: missing === 0 ? "fed" : missing <= cook ? "cook" : "short", missing };
}

export const kindOfCard = (kind: number): "occupation" | "minor" | "major" => (["occupation", "minor", "major"] as const)[kind] ?? "minor";

/** The goods of a bundle that are there, in their usual order. */
export const listed = (bundle: Bundle): { good: Good; count: number }[] =>
  GOODS.flatMap((good) => ((bundle[good] ?? 0) > 0 ? [{ good, count: bundle[good] ?? 0 }] : []));

/** "1 grain", "3 sheep" */
export const counted = (speaker: Speaker, good: string, count: number): string =>
  count === 1 ? speaker.text(`good-${good}`, {}, "one") : `${count} ${speaker.text(`good-${good}`, {}, "many")}`;

/** How large a name may be written so that its longest word fits into its container. */
export function fitting(name: string, size: number): string {
  const longest = Math.max(...name.split(/[\s\u00AD-]/).map((word) => word.length));
  return `clamp(0.53em, ${Math.round(1600 / longest) / 10}cqi, ${size}em)`;
}
