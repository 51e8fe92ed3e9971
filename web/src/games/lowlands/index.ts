/** The Lowlands in the browser. */

import type { GameClient } from "../index.ts";
import { moves } from "./moves.ts";

const client: GameClient = {
  board: () => import("./Board.svelte"),
  setup: () => import("./Setup.svelte"),
  picture: () => import("./art/Picture.svelte"),
  thing: () => import("./Thing.svelte"),
  piece: () => import("./Piece.svelte"),
  minutes: [50, 100],
  moves,
  newcomer: { players: 2, options: { beginner: true } },
};

export default client;
