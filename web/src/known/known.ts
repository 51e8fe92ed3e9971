/** How somebody is known again: what is asked of the server, and its words. */

import { ApiError, call } from "../lib/api.ts";
import type { Entered, ForgottenTold, Guest, Known, MoveLink, NewCode, Taken, Whose } from "../lib/contract.ts";
import { failure } from "../lib/failure.ts";
import type { Args } from "../lib/speech.ts";
import { settings } from "../lib/settings.svelte.ts";
import { words } from "../lib/words.svelte.ts";
import { make, sign } from "./passkeys.ts";

/** The texts of all this, which few need: a catalog of its own. */
export const say = (name: string, args: Args = {}): string => words.of("known").text(name, args);

const marked = (what: string, mark: string): string => `me/${what}/${encodeURIComponent(mark)}`;

export const known = {
  look: async (): Promise<Known> => (await Promise.all([call<Known>("GET", "me/known"), words.load("known")]))[0],
  /** The browser makes a passkey, and the server keeps what it may know of it. */
  addPasskey: async (name: string): Promise<Known> => {
    const { options } = await call<{ options: Record<string, unknown> }>("POST", "me/passkeys/ask");
    return call<Known>("POST", "me/passkeys", { credential: await make(options), name });
  },
  renamePasskey: (mark: string, name: string) => call<Known>("PUT", marked("passkeys", mark), { name }),
  removePasskey: (mark: string) => call<Known>("DELETE", marked("passkeys", mark)),
  newCode: () => call<NewCode>("POST", "me/code").then(({ code }) => code),
  endCode: () => call<Known>("DELETE", "me/code"),
  move: () => call<MoveLink>("POST", "me/move", { origin: location.origin }),
  endMove: () => call<null>("DELETE", "me/move"),
  endDevice: (mark: string) => call<Known>("DELETE", marked("devices", mark)),
  takeGuest: () => call<Taken>("POST", "me/guest", {}).then(({ tables }) => tables),
  forget: () => call<ForgottenTold>("DELETE", "me", { confirm: "forget me" }),

  byPasskey: async (): Promise<Entered> => {
    const { options } = await call<{ options: Record<string, unknown> }>("POST", "enter/ask");
    return entered(call<Entered>("POST", "enter/passkey", { credential: await sign(options) }));
  },
  byCode: (code: string) => entered(call<Entered>("POST", "enter/code", { code })),
  byLink: (token: string) => entered(call<Entered>("POST", "enter/link", { token })),
  whose: (token: string) => call<Whose>("POST", "enter/look", { token }).then(({ name }) => name),
};

/** From now on the page is somebody else's. */
async function entered(coming: Promise<Entered>): Promise<Entered> {
  const answer = await coming;
  await settings.greet();
  return answer;
}

/** What to tell a person when something of this did not work. */
export function trouble(error: unknown): string {
  if (error instanceof DOMException) {
    if (error.name === "InvalidStateError") return say("known-passkey-there");
    if (error.name === "NotAllowedError" || error.name === "AbortError") return say("known-passkey-none-chosen");
  }
  const name = error instanceof ApiError ? `refused-${error.code}` : "";
  return name && words.of("known").has(name) ? say(name) : failure(error);
}

/** A day, as people say it: what is used is noted to a day. */
export function day(seconds: number): string {
  const midnight = new Date().setHours(0, 0, 0, 0);
  const days = Math.ceil((midnight - seconds * 1000) / 86_400_000);
  if (days <= 1) return new Intl.RelativeTimeFormat(words.lang, { numeric: "auto" }).format(-Math.max(days, 0), "day");
  return new Date(seconds * 1000).toLocaleDateString(words.lang, { dateStyle: "medium" });
}

/** Names of people may be empty; the texts know "guest" as nobody's name. */
export const called = (name: string): string => name || "guest";

export type { Entered, Guest, Known, MoveLink };
