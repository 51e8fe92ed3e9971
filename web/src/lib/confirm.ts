/** Asking before the turn passes on (a setting): which picks are asked about, and in which words. */

import type { Offer } from "./table.svelte.ts";
import type { Pick, Tried } from "./types.ts";
import { t } from "./words.svelte.ts";

/** Picks that wait for a word. */
export interface Confirming {
  /** What they do: "Buy Gold ($6)". */
  label: string;
  pick: () => void;
}

/** What was tried says it. Without an answer the rules' guess counts. */
export function passes(tried: Tried | null, offer: Offer | undefined): boolean {
  return tried === null ? (offer?.ends ?? true) : tried.passes;
}

/** Several picks of a panel have no name of their own. */
export const labelOf = (offer: Offer | undefined): string => offer?.label ?? t("table-confirm-all");

export function offerOf(offers: readonly Offer[], pick: Pick | undefined): Offer | undefined {
  const key = Array.isArray(pick) ? pick.join(" ") : null;
  return offers.find((offer) => (key === null ? offer.option === pick : offer.key.join(" ") === key));
}
