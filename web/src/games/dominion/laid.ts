/** What lies open before a player: cards in play, set aside and on mats, tokens, and all cards that were seen to come. */

import type { Speaker } from "../../lib/speech.ts";
import type { View } from "../../lib/types.ts";
import type { Laid } from "../index.ts";
import { box } from "./box.svelte.ts";
import { fansOf, type Group, grouped, inHandOrder, tableOf } from "./view.ts";

export function laid(view: View, seat: number, speaker: Speaker): Laid[] {
  const table = tableOf(view);
  const player = table.players[seat];
  if (player === undefined) return [];
  const cards = (groups: readonly Group[]) => groups.map(({ slug, count }) => ({ kind: "card", slug, count }));
  const fans = fansOf(table, player, (slug) => box.landscape(slug) === undefined);
  const owned = inHandOrder(Object.keys(player.cards), (slug) => box.card(slug));
  return [
    { title: speaker.text("in-play"), things: cards(grouped(player.in_play)) },
    ...(player.aside.known.length > 0 ? [{ title: speaker.text("aside"), things: cards(grouped(player.aside.known)) }] : []),
    ...fans.map(({ mat, kind, source, known, count: many }) => ({
      title: mat === null ? speaker.name(kind, source) : speaker.name("mat", mat),
      things: cards(grouped(known)),
      ...(many > known.length ? { text: speaker.text("unknown-cards", { count: many - known.length }) } : {}),
    })),
    {
      title: speaker.text("board-laid-tokens"),
      things: [
        ...Object.entries(player.tokens).map(([slug, many]) => ({ kind: "token", slug, count: many })),
        ...player.owns.map((slug) => ({ kind: "landscape", slug })),
      ],
    },
    {
      title: speaker.text("board-laid-cards"),
      things: owned.map((slug) => ({ kind: "card", slug, count: player.cards[slug] ?? 1 })),
      ...(player.passed > 0 ? { text: speaker.text("unknown-cards", { count: player.passed }) } : {}),
    },
  ];
}
