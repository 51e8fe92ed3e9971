/** What lies in the box, as the server tells it once: what stands on the cards, and the recommended sets. */

import { api } from "../../lib/api.ts";

export type CardType = "action" | "treasure" | "victory" | "curse" | "attack" | "reaction";

export interface Facts {
  slug: string;
  set: string;
  cost: number;
  types: CardType[];
  cards: number;
  actions: number;
  buys: number;
  /** null: it depends. */
  coins: number | null;
  points: number | null;
}

export interface Kingdom {
  slug: string;
  cards: string[];
}

class Box {
  #cards = $state.raw(new Map<string, Facts>());
  kingdoms = $state.raw<Kingdom[]>([]);

  constructor() {
    void this.load().catch(() => undefined);
  }

  async load(): Promise<void> {
    const things = await api.things("dominion");
    const cards = (things.card ?? []) as unknown as Facts[];
    this.#cards = new Map(cards.map((card) => [card.slug, card]));
    this.kingdoms = (things.kingdom ?? []) as unknown as Kingdom[];
  }

  /** Undefined until the box is open. */
  card(slug: string): Facts | undefined {
    return this.#cards.get(slug);
  }

  /** All cards that may be piles of a kingdom. */
  get kingdomCards(): Facts[] {
    return [...this.#cards.values()].filter((card) => card.set !== "basic");
  }
}

export const box = new Box();
