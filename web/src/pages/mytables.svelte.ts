/** The tables at which I sit, looked up again and again while the page is seen. */

import { api, ApiError } from "../lib/api.ts";
import { failure } from "../lib/failure.ts";
import type { TableShort } from "../lib/types.ts";
import { byUrgency } from "../lib/urgency.ts";
import { t } from "../lib/words.svelte.ts";

const LOOK_EVERY = 8000;

export class MyTables {
  all = $state.raw<TableShort[] | null>(null);
  error = $state("");
  notice = $state("");
  readonly running: TableShort[] = $derived((this.all ?? []).filter((one) => !one.over).sort(byUrgency));
  /** At so many I am asked. */
  readonly asking: number = $derived(this.running.filter((one) => one.my_turn).length);
  readonly finished: TableShort[] = $derived((this.all ?? []).filter((one) => one.over));

  /** Keeps looking until the returned function is called. */
  watch(): () => void {
    const look = (): void => {
      if (!document.hidden) void this.look();
    };
    look();
    const timer = setInterval(look, LOOK_EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  async look(): Promise<void> {
    await this.#trying(async () => {
      this.all = await api.tables();
    });
  }

  /** A bot takes over each of my seats. */
  async leave(table: TableShort): Promise<void> {
    await this.#trying(async () => {
      for (const seat of table.mine) await api.leave(table.id, seat);
      await this.look();
    });
  }

  async delete(table: TableShort): Promise<void> {
    await this.#trying(async () => {
      const gone = await api.deleteTable(table.id);
      if (gone) this.all = (this.all ?? []).filter((one) => one.id !== table.id);
      this.notice = gone ? "" : t("page-delete-asked");
    });
  }

  async #trying(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.error = "";
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.error = failure(error);
    }
  }
}
