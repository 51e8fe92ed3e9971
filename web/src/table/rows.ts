/**
 * Events as rows of the log: one for each action of a seat, with what came of it. What a row says of an event is the
 * attribute `row` of its text ("+3 wood", "fields b1 c1"); an event without one has a row of its own.
 *
 * No runes here: node runs this file as it is.
 */

import { type Named, namedBy } from "../lib/coordinates.ts";
import type { Speaker, Telling } from "../lib/speech.ts";
import { type GameEvent, type Part, plain } from "../lib/types.ts";

/** How the log is told. */
export interface Told {
  speaker: Speaker;
  names: readonly string[];
  /** Whom to call "you". */
  viewer: number | null;
}

export interface Row {
  /** What it begins with. */
  event: GameEvent;
  /** Where its first event stands in the log. */
  index: number;
  /** The pick that its last event belongs to: the row shows the table after it. */
  pick: number;
  depth: number;
  parts: Part[];
  /** What it names by coordinates. */
  named: Named[];
}

export interface Entry {
  event: GameEvent;
  index: number;
}

/** A row has so many letters at most. */
const MOST_LETTERS = 90;
/** So many kinds of things are named where all of them would be too many. */
const MOST_THINGS = 5;

// Of like events in one row some facts add up, some are listed, and some tell where something stands by now.
const ADDED = new Set(["count", "food", "fuel", "coins", "points"]);
const LISTED = new Set(["card", "cards", "resource", "good", "goods", "cell", "edge", "tile"]);
const REACHED = new Set(["steps", "stored", "segments", "length", "people"]);
const OF_THE_MOMENT = new Set(["pick", "seq", "depth", "picker"]);

/** Rows to which also belongs what happens beside them, not only what lies deeper. */
const GATHER = new Set(["clean-up", "use-card", "breed"]);
/** Rows that tell what was done for them before. */
const FOLLOW = new Set(["feed"]);
/** What names the reason of what comes after it: nothing is added to what stands before. */
const REASONS = new Set(["use-card", "play", "build", "progress-token"]);
/** What another seat answers stands in the row of the one who asked. */
const ANSWERS = new Set(["decline-co-building"]);

/** A row while it is written: what was done, if that is known, and what came of it. */
class Line {
  readonly index: number;
  readonly depth: number;
  readonly seat: number;
  readonly head: GameEvent | null;
  more: GameEvent[];
  pick: number;
  /** The row before has no more room. */
  readonly goesOn: boolean;
  readonly #told: Told;

  constructor({ event, index }: Entry, told: Told, { depth = event.depth, part = false, goesOn = false } = {}) {
    this.index = index;
    this.depth = depth;
    this.seat = event.seat;
    this.head = part ? null : event;
    this.more = part ? [counted(event)] : [];
    this.pick = event.pick;
    this.goesOn = goesOn;
    this.#told = told;
  }

  get first(): GameEvent {
    return this.head ?? this.more[0]!;
  }

  /** Add what came of it, to like things if there are any; false if the row would be too long. */
  add(...events: GameEvent[]): boolean {
    const before = this.more;
    for (const event of events) this.#put(counted(event));
    if (plain(this.parts()).length > MOST_LETTERS) {
      this.more = before;
      return false;
    }
    this.pick = Math.max(this.pick, ...events.map((event) => event.pick));
    return true;
  }

  #put(event: GameEvent): void {
    const reason = this.more.findLastIndex((one) => REASONS.has(one.kind));
    const at = this.more.findLastIndex((one) => one.kind === event.kind && one.seat === event.seat);
    const joined = at > reason ? merged(this.more[at]!, event) : null;
    this.more = joined === null ? [...this.more, event] : this.more.with(at, joined);
  }

  /** A like pick with which nothing else happened: "You play a Copper" becomes "You play 2 Coppers". */
  joins(event: GameEvent): Line | null {
    if (this.head === null || this.more.length > 0 || !("card" in event) || this.head.kind !== event.kind) return null;
    const joined = merged(this.head, event);
    if (joined === null) return null;
    const line = new Line({ event: joined, index: this.index }, this.#told, { depth: this.depth });
    line.pick = event.pick;
    return line;
  }

  parts(): Part[] {
    let parts = this.#parts();
    const alone = this.head === null && this.more.length === 1;
    for (let most = MOST_THINGS; alone && most > 0 && plain(parts).length > MOST_LETTERS; most -= 1) parts = this.#parts({ most });
    return parts;
  }

  #parts(how: Telling = {}): Part[] {
    const { speaker, names, viewer } = this.#told;
    if (this.head === null && !this.goesOn && this.more.length === 1) return shortened(this.#told, this.more[0]!);
    const begins = this.head !== null ? shortened(this.#told, this.head) : this.goesOn ? ["…"] : [this.#by()];
    const parts = [...begins];
    let comma = this.head === null ? " " : plain(begins).includes(": ") ? ", " : ": ";
    for (const event of this.more) {
      const said = speaker.event(event, names, viewer, { ...how, row: true });
      if (said.length === 0) continue;
      if (!plain(said).startsWith(" ")) parts.push(comma);
      if (comma === " " || !plain(said).startsWith(" ")) comma = ", ";
      parts.push(...said);
    }
    return parts;
  }

  #by(): string {
    const { speaker, names, viewer } = this.#told;
    return speaker.text("log-by", { name: names[this.seat] ?? "", who: this.seat === viewer ? "you" : "other" });
  }

  row(): Row {
    const events = this.head === null ? this.more : [this.head, ...this.more];
    return {
      event: this.first, index: this.index, pick: this.pick, depth: this.depth, parts: this.parts(), named: namedBy(events),
    };
  }
}

const counted = (event: GameEvent): GameEvent => ({ ...event, count: event.count ?? 1 });

/** The rows of what happened in one chapter. */
export function rowsIn(entries: readonly Entry[], told: Told): Row[] {
  return new Rows(told).of(entries);
}

class Rows {
  readonly #told: Told;
  readonly #lines: Line[] = [];
  /** The last row of each seat in the action that goes on. */
  #open = new Map<number, Line>();
  /** The last row of each seat that gathers. */
  readonly #gathering = new Map<number, Line>();
  /** What seats did beside all actions. */
  readonly #loose = new Map<number, Line>();

  constructor(told: Told) {
    this.#told = told;
  }

  of(entries: readonly Entry[]): Row[] {
    for (const entry of entries) {
      const { event } = entry;
      const isPart = this.#told.speaker.hasRow(event);
      if (event.kind.startsWith("table-")) this.#begin(new Line(entry, this.#told));
      else if (event.depth > 0 && isPart) this.#add(this.#open, entry);
      else if (event.depth > 0) this.#open.set(event.seat, this.#begin(new Line(entry, this.#told)));
      else if (isPart && !GATHER.has(event.kind)) this.#beside(entry);
      else this.#act(entry);
    }
    return this.#lines.map((line) => line.row());
  }

  #begin(line: Line): Line {
    this.#lines.push(line);
    return line;
  }

  /** What came of an action belongs to the row of its seat. */
  #add(rows: Map<number, Line>, entry: Entry): void {
    const { event } = entry;
    const asker = ANSWERS.has(event.kind) ? rows.get(event.by as number) : undefined;
    const line = asker ?? rows.get(event.seat);
    if (line?.add(event)) return;
    const depth = line?.goesOn ? line.depth : Math.max(line === undefined ? 0 : line.depth + 1, Math.min(event.depth, 1));
    rows.set(event.seat, this.#begin(new Line(entry, this.#told, { depth, part: true, goesOn: line !== undefined })));
  }

  /** Something small beside all actions. */
  #beside(entry: Entry): void {
    const { event } = entry;
    const gathering = this.#gathering.get(event.seat);
    this.#add(gathering?.pick === event.pick ? this.#gathering : this.#loose, entry);
  }

  #act(entry: Entry): void {
    const { event } = entry;
    const joined = this.#lines.at(-1)?.joins(event);
    if (joined) this.#lines.pop();
    const line = this.#begin(joined ?? new Line(entry, this.#told));
    this.#open = new Map([[event.seat, line]]);
    if (GATHER.has(event.kind)) this.#gathering.set(event.seat, line);
    const before = this.#loose.get(event.seat);
    this.#loose.delete(event.seat);
    if (before !== undefined && FOLLOW.has(event.kind) && line.add(...before.more)) {
      this.#lines.splice(this.#lines.indexOf(before), 1);
    }
  }
}

/** Two like events as one; null if they differ in something that cannot be told together. */
function merged(one: GameEvent, other: GameEvent): GameEvent | null {
  const joined: GameEvent = { ...one };
  const keys = new Set([...Object.keys(one), ...Object.keys(other)].filter((key) => !OF_THE_MOMENT.has(key)));
  for (const key of keys) {
    if (!(key in one && key in other)) return null;
    if (LISTED.has(key)) joined[key] = [...things(one, key), ...things(other, key)];
    else if (ADDED.has(key)) joined[key] = (one[key] as number) + (other[key] as number);
    else if (REACHED.has(key)) joined[key] = other[key];
    else if (JSON.stringify(one[key]) !== JSON.stringify(other[key])) return null;
  }
  return joined;
}

/** What an event names under a key, each as often as there are of it. */
function things(event: GameEvent, key: string): unknown[] {
  const value = event[key];
  if (Array.isArray(value)) return value;
  return Array<unknown>(typeof value === "string" ? Math.max(1, Number(event.count ?? 1)) : 1).fill(value);
}

/** An event in words; one that no catalog knows keeps its own name. */
export function say(speaker: Speaker, event: GameEvent, names: readonly string[], viewer: number | null, how: Telling = {}): Part[] {
  if (!speaker.has(`event-${event.kind}`)) return [event.kind];
  const told = typeof event.agree === "boolean" ? { ...event, agree: event.agree ? "yes" : "no" } : event;
  return speaker.event(told, names, viewer, how);
}

/** The same, but long lists name only as much as there is room for. */
export function shortened({ speaker, names, viewer }: Told, event: GameEvent): Part[] {
  let parts = say(speaker, event, names, viewer);
  for (let most = MOST_THINGS; most > 0 && plain(parts).length > MOST_LETTERS; most -= 1) {
    parts = say(speaker, event, names, viewer, { most });
  }
  return parts;
}
