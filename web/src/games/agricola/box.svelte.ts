/** What lies in the box, as the server tells it once: the cards with what is printed on them. */

import { api } from "../../lib/api.ts";
import type { CardFacts, Things } from "./contract.ts";

export type { CardFacts } from "./contract.ts";

class Box {
  #cards = $state.raw(new Map<string, CardFacts>());

  constructor() {
    void this.load().catch(() => undefined);
  }

  async load(): Promise<void> {
    const { card } = await api.things<Things>("agricola");
    this.#cards = new Map(card.map((one) => [one.slug, one]));
  }

  /** Undefined until the box is open. */
  card(slug: string): CardFacts | undefined {
    return this.#cards.get(slug);
  }
}

export const box = new Box();
