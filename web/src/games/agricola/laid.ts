/** What lies open before a player: cards by their kind. */

import type { Speaker } from "../../lib/speech.ts";
import type { View } from "../../lib/types.ts";
import type { Laid } from "../index.ts";
import { box } from "./box.svelte.ts";
import { tableOf } from "./view.ts";

export function laid(view: View, seat: number, speaker: Speaker): Laid[] {
  const player = tableOf(view).players[seat];
  if (player === undefined) return [];
  const played = player.played.map(({ card }) => ({ slug: card, of: box.card(card)?.kind ?? "minor" }));
  const kinds = [...new Set(["occupation", "minor", "major", ...played.map(({ of }) => of)])];
  const cards = kinds.map((kind) => ({
    title: speaker.textOr(speaker.text(`kind-${kind}`), `kind-${kind}`, "many"),
    things: played.filter(({ of }) => of === kind).map(({ slug }) => ({ kind: "card", slug })),
  }));
  const { occupations, minors, known } = player.hand;
  const hand: Laid = { title: speaker.text("board-hand"), things: known.map((slug) => ({ kind: "card", slug })), text: speaker.text("hand-counts", { occupations, minors }) };
  return occupations + minors > 0 ? [...cards, hand] : cards;
}
