/** The hall as it is now: open tables, and who is there. */

import { applied, type Change } from "../lib/difference.ts";
import { type Connection, Line } from "../lib/line.ts";
import type { Lobby, LobbyChanged, LobbyTold, PongTold } from "../lib/types.ts";

export class HallState {
  lobby = $state.raw<Lobby | null>(null);
  connection = $state<Connection>("opening");
  /** My tables that were seen here, and are here no more. */
  gone = $state.raw<readonly string[]>([]);
  #line: Line;

  /** present: others see that I am here. */
  constructor(present: boolean) {
    this.#line = new Line({
      begins: () => `lobby/socket?present=${present}`,
      heard: (text) => this.#heard(JSON.parse(text) as LobbyTold | LobbyChanged | PongTold),
      connection: (connection) => (this.connection = connection),
    });
  }

  close(): void {
    this.#line.close();
  }

  #heard(told: LobbyTold | LobbyChanged | PongTold): void {
    const before = this.lobby;
    if (told.type === "hall") {
      const { type: _, ...lobby } = told;
      this.lobby = lobby;
    } else if (told.type === "changes" && before !== null) {
      this.lobby = applied(before, told.changes as Change) as Lobby;
    }
    const now = this.lobby?.tables ?? {};
    const left = Object.entries(before?.tables ?? {}).filter(([id, { host }]) => host === before?.me && !(id in now));
    if (left.length > 0) this.gone = [...this.gone, ...left.map(([id]) => id)];
  }
}
