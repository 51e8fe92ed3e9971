/** Dominion in the browser. */

import type { GameClient } from "../index.ts";
import { moves, usedPlace } from "./moves.ts";
import { sequences } from "./sequences.ts";

const client: GameClient = {
  board: () => import("./Board.svelte"),
  setup: () => import("./Setup.svelte"),
  learn: () => import("./art/Rules.svelte"),
  picture: () => import("./art/Picture.svelte"),
  thing: () => import("./Thing.svelte"),
  gallery: () => import("./gallery.ts"),
  laid: () => import("./laid.ts"),
  minutes: [20, 40],
  moves,
  usedPlace,
  sequences,
  newcomer: { players: 2, options: { kingdom: "first-game" } },
};

export default client;
