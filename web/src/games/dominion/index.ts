/** Dominion in the browser. */

import type { GameClient } from "../index.ts";
import { moves } from "./moves.ts";

const client: GameClient = {
  board: () => import("./Board.svelte"),
  setup: () => import("./Setup.svelte"),
  picture: () => import("./art/Picture.svelte"),
  thing: () => import("./Thing.svelte"),
  gallery: () => import("./gallery.ts"),
  minutes: [20, 40],
  moves,
  newcomer: { players: 2, options: { kingdom: "first-game" } },
};

export default client;
