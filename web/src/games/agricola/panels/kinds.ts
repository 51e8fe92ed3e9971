/** Cards by their kind. */

import { box } from "../box.svelte.ts";

export const kindOf = (slug: string): string => box.card(slug)?.kind ?? "minor";

/** Occupations first. */
export const byKind = (cards: readonly string[]): string[] =>
  [...cards].sort((one, other) => Number(kindOf(one) !== "occupation") - Number(kindOf(other) !== "occupation"));
