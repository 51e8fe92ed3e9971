/** What lies in the box, as the server tells it once: the tiles with what stands on them. */

import { api } from "../../lib/api.ts";
import type { OpenTile } from "./view.ts";

class Box {
  #tiles = $state.raw(new Map<string, OpenTile>());

  constructor() {
    void this.load().catch(() => undefined);
  }

  async load(): Promise<void> {
    const things = await api.things("lowlands");
    this.#tiles = new Map(((things.tile ?? []) as unknown as OpenTile[]).map((tile) => [tile.tile, tile]));
  }

  /** Undefined until the box is open. */
  tile(id: string): OpenTile | undefined {
    return this.#tiles.get(id);
  }
}

export const box = new Box();
