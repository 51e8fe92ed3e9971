/** Results, ratings, the archive: what is asked of the server, and its words. */

import { call } from "../lib/api.ts";
import type { Archive, Board, GamesTold, PageSeen, PersonPage, PlaceTold, RatingStanding, ResultTold } from "../lib/contract.ts";
import { botName } from "../lib/names.ts";
import type { Args } from "../lib/speech.ts";
import { words } from "../lib/words.svelte.ts";

/** The texts of all this, which few need: a catalog of its own. */
export const say = (name: string, args: Args = {}): string => words.of("results").text(name, args);

export type Seen = PageSeen["seen"];

/** What the archive looks for; what is empty does not matter. */
export interface Filters {
  game: string;
  players: string;
  against: string;
  result: string;
  since: string;
  until: string;
}

export const ANY: Filters = { game: "", players: "", against: "", result: "", since: "", until: "" };

const DAY = 86_400;

/** A day of the calendar here, in seconds since 1970. */
const beginOf = (day: string): number => new Date(`${day}T00:00:00`).getTime() / 1000;

export function queryOf(filters: Filters): Record<string, string | number> {
  const { since, until, ...words } = filters;
  const said = Object.entries(words).filter(([, value]) => value !== "");
  if (since !== "") said.push(["since", String(beginOf(since))]);
  if (until !== "") said.push(["until", String(beginOf(until) + DAY)]);
  return Object.fromEntries(said);
}

const person = (id: string): string => `people/${encodeURIComponent(id)}`;

export const results = {
  standing: () => call<RatingStanding>("GET", "ratings"),
  board: (game: string, players: number) => call<Board>("GET", `ratings/${game}`, undefined, { players }),
  page: (id: string) => call<PersonPage>("GET", person(id)),
  seen: () => call<PageSeen>("GET", "me/page"),
  show: (seen: Seen) => call<PageSeen>("PUT", "me/page", { seen }),
  archive: (filters: Filters, before: string | null = null) => call<Archive>("GET", "archive", undefined, { ...queryOf(filters), before }),
  statistics: (game: string, players: number) => call<GamesTold>("GET", `statistics/${game}`, undefined, { players }),
  of: (table: string, watch: string | null) => call<ResultTold>("GET", `tables/${encodeURIComponent(table)}/result`, undefined, { watch }),
};

/** Where all records of these games are, as a file. */
export const recordsOf = (filters: Filters): string =>
  `/api/archive/records?${new URLSearchParams(Object.entries(queryOf(filters)).map(([name, value]) => [name, String(value)])).toString()}`;

/** The texts of these and of all their games. */
export const texts = async (games: Iterable<string>): Promise<void> => {
  await Promise.all(["results", ...new Set(games)].map((name) => words.load(name)));
};

export function placeName(seat: PlaceTold, game: string): string {
  if (seat.kind === "bot") return seat.name || botName(seat.bot ?? "", game);
  if (seat.kind === "gone") return say("results-gone");
  return seat.name || say(seat.public === null ? "results-somebody" : "results-nameless");
}

export const nameOr = (name: string): string => name || say("results-nameless");

export const thingName = (game: string, kind: string, name: string): string => words.of(game).textOr(name, `${kind}-${name}`);

export const date = (seconds: number): string => new Date(seconds * 1000).toLocaleDateString(words.lang, { dateStyle: "medium" });

/** How long a game took. */
export function took(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes < 120) return say("results-minutes", { minutes });
  const hours = Math.round(minutes / 60);
  return hours < 48 ? say("results-hours", { hours }) : say("results-days", { days: Math.round(hours / 24) });
}

/** "62 %" of a share. */
export const percent = (share: number): string => new Intl.NumberFormat(words.lang, { style: "percent" }).format(share);

/** "+12 %", "−3 %" */
export const change = (share: number): string =>
  new Intl.NumberFormat(words.lang, { style: "percent", signDisplay: "exceptZero" }).format(share).replace("-", "−");

export const number = (value: number): string => String(value).replace("-", "−");

export const signed = (value: number): string => (value > 0 ? `+${value}` : number(value));
