/** The game as a film: step by step, or playing by itself, with the flights of each pick. */

import { settings } from "./settings.svelte.ts";
import type { Moment } from "./types.ts";

const STEP_MS = 1100;

/** The table, as far as it matters here. */
interface Filmed {
  readonly pickShown: number;
  readonly update: { table: { picks: number } } | null;
  momentAt: (pick: number) => Promise<Moment>;
  showMoment: (pick: number | null, ms?: number) => void;
  readonly follow: { scenesOf: (pick: number, ms: number) => number };
}

export class Film {
  playing = $state(false);
  speed = $state(1);
  readonly #table: Filmed;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: Filmed) {
    this.#table = table;
  }

  get picks(): number {
    return this.#table.update?.table.picks ?? 0;
  }

  /** From the beginning, by itself, unless nothing should move. */
  open(): void {
    this.stop();
    if (settings.motion) void this.#restart();
    else this.show(0);
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.playing) this.stop();
    else if (this.#table.pickShown >= this.picks) void this.#restart();
    else this.#play();
  }

  /** The table after so many picks. The next one is shown with what it moves, in so much time. */
  show(pick: number, ms = 0): void {
    const to = Math.max(0, Math.min(this.picks, pick));
    this.#table.showMoment(to >= this.picks ? null : to, ms);
  }

  step(by: number): void {
    this.stop();
    this.show(this.#table.pickShown + by, by === 1 ? STEP_MS : 0);
  }

  async #restart(): Promise<void> {
    this.playing = true;
    this.show(0);
    await this.#table.momentAt(0).catch(() => undefined);
    if (this.playing) this.#play();
  }

  #play(): void {
    this.playing = true;
    this.#timer = setTimeout(() => void this.#next(), STEP_MS / this.speed);
  }

  /** The next picture, when it is here: a slow line makes a slow film, not a torn one. */
  async #next(): Promise<void> {
    const to = this.#table.pickShown + 1;
    if (to > this.picks) this.stop();
    if (!this.playing) return;
    await this.#table.momentAt(to).catch(() => undefined);
    if (!this.playing) return;
    const ms = STEP_MS / this.speed;
    this.show(to, ms);
    if (to < this.picks) this.#table.momentAt(to + 1).catch(() => undefined);
    this.#timer = setTimeout(() => void this.#next(), ms + this.#table.follow.scenesOf(to, ms));
  }
}
