/** Harvests: field phase, feeding, heating and breeding, with what each brought. */

import { listed, scenesOf, type Gain, type Gains, type Script, type Sequence } from "../../lib/sequence.ts";
import type { GameEvent } from "../../lib/types.ts";

const SCENES = ["field-phase", "feeding", "heating", "breeding"];
/** Belongs to the scene before. */
const ASIDE = ["after-feeding", "after-breeding"];

const one = (slug: string, count: unknown): Gain[] => [{ kind: "good", slug, count: Number(count) }];

const GAINS: Record<string, Gains> = {
  get: ({ goods }) => listed("good", goods),
  pay: ({ goods }) => listed("good", goods, -1),
  discard: ({ goods }) => listed("good", goods, -1),
  breed: ({ goods }) => listed("good", goods),
  eat: ({ good, food }) => [...one(String(good), -1), ...one("food", food)],
  bake: ({ food }) => [...one("grain", -1), ...one("food", food)],
  feed: ({ food }) => one("food", -Number(food)),
  heat: ({ fuel }) => one("fuel", -Number(fuel)),
  beg: ({ count }) => one("begging", count),
  bonus: ({ points }) => one("bonus", points),
};

const SCRIPT: Script = {
  opens: (event) => (event.kind === "phase" && SCENES.includes(String(event.phase)) ? `sequence-${event.phase}` : undefined),
  gains: (event) => GAINS[event.kind]?.(event) ?? [],
  isNote: (event) => event.kind === "bed",
};

const begins = (event: GameEvent): boolean => event.kind === "phase" && event.phase === "field-phase";
const ends = ({ kind, phase }: GameEvent): boolean =>
  kind === "round" || kind === "game-over" || (kind === "phase" && ![...SCENES, ...ASIDE].includes(String(phase)));

export function sequences(log: readonly GameEvent[]): Sequence[] {
  return log.flatMap((event, at) => {
    if (!begins(event)) return [];
    const next = log.findIndex((later, index) => index > at && ends(later));
    const end = next < 0 ? log.length : next;
    const scenes = scenesOf(log.slice(at, end), at, SCRIPT);
    return [{ title: "sequence-harvest", args: { round: Number(event.round) }, seat: null, at, end, scenes }];
  });
}
