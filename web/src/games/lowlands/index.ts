/** The Lowlands in the browser. Its board is still to be drawn: until then it is played from lists. */

import type { GameClient } from "../index.ts";
import Picture from "./Picture.svelte";

const client: GameClient = {
  picture: Picture,
  minutes: [50, 100],
  newcomer: { players: 2, options: { beginner: true } },
};

export default client;
