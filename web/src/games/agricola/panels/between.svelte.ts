/**
 * What is done at any time: one thing after the other, with the panel open all the while. Each of them ends the engine's
 * question, so the way back into it goes along with it, and stays away when the panel closes.
 */

import type { OptionKey } from "../../../lib/types.ts";
import { Collector, same } from "./collect.svelte.ts";

const AGAIN: OptionKey = ["anytime"];

export class Between extends Collector {
  /** The end was wished for while a trial was on its way: it comes when that is back. */
  #ending = false;

  override async set(wishes: readonly OptionKey[]): Promise<void> {
    this.#ending = false;
    await super.set(wishes);
    if (this.#ending && !this.busy) this.confirm();
  }

  override async add(key: OptionKey): Promise<void> {
    await this.set([...this.picks, key, AGAIN]);
    // Something else is asked, something new is seen, or nothing is left to do.
    if (this.complete) this.confirm();
  }

  /** The last thing that was done, with the way back. */
  override back(): boolean {
    if (!this.canBack) return false;
    const last = this.picks.findLastIndex((key) => !same(key, AGAIN));
    void this.set(this.picks.slice(0, last));
    return true;
  }

  override confirm(): void {
    this.#ending = this.busy;
    if (this.busy) return;
    const last = this.picks.at(-1);
    if (last === undefined || !same(last, AGAIN)) super.confirm();
    else this.table.pickAll(this.picks.slice(0, -1));
  }
}
