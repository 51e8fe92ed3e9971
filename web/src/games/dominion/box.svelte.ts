/** What lies in the box, as the server tells it once: what stands on the cards, and the recommended sets. */

import { api } from "../../lib/api.ts";
import type { Speaker } from "../../lib/speech.ts";
import type { Facts, Kingdom, LandscapeFacts, Lot, MixedPile, Things } from "./contract.ts";
import { MOUSE, mouseOf } from "./view.ts";

export type { CardType, Facts } from "./contract.ts";

class Box {
  #cards = $state.raw(new Map<string, Facts>());
  #landscapes = $state.raw(new Map<string, LandscapeFacts>());
  #piles = $state.raw(new Map<string, MixedPile>());
  kingdoms = $state.raw<Kingdom[]>([]);
  /** Everything that a kingdom may have: cards, mixed piles, landscapes. */
  lots = $state.raw<Lot[]>([]);

  constructor() {
    void this.load().catch(() => undefined);
  }

  async load(): Promise<void> {
    const { card, landscape, pile, kingdom, lot } = await api.things<Things>("dominion");
    this.#cards = new Map(card.map((one) => [one.slug, one]));
    this.#landscapes = new Map(landscape.map((one) => [one.slug, one]));
    this.#piles = new Map(pile.map((one) => [one.slug, one]));
    this.kingdoms = kingdom;
    this.lots = lot;
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

  /** What a part of a kingdom is called in the texts. */
  kindOf(slug: string): "card" | "landscape" | "pile" {
    return this.#landscapes.has(slug) ? "landscape" : this.#piles.has(slug) ? "pile" : "card";
  }

  /** The card that one sees of a pile. */
  faceOf(slug: string): string {
    return this.#piles.get(slug)?.cards[0] ?? slug;
  }

  /** The pile that a card belongs to. */
  pileOf(slug: string): string {
    return [...this.#piles.values()].find(({ cards }) => cards.includes(slug))?.slug ?? slug;
  }

  readonly isLandscape = (slug: string): boolean => this.#landscapes.has(slug);

  readonly isPile = (slug: string): boolean => !this.isLandscape(slug) && mouseOf(slug) === undefined;

  readonly cost = (slug: string): number => {
    const facts = this.card(this.faceOf(slug)) ?? this.landscape(slug);
    return (facts?.cost ?? 0) + (facts?.debt ?? 0);
  };

  /** A kingdom as a text: the names of its parts, in the language of the speaker. Empty until the box is open. */
  named(speaker: Speaker, parts: readonly string[]): string {
    if (this.#cards.size === 0) return "";
    const name = (part: string) => {
      const mouse = mouseOf(part);
      return mouse === undefined ? speaker.name(this.kindOf(part), part) : MOUSE + speaker.name("card", mouse);
    };
    return parts.map(name).join(", ");
  }

  /** The expansions that parts of a kingdom come from, in the order of these. */
  setsOf(parts: readonly string[], all: readonly string[]): string[] {
    const sets = parts.map((part) => mouseOf(part) ?? part).map((slug) => (this.landscape(slug) ?? this.pile(slug) ?? this.card(slug))?.set);
    return all.filter((set) => sets.includes(set));
  }
}

export const box = new Box();
