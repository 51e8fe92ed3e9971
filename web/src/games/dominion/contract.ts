/**
 * What dominion asks and shows.
 *
 * Written by `python -m allmende.server.typescript`: change the types there, not here.
 */

import type { OptionView, View } from "../../lib/contract.ts";

export type CardType = "action" | "treasure" | "victory" | "curse" | "attack" | "reaction";

export type Phase = "action" | "buy" | "clean-up" | "over";

export type Zone = "hand" | "in_play" | "looking" | "discard" | "discard_top" | "deck" | "trash" | "supply";

export type Prompt =
  | { name: "action-phase" }
  | { name: "buy-phase" }
  | { name: "choose-mode"; card: string }
  | { name: "discard"; card: string; min: number; max: number; chosen: number }
  | { name: "gain"; card: string }
  | { name: "play"; card: string; about?: string }
  | { name: "play-twice"; card: string; min: number; max: number; chosen: number }
  | { name: "put-back"; card: string; left: number }
  | { name: "react-to-attack"; card: string; by: number }
  | { name: "resolve"; card: string }
  | { name: "save"; card: string; min: number; max: number; chosen: number }
  | { name: "set-aside"; card: string; about?: string }
  | { name: "shuffle-in"; card: string; min: number; max: number; chosen: number }
  | { name: "topdeck"; card: string; min: number; max: number; chosen: number }
  | { name: "trash"; card: string; min: number; max: number; chosen: number };

export type PromptName = Prompt["name"];

export interface Table {
  turn: Turn;
  supply: Pile[];
  /** So many empty piles end the game. */
  ending_piles: number;
  kingdom: string[];
  trash: string[];
  players: Player[];
}

export interface Turn {
  seat: number;
  phase: Phase;
  actions: number;
  buys: number;
  coins: number;
  effects: Effect[];
}

/** What a played card still does this turn, and for whom. */
export interface Effect {
  card: string;
  seat: number;
}

/** A pile of the supply; its cost is that of this moment. */
export interface Pile {
  card: string;
  count: number;
  cost: number;
  types: CardType[];
}

export interface Player {
  seat: number;
  turns: number;
  hand: Cards;
  deck: Deck;
  discard: Discard;
  in_play: string[];
  aside: Cards;
  looking: Cards;
  /** All the cards that the player owns. */
  cards: Record<string, number>;
}

/** So many cards, and those that the viewer knows. */
export interface Cards {
  count: number;
  known: string[];
}

export interface Deck {
  count: number;
  /** The top cards as far as they are known, topmost first; null for one in between that is not. */
  top: (string | null)[];
}

export interface Discard {
  count: number;
  top: string | null;
  known: string[];
}

/** What lies in the box. */
export interface Things {
  card: Facts[];
  kingdom: Kingdom[];
}

/** What the face of a card shows; null: it depends on the game. */
export interface Facts {
  slug: string;
  set: string;
  cost: number;
  types: CardType[];
  cards: number;
  actions: number;
  buys: number;
  coins: number | null;
  points: number | null;
}

/** A recommended set. */
export interface Kingdom {
  slug: string;
  cards: string[];
}

/** The table as a seat of this game may see it. */
export interface GameView extends Omit<View, "choice" | "table"> {
  choice: { prompt: Prompt; options: (OptionView & { zone?: Zone })[] } | null;
  table: Table;
}
