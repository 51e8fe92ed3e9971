/** The server by HTTP. Every call answers with what came, or throws an ApiError with the server's own sentence. */

import type { FileText, GameInfo, Hints, Invitation, Json, Ledgers, Lesson, Me, Moment, NewTable, Pick, Puzzles, Review, SeriesInfo, Solved, TableShort, Things, Update, WhyNot, WishBody } from "./types.ts";

export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  readonly update: Update | null;

  constructor(status: number, code: string, message: string, update: Update | null = null) {
    super(message);
    this.name = "ApiError";
    this.status = status;
    this.code = code;
    this.update = update;
  }
}

type Query = Record<string, string | number | null | undefined>;

export async function call<T>(method: string, path: string, body?: unknown, query: Query = {}, how: RequestInit = {}): Promise<T> {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  let response: Response;
  try {
    response = await fetch(`/api/${path}${search ? `?${search}` : ""}`, {
      ...how,
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new ApiError(0, "offline", "the server does not answer");
  }
  const text = await response.text();
  const data = text ? parsed(text) : null;
  if (!response.ok) throw errorFrom(response.status, data);
  return data as T;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function errorFrom(status: number, data: unknown): ApiError {
  const told = (data ?? {}) as { error?: string; message?: string; update?: Update };
  return new ApiError(status, told.error ?? `http-${status}`, told.message ?? `HTTP ${status}`, told.update ?? null);
}

const at = (id: string) => `tables/${encodeURIComponent(id)}`;

export const api = {
  games: () => once("games", () => call<{ games: GameInfo[] }>("GET", "games").then((answer) => answer.games)),
  /** The value of an option from the text of somebody's own file. */
  readOption: (game: string, option: string, name: string, text: string) =>
    call<{ value: Json }>("POST", `games/${game}/read`, { option, name, text }).then((answer) => answer.value),
  /** The package's own file for an option, to begin with. */
  optionFile: (game: string, option: string) =>
    call<FileText>("GET", `games/${game}/file`, undefined, { option }).then((answer) => answer.text),
  /** What lies in the box of a table that is played with somebody's own things. */
  ownThings: <T = Things>(id: string, watch: string | null) =>
    once(`things of ${id}`, () => call<T>("GET", `${at(id)}/things`, undefined, { watch })),
  /** The texts of a game from elsewhere. */
  texts: (game: string, lang: string) => call<FileText>("GET", `games/${game}/texts`, undefined, { lang }).then(({ text }) => text),
  lessons: (game: string) => once(`lessons ${game}`, () => call<{ lessons: Lesson[] }>("GET", `games/${game}/lessons`).then((answer) => answer.lessons)),
  /** The rules of a game in a language, to look up. */
  rules: (game: string, lang: string) =>
    once(`rules ${game} ${lang}`, () => call<Ledgers>("GET", `games/${game}/rules`, undefined, { lang }).then(({ ledgers }) => ledgers)),
  things: <T = Things>(game: string) => once(`things ${game}`, () => call<T>("GET", `games/${game}/things`)),

  me: () => call<Me>("GET", "me"),
  /** `keepalive`: also if the page is gone before the answer comes. Settings are told by what has changed of them. */
  changeMe: (change: { name?: string; settings?: Json }, keepalive = false) => call<Me>("PUT", "me", change, {}, { keepalive }),

  tables: () => call<{ tables: TableShort[] }>("GET", "tables").then((answer) => answer.tables),
  createTable: (table: NewTable) => call<Update>("POST", "tables", table),
  table: (id: string, query: { seat?: number | null; watch?: string | null; since?: number } = {}) =>
    call<Update>("GET", at(id), undefined, query),
  join: (id: string, invite: string, name: string) => call<Update>("POST", `${at(id)}/join`, { invite, name }),
  /** Where others find the table, and the code of its link for phones. */
  invitation: (id: string) => once(`invitation ${id}`, () => call<Invitation>("GET", `${at(id)}/invitation`, undefined, { origin: location.origin })),
  leave: (id: string, seat: number, bot?: string) =>
    call<{ seq: number }>("POST", `${at(id)}/leave`, bot === undefined ? { seat } : { seat, bot }),
  rematch: (id: string, seed: "same" | "next") =>
    call<{ table: string }>("POST", `${at(id)}/rematch`, { seed }).then((answer) => answer.table),
  /** What my seats take along into the next game of a series; its table, or null while others have not chosen. */
  next: (id: string, wishes: WishBody[], without: boolean) => call<{ table: string | null }>("POST", `${at(id)}/next`, { wishes, without }).then(({ table }) => table),
  series: (id: string) => call<SeriesInfo>("GET", `series/${encodeURIComponent(id)}`),
  /** True if it is gone; false if the others are asked first. */
  deleteTable: (id: string) => call<{ asked: boolean } | null>("DELETE", at(id)).then((answer) => answer === null),

  moment: (id: string, pick: number, query: { seat?: number | null; watch?: string | null } = {}) =>
    call<Moment>("GET", `${at(id)}/moment/${pick}`, undefined, query),
  record: (id: string, watch?: string | null) => call<Json>("GET", `${at(id)}/record`, undefined, { watch }),
  course: (id: string, watch?: string | null) =>
    call<{ totals: number[][] }>("GET", `${at(id)}/course`, undefined, { watch }).then((answer) => answer.totals),
  /** How far looking back at a game is; `begin`: look at it, unless that was done. */
  review: (id: string, watch: string | null, begin: boolean) =>
    call<Review>(begin ? "POST" : "GET", `${at(id)}/analysis`, undefined, { watch }),
  /** A new table that begins at a moment of a game that is over, against bots. */
  branch: (id: string, watch: string | null, pick: number, seat: number) =>
    call<{ table: string }>("POST", `${at(id)}/branch`, { pick, seat }, { watch }).then(({ table }) => table),
  puzzles: () => call<Puzzles>("GET", "puzzles"),
  /** A table with a puzzle; the day's, if no number is named. */
  layPuzzle: (game: string, number?: number) =>
    call<{ table: string }>("POST", "puzzles", number === undefined ? { game } : { game, number }).then(({ table }) => table),
  /** Is this the best pick? null: show me. */
  solve: (id: string, pick: Pick | null) => call<Solved>("POST", `${at(id)}/solve`, { pick }),
  importRecord: (record: Json) => call<{ table: string }>("POST", "records", record).then((answer) => answer.table),
  hints: (id: string, seat: number, signal: AbortSignal) =>
    call<Hints>("GET", `${at(id)}/hints`, undefined, { seat }, { signal }),
  /** Why something cannot be picked. */
  why: (id: string, seat: number, key: string) => call<WhyNot>("GET", `${at(id)}/why`, undefined, { seat, key }),
};

const known = new Map<string, Promise<unknown>>();

/** What does not change while the page is open is asked for once; a failure may be asked again. */
function once<T>(name: string, ask: () => Promise<T>): Promise<T> {
  const before = known.get(name);
  if (before !== undefined) return before as Promise<T>;
  const answer = ask();
  known.set(name, answer);
  answer.catch(() => known.delete(name));
  return answer;
}
