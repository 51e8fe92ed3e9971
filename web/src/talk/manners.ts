/** Whom somebody does not want to hear or to meet, and what is reported: what is asked of the server. */

import { call } from "../lib/api.ts";
import type { AvoidBody, ReportBody, Reported, Shunned } from "../lib/types.ts";

/** Who is meant: whoever sits there, has said that line, or is in the hall. */
export type Somebody = { table: string; seat: number } | { table: string; line: number } | { person: string };

export const REASONS: Reported["reason"][] = ["insult", "spam", "name", "unfair", "other"];

const by = (what: string, id: string): string => `${what}/${encodeURIComponent(id)}`;

export const manners = {
  look: () => call<Shunned>("GET", "avoided"),
  avoid: (whom: Somebody, how: Pick<AvoidBody, "kind" | "everywhere">) => call<Shunned>("POST", "avoided", { ...whom, ...how }),
  forgive: (id: string) => call<Shunned>("DELETE", by("avoided", id)),
  report: (whom: Somebody, what: Pick<ReportBody, "reason" | "words">) => call<Shunned>("POST", "reports", { ...whom, ...what }),
  withdraw: (id: string) => call<Shunned>("DELETE", by("reports", id)),
};
