/** Agricola in the browser. */

import type { GameClient } from "../index.ts";
import { moves } from "./moves.ts";

const client: GameClient = {
  picture: () => import("./art/Picture.svelte"),
  board: () => import("./Board.svelte"),
  setup: () => import("./Setup.svelte"),
  thing: () => import("./Thing.svelte"),
  piece: () => import("./Piece.svelte"),
  decks: ({ table }) => "aliens" in table || "woods" in table,
  minutes: [40, 120],
  moves,
  newcomer: { players: 2, options: {} },
};

export default client;
