/**
 * What dominion asks and shows.
 *
 * Written by `python -m allmende.server.typescript`: change the types there, not here.
 */

import type { OptionView, View } from "../../lib/contract.ts";

export type CardType =
  | "action"
  | "treasure"
  | "victory"
  | "curse"
  | "attack"
  | "reaction"
  | "duration"
  | "night"
  | "reserve"
  | "traveller"
  | "castle"
  | "command"
  | "doom"
  | "fate"
  | "heirloom"
  | "spirit"
  | "liaison"
  | "townsfolk";

export type LandscapeKind = "event" | "project" | "landmark" | "way" | "ally" | "boon" | "hex" | "state" | "artifact";

export type Phase = "action" | "buy" | "clean-up" | "over" | "night";

export type Zone =
  | "hand"
  | "in_play"
  | "looking"
  | "discard"
  | "discard_top"
  | "deck"
  | "trash"
  | "supply"
  | "landscapes"
  | "tokens"
  | "island"
  | "tavern"
  | "exile"
  | "estate"
  | "set-aside"
  | "mats";

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
  | { name: "resolve"; moment: string; about?: string; by?: number; card?: string }
  | { name: "save"; card: string; min: number; max: number; chosen: number }
  | { name: "set-aside"; card: string; about?: string }
  | { name: "shuffle-in"; card: string; min: number; max: number; chosen: number }
  | { name: "topdeck"; card: string; min: number; max: number; chosen: number }
  | { name: "trash"; card: string; min: number; max: number; chosen: number }
  | { name: "end-buying" }
  | { name: "exchange" }
  | { name: "exile"; card: string; min: number; max: number; chosen: number }
  | { name: "keep"; card: string; min: number; max: number; chosen: number }
  | { name: "night-phase" }
  | { name: "pass"; card: string; min: number; max: number; chosen: number }
  | { name: "pay"; card: string; about?: string }
  | { name: "play-as"; card: string }
  | { name: "play-once"; card: string; min: number; max: number; chosen: number }
  | { name: "receive"; card: string }
  | { name: "reveal"; card: string; min: number; max: number; chosen: number }
  | { name: "start-buying" }
  | { name: "start-turn" }
  | { name: "take"; card: string; min: number; max: number; chosen: number }
  | { name: "use"; card: string; about?: string }
  | { name: "mat"; card: string; min: number; max: number; chosen: number }
  | { name: "put-aside"; card: string; min: number; max: number; chosen: number }
  | { name: "replay"; card: string }
  | { name: "put-under"; card: string; min: number; max: number; chosen: number };

export type PromptName = Prompt["name"];

export interface Table {
  turn: Turn;
  supply: Pile[];
  /** So many empty piles end the game. */
  ending_piles: number;
  /** The ten piles. */
  kingdom: string[];
  /** The kingdom as a text that can be pasted. */
  text: string;
  landscapes: Landscape[];
  /** Piles that are not in the supply. */
  beside: Pile[];
  /** Those that lie beside the Druid. */
  boons: string[];
  hexes: Hexes | null;
  /** The card of the Way of the Mouse. */
  mouse: string | null;
  trash: string[];
  players: Player[];
  /** By seat and card, token or landscape, where points come from; empty until the game is over. */
  sheet: Record<string, ScorePart[]>[];
}

export interface Turn {
  seat: number;
  phase: Phase;
  actions: number;
  buys: number;
  coins: number;
  effects: Effect[];
}

/** What a played card or a landscape still does, for whom, how long, and the cards that are set aside for it. */
export interface Effect {
  card: string;
  seat: number;
  until: "turn" | "next-turn" | "forever";
  /** As far as the viewer knows them. */
  cards: string[];
}

/** A pile; its cost is that of this moment. Of a mixed pile, its name and what lies below the top, topmost first. */
export interface Pile {
  card: string;
  count: number;
  cost: number;
  debt: number;
  types: CardType[];
  pile: string | null;
  below: string[];
}

/** A landscape that lies on the table; `stock`: the points on it. */
export interface Landscape {
  slug: string;
  kind: LandscapeKind;
  cost: number;
  debt: number;
  stock: number;
}

/** How many are face down, and those that were turned over. */
export interface Hexes {
  count: number;
  used: string[];
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
  /** Those on which something lies: island, tavern, exile, estate, set-aside. */
  mats: Record<string, Cards>;
  /** Those that the player has. */
  tokens: Record<string, number>;
  /** Projects, States and Artifacts. */
  owns: string[];
  /** The cards in play that will stay there. */
  stays: string[];
  /** All the cards that the player owns, as far as the viewer knows. */
  cards: Record<string, number>;
  /** So many more, or fewer, than `cards` says: cards changed hands that the viewer has not seen. */
  passed: number;
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

/** One of the things that make up the points of a category: what it is, for a person, and what it brings. */
export interface ScorePart {
  /** Its sentence is `part-<kind>`. */
  said: Record<string, unknown>;
  points: number;
}

/** What lies in the box. */
export interface Things {
  card: Facts[];
  landscape: LandscapeFacts[];
  pile: MixedPile[];
  kingdom: Kingdom[];
  lot: Lot[];
}

/** What the face of a card shows; null: it depends on the game. */
export interface Facts {
  slug: string;
  set: string;
  cost: number;
  debt: number;
  types: CardType[];
  cards: number;
  actions: number;
  buys: number;
  coins: number | null;
  points: number | null;
  /** Can it be one of the ten piles? */
  kingdom: boolean;
  heirloom: string | null;
}

export interface LandscapeFacts {
  slug: string;
  set: string;
  kind: LandscapeKind;
  cost: number;
  debt: number;
}

/** A pile of different cards, from top to bottom. */
export interface MixedPile {
  slug: string;
  set: string;
  cards: string[];
}

/** A recommended set. */
export interface Kingdom {
  slug: string;
  cards: string[];
}

/** A pile or a landscape that a random kingdom may have; `brings`: with what lies beside it. */
export interface Lot {
  slug: string;
  set: string;
  mechanics: string[];
  brings: string[];
}

/** The table as a seat of this game may see it. */
export interface GameView extends Omit<View, "choice" | "table"> {
  choice: { prompt: Prompt; options: (OptionView & { zone?: Zone })[] } | null;
  table: Table;
}
