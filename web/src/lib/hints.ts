/** Recommendations, and why. */

import { t, words } from "./words.svelte.ts";

/** As the server tells it; without a gain there is no reason but experience. */
export interface Hint {
  option: number;
  /** Points that it brings more than the other options do on average. */
  gain?: number | null;
  /** The chance to win, 0 to 1. */
  win?: number | null;
  /** How sure it is that the gain is one, 0 to 1. */
  sure?: number | null;
}

const SURE = 0.95;
const LIKELY = 0.75;

/** "expected +1.8 points, quite sure"; nothing if there is no reason. */
export function reasonOf(hint: Hint | undefined): string {
  if (hint === undefined || hint.gain === undefined || hint.gain === null) return "";
  const number = new Intl.NumberFormat(words.lang, {
    signDisplay: "exceptZero", minimumFractionDigits: 1, maximumFractionDigits: 1,
  });
  const sure = hint.sure ?? 0;
  return t("table-hint-why", {
    gain: number.format(hint.gain), sure: sure >= SURE ? "sure" : sure >= LIKELY ? "likely" : "close",
  });
}
