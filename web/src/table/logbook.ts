/** The log as a person reads it: turns, under them what was picked, under that what followed. */

import type { Speaker } from "../lib/speech.ts";
import type { TableState } from "../lib/table.svelte.ts";
import type { GameEvent, Part } from "../lib/types.ts";
import { isMine } from "../lib/undo.ts";
import type { IconName } from "../ui/Icon.svelte";

export interface Row {
  event: GameEvent;
  /** Where its first event stands in the log. */
  index: number;
}

export interface Chapter {
  /** The event that opens it, or null: the game began without one. */
  head: Row | null;
  rows: Row[];
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

/** Where in the log the moment lies that is shown: where somebody clicked, or at the end of its pick. */
export function indexShown(log: readonly GameEvent[], pick: number, chosen: number): number {
  return log[chosen]?.pick === pick ? chosen : log.findLastIndex((event) => event.pick <= pick);
}

/**
 * How the row that is shown is taken back; null if there is nothing to take back. Whoever regrets a pick of their own
 * wants to make it again; from any other row it goes back to what is shown. A heading is no pick: what begins with it
 * began after one.
 */
export function regretOf(table: Shown, chosen: number): Regret | null {
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
const OPENERS = new Set(["turn", "round", "phase", "season", "game-over"]);

/** The log in chapters. Neighbours of one pick that differ only in their card become one row. */
export function chapters(log: readonly GameEvent[]): Chapter[] {
  const found: Chapter[] = [];
  let chapter: Chapter = { head: null, rows: [] };
  const close = (): void => {
    if (chapter.head !== null || chapter.rows.length > 0) found.push(chapter);
  };
  log.forEach((event, index) => {
    const last = chapter.rows.at(-1);
    if (OPENERS.has(event.kind)) {
      close();
      chapter = { head: { event, index }, rows: [] };
    } else if (last !== undefined && differInCard(last.event, event)) {
      last.event = { ...last.event, card: [last.event.card, event.card].flat() };
    } else {
      chapter.rows.push({ event, index });
    }
  });
  close();
  return found;
}

function differInCard(one: GameEvent, other: GameEvent): boolean {
  if (!("card" in one && "card" in other) || one.kind !== other.kind || one.pick !== other.pick) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  keys.delete("card");
  return [...keys].every((key) => one[key] === other[key]);
}

/** An event in words; one that no catalog knows keeps its own name. */
export function say(speaker: Speaker, event: GameEvent, names: readonly string[], viewer: number | null): Part[] {
  if (!speaker.has(`event-${event.kind}`)) return [event.kind];
  const told = typeof event.agree === "boolean" ? { ...event, agree: event.agree ? "yes" : "no" } : event;
  return speaker.event(told, names, viewer);
}

const ICONS: Record<string, IconName> = {
  play: "card", buy: "plus", gain: "plus", trash: "trash", draw: "download", discard: "minus", shuffle: "shuffle",
  "buy-landscape": "plus", tokens: "plus", spend: "minus", exile: "minus", "to-hand": "download", call: "card", hex: "flag",
  reveal: "eye", look: "eye", topdeck: "upload", "clean-up": "check", pass: "check", "game-over": "flag", build: "home",
  take: "plus", "hand-in": "minus", "table-undo": "undo", "table-ask": "undo", "table-ask-delete": "trash", "table-vote": "people", "table-withdraw": "close",
  "table-join": "people", "table-leave": "door", "table-rematch": "reset", "table-wish": "card", "table-next": "forward",
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
