/** Collects picks for one panel, shows what would come of them, and sends them as one. */

import type { Collecting, TableState } from "../../../lib/table.svelte.ts";
import type { OptionKey, Tried, View } from "../../../lib/types.ts";
import { type PromptName, type Table, tableOf } from "../view.ts";

export const same = (one: OptionKey, other: OptionKey): boolean => one.join(" ") === other.join(" ");

export class Collector implements Collecting {
  readonly table: TableState;
  /** The names of the prompts that the panel answers. */
  readonly #prompts: readonly PromptName[];
  readonly #previews: boolean;
  /** The picks that can be made, in order. */
  picks = $state.raw<readonly OptionKey[]>([]);
  /** What was wished for and cannot be. */
  dropped = $state.raw<readonly OptionKey[]>([]);
  #tried = $state.raw<Tried | null>(null);
  #turn = 0;
  /** A trial is on its way. */
  busy = $state(false);
  /** Takes the last step back, where that is more than the last pick; false: nothing to take back. */
  step: (() => boolean) | null = null;
  /** The panel has filled itself in: nobody has done anything yet that could be taken back. */
  filled = $state(false);

  /** `previews`: the whole table shows what would be. */
  constructor(table: TableState, prompts: readonly PromptName[], previews = true) {
    this.table = table;
    this.#prompts = prompts;
    this.#previews = previews;
  }

  readonly #now: View = $derived.by(() => this.table.update?.view ?? this.table.view);
  /** The table after the picks; if they end the turn, before the last of them. */
  readonly view: View = $derived(this.#tried?.view ?? this.#now);
  readonly before: Table = $derived(tableOf(this.#now));
  readonly after: Table = $derived(tableOf(this.view));
  /** For the board: as it would be, while the question is still mine. */
  readonly shown: View | null = $derived.by(() => {
    if (!this.#previews || this.#tried === null) return null;
    const { choice, waiting, seat } = this.#now;
    const asked = choice === null ? null : { prompt: choice.prompt, options: [] };
    return { ...this.view, seat, waiting, choice: this.complete ? asked : this.view.choice };
  });
  readonly any: boolean = $derived(this.picks.length > 0);
  /** These picks bring what is asked to its end: nothing more is needed. */
  readonly complete: boolean = $derived.by(
    () => this.#tried !== null && (this.#tried.ends || !this.#prompts.some((name) => name === this.view.choice?.prompt.name) || this.view.choice?.prompt.farm !== this.#now.choice?.prompt.farm),
  );
  /** The last pick ends the turn or shows something new: what comes of it is not told in advance. */
  readonly ends: boolean = $derived(this.#tried !== null && this.#tried.ends && this.#tried.played < this.picks.length);
  /** It may end here. */
  readonly canEnd: boolean = $derived(this.complete || this.offers(["done"]));

  pick(key: OptionKey): void {
    if (key[0] === "done") this.confirm();
    else void this.add(key);
  }

  get canBack(): boolean {
    return this.any && !this.filled;
  }

  back(): boolean {
    if (!this.canBack) return false;
    if (this.step !== null) return this.step();
    void this.set(this.picks.slice(0, -1));
    return true;
  }

  /** Is this offered after the picks so far? */
  offers(key: OptionKey): boolean {
    return !this.complete && (this.view.choice?.options.some((one) => same(one.key, key)) ?? false);
  }

  count(key: OptionKey): number {
    return this.picks.filter((pick) => same(pick, key)).length;
  }

  add(key: OptionKey): Promise<void> {
    return this.set([...this.picks, key]);
  }

  /** Take the last pick of a kind back. */
  drop(key: OptionKey): Promise<void> {
    const at = this.picks.findLastIndex((pick) => same(pick, key));
    return this.set(this.picks.filter((_, index) => index !== at));
  }

  /**
   * Try these picks. What cannot be picked is left out: it has happened by itself (choices with one option are made by
   * the server), or it is against the rules.
   */
  async set(wishes: readonly OptionKey[]): Promise<void> {
    const turn = ++this.#turn;
    const dropped: OptionKey[] = [];
    let picks = wishes;
    let tried: Tried | null = null;
    this.picks = wishes;
    this.busy = true;
    while (picks.length > 0) {
      tried = await this.table.try(picks);
      if (turn !== this.#turn) return;
      const refused: Tried["refused"] = tried?.refused ?? null;
      if (refused === null) break;
      const { at, error } = refused;
      dropped.push(...picks.slice(at, error === "too-many-picks" ? undefined : at + 1));
      picks = picks.filter((_, index) => index < at || (index > at && error !== "too-many-picks"));
    }
    this.busy = false;
    this.#tried = picks.length > 0 ? tried : null;
    this.picks = picks;
    this.dropped = dropped;
  }

  /** What follows a recommendation, where that is more than to set its picks. */
  follow: (picks: readonly OptionKey[]) => unknown = (picks) => this.set(picks);

  /** What "start over" does, where that is more than to forget all picks. */
  restart: (() => void) | null = null;

  clear(): void {
    if (this.restart === null) void this.set([]);
    else this.restart();
  }

  /** Send everything as one; "done" comes last if it is needed. */
  confirm(): void {
    if (this.busy || !this.canEnd) return;
    const picks: OptionKey[] = this.complete ? [...this.picks] : [...this.picks, ["done"]];
    this.table.pickAll(picks);
  }
}
