/** Agricola in the browser. */

import type { GameClient } from "../index.ts";
import { moves } from "./moves.ts";

const client: GameClient = {
  learn: () => import("./art/Rules.svelte"),
  picture: () => import("./art/Picture.svelte"),
  board: () => import("./Board.svelte"),
  setup: () => import("./Setup.svelte"),
  thing: () => import("./Thing.svelte"),
  decks: ({ table }) => "aliens" in table || "woods" in table,
  minutes: [40, 120],
  moves,
  newcomer: { players: 2, options: {} },
};

export default client;
