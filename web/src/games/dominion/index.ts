/** Dominion in the browser. */

import type { GameClient } from "../index.ts";
import { moves } from "./moves.ts";

const client: GameClient = {
  board: () => import("./Board.svelte"),
  setup: () => import("./Setup.svelte"),
  learn: () => import("./art/Rules.svelte"),
  picture: () => import("./art/Picture.svelte"),
  thing: () => import("./Thing.svelte"),
  minutes: [20, 40],
  moves,
  newcomer: { players: 2, options: { kingdom: "first-game" } },
};

export default client;
