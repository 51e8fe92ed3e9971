/** A table that is being set up, before the server knows of it. */

import { botChoice, fillIn, withTime } from "../lib/bots.ts";
import type { GameInfo, Json, NewTable, SeatWish, Settings, WayTold } from "../lib/types.ts";

/** "here" is another person at this screen: to the server it is me, with another name. */
export type Sitter = "me" | "here" | "open" | "bot";

export interface SeatDraft {
  id: number;
  kind: Sitter;
  name: string;
  /** As the server lists it, such as "bigmoney-<card>". */
  bot: string;
  /** What stands in the <>, such as "smithy". */
  filled: string;
  /** How long it thinks about a move, such as "500ms"; empty: as usual. */
  time: string;
}

/** How others find the table, and what may be said there. */
export interface Company {
  way: WayTold["way"];
  talk: "none" | "phrases" | "chat";
  overheard: boolean;
}

let seats = 0;

export function newSeat(kind: Sitter, info: GameInfo): SeatDraft {
  seats += 1;
  return { id: seats, kind, name: "", bot: info.best_bot, filled: "", time: "" };
}

export function wishOf(seat: SeatDraft): SeatWish {
  if (seat.kind === "open") return { kind: "open" };
  const name = seat.name.trim();
  const named = name === "" ? {} : { name };
  if (seat.kind === "bot") return { kind: "bot", bot: withTime(fillIn(botChoice(seat.bot), seat.filled), seat.time), ...named };
  return { kind: "me", ...named };
}

/** More than one person: there is somebody to wait for. */
export const severalPlay = (draft: readonly SeatDraft[]): boolean => draft.filter((seat) => seat.kind !== "bot").length > 1;

export const somebodyPlays = (draft: readonly SeatDraft[]): boolean => draft.some((seat) => seat.kind !== "bot");

export const othersCome = (draft: readonly SeatDraft[]): boolean => draft.some((seat) => seat.kind === "open");

/** What is set of a table to which others come; nothing, if all is as usual. */
export function settingsOf({ talk, overheard }: Company): Settings {
  return { ...(talk === "phrases" ? {} : { talk }), ...(overheard && talk !== "none" ? { overheard } : {}) };
}

export function tableOf(
  game: string,
  draft: readonly SeatDraft[],
  options: Json,
  settings: Settings,
  seed: string,
): NewTable {
  const number = seed.trim() === "" ? {} : { seed: Number(seed) };
  return { game, options: withoutPlayers(options), seats: draft.map(wishOf), settings, ...number };
}

/** How many play is what the seats say. */
export function withoutPlayers(options: Json): Json {
  const { players: _, ...others } = options;
  return others;
}
