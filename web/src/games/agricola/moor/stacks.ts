/** Farmers of the Moor: the major improvements lie in stacks of two. */

import type { Major } from "../view.ts";

export interface Stack {
  /** The one that can be built; if both are built, the last of them. */
  top: Major;
  /** The other one: it lies beneath, or was built. */
  other: Major | undefined;
}

export const isFree = ({ holder, gone }: Major): boolean => holder === null && !gone;

export function stacksOf(majors: readonly Major[]): Stack[] {
  return majors
    .filter(({ under }) => under === null)
    .map((first) => {
      const second = majors.find(({ under }) => under === first.card);
      const pair = second === undefined ? [first] : [first, second];
      const top = pair.find((one) => isFree(one) && !one.covered) ?? pair.at(-1) ?? first;
      return { top, other: pair.find((one) => one !== top) };
    });
}
