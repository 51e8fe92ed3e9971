/** How people find a table: the hall, a code that can be said. */

import { call } from "./api.ts";
import type { CodeFound, LobbyShort, Update, WayTold } from "./types.ts";

export type Way = WayTold["way"];

const at = (id: string): string => encodeURIComponent(id);

export const ways = {
  short: () => call<LobbyShort>("GET", "lobby"),
  sit: (id: string, name: string) => call<Update>("POST", `lobby/tables/${at(id)}/sit`, { name }),
  find: (code: string) => call<CodeFound>("POST", "lobby/code", { code }),
  of: (id: string) => call<WayTold>("GET", `tables/${at(id)}/way`),
  change: (id: string, way: Way) => call<WayTold>("PUT", `tables/${at(id)}/way`, { way }),
};

/** As it is said: 123 45 67. */
export const grouped = (code: string): string => code.replace(/^(\d{3})(\d{2})(\d{2})$/, "$1 $2 $3");
