/** Agricola in the browser. */

import type { GameClient } from "../index.ts";
import { moves, usedPlace } from "./moves.ts";
import { sequences } from "./sequences.ts";

const client: GameClient = {
  learn: () => import("./art/Rules.svelte"),
  picture: () => import("./art/Picture.svelte"),
  board: () => import("./Board.svelte"),
  setup: () => import("./Setup.svelte"),
  thing: () => import("./Thing.svelte"),
  piece: () => import("./Piece.svelte"),
  gallery: () => import("./gallery.ts"),
  laid: () => import("./laid.ts"),
  decks: ({ table }) => "aliens" in table || "woods" in table,
  minutes: [40, 120],
  moves,
  usedPlace,
  sequences,
  newcomer: { players: 2, options: {} },
};

export default client;
