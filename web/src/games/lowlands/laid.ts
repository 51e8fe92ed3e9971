/** What lies open before a player: tiles by their kind, farmers, the dike. */

import type { Speaker } from "../../lib/speech.ts";
import type { View } from "../../lib/types.ts";
import type { Laid } from "../index.ts";
import { KINDS, kindOf, tableOf } from "./view.ts";

export function laid(view: View, seat: number, speaker: Speaker): Laid[] {
  const player = tableOf(view).players[seat];
  if (player === undefined) return [];
  const tiles = KINDS.map((kind) => ({
    title: speaker.text(`tile-kind-${kind}`, {}, "many"),
    things: player.tiles.filter(({ tile }) => kindOf(tile) === kind).map(({ tile }) => ({ kind: "tile", slug: tile.toLowerCase() })),
  }));
  const farm = [
    speaker.text("board-farmers-left", { values: player.farmers.join(" ") || "–" }),
    speaker.text("dike-place", { points: player.points, steps: player.steps }),
    ...(player.breaches > 0 ? [speaker.text("breaches", { count: player.breaches })] : []),
    speaker.text("board-sheep", { sheep: player.sheep, room: player.room }),
    speaker.text("coins", { count: player.coins }),
    speaker.text("cards-in-hand", { count: player.hand.count }),
  ];
  return [{ title: speaker.text("board-laid-farm"), things: [], text: farm.join(" · ") }, ...tiles];
}
