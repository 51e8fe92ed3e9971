/**
 * Sequences: what happens by itself, scene after scene, and what each scene brought: a harvest, a high tide, the end of a
 * turn. A game finds its own in the log; no runes here, so that node runs it as it is.
 */

import type { GameEvent } from "./types.ts";

/** What somebody has more of, or less. */
export interface Gain {
  /** "card": it is called by its name; anything else is drawn. */
  kind: string;
  slug: string;
  count: number;
}

export interface Share {
  seat: number;
  gains: Gain[];
}

export interface Scene {
  /** A text of the game. */
  title: string;
  /** Where it begins in the log. */
  at: number;
  shares: Share[];
  /** What is worth a sentence. */
  notes: GameEvent[];
}

export interface Sequence {
  /** A text of the game, with what is to be filled in. */
  title: string;
  args: Record<string, number>;
  /** Whose turn it was; null: it concerned everybody. */
  seat: number | null;
  /** Where it begins in the log, and what stands behind it. */
  at: number;
  end: number;
  scenes: Scene[];
}

/** What an event means for whom it is about. */
export type Gains = (event: GameEvent) => Gain[];

/** How a game tells its scenes. */
export interface Script {
  /** The text of the scene that an event opens. */
  opens: (event: GameEvent) => string | undefined;
  gains: Gains;
  isNote: (event: GameEvent) => boolean;
}

/** The scenes of events that begin at some place in the log. */
export function scenesOf(events: readonly GameEvent[], from: number, { opens, gains, isNote }: Script): Scene[] {
  const scenes: Scene[] = [];
  let told: GameEvent[] = [];
  const close = (): void => {
    const scene = scenes.at(-1);
    if (scene === undefined) return;
    scene.shares = sharesOf(told, gains);
    scene.notes = told.filter(isNote);
  };
  events.forEach((event, index) => {
    const title = opens(event);
    if (title !== undefined) {
      close();
      scenes.push({ title, at: from + index, shares: [], notes: [] });
      told = [];
    }
    told.push(event);
  });
  close();
  return scenes;
}

/** What everybody got and gave in sum, seat by seat. */
export function sharesOf(events: readonly GameEvent[], gains: Gains): Share[] {
  const shares = new Map<number, Map<string, Gain>>();
  for (const event of events) {
    for (const gain of gains(event)) {
      const mine = shares.get(event.seat) ?? new Map<string, Gain>();
      const before = mine.get(gain.slug)?.count ?? 0;
      mine.set(gain.slug, { ...gain, count: before + gain.count });
      shares.set(event.seat, mine);
    }
  }
  return [...shares]
    .map(([seat, mine]) => ({ seat, gains: [...mine.values()].filter(({ count }) => count !== 0) }))
    .filter((share) => share.gains.length > 0)
    .sort((one, other) => one.seat - other.seat);
}

/** A gain for each kind of thing in a list, all of them got or all given. */
export function listed(kind: string, slugs: unknown, sign: 1 | -1 = 1): Gain[] {
  return (slugs as string[]).map((slug) => ({ kind, slug, count: sign }));
}
