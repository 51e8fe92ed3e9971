/** Two cards of a kind may always stand for one of another. Who has the right ones is rarely interested in that. */

import { settings } from "../../lib/settings.svelte.ts";
import type { TableState } from "../../lib/table.svelte.ts";
import { promptOf } from "./view.ts";

const KEY = "lowlands.exact";

/** Whether what is due is paid without a question, if the hand has it. */
export const paysExactly = (): boolean => settings.it.own[KEY] !== false;

export function payExactly(on: boolean): void {
  settings.it.own[KEY] = on;
}

/** Answers the question how to pay by itself; not after an undo, which would lead nowhere. */
export class Payer {
  #picks = 0;

  answer(table: TableState): void {
    const picks = table.update?.table.picks ?? 0;
    const forward = picks > this.#picks;
    if (table.busy) return;
    this.#picks = picks;
    if (!forward || !table.asked || !paysExactly() || promptOf(table.view.choice)?.name !== "pay") return;
    table.offer("done")?.pick();
  }
}
