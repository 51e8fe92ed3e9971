/** Opens the box of a game: its things with the words on them, and how they are found. */

import { GAMES } from "../games/index.ts";
import { api } from "../lib/api.ts";
import type { GameInfo, Things } from "../lib/types.ts";
import { words } from "../lib/words.svelte.ts";
import { type Exhibit, type Gallery, PLAIN } from "./gallery.ts";

export interface Cabinet {
  gallery: Gallery;
  exhibits: readonly Exhibit[];
  info: GameInfo | undefined;
}

/** With all texts of the game, those of decks that few tables play with included. */
export async function openCabinet(game: string, things: Promise<Things> = api.things(game)): Promise<Cabinet> {
  const client = GAMES[game];
  const [loaded, lain, games] = await Promise.all([
    client?.gallery?.() ?? { default: PLAIN }, things, api.games(), words.load(game), client?.decks && words.load(`${game} decks`),
  ]);
  const gallery = loaded.default;
  return { gallery, exhibits: gallery.exhibits(lain), info: games.find((info) => info.game === game) };
}
