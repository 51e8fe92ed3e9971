/** What lies in the box, as the server tells it once: the tiles with what stands on them. */

import { api } from "../../lib/api.ts";
import type { TableState } from "../../lib/table.svelte.ts";
import type { BoxTile, Things } from "./contract.ts";

type Tiles = Map<string, BoxTile>;

const byId = (things: Things): Tiles => new Map(things.tile.map((tile) => [tile.tile, tile]));

class Box {
  #tiles = $state.raw<Tiles>(new Map());
  /** Those of a table that is played with somebody's own. */
  #own = $state.raw<Tiles | null>(null);

  constructor() {
    void this.load().catch(() => undefined);
  }

  async load(): Promise<void> {
    this.#tiles = byId(await api.things<Things>("lowlands"));
  }

  /** The tiles of this table are shown from now on. */
  async open(table: TableState): Promise<void> {
    const about = table.update?.table;
    if (about === undefined || about.options.tiles !== true) this.#own = null;
    else this.#own = byId(await api.ownThings<Things>(table.id, about.mine.length > 0 ? null : table.watch));
  }

  /** Undefined until the box is open. */
  tile(id: string): BoxTile | undefined {
    return (this.#own ?? this.#tiles).get(id);
  }
}

export const box = new Box();
