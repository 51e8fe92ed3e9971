/** Tabs and their panels know each other by the id of the tabs and the name of the part. */

import { words } from "../lib/words.svelte.ts";

export interface Tab<Name extends string> {
  name: Name;
  text: string;
  /** How many things lie there. */
  count?: number;
  /** Said and shown if something is asked there. */
  asks?: string;
  /** Where flights begin and end. */
  place?: string;
}

/** The tab to which a key leads from another, round in a circle; undefined for keys that lead nowhere. */
export function tabAt(key: string, from: number, count: number): number | undefined {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  return step === undefined ? undefined : (from + step + count) % count;
}

/** The tabs of a small board: its parts as the game calls them, and where something is asked. */
export function partsOf<Name extends string>(game: string, names: readonly Name[], asking: readonly Name[]): Tab<Name>[] {
  const speaker = words.of(game);
  return names.map((name) => ({ name, text: speaker.text(`board-tab-${name}`), asks: asking.includes(name) ? speaker.text("board-tab-asks") : "" }));
}
