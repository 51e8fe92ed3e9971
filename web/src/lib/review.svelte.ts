/** Looking back at a game that is over: how far that is, what came out, and playing on from a moment. */

import { api } from "./api.ts";
import { failure } from "./failure.ts";
import { goto } from "./router.svelte.ts";
import type { AnalysisTold, LookTold, Review as Standing } from "./types.ts";

/** So often it is asked how far it is. */
const ASK_MS = 1000;

/** The table, as far as it matters here. */
interface Reviewed {
  readonly id: string;
  readonly watch: string | null;
}

export class Review {
  /** Is it shown? */
  open = $state(false);
  standing = $state.raw<Standing | null>(null);
  failed = $state("");
  /** A table to play on at is being made. */
  going = $state(false);
  readonly #table: Reviewed;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: Reviewed) {
    this.#table = table;
  }

  readonly analysis: AnalysisTold | null = $derived(this.standing?.analysis ?? null);
  readonly #byPick: Map<number, LookTold> = $derived(new Map((this.analysis?.looks ?? []).map((look) => [look.pick, look])));

  /** What was thought of the decision that is made after so many picks. */
  after(pick: number): LookTold | undefined {
    return this.#byPick.get(pick + 1);
  }

  show(): void {
    this.open = true;
    void this.#ask(false);
  }

  hide(): void {
    this.open = false;
    clearTimeout(this.#timer);
  }

  /** Look at every pick. */
  begin(): void {
    void this.#ask(true);
  }

  async #ask(begin: boolean): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.standing = await api.review(this.#table.id, this.#table.watch, begin);
      this.failed = "";
    } catch (error) {
      this.failed = failure(error);
    }
    if (this.open && this.standing?.stage === "running") this.#timer = setTimeout(() => void this.#ask(false), ASK_MS);
  }

  /** A table of one's own that begins here. */
  async playOn(pick: number, seat: number): Promise<void> {
    this.going = true;
    try {
      goto(`/table/${await api.branch(this.#table.id, this.#table.watch, pick, seat)}`);
    } catch (error) {
      this.failed = failure(error);
    } finally {
      this.going = false;
    }
  }
}
