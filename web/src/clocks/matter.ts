/** What is up about time at a table, and what I can do about it. One thing at a time, what presses most first. */

import { listed } from "../lib/names.ts";
import type { TableState, Way } from "../lib/table.svelte.ts";
import type { PollTold } from "../lib/types.ts";
import { answer, comeBack, propose, resume } from "./deeds.ts";
import { say, whole } from "./pace.ts";
import { awayFor, MINUTE } from "./reckon.ts";
import { moment } from "./when.svelte.ts";

export interface Matter {
  text: string;
  ways: Way[];
  /** Somebody has asked everybody: said also while I am at my turn. */
  asked: boolean;
  /** Whose sign stands beside it. */
  seat: number | null;
}

/** `stood`: since when nothing has happened at the table, as far as this page knows. */
export function matterOf(table: TableState, stood: number, now: number): Matter | null {
  const info = table.update?.table;
  if (info === undefined || info.over || info.closed) return null;
  const clock = table.update?.clock ?? null;
  if (info.ended !== null) return { text: say("clocks-ended"), ways: [], asked: false, seat: null };
  const [held] = info.held;
  if (held !== undefined && info.mine.length === 0) return heldMatter(table, held);
  if (clock?.poll) return pollMatter(table, clock.poll, now);
  if (clock?.paused) {
    const ways = info.mine.length > 0 ? [{ label: say("clocks-resume"), act: () => void resume(table), main: true }] : [];
    return { text: say("clocks-paused"), ways, asked: false, seat: null };
  }
  return lateMatter(table, stood, now);
}

function heldMatter(table: TableState, seat: number): Matter {
  const { back } = whole(table.update?.table.settings.clock);
  const ways = back ? [{ label: say("clocks-come-back"), act: () => void comeBack(table, seat), main: true }] : [];
  return { text: say(back ? "clocks-held" : "clocks-held-for-good"), ways, asked: false, seat };
}

function pollMatter(table: TableState, poll: PollTold, now: number): Matter {
  const mine = table.update?.table.mine ?? [];
  const asksMe = poll.waiting.some((seat) => mine.includes(seat)) && mayDecide(table, poll.whom);
  const waiting = poll.waiting.filter((seat) => !mine.includes(seat)).map((seat) => table.names[seat] ?? "");
  const facts = { ...table.named(poll.seat), to: table.names[poll.whom ?? 0] ?? "" };
  const rest = waiting.length > 0 ? say("clocks-poll-waits", { who: listed(waiting), when: moment(poll.until, now) }) : "";
  const yes = { label: say("clocks-yes"), act: () => void answer(table, true), main: true };
  const no = { label: say("clocks-no"), act: () => void answer(table, false) };
  const back = { label: say("clocks-withdraw"), act: () => void answer(table, false) };
  const ways = asksMe ? [yes, no] : mine.includes(poll.seat) ? [back] : [];
  return { text: `${say(`clocks-poll-${poll.what}`, facts)} ${asksMe ? "" : rest}`.trim(), ways, asked: mine.length > 0, seat: poll.seat };
}

/** Whoever is late does not vote about it. */
function mayDecide(table: TableState, whom: number | null): boolean {
  const { mine = [] } = table.update?.table ?? {};
  const late = table.update?.clock?.late ?? [];
  return mine.length > 0 && (whom === null || !mine.some((seat) => seat === whom || late.includes(seat)));
}

function lateMatter(table: TableState, stood: number, now: number): Matter | null {
  const { seats = [], mine = [], settings } = table.update?.table ?? {};
  const { clock = null, view } = table.update!;
  const chosen = whole(settings?.clock);
  const others = seats.filter(({ seat, kind }) => kind === "person" && !mine.includes(seat));
  const late = others.find(({ seat }) => clock?.late.includes(seat));
  const away = others.find((one) => awayFor(one, chosen, view.waiting, stood, now) !== null);
  const whom = late ?? away;
  if (whom === undefined || seats.some(({ kind }) => kind === "open")) return null;
  const minutes = Math.floor((now - (whom.away ?? now)) / MINUTE);
  const to = table.names[whom.seat] ?? "";
  const may = mayDecide(table, whom.seat);
  const facts = { to, minutes, may: may ? "yes" : "no" };
  const text = say(late !== undefined ? "clocks-late" : "clocks-away", facts);
  if (!may) return { text, ways: [], asked: false, seat: whom.seat };
  const way = (what: "bot" | "time" | "end"): Way => ({ label: say(`clocks-ask-${what}`), act: () => void propose(table, what, whom.seat) });
  const ways = chosen.kind === "none" ? [way("bot"), way("end")] : [way("bot"), way("time"), way("end")];
  return { text, ways, asked: false, seat: whom.seat };
}
