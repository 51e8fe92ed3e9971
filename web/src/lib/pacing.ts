/**
 * Between what the server says and what is shown. Others act quicker than an eye can follow: here what they did waits
 * for its turn, one change after the other. Nothing that I do waits, and whoever is in a hurry sees the present at once.
 */

import type { Moment, Update } from "./types.ts";

/** How long a pick stays before the next one is shown, in milliseconds. */
export interface Pace {
  /** One that begins something. */
  pick: number;
  /** One that goes on with it: the third fence, the second card of a draw. */
  step: number;
}

export const PACES = { brisk: { pick: 500, step: 400 }, calm: { pick: 800, step: 500 } } as const satisfies Record<string, Pace>;

export interface Stage {
  /** How fast things are shown; null: as they come. */
  pace: () => Pace | null;
  /** The turn of an update has come. What it moves has so many milliseconds; 0: nothing moves. */
  show: (update: Update, ms: number) => void;
  /** The table after so many picks, for changes that came together. */
  moment: (pick: number) => Promise<Moment>;
  /** The milliseconds that an update needs on top, because several things follow each other in it. */
  more: (update: Update) => number;
  /** So many changes wait. */
  waits: (count: number) => void;
}

/** A change on its way to the board. */
interface Frame {
  update: Update;
  /** Its view is here. */
  ready: boolean;
}

/** When more than these wait, nobody follows them to the end. */
const MOST = 60;
/** In one update: whoever was away for longer sees how things stand. */
const MOST_AT_ONCE = 12;
/** Nobody waits longer than this for the view of a moment. */
const PATIENCE = 500;
/** What comes without waiting may move for so long. */
const UNPACED = 900;

export class Pacing {
  /** The last update that came, shown or not. */
  latest: Update | null = null;
  readonly #stage: Stage;
  readonly #now: () => number;
  #queue: Frame[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What is shown stays until then. */
  #until = 0;

  constructor(stage: Stage, now: () => number = () => performance.now()) {
    this.#stage = stage;
    this.#now = now;
  }

  take(update: Update): void {
    const before = this.latest;
    this.latest = update;
    if (update.since === 0) this.#drop();
    const frames = this.#isUrgent(update, before) ? [] : this.#framesOf(update, before);
    if (frames.length === 0 || frames.length > MOST_AT_ONCE || this.#queue.length + frames.length > MOST) {
      this.#queue.push({ update, ready: true });
      this.#finish(UNPACED);
      return;
    }
    this.#queue.push(...frames);
    this.#go();
  }

  /** To the present, at once. */
  hurry(): void {
    this.#finish(0);
  }

  /** Forget everything: the next update tells it anew. */
  forget(): void {
    this.#drop();
    this.latest = null;
  }

  #drop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.#until = 0;
    this.#stage.waits(0);
  }

  /** Something has changed that no update tells. */
  amend(change: (update: Update) => Update): void {
    if (this.latest !== null) this.latest = change(this.latest);
    for (const frame of this.#queue) frame.update = change(frame.update);
  }

  #isUrgent(update: Update, before: Update | null): boolean {
    return (
      before === null || this.#stage.pace() === null || update.since === 0 || update.view.seat !== before.view.seat ||
      update.events.some((event) => event.kind.startsWith("table-"))
    );
  }

  #finish(ms: number): void {
    const updates = this.#queue.map((frame) => frame.update);
    this.#drop();
    if (updates.length > 0) this.#stage.show(joined(updates), ms);
  }

  /** Show what comes next, now or when it may. */
  #go(): void {
    clearTimeout(this.#timer);
    const wait = this.#until - this.#now();
    if (wait <= 0 && this.#queue[0]?.ready) {
      this.#next();
      return;
    }
    if (this.#queue.length > 0 && wait > 0) this.#timer = setTimeout(() => this.#go(), wait);
    this.#stage.waits(this.#queue.length);
  }

  #next(): void {
    const frame = this.#queue.shift();
    if (frame === undefined) return;
    const ms = this.#length(frame.update);
    // While I am asked nothing stays: nobody should decide by what is past.
    this.#until = frame.update.view.choice ? 0 : this.#now() + ms;
    this.#stage.show(frame.update, ms);
    this.#go();
  }

  /** How long it stays. What told nothing, like choosing a farmer before the space, takes no time. */
  #length(update: Update): number {
    const pace = this.#stage.pace();
    const [first] = update.events;
    if (pace === null || first === undefined) return 0;
    return (first.depth > 0 ? pace.step : pace.pick) + this.#stage.more(update);
  }

  /** An update change by change. Only the last one has its view; those of the others are fetched. */
  #framesOf(update: Update, before: Update | null): Frame[] {
    const seqs = [...new Set(update.events.map((event) => event.seq))];
    const frames = seqs.slice(0, -1).map((seq, at) => this.#fetched(update, seq, seqs[at - 1] ?? update.since));
    const last = { ...update, since: seqs.at(-2) ?? update.since, events: update.events.filter((event) => event.seq === seqs.at(-1)) };
    if (!update.table.over || before?.table.over) return [...frames, { update: last, ready: true }];
    // The last pick is seen on the board before the score sheet comes.
    const still = { ...last, table: { ...last.table, over: false }, scores: null, winners: null, verdict: null };
    return [...frames, { update: still, ready: true }, { update: { ...last, since: update.seq, events: [] }, ready: true }];
  }

  #fetched(update: Update, seq: number, since: number): Frame {
    const events = update.events.filter((event) => event.seq === seq);
    const pick = events.at(-1)?.pick ?? 0;
    const frame: Frame = { update: { ...update, seq, since, events }, ready: false };
    const late = new Promise<never>((_, reject) => setTimeout(reject, PATIENCE));
    Promise.race([this.#stage.moment(pick), late]).then(
      ({ view }) => this.#came(frame, {
        ...frame.update, view: { ...view, choice: null }, can: { undo: false, ask: false, back: null, reset: null, hint: false },
        table: { ...frame.update.table, picks: pick, over: false }, vote: null, scores: null, winners: null, verdict: null,
      }),
      () => this.#came(frame, null),
    );
    return frame;
  }

  /** The view of a frame is here; without one, what it tells goes to the next. */
  #came(frame: Frame, update: Update | null): void {
    const at = this.#queue.indexOf(frame);
    const next = this.#queue[at + 1];
    if (at < 0) return;
    if (update !== null) Object.assign(frame, { update, ready: true });
    else if (next !== undefined) {
      next.update = joined([frame.update, next.update]);
      this.#queue.splice(at, 1);
    }
    this.#go();
  }
}

/** Several updates as one: the last, with what all of them tell. */
function joined(updates: readonly Update[]): Update {
  const [first, last] = [updates[0]!, updates.at(-1)!];
  return { ...last, since: first.since, events: updates.flatMap((update) => update.events) };
}
