/** What lies in the box, as the server tells it once: what stands on the cards, and the recommended sets. */

import { api } from "../../lib/api.ts";

import type { Facts, Kingdom, LandscapeFacts, MixedPile, Things } from "./contract.ts";

export type { CardType, Facts } from "./contract.ts";

class Box {
  #cards = $state.raw(new Map<string, Facts>());
  #landscapes = $state.raw(new Map<string, LandscapeFacts>());
  #piles = $state.raw(new Map<string, MixedPile>());
  kingdoms = $state.raw<Kingdom[]>([]);

  constructor() {
    void this.load().catch(() => undefined);
  }

  async load(): Promise<void> {
    const { card, landscape, pile, kingdom } = await api.things<Things>("dominion");
    this.#cards = new Map(card.map((one) => [one.slug, one]));
    this.#landscapes = new Map(landscape.map((one) => [one.slug, one]));
    this.#piles = new Map(pile.map((one) => [one.slug, one]));
    this.kingdoms = kingdom;
  }

  /** Undefined until the box is open. */
  card(slug: string): Facts | undefined {
    return this.#cards.get(slug);
  }

  landscape(slug: string): LandscapeFacts | undefined {
    return this.#landscapes.get(slug);
  }

  /** A pile of different cards. */
  pile(slug: string): MixedPile | undefined {
    return this.#piles.get(slug);
  }

  /** All cards that may be piles of a kingdom. */
  get kingdomCards(): Facts[] {
    return [...this.#cards.values()].filter((card) => card.set !== "basic");
  }
}

export const box = new Box();
