/** Agricola in the browser. */

import type { GameClient } from "../index.ts";
import { moves, passesOn } from "./moves.ts";
import Picture from "./Picture.svelte";

const client: GameClient = {
  picture: Picture,
  board: () => import("./Board.svelte"),
  setup: () => import("./Setup.svelte"),
  thing: () => import("./Thing.svelte"),
  minutes: [40, 120],
  moves,
  passesOn,
  newcomer: { players: 2, options: {} },
};

export default client;
