/** What is named by coordinates: spaces and edges of farms, which show their names meanwhile. */

import type { GameEvent, OptionKey, Prompt } from "./types.ts";

export interface Named {
  /** Whose farm it is. */
  seat: number;
  cells: number[];
  edges: number[];
}

type Naming = Record<string, unknown>;

/** The spaces and edges that some events name, by farm. */
export function namedBy(events: readonly GameEvent[]): Named[] {
  return together(events.flatMap((event) => namedIn(event, event.seat)));
}

/** Those that a question to a seat names, and those of options that are told in words. */
export function namedInQuestion(seat: number, prompt: Prompt, keys: readonly OptionKey[]): Named[] {
  const named = namedIn(prompt, seat);
  const farm = typeof prompt.farm === "number" ? prompt.farm : seat;
  return together([...named, ...keys.flatMap(([kind, which]) => namedIn({ [kind]: which, farm }, seat))]);
}

function namedIn({ cell, edge, farm }: Naming, seat: number): Named[] {
  const [cells, edges] = [numbers(cell), numbers(edge)];
  return cells.length + edges.length === 0 ? [] : [{ seat: typeof farm === "number" ? farm : seat, cells, edges }];
}

const numbers = (value: unknown): number[] => [value].flat().filter((one) => typeof one === "number");

function together(all: readonly Named[]): Named[] {
  const found = new Map<number, Named>();
  for (const { seat, cells, edges } of all) {
    const there = found.get(seat);
    found.set(seat, { seat, cells: [...(there?.cells ?? []), ...cells], edges: [...(there?.edges ?? []), ...edges] });
  }
  return [...found.values()];
}
