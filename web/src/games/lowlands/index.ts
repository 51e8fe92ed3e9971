/** The Lowlands in the browser. */

import type { GameClient } from "../index.ts";
import { moves, usedPlace } from "./moves.ts";
import { sequences } from "./sequences.ts";

const client: GameClient = {
  board: () => import("./Board.svelte"),
  setup: () => import("./Setup.svelte"),
  learn: () => import("./art/Rules.svelte"),
  picture: () => import("./art/Picture.svelte"),
  thing: () => import("./Thing.svelte"),
  piece: () => import("./Piece.svelte"),
  things: "tiles",
  gallery: () => import("./gallery.ts"),
  laid: () => import("./laid.ts"),
  minutes: [50, 100],
  moves,
  usedPlace,
  sequences,
  newcomer: { players: 2, options: { beginner: true } },
};

export default client;
