/** What lies in the box, as the server tells it once: the cards with what is printed on them. */

import { api } from "../../lib/api.ts";
import type { Need } from "./needs.ts";
import type { Bundle } from "./view.ts";

export interface CardFacts {
  slug: string;
  kind: "occupation" | "minor" | "major";
  set: string;
  code: string;
  category: string;
  /** Alternatives. */
  costs: Bundle[];
  points: number;
  players: number;
  traveling: boolean;
  /** Instead of a cost: one of these cards is handed back. */
  returns: string[];
  upgrade: boolean;
  needs: Need[];
}

class Box {
  #cards = $state.raw(new Map<string, CardFacts>());

  constructor() {
    void this.load().catch(() => undefined);
  }

  async load(): Promise<void> {
    const things = await api.things("agricola");
    this.#cards = new Map(((things.card ?? []) as unknown as CardFacts[]).map((card) => [card.slug, card]));
  }

  /** Undefined until the box is open. */
  card(slug: string): CardFacts | undefined {
    return this.#cards.get(slug);
  }
}

export const box = new Box();
