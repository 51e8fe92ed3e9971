/**
 * What lowlands asks and shows.
 *
 * Written by `python -m allmende.server.typescript`: change the types there, not here.
 */

import type { OptionView, View } from "../../lib/contract.ts";

export type Resource = "wood" | "clay" | "stone";

export type Space = "build" | "dike" | "fences" | "sheep" | "draw";

export type TileKind = "feature" | "action" | "sheep" | "storm";

export type Terrain = "bush" | "tree" | "pond";

export type Gives = "card" | "coin" | "card_or_coin" | "laborer";

export type Phase = "turn-of-the-tide" | "work" | "upkeep" | "income" | "high-tide" | "storm-surge" | "over";

export type Zone = "hand" | "display" | "store" | "deck" | "offer" | "market" | "farm" | "board" | "table";

export type Prompt =
  | { name: "build"; value: number }
  | { name: "build-feature"; value: number }
  | { name: "build-on"; tile: string; names?: Record<string, string> }
  | { name: "buy-count"; row: number; price: number }
  | { name: "buy-from-supply"; price: number }
  | { name: "buy-row"; left: number; price: number }
  | { name: "choose-space"; farmer: number; value: number; build?: number; dike?: number; fences?: number; sheep?: number; draw?: number }
  | { name: "co-build"; by: number; count: number }
  | { name: "discard"; left: number }
  | { name: "draw"; left: number }
  | { name: "fence-from"; edge: number }
  | { name: "income"; cards: number; coins: number }
  | { name: "leftover-coins"; left: number }
  | { name: "move-laborer" }
  | { name: "offer-co-building"; count: number }
  | { name: "pass" }
  | { name: "pay"; wood: number; clay: number; stone: number }
  | { name: "pay-for"; resource: Resource; wood: number; clay: number; stone: number }
  | { name: "place-farmer" }
  | { name: "place-laborer" }
  | { name: "progress-token"; token: string; coins?: number; cards?: number; sheep?: number; steps?: number; laborer?: number; fences?: number; moves?: number; farmer?: number }
  | { name: "save"; wood: number; clay: number; stone: number }
  | { name: "sell-count"; row: number; price: number }
  | { name: "sell-row"; left: number; price: number }
  | { name: "sell-to-supply"; price: number }
  | { name: "set-fence"; left: number }
  | { name: "store"; left: number }
  | { name: "swap"; left: number }
  | { name: "swap-for"; resource: Resource }
  | { name: "take-fence"; left: number }
  | { name: "trade"; points: number; buy: number; sell: number }
  | { name: "use-farmer-token"; farmer: number };

export type PromptName = Prompt["name"];

export interface Table {
  stage: number;
  half: number;
  phase: Phase;
  first: number;
  active: number;
  flood: Flood;
  dike: Dike;
  track: Track;
  value: Value;
  deck: number;
  discard: Record<Resource, number>;
  display: Resource[];
  market: Row[];
  offer: Record<TileKind, Offer>;
  figures: Figures;
  players: Player[];
  /** By seat and line of the score sheet, where points come from. */
  sheet: Record<string, ScorePart[]>[];
}

export interface Flood {
  pieces: number;
  sea: SeaCard[];
  deck: number;
}

/** A flood card; null as long as only its back is seen. */
export interface SeaCard {
  back: "high" | "low";
  value: number | null;
}

export interface Dike {
  segments: number;
  length: number;
  store: Store;
}

export interface Store {
  resource: Resource | null;
  stored: number;
  spaces: number;
}

export interface Track {
  markers: Marker[];
  tokens: Token[];
}

export interface Marker {
  seat: number;
  steps: number;
}

/** A progress token on a large space of the dike track. */
export interface Token {
  space: number;
  token: string;
}

/** The value track: where its marker stands, what a dike is worth there, and a sheep. */
export interface Value {
  position: number;
  dike: number;
  sheep: number;
}

export interface Row {
  spaces: number;
  sheep: number;
}

export interface Offer {
  open: OpenTile[];
  stack: number;
}

export interface OpenTile {
  tile: string;
  level: number;
  cost: Record<Resource, number>;
  terrain: Terrain[];
  points: number;
  /** By language, what somebody's own file calls it. */
  names?: Record<string, string>;
}

/** What is printed on the boards. */
export interface Figures {
  areas: number[];
  income_fences: [number, Gives][];
  income_houses: Gives[];
  tokens: Record<string, [string, number][]>;
}

export interface Player {
  seat: number;
  hand: Hand;
  coins: number;
  sheep: number;
  room: number;
  /** How many sheep stand on each cell. */
  herd: number[];
  breaches: number;
  steps: number;
  points: number;
  special: number;
  plus_two: boolean;
  board: string;
  terrain: Terrain[][];
  fences: number[];
  /** Fences on the income board. */
  spare: number;
  owed: number;
  /** Houses on the income board. */
  houses: number;
  tiles: Built[];
  pastures: number[][];
  folds: Fold[];
  farmers: number[];
  used: Record<Space, number>;
  laborers: Record<Space, number>;
  reserve: number;
  income: Income;
}

export interface Hand {
  count: number;
  known: Record<Resource, number>;
}

export interface Built {
  tile: string;
  cell: number;
}

/** A pasture, or a cell outside of them where sheep find room. */
export interface Fold {
  cells: number[];
  sheep: number;
  room: number;
}

export interface Income {
  cards: number;
  coins: number;
  card_or_coin: number;
}

/** One of the things that make up the points of a category: what it is, for a person, and what it brings. */
export interface ScorePart {
  /** Its sentence is `part-<kind>`. */
  said: Record<string, unknown>;
  points: number;
}

/** What lies in the box. */
export interface Things {
  tile: BoxTile[];
}

/** A tile in the box. */
export interface BoxTile {
  tile: string;
  level: number;
  cost: Record<Resource, number>;
  terrain: Terrain[];
  points: number;
  names?: Record<string, string>;
  slug: string;
  set: TileKind;
  house: boolean;
  texts?: Record<string, string>;
}

/** The table as a seat of this game may see it. */
export interface GameView extends Omit<View, "choice" | "table"> {
  choice: { prompt: Prompt; options: (OptionView & { zone?: Zone })[] } | null;
  table: Table;
}
