/** A lesson at a table: which step is shown, what may be picked, and the way back. The table's picks say how far it is. */

import type { Guide, TableState } from "../lib/table.svelte.ts";
import type { Lesson, LessonStep, OptionKey, Pick } from "../lib/types.ts";
import { fits, nextKeys, picksBefore, type Standing, standing } from "./course.ts";

/** So long a friendly word stays. */
const NUDGE_MS = 5000;

export class LessonGuide implements Guide {
  readonly lesson: Lesson;
  readonly #table: TableState;
  /** As far as somebody has read. */
  #read = $state(0);
  /** The last pick: "pile-village"; texts may answer to it. */
  picked = $state("");
  /** Something else was clicked than what the lesson waits for. */
  nudged = $state(false);
  /** The path was left, and whoever learns goes on without the lesson. */
  free = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: TableState, lesson: Lesson) {
    this.#table = table;
    this.lesson = lesson;
  }

  readonly #standing: Standing = $derived.by(() => standing(this.lesson.steps, this.#table.update?.table.picks ?? 0));
  readonly #at: number = $derived.by(() => Math.max(this.#standing.from, Math.min(this.#read, this.#standing.awaited)));
  /** Others are to pick: what was said last still stands there. */
  readonly others: boolean = $derived.by(() => (this.lesson.steps[this.#at]?.seat ?? 0) !== 0);
  /** The steps that say something, and which of them is shown. */
  readonly said: readonly LessonStep[] = $derived.by(() => this.lesson.steps.filter(({ says }) => says !== ""));
  readonly number: number = $derived.by(
    () => Math.max(0, this.lesson.steps.slice(0, this.#at + 1).filter(({ says }) => says !== "").length - 1),
  );
  readonly step: LessonStep | undefined = $derived(this.said[this.number]);
  readonly over: boolean = $derived(this.number === this.said.length - 1 && !this.others && this.step?.length === 0);
  readonly reading: boolean = $derived(!this.free && (this.others || this.step?.length === 0));
  /** What may be picked now. */
  readonly keys: readonly string[] = $derived.by(() => {
    if (this.reading || this.step === undefined || this.free) return [];
    return nextKeys(this.step, this.#made, this.#table.collecting !== null);
  });
  /** What is asked is nothing that the lesson knows. */
  readonly stray: boolean = $derived.by(() => {
    if (this.free || this.reading || !this.#table.asked || this.#table.asking === null) return false;
    return !this.#table.asking.options.some(({ key }) => this.keys.includes(key.join(" ")));
  });

  get #made(): number {
    return this.#at === this.#standing.awaited ? this.#standing.made : 0;
  }

  allows(key: OptionKey): boolean {
    return this.free || this.keys.includes(key.join(" "));
  }

  accepts(picks: readonly Pick[]): boolean {
    if (this.free) return true;
    const keys = picks.map((pick) => this.#keyOf(pick));
    // A panel may be open while somebody still reads: who knows what to do there may do it.
    const awaited = this.lesson.steps[this.#standing.awaited];
    if (awaited?.seat !== 0 || !fits(awaited, this.#standing.made, keys)) {
      this.nudge();
      return false;
    }
    this.picked = keys.at(-1)?.replaceAll(" ", "-") ?? "";
    this.nudged = false;
    return true;
  }

  /** Say a friendly word to somebody who tries something else. */
  nudge(): void {
    clearTimeout(this.#timer);
    this.nudged = true;
    this.#timer = setTimeout(() => (this.nudged = false), NUDGE_MS);
  }

  next(): void {
    this.nudged = false;
    if (!this.over) this.#read = this.#at + 1;
  }

  /** To the beginning of this step, or to the step before; picks are taken back if need be. */
  back(): void {
    const { steps } = this.lesson;
    const earlier = this.#made > 0 ? this.#at : steps.findLastIndex(({ says }, at) => at < this.#at && says !== "");
    if (earlier < 0) return;
    this.nudged = false;
    this.#read = earlier;
    const picks = picksBefore(steps, earlier);
    if (picks < (this.#table.update?.table.picks ?? 0)) this.#table.undoTo(picks);
  }

  #keyOf(pick: Pick): string {
    if (typeof pick !== "number") return pick.join(" ");
    return this.#table.view.choice?.options.find(({ option }) => option === pick)?.key.join(" ") ?? "";
  }
}
