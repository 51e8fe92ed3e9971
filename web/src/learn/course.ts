/** Where a lesson stands after so many picks, and what may be picked then. No runes here: node runs this file as it is. */

import type { LessonStep } from "../lib/types.ts";

export interface Standing {
  /** The step whose picks are waited for; the number of steps when all picks are made. */
  awaited: number;
  /** How many of its picks are made. */
  made: number;
  /** The first step that can be shown: what came before lies behind a pick. */
  from: number;
}

export function standing(steps: readonly LessonStep[], picks: number): Standing {
  let [left, from] = [picks, 0];
  for (const [at, { length }] of steps.entries()) {
    if (length === 0) continue;
    if (left < length) return { awaited: at, made: left, from: left > 0 ? at : from };
    [left, from] = [left - length, at + 1];
  }
  return { awaited: steps.length, made: 0, from };
}

/** How many picks are made when a step begins. */
export function picksBefore(steps: readonly LessonStep[], at: number): number {
  return steps.slice(0, at).reduce((sum, { length }) => sum + length, 0);
}

/** The keys that may be picked next. What a panel collects may be picked in any order. */
export function nextKeys({ ways }: LessonStep, made: number, collecting: boolean): string[] {
  return ways.flatMap((way) => (collecting ? way.slice(made) : way.slice(made, made + 1)));
}

/** Whether these picks, made as one, are what a step waits for: the next ones in order, or all that are left in any. */
export function fits({ ways }: LessonStep, made: number, keys: readonly string[]): boolean {
  return ways.some((way) => {
    const left = way.slice(made);
    const inOrder = keys.length <= left.length && keys.every((key, at) => key === left[at]);
    return inOrder || (keys.length === left.length && keys.toSorted().join() === left.toSorted().join());
  });
}
