/** The log as a person reads it: turns, under them what was picked, under that what followed. */

import type { TableState } from "../lib/table.svelte.ts";
import type { GameEvent } from "../lib/types.ts";
import { isMine } from "../lib/undo.ts";
import type { IconName } from "../ui/Icon.svelte";
import { type Entry, type Row, rowsIn, shortened, type Told } from "./rows.ts";

export type { Row };

export interface Chapter {
  /** What opens it, or null: the game began without a heading. */
  head: Row | null;
  rows: Row[];
  /** Where it begins and ends in the log, with what there was nothing to tell of before it. */
  from: number;
  until: number;
}

export const rowsOf = (chapter: Chapter): Row[] => (chapter.head === null ? [] : [chapter.head]).concat(chapter.rows);

type Shown = Pick<TableState, "live" | "over" | "spectator" | "update" | "log" | "pickShown">;

/** How a row is taken back. */
export interface Regret {
  /** To the table after so many picks. */
  to: number;
  /** The name of the text on the button. */
  label: string;
}

/** A row that somebody clicked at. */
export interface Chosen {
  /** Where its first event stands in the log. */
  index: number;
  /** The moment that it shows. */
  pick: number;
}

export const NOTHING_CHOSEN: Chosen = { index: -1, pick: -1 };

/** Where in the log the moment lies that is shown: where the row begins that was clicked, or at the end of its pick. */
export function indexShown(log: readonly GameEvent[], pick: number, chosen: Chosen): number {
  return chosen.pick === pick ? chosen.index : log.findLastIndex((event) => event.pick <= pick);
}

/**
 * How the row that is shown is taken back; null if there is nothing to take back. Whoever regrets a pick of their own
 * wants to make it again; from any other row it goes back to what is shown. A heading is no pick: what begins with it
 * began after one.
 */
export function regretOf(table: Shown, chosen: Chosen): Regret | null {
  if (table.live || table.over || table.spectator || table.update === null) return null;
  const { mine, seats, picks } = table.update.table;
  const event = table.log[indexShown(table.log, table.pickShown, chosen)];
  const own = event !== undefined && !OPENERS.has(event.kind) && isMine(event, mine);
  const alone = seats.every((seat) => seat.kind !== "person" || mine.includes(seat.seat));
  const to = own ? event.pick - 1 : table.pickShown;
  if (to >= picks) return null;
  return { to, label: own ? (alone ? "log-take-back" : "log-take-back-ask") : alone ? "log-undo-to" : "log-undo-ask" };
}

/** What opens a chapter, whatever is played. */
const OPENERS = new Set(["turn", "round", "phase", "season"]);

/**
 * The log in chapters. A phase in which nothing happened has none, and the first one of a round belongs to the round.
 * What began but now, is there before anything has happened in it.
 */
export function chapters(log: readonly GameEvent[], told: Told): Chapter[] {
  const found: Chapter[] = [];
  let begun: Entry[] = [];
  let phases = 0;
  let waiting: Row[] = [];
  const close = (next: number): void => {
    if (begun.length === 0) return;
    const { head, rows } = pageOf(begun, told);
    if (rows.length > 0 || next === log.length) {
      found.push({ head, rows: [...waiting, ...rows], from: (found.at(-1)?.until ?? -1) + 1, until: next - 1 });
      waiting = [];
    } else if (head !== null && head.event.kind !== "phase") {
      waiting.push(head);
    }
    begun = [];
  };
  log.forEach((event, index) => {
    phases = event.kind === "phase" ? phases + 1 : event.kind === "round" ? 0 : phases;
    if (event.kind === "phase" && phases === 1 && begun[0]?.event.kind === "round") return;
    if (OPENERS.has(event.kind)) close(index);
    begun.push({ event, index });
  });
  close(log.length);
  return found;
}

type Page = Pick<Chapter, "head" | "rows">;

interface Kept {
  entries: readonly Entry[];
  told: Told;
  page: Page;
}

/** Chapters that were told, by their first event: usually only the last one grows. */
const kept = new WeakMap<GameEvent, Kept>();

function pageOf(entries: readonly Entry[], told: Told): Page {
  const first = entries[0]!;
  const before = kept.get(first.event);
  if (before !== undefined && sameEntries(before.entries, entries) && sameWords(before.told, told)) return before.page;
  const opens = OPENERS.has(first.event.kind);
  const page = { head: opens ? headOf(first, told) : null, rows: rowsIn(opens ? entries.slice(1) : entries, told) };
  kept.set(first.event, { entries, told, page });
  return page;
}

function sameEntries(before: readonly Entry[], now: readonly Entry[]): boolean {
  return before.length === now.length && now.every(({ event, index }, at) => event === before[at]!.event && index === before[at]!.index);
}

const sameWords = (before: Told, now: Told): boolean =>
  before.speaker === now.speaker && before.viewer === now.viewer && before.names.join() === now.names.join();

function headOf({ event, index }: Entry, told: Told): Row {
  return { event, index, pick: event.pick, depth: 0, parts: shortened(told, event), named: [] };
}

/** What is told of a seat though nobody did it. */
const NOBODYS = new Set(["flood", "dike-holds", "dike-breaks", "game-over", "special-card", "bury-special", "shuffled-back", "stays-away"]);

/** Whose sign stands before a row: not where the heading has it already. */
export const signOf = ({ event, depth }: Row, heading: number | null): number | null =>
  event.seat === heading || depth > 0 || NOBODYS.has(event.kind) ? null : event.seat;

const ICONS: Record<string, IconName> = {
  play: "card", buy: "plus", gain: "plus", trash: "trash", draw: "download", discard: "minus", shuffle: "shuffle",
  "buy-landscape": "plus", tokens: "plus", spend: "minus", exile: "minus", "to-hand": "download", call: "card", hex: "flag",
  reveal: "eye", look: "eye", topdeck: "upload", "clean-up": "check", pass: "check", "game-over": "flag", build: "home",
  take: "plus", "hand-in": "minus", "table-undo": "undo", "table-ask": "undo", "table-ask-delete": "trash", "table-vote": "people", "table-withdraw": "close",
  "table-join": "people", "table-leave": "door", "table-rematch": "reset", "table-wish": "card", "table-next": "forward",
  "table-takeover": "bot", "table-comeback": "people",
};

export const iconOf = (event: GameEvent): IconName | null => ICONS[event.kind] ?? null;

export interface Mark {
  /** After how many picks it began. */
  pick: number;
  /** Its number, as the game counts. */
  turn: number;
  seat: number;
  /** What is counted. */
  unit: Unit;
}

export type Unit = "turn" | "round" | "stage";

/** Where turns began, or the rounds and stages of games that have those: the marks of the film and the chart. */
export function marksOf(log: readonly GameEvent[]): Mark[] {
  const marks: Mark[] = [];
  for (const event of log.filter((one) => OPENERS.has(one.kind))) {
    const unit = UNITS.find((one) => typeof event[one] === "number");
    if (unit === undefined) continue;
    const mark = { pick: event.pick, turn: event[unit] as number, seat: event.seat, unit };
    const last = marks.at(-1);
    if (unit !== "turn" && last?.turn === mark.turn) continue;
    if (last?.pick === mark.pick) marks.pop(); // a round that passed within one pick leaves no mark
    marks.push(mark);
  }
  return marks;
}

const UNITS: Unit[] = ["turn", "round", "stage"];
