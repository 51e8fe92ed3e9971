/**
 * What agricola asks and shows.
 *
 * Written by `python -m allmende.server.typescript`: change the types there, not here.
 */

import type { OptionKey, OptionView, View } from "../../lib/contract.ts";

export type Animal = "sheep" | "boar" | "cattle" | "horse" | "llama";

export type Good =
  | "food"
  | "wood"
  | "clay"
  | "reed"
  | "stone"
  | "grain"
  | "vegetable"
  | "sheep"
  | "boar"
  | "cattle"
  | "horse"
  | "fuel"
  | "llama"
  | "fairy";

export type Phase =
  | "draft"
  | "before-round"
  | "preparation"
  | "work"
  | "returning-home"
  | "field-phase"
  | "feeding"
  | "heating"
  | "after-feeding"
  | "breeding"
  | "after-breeding"
  | "harvest-end"
  | "round-end"
  | "over";

export type CardKind = "occupation" | "minor" | "major" | "rule" | "event" | "merchant" | "space";

export type Zone = "board" | "farm" | "goods" | "hand" | "pack" | "majors" | "display" | "played";

export type SeasonName = "winter" | "spring" | "summer" | "autumn";

export type Prompt =
  | { name: "animal-market" }
  | { name: "anytime" }
  | { name: "bake" }
  | { name: "bake-at-once" }
  | { name: "before-breeding" }
  | { name: "build-fence"; count: number; price?: Bundle[]; next?: Record<string, Bundle[]>; own?: number; costs?: Bundle[][]; farm?: number }
  | { name: "build-room"; farm?: number }
  | { name: "build-stable"; free?: boolean; farm?: number }
  | { name: "card"; card: string; round?: number }
  | { name: "choose-action" }
  | { name: "choose-good" }
  | { name: "convert"; good: Good; count: number }
  | { name: "draw-card" }
  | { name: "drop-card" }
  | { name: "feed"; need: number; missing: number }
  | { name: "house-animals" }
  | { name: "improvement" }
  | { name: "keep-card"; occupations: number; minors: number }
  | { name: "last-chance" }
  | { name: "make-room" }
  | { name: "minor-improvement" }
  | { name: "mulligan" }
  | { name: "pass" }
  | { name: "pay"; ways: Bundle[] }
  | { name: "pay-food"; need: number; missing: number }
  | { name: "pay-or-return"; ways: Bundle[] }
  | { name: "place-another" }
  | { name: "place-extra" }
  | { name: "place-person" }
  | { name: "play-occupation" }
  | { name: "plow"; farm?: number }
  | { name: "renovate" }
  | { name: "sow" }
  | { name: "sow-card"; card: string }
  | { name: "swap-card" }
  | { name: "use-card" }
  | { name: "which-grain" }
  | { name: "attach-extension" }
  | { name: "cut-peat" }
  | { name: "fell-trees" }
  | { name: "heat"; need: number; missing: number }
  | { name: "keep-special" }
  | { name: "pay-to-keep-special" }
  | { name: "slash-and-burn" }
  | { name: "take-special" }
  | { name: "change-cards" }
  | { name: "renovate-or" }
  | { name: "send-guest" }
  | { name: "drain-moor" }
  | { name: "start-occupation" }
  | { name: "choose-farm" }
  | { name: "give-goods"; to: number; goods: Bundle; lost: Bundle }
  | { name: "transmogrify" }
  | { name: "transmogrify-into" }
  | { name: "tribute" }
  | { name: "lay-candy"; count: number }
  | { name: "give-for-child"; count: number; to: number }
  | { name: "dragon" }
  | { name: "discard-occupation" }
  | { name: "place-borrowed"; to: number }
  | { name: "be-placed" }
  | { name: "place-for"; to: number };

export type PromptName = Prompt["name"];

export interface Table {
  moor: MoorView | null;
  seasons?: SeasonsView;
  teams?: TeamsView;
  aliens?: XDeckView;
  woods?: ForestView;
  round: number;
  phase: Phase;
  first: number;
  active: number;
  harvests: number[];
  /** The solo game: how many points one wants. */
  target: number | null;
  spaces: Space[];
  rounds: string[];
  stages: string[][];
  majors: Major[];
  /** Cards that are to be had by all. */
  display: string[];
  cooking: Cooking[];
  previews: Previews | null;
  drafting: Drafting | null;
  players: Player[];
  /** By seat and category, where points come from. */
  sheet: Record<string, ScorePart[]>[];
}

export interface MoorView {
  level: number;
  special: Special[];
  pile: SoloPile | null;
  /** Who has the Garden Path marker. */
  garden_path: number | null;
}

/** A special action card, and who has used it. */
export interface Special {
  card: string;
  actions: SpecialAction[];
  holder: number | null;
  face_down: boolean;
}

/** The price is what others pay who take it from its owner. */
export interface SpecialAction {
  special: string;
  cost: Bundle;
  gives: Bundle;
}

/** Some goods, by name. */
export interface Bundle {
  food?: number;
  wood?: number;
  clay?: number;
  reed?: number;
  stone?: number;
  grain?: number;
  vegetable?: number;
  sheep?: number;
  boar?: number;
  cattle?: number;
  horse?: number;
  fuel?: number;
  llama?: number;
  fairy?: number;
}

/** Alone, one special action card at a time lies open. */
export interface SoloPile {
  next: Special | null;
  count: number;
  spent: string[];
  below: string[];
  paid: boolean;
}

export interface SeasonsView {
  /** What holds in this round, to the end of its harvest. */
  season: SeasonName;
  /** When people have gone home it shows the season of the next round. */
  marker: SeasonName;
  /** What it costs to use the space of winter; empty in other seasons. */
  price: Bundle;
  /** What is added every round to each space where it accumulates, */
  more: Bundle;
  /** and what is taken from there. */
  less: Bundle;
}

export interface TeamsView {
  scoring: "lines" | "product";
  /** Of the first and third seat, and of the second and fourth. */
  results: number[];
  /** By team: of each line of the score sheet, what counts. Empty if totals are multiplied. */
  lines: Record<string, number>[];
}

export interface XDeckView {
  /** How many cards are left to draw. */
  pile: number;
  /** The cards that were drawn, in this order. */
  gone: string[];
}

export interface ForestView {
  /** How many cards are left to draw. */
  pile: number;
  /** The cards that were drawn and not shuffled back, in this order. */
  gone: string[];
  /** Nobody can take the token of the starting player by an action. */
  held: boolean;
  /** So many people everybody hands to the left when people go home. */
  dreams: number;
  fairies: number;
  /** What whoever stands on The Road Not Taken will fetch. */
  side: Good | null;
  /** Who has looked at the topmost cards; -1: nobody. */
  seen_by: number;
  seen: number;
  /** These cards from the top, for whoever has looked. */
  top: string[];
}

export interface Space {
  season?: SeasonName;
  candies?: number[];
  pitchfork?: number;
  fairies?: number;
  space: string;
  /** What accumulates here; null if nothing does. */
  good: Good | null;
  count: number;
  per_round: number;
  gives: Bundle;
  /** Whose people are here. */
  seats: number[];
  closed: boolean;
  /** Goods of other kinds that lie here, too. */
  others?: Bundle;
  /** Why nobody can use it now, if a module says so: the name of a message. */
  why?: string;
  /** On which round space the card lies; null for what is printed on the board. */
  round: number | null;
}

export interface Major {
  card: string;
  cost: Bundle;
  price: number;
  points: number;
  holder: number | null;
  /** The major that lies on top of it; covered as long as that one is there. */
  under: string | null;
  covered: boolean;
  gone: boolean;
}

export interface Cooking {
  eat: Good;
  food: number;
}

/** What a seat can work out about its own next decisions. */
export interface Previews {
  /** The ways to pay for 1, 2, 3 ... fences. */
  fences: Bundle[][];
  exchanges: Exchange[];
  ovens: Oven[];
  housing: Housing;
  /** While animals breed: the young to come, and who could stay then. */
  breeding: Breeding | null;
}

export interface Exchange {
  card: string;
  key: OptionKey;
  give: Bundle;
  get: Bundle;
  /** Once in each harvest. */
  harvest: boolean;
  open: boolean;
}

export interface Oven {
  limit: number | null;
  food: number;
}

export interface Housing {
  places: Place[];
  /** House rule: no type may live in more than one pasture. */
  one_pasture: boolean;
  animals: number[];
  keeps: Kept[];
}

/** Room for animals; the order is: pastures, stables outside of them, the house, cards. */
export interface Place {
  size: number;
  types: Animal[];
  mixed: boolean;
  pasture: boolean;
}

/** The most that can be kept, with where they would stand. */
export interface Kept {
  counts: number[];
  standing: number[][];
}

export interface Breeding {
  young: Animal[];
  housing: Housing;
}

export interface Drafting {
  part: number;
  round: number;
  parts: DraftPart[];
}

/** Pairs are occupations and minor improvements. */
export interface DraftPart {
  dealt: [number, number];
  rounds: [number, number][];
  keep_rest: boolean;
  /** Packs go to the right; else to the left. */
  to_the_right: boolean;
}

export interface Player {
  aliens?: ContactView;
  woods?: TaleView;
  seat: number;
  goods: Record<Good, number>;
  /** Horses that were laid on their side. */
  lying: number;
  people: People;
  farm: Farm;
  hand: Hand;
  draft: Draft;
  played: Played[];
  promised: Promised[];
  food_needed: number;
  fuel_needed: number;
  /** When the family eats next; null after the last harvest. */
  feeding: Feeding | null;
  begging: number;
  noted: number;
  score: Record<string, number>;
  /** By category of the score sheet: how many, and at how many the points change. */
  steps: Record<string, ScoreStep>;
}

export interface ContactView {
  /** So many people leave the family when people go home. */
  leaving: number;
  freezing: boolean;
  retiring: boolean;
  /** Who decides where the next person is placed; -1: the player. */
  beamed_by: number;
  candies: string[];
  pitchfork: string | null;
}

export interface TaleView {
  /** So many people leave the family when people go home. */
  leaving: number;
  /** So many people leave it after the next feeding. */
  wild: number;
  skips: number;
  unicorn: Good | null;
  /** So many people wait at the left neighbour to be placed. */
  lent: number;
  dying: boolean;
  haunted: number;
}

export interface People {
  all: number;
  home: number;
  bed: number;
  newborns: number;
  placed: string[];
  room: number;
}

export interface Farm {
  forests: number[];
  moors: number[];
  below: Below;
  /** Spaces beyond the first fifteen. */
  extension: [number, number][];
  /** Where nothing can be built. */
  blocked: number[];
  material: "wood" | "clay" | "stone";
  rooms: number[];
  fields: Planted[];
  /** Crops on spaces that are no fields. */
  planted: Planted[];
  stables: number[];
  fences: number[];
  spare_fences: number;
  spare_stables: number;
  pastures: Pasture[];
  pens: Pen[];
  /** In the house, and on cards. */
  pets: number[][];
  /** How many pets have room in each of these places. */
  pet_room: number[];
  /** Too many: they would run away. */
  loose: number[];
  unused: number[];
}

export interface Below {
  forests: number[];
  moors: number[];
}

export interface Planted {
  cell: number;
  crops: Bundle;
}

export interface Pasture {
  cells: number[];
  capacity: number;
  animals: number[];
}

export interface Pen {
  cell: number;
  capacity: number;
  animals: number[];
}

/** Known is the whole hand for its owner; for the others, what everybody saw being passed. */
export interface Hand {
  occupations: number;
  minors: number;
  known: string[];
}

export interface Draft {
  pack: string[];
  kept: string[];
  left: number;
}

export interface Played {
  card: string;
  kind: number;
  note: number;
  crops?: Bundle;
  /** Farmyard spaces that the card has marked. */
  cells?: number[];
  /** A fuel token lies on it: it must be lit before it can be used. */
  cold?: boolean;
}

export interface Promised {
  round: number;
  good: Good | null;
  count: number;
  card: string;
}

export interface Feeding {
  round: number;
  need: number;
  have: number;
  /** Food on round spaces until then, and what cards give in the field phase before. */
  coming: number;
  /** What goods could become, those that will be harvested before included. */
  cook: number;
}

export interface ScoreStep {
  count: number;
  next: number | null;
  gain: number;
}

/** One of the things that make up the points of a category: what it is, for a person, and what it brings. */
export interface ScorePart {
  /** Its sentence is `part-<kind>`. */
  said: Record<string, unknown>;
  points: number;
}

/** What lies in the box. */
export interface Things {
  card: CardFacts[];
}

/** What the face of a card shows. */
export interface CardFacts {
  slug: string;
  kind: CardKind;
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
  house: boolean;
  needs: Need[];
}

/** What must be there before a card can be played: so many of something, and how its sentence is made. */
export interface Need {
  /** Its message is `needs-<name>`. */
  name: string;
  n: number;
  /** Empty: at least. */
  bound: "" | "at-most" | "exactly";
  goods: Bundle;
  space: string;
}

/** The table as a seat of this game may see it. */
export interface GameView extends Omit<View, "choice" | "table"> {
  choice: { prompt: Prompt; options: (OptionView & { zone?: Zone })[] } | null;
  table: Table;
}
