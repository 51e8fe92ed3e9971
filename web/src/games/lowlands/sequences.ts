/** What the sea and the seasons bring between two works: upkeep, high tide, turn of the tide, storm surge. */

import { listed, scenesOf, type Gain, type Gains, type Script, type Sequence } from "../../lib/sequence.ts";
import type { GameEvent } from "../../lib/types.ts";

const one = (slug: string, count: unknown): Gain[] => [{ kind: "piece", slug, count: Number(count) }];
const less = (slug: string, count: unknown): Gain[] => one(slug, -Number(count));

const GAINS: Record<string, Gains> = {
  breed: ({ count }) => one("sheep", count),
  "get-sheep": ({ count }) => one("sheep", count),
  "buy-sheep": ({ count, coins }) => [...one("sheep", count), ...less("coin", coins)],
  "sell-sheep": ({ count, coins }) => [...less("sheep", count), ...one("coin", coins)],
  "lose-sheep": ({ count, coins }) => [...less("sheep", count), ...less("coin", coins)],
  "get-coins": ({ count }) => one("coin", count),
  "pay-coins": ({ count }) => less("coin", count),
  draw: ({ cards, count }) => (cards === undefined ? one("card", count) : listed("piece", cards)),
  take: ({ resource }) => one(String(resource), 1),
  "hand-in": ({ resource, count }) => less(String(resource), count),
  breaches: ({ count }) => one("breach", count),
  "drop-breaches": ({ count }) => less("breach", count),
  step: () => one("step", 1),
  "special-points": ({ count }) => one("points", count),
};

const NOTES = ["first-player", "flood", "dike-holds", "dike-breaks"];

const SCRIPT: Script = {
  opens: (event) => (event.kind === "phase" ? `phase-${event.phase}` : undefined),
  gains: (event) => GAINS[event.kind]?.(event) ?? [],
  isNote: (event) => NOTES.includes(event.kind),
};

const isPhase = (event: GameEvent, phase: string): boolean => event.kind === "phase" && event.phase === phase;

export function sequences(log: readonly GameEvent[]): Sequence[] {
  return log.flatMap((event, at) => {
    if (!isPhase(event, "upkeep")) return [];
    const next = log.findIndex((later, index) => index > at && (isPhase(later, "work") || later.kind === "game-over"));
    const end = next < 0 ? log.length : next;
    const scenes = scenesOf(log.slice(at, end), at, SCRIPT);
    return [{ title: "sequence-stage", args: { stage: Number(event.stage) }, seat: null, at, end, scenes }];
  });
}
