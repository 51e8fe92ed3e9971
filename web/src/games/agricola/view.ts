/** What the view of Agricola holds, and small questions about it. */

import type { Speaker } from "../../lib/speech.ts";
import type { ChoiceView, GameEvent, View } from "../../lib/types.ts";
import type { Animal, Bundle, Feeding, GameView, Good, Prompt, SeasonName, Space, Table } from "./contract.ts";

export type * from "./contract.ts";

export const GOODS = ["food", "wood", "clay", "reed", "stone", "grain", "vegetable", "sheep", "boar", "cattle", "horse", "fuel", "llama", "fairy"] as const satisfies readonly Good[];
export const ANIMALS = ["sheep", "boar", "cattle", "horse", "llama"] as const satisfies readonly Animal[];
/** How many sheep, wild boar, cattle (and horses, llamas). */
export type Herd = number[];

export const tableOf = (view: View): Table => (view as unknown as GameView).table;

/** What is asked. */
export const promptOf = (choice: ChoiceView | null): Prompt | undefined => (choice as GameView["choice"])?.prompt;

/** Clockwise, as the seasons board has them. */
export const SEASONS = ["winter", "spring", "summer", "autumn"] as const satisfies readonly SeasonName[];

/** Spaces printed on the board and on tiles, in their order; those of the seasons lie on a board of their own. */
export const printed = (view: Table): Space[] =>
  view.spaces.filter(({ round, space }) => round === null && !(SEASONS as readonly string[]).includes(space));

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

/** All cards of the X deck and the forest deck that were drawn and not shuffled back, the last ones first. */
export const drawnCards = ({ aliens, woods }: Table): string[] => [...(aliens?.gone ?? []), ...(woods?.gone ?? [])].reverse();

/** The event of the card that was drawn last, as far as the game is shown. */
export const lastDrawn = ({ log, pickShown }: { log: readonly GameEvent[]; pickShown: number }): GameEvent | undefined =>
  log.findLast(({ kind, pick }) => kind === "drawn" && pick <= pickShown);

/** The cards on top of the forest deck that somebody looks at. */
export function lookedAt(choice: ChoiceView | null): string[] {
  const asked = promptOf(choice);
  return asked?.name === "card" && asked.card === "witch" ? (choice?.options ?? []).map(({ key }) => String(key[1])) : [];
}

export const kindOfCard = (kind: number): "occupation" | "minor" | "major" => (["occupation", "minor", "major"] as const)[kind] ?? "minor";

/** The goods of a bundle that are there, in their usual order. */
export const listed = (bundle: Bundle): { good: Good; count: number }[] =>
  GOODS.flatMap((good) => ((bundle[good] ?? 0) > 0 ? [{ good, count: bundle[good] ?? 0 }] : []));

/** "1 grain", "3 sheep" */
export const counted = (speaker: Speaker, good: string, count: number): string =>
  count === 1 ? speaker.text(`good-${good}`, {}, "one") : `${count} ${speaker.text(`good-${good}`, {}, "many")}`;

/** How many places on the board do not wait for their round; the seasons board is twice as wide. */
export const placesOf = (view: Table): number =>
  printed(view).length + (view.seasons === undefined ? 0 : 2) +
  (view.moor?.special ?? []).reduce((sum, { actions }) => sum + actions.length, 0);

/** How many action spaces there are to see: backs are half as wide. */
export const tilesOf = (view: Table): number =>
  placesOf(view) + roundSlots(view).reduce((sum, { space }) => sum + (space === undefined ? 0.5 : 1), 0);

/** More spaces than a large board shows at its ease. */
export const isCrowded = (tiles: number): boolean => tiles > 48;

/** In rem, what an action space needs for its name. */
const NARROWEST = 4.2;
/** In rem: a small board that is as wide is held crosswise. */
const TURNED = 30;
/** How many rows of them fit there. */
const LOW_ROWS = 4;

/**
 * How many of them lie side by side on a small board that is held upright (high) or crosswise (low), and whether those
 * are too few to show all at once: then they are swiped.
 */
export function columnsFor(tiles: number, width: number, rem: number): { high: number; low: number; swiped: boolean } {
  const most = Math.max(3, Math.floor(width / (NARROWEST * rem)));
  const high = tiles > 34 ? 5 : tiles > 20 ? 4 : 3;
  const low = isCrowded(tiles) ? 10 : Math.min(11, Math.max(6, Math.ceil(tiles / LOW_ROWS)));
  const wanted = width < TURNED * rem ? high : low;
  return { high: Math.min(most, high), low: Math.min(most, low), swiped: most < wanted || isCrowded(tiles) };
}
