/** Why a thing at the open table cannot be picked: asked of the server when somebody points at it, and told in the tip. */

import { api } from "./api.ts";
import type { TableState } from "./table.svelte.ts";
import { type OptionKey, plain, type Saying } from "./types.ts";
import { words } from "./words.svelte.ts";

class Why {
  /** The table on this page, if there is one. */
  table = $state.raw<TableState | null>(null);
  #known = $state.raw<{ seq: number; seat: number | null; answers: Map<string, Saying[]> }>({ seq: -1, seat: null, answers: new Map() });

  /** The reasons, in words; none if it can be picked, or as long as they are not here. */
  of(key: OptionKey | undefined): string[] {
    const { table } = this;
    if (key === undefined || table === null || !this.#applies(table, key)) return [];
    const told = this.#known.seq === table.update?.seq && this.#known.seat === table.seat ? this.#known.answers.get(key.join(" ")) : undefined;
    if (told === undefined) {
      void this.#ask(table, key);
      return [];
    }
    const speaker = words.of(table.game);
    const prompt = plain(table.prompt);
    return told.map((one) => plain(speaker.saying("why", { ...one, prompt }, table.names, table.seat)));
  }

  /** Only of what is before one's own seat now, and is not lit. */
  #applies(table: TableState, key: OptionKey): boolean {
    const { update } = table;
    if (update === null || table.seat === null || !table.live || table.over || table.next !== null) return false;
    return table.collecting?.shown == null && table.offer(...key) === undefined && words.has(table.game);
  }

  async #ask(table: TableState, key: OptionKey): Promise<void> {
    const { seat } = table;
    if (seat === null) return;
    try {
      const { seq, why } = await api.why(table.id, seat, key.join(" "));
      const same = this.#known.seq === seq && this.#known.seat === seat;
      this.#known = { seq, seat, answers: new Map([...(same ? this.#known.answers : []), [key.join(" "), why]]) };
    } catch {
      // The tip has its text all the same.
    }
  }
}

export const why = new Why();
