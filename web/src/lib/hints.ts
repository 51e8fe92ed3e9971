/** Recommendations, and why. */

import type { Hint } from "./types.ts";
import { t, words } from "./words.svelte.ts";

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
