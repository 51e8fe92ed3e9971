/** Following a game: what others did one after the other, what flies, which sequence is told, which place was used last. */

import { tick } from "svelte";

import { GAMES } from "../games/index.ts";
import { fly, land, type Places, type Wave } from "./motion.ts";
import { PACES, type Pace, Pacing } from "./pacing.ts";
import type { Scene, Sequence } from "./sequence.ts";
import { settings } from "./settings.svelte.ts";
import type { GameEvent, Moment, Update, View } from "./types.ts";

/** A scene takes so much longer than a pick. */
const SCENE_MORE = 200;
/** Time to read when the last scene is there: so long, and more for each scene. */
const LINGER = 2600;
const LINGER_MORE = 900;
/** A tap's click comes so soon, or never. */
const CLICK_MS = 300;

/** The table, as far as it matters here. */
export interface Followed {
  readonly game: string;
  readonly log: readonly GameEvent[];
  momentAt: (pick: number) => Promise<Moment>;
}

/** What has happened, and how it is shown. */
interface Performance {
  /** It stands at the end of this log. */
  log: readonly GameEvent[];
  events: readonly GameEvent[];
  view: View;
  /** Where the places of the board lay before. */
  before: Places;
  /** In all, and for each scene. */
  ms: number;
  each: number;
}

export class Follow {
  /** So many changes have happened that are not shown yet. */
  behind = $state(0);
  /** What is told besides the board. */
  sequence = $state.raw<Sequence | null>(null);
  /** So many of its scenes are there. */
  scenes = $state(0);
  /** Somebody asked to see it again. */
  recalled = $state(false);
  readonly #table: Followed;
  readonly #pacing: Pacing;
  #timers: ReturnType<typeof setTimeout>[] = [];
  /** The sequences of the log for which they were found last. */
  #found: { log: readonly GameEvent[]; sequences: Sequence[] } = { log: [], sequences: [] };

  constructor(table: Followed, show: (update: Update, ms: number) => void) {
    this.#table = table;
    this.#pacing = new Pacing({
      pace: () => this.#pace,
      show,
      moment: (pick) => table.momentAt(pick),
      more: ({ events }) => this.#scenesSince([...table.log, ...events], events.length).length * this.#sceneMs,
      waits: (count) => (this.behind = count),
    });
    document.addEventListener("visibilitychange", this.#hidden);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#hidden);
    this.forget();
  }

  /** The last update that came, shown or not. */
  get latest(): Update | null {
    return this.#pacing.latest;
  }

  take(update: Update): void {
    this.#pacing.take(update);
  }

  amend(change: (update: Update) => Update): void {
    this.#pacing.amend(change);
  }

  /** To the present, at once; tells whether there was anything to skip. */
  hurry(): boolean {
    const late = this.behind > 0;
    this.#pacing.hurry();
    return late;
  }

  /** Somebody else will look at this screen: nothing that was seen or waits stays. */
  forget(): void {
    this.#pacing.forget();
    this.still();
  }

  /** Nothing moves, nothing is told. */
  still(): void {
    land();
    this.dismiss();
  }

  /** Something has happened and is at the end of the log: it flies, and a sequence is told. `before` is where places lay. */
  async happened(events: readonly GameEvent[], view: View, before: Places, ms: number): Promise<void> {
    await this.#perform({ log: this.#table.log, events, view, before, ms, each: ms > 0 ? this.#sceneMs : 0 });
  }

  /** The same for a pick of the film. */
  async replayed(pick: number, view: View, before: Places, ms: number): Promise<void> {
    const { log, events } = this.#until(pick);
    await this.#perform({ log, events, view, before, ms: ms + this.scenesOf(pick, ms), each: ms });
  }

  /** How much longer a pick of the film takes, because scenes follow each other in it. */
  scenesOf(pick: number, ms: number): number {
    const { log, events } = this.#until(pick);
    return this.#scenesSince(log, events.length).length * ms;
  }

  #until(pick: number): { log: GameEvent[]; events: GameEvent[] } {
    const log = this.#table.log.filter((event) => event.pick <= pick && !event.kind.startsWith("table-"));
    return { log, events: log.filter((event) => event.pick === pick) };
  }

  async #perform({ log, events, view, before, ms, each }: Performance): Promise<void> {
    const { game } = this.#table;
    const from = log.length - events.length;
    const scenes = this.#scenesSince(log, events.length);
    const first = Math.max(0, ms - scenes.length * each);
    this.#tell(log, from, first, each);
    const moves = GAMES[game]?.moves;
    if (moves === undefined || !settings.motion || ms <= 0) return;
    await tick();
    const parts = partsOf(events, scenes.map((scene) => scene.at - from));
    const early = parts.length - scenes.length;
    const waves = parts.map((part, at): Wave => ({
      at: each === 0 ? 0 : at < early ? (at * first) / (early + 1) : first + (at - early) * each,
      moves: part.flatMap((event) => moves(event, view).map((move) => ({ ...move, seat: event.seat }))),
    }));
    fly(game, waves, before, ms);
  }

  /** A tap on the board skips what is left, and does nothing else: nobody should pick what they have not seen lit. */
  tapped(event: PointerEvent): void {
    land();
    if (!(event.target instanceof Element) || event.target.closest("main") === null) return;
    if (event.target.closest("[data-sequence]") !== null || !this.hurry()) return;
    const swallow = (click: Event): void => {
      click.preventDefault();
      click.stopPropagation();
    };
    const late = () => setTimeout(() => window.removeEventListener("click", swallow, true), CLICK_MS);
    window.addEventListener("click", swallow, { capture: true, once: true });
    window.addEventListener("pointerup", late, { capture: true, once: true });
  }

  /** So does a key that would pick something. */
  pressed(event: KeyboardEvent): boolean {
    land();
    const onButton = event.target instanceof Element && event.target.closest("button, a, [role=button]") !== null;
    return /^([1-9]|Escape)$/.test(event.key) || (/^(Enter| )$/.test(event.key) && !onButton) ? this.hurry() : false;
  }

  sequencesOf(log: readonly GameEvent[]): Sequence[] {
    if (this.#found.log !== log) this.#found = { log, sequences: GAMES[this.#table.game]?.sequences?.(log) ?? [] };
    return this.#found.sequences;
  }

  /** Tell a sequence of the past again, until somebody has read it. */
  recall(sequence: Sequence): void {
    this.dismiss();
    this.sequence = sequence;
    this.scenes = sequence.scenes.length;
    this.recalled = true;
  }

  dismiss(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
    this.sequence = null;
    this.recalled = false;
  }

  get #pace(): Pace | null {
    const { pace } = settings.it;
    return pace === "off" || !settings.motion || document.hidden ? null : PACES[pace];
  }

  /** How long a scene stays before the next one; 0: all of them come at once. */
  get #sceneMs(): number {
    const pace = this.#pace;
    return pace === null ? 0 : pace.pick + SCENE_MORE;
  }

  /** The scenes that began with the last events of a log. */
  #scenesSince(log: readonly GameEvent[], count: number): Scene[] {
    return this.sequencesOf(log).flatMap((sequence) => sequence.scenes).filter((scene) => scene.at >= log.length - count);
  }

  /** Of the last sequence, the scenes that are new come one after the other; those before them are there. */
  #tell(log: readonly GameEvent[], from: number, first: number, each: number): void {
    const sequence = this.sequencesOf(log).at(-1);
    if (sequence === undefined || sequence.end <= from || settings.it.pace === "off") return;
    const known = sequence.scenes.filter((scene) => scene.at < from).length;
    const isOpen = this.sequence?.at === sequence.at;
    if (known === sequence.scenes.length && !isOpen) return;
    this.dismiss();
    const show = (count: number): void => {
      this.sequence = sequence;
      this.scenes = count;
    };
    const later = (ms: number, what: () => void) => this.#timers.push(setTimeout(what, ms));
    if (isOpen) show(known);
    for (let count = known + 1; count <= sequence.scenes.length; count += 1) {
      later(each === 0 ? 0 : first + (count - known - 1) * each, () => show(count));
    }
    const told = first + (sequence.scenes.length - known) * each;
    later(told + LINGER + LINGER_MORE * sequence.scenes.length, () => this.dismiss());
  }

  #hidden = (): void => {
    if (document.hidden) this.hurry();
  };
}

/** Events in parts that fly one after the other: a pick, then each scene that begins in it. */
function partsOf(events: readonly GameEvent[], scenes: readonly number[]): GameEvent[][] {
  const parts: GameEvent[][] = [];
  let begun = 0;
  events.forEach((event, at) => {
    const opens = scenes.filter((one) => one === at).length;
    const isNew = begun === 0 && event.pick !== events[at - 1]?.pick;
    for (let count = 0; count < opens; count += 1) parts.push([]);
    if (opens === 0 && isNew) parts.push([]);
    begun += opens;
    parts.at(-1)?.push(event);
  });
  return parts;
}
