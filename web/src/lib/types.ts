/** The protocol's shapes, as docs/server.md describes them. */

import type { Change } from "./difference.ts";

export type Json = Record<string, unknown>;
export type Lang = "en" | "de";

/** What an option stands for: ["card", "smithy"], ["cell", 7], ["done"]. */
export type OptionKey = readonly [string, ...(string | number)[]];

/** An option by its number, or by its key: panels know options that are not offered yet. */
export type Pick = number | OptionKey;

export interface Prompt {
  name: string;
  [arg: string]: unknown;
}

export interface ChoiceView {
  prompt: Prompt;
  options: { option: number; key: OptionKey }[];
}

/** The table as a seat may see it. What lies in `table` is the game's own: its board knows the shape. */
export interface View {
  game: string;
  seat: number | null;
  over: boolean;
  waiting: number[];
  choice: ChoiceView | null;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  table: any;
}

export interface GameEvent {
  kind: string;
  seat: number;
  depth: number;
  /** After how many picks it happened. */
  pick: number;
  seq: number;
  [fact: string]: unknown;
}

export interface SeatInfo {
  seat: number;
  kind: "person" | "open" | "bot";
  name: string;
  bot: string | null;
  here: boolean | null;
}

export interface TableInfo {
  id: string;
  game: string;
  options: Json;
  settings: { hints?: boolean };
  seats: SeatInfo[];
  seed_known: boolean;
  created: number;
  picks: number;
  over: boolean;
  /** After so many picks the game, played by other rules, no longer replays. */
  ends: number | null;
  /** The seats that are mine; several at a hot seat. */
  mine: number[];
  maker: boolean;
  rematch: string | null;
  invite?: string;
  watch?: string;
}

export interface Can {
  undo: boolean;
  hint: boolean;
  /** The table after so many picks is the furthest that I can go back without asking anybody. */
  reset: number | null;
}

export interface VoteInfo {
  seat: number;
  /** Null: to delete the table. */
  to: number | null;
  agreed: number[];
  waiting: number[];
}

export type Scores = Record<string, number>[];

export interface Update {
  seq: number;
  since: number;
  table: TableInfo;
  view: View;
  events: GameEvent[];
  can: Can;
  vote: VoteInfo | null;
  scores: Scores | null;
  winners: number[] | null;
}

/** An update by what has changed since the last one. */
export interface Difference {
  seq: number;
  since: number;
  events: GameEvent[];
  changes: Change;
}

/** Which seats are here, and how many only watch. */
export interface Presence {
  here: number[];
  watching: number;
}

/** What would come of some picks. Nothing has happened. */
export interface Tried {
  seq: number;
  /** So many of the picks lead to this view. */
  played: number;
  /** The next pick would show something new, or I am asked no more. */
  ends: boolean;
  view: View;
  events: Omit<GameEvent, "pick" | "seq">[];
  /** Which pick cannot be made, and why. */
  refused: { at: number; error: string; message: string } | null;
}

export interface Moment {
  pick: number;
  /** The view is that of this pick: later ones were played by other rules and no longer replay. */
  ends: number | null;
  view: View;
  events: GameEvent[];
  scores: Scores | null;
}

/** Settings with some of their values: it holds when each has one of them, and a list when it contains one of them. */
export type When = Record<string, readonly unknown[]>;
/** What a person reads, by language. */
export type Texts = Record<string, string>;

/** Something to be decided before a game. */
export interface Setting {
  name: string;
  kind: "number" | "word" | "flag" | "words" | "things" | "seat" | "file";
  values: readonly unknown[];
  /** The first that holds counts. */
  usual: { value: unknown; when: When }[];
  /** A list names things of this kind, and so many. */
  things?: string;
  count?: number;
  /** How many words a list must have. */
  least?: number;
  text: Texts;
  names: Record<string, Texts>;
}

export interface GameInfo {
  game: string;
  min_players: number;
  max_players: number;
  options: Json;
  settings: Setting[];
  /** What cannot be played together, and why. */
  exclusions: { when: When; why: Texts }[];
  /** Games that have a name: the values that settings have in them, the usual one first. */
  presets: { name: string; when: When; text: Texts; about: Texts }[];
  bots: string[];
  best_bot: string;
}

/** A table in the list of mine. */
export interface TableShort {
  id: string;
  game: string;
  options: Json;
  seq: number;
  picks: number;
  over: boolean;
  created: number;
  changed: number;
  seats: SeatInfo[];
  mine: number[];
  waiting: number[];
  my_turn: boolean;
  maker: boolean;
}

export interface Me {
  name: string;
  settings: Json;
}

export interface SeatWish {
  kind: "me" | "open" | "bot";
  name?: string;
  bot?: string;
}

export interface NewTable {
  game: string;
  options: Json;
  seed?: number;
  seats: SeatWish[];
  settings?: { hints: boolean };
}

/** What lies in a game's box, by kind: {"card": [{"slug": "smithy", "set": "base", "cost": 4, "types": ["action"]}]}. */
export type Things = Record<string, Thing[]>;
export interface Thing {
  slug: string;
  [fact: string]: unknown;
}

/** A piece of what is said; a thing's name carries its text everywhere. */
export type Part = string | { kind: string; slug: string; text: string };

export function plain(parts: readonly Part[]): string {
  return parts.map((part) => (typeof part === "string" ? part : part.text)).join("");
}
