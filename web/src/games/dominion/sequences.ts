/** The end of a turn: what was played and gained in it, and the Clean-up. */

import { listed, sharesOf, type Gains, type Scene, type Sequence } from "../../lib/sequence.ts";
import type { GameEvent } from "../../lib/types.ts";

const one = ({ card, landscape }: GameEvent) =>
  landscape === undefined ? listed("card", [card]) : listed("landscape", [landscape]);
const all = ({ cards }: GameEvent) => listed("card", cards ?? []);

/** What happened before the Clean-up, by what it is called. */
const PARTS: readonly [title: string, kinds: readonly string[], gains: Gains][] = [
  ["sequence-played", ["play", "call"], one],
  ["sequence-gained", ["buy", "gain", "buy-landscape"], one],
  ["sequence-trashed", ["trash"], all],
];
export function sequences(log: readonly GameEvent[]): Sequence[] {
  let turn = { number: 1, at: 0 };
  return log.flatMap((event, at) => {
    if (event.kind === "turn") turn = { number: Number(event.turn), at };
    if (event.kind !== "clean-up") return [];
    const { seat } = event;
    const from = turn.at;
    const mine = (one: GameEvent): boolean => one.seat === seat;
    const during = log.slice(from, at).filter(mine);
    const scenes: Scene[] = PARTS.map(([title, kinds, gains]) => ({
      title, at: from, notes: [], shares: sharesOf(during.filter(({ kind }) => kinds.includes(kind)), gains),
    })).filter((scene) => scene.shares.length > 0);
    const next = log.findIndex((later, index) => index > at && later.kind === "turn");
    const end = next < 0 ? log.length : next;
    const after = log.slice(at, end).filter(mine);
    scenes.push({ title: "sequence-clean-up", at, shares: [], notes: after.filter(({ kind }) => kind === "shuffle" || kind === "draw") });
    return [{ title: "event-turn", args: { turn: turn.number }, seat, at: from, end, scenes }];
  });
}
