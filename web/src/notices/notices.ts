/** Being told: what is asked of the server, how this browser begins to listen, and the words for it. */

import { ApiError, call } from "../lib/api.ts";
import type { Channel, NoticesTold, PlanBody, PlanTold } from "../lib/contract.ts";
import { failure } from "../lib/failure.ts";
import type { Args } from "../lib/speech.ts";
import { words } from "../lib/words.svelte.ts";

/** The texts of all this, which few need: a catalog of its own. */
export const say = (name: string, args: Args = {}): string => words.of("notices").text(name, args);

const WORKER = "/notices.js";

/** Why this browser cannot be told. */
export type WhyNot = "none" | "insecure" | "home" | "unknown" | "blocked";

const channel = (id: string, what = ""): string => `me/notices/channels/${encodeURIComponent(id)}${what}`;

/** The language and the time zone in which somebody is told. */
const here = () => ({ lang: words.lang, zone: Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC" });

export const notices = {
  look: async (): Promise<NoticesTold> => (await Promise.all([call<NoticesTold>("GET", "me/notices"), words.load("notices")]))[0],
  plan: (plan: Omit<PlanBody, "lang" | "zone">) => call<NoticesTold>("PUT", "me/notices", { ...plan, ...here() }),
  addMail: (address: string) => call<NoticesTold>("POST", "me/notices/mail", { address, ...here() }),
  addWebhook: (address: string, form: string) => call<NoticesTold>("POST", "me/notices/webhook", { address, form, ...here() }),
  confirm: (id: string, code: string) => call<NoticesTold>("POST", channel(id, "/confirm"), { code }),
  switch: (id: string, on: boolean) => call<NoticesTold>("PUT", channel(id), { on }),
  test: (id: string) => call<null>("POST", channel(id, "/test")),
  stop: (secret: string) => call<null>("POST", `notices/${encodeURIComponent(secret)}/stop`),

  remove: async (one: Channel): Promise<NoticesTold> => {
    if (one.this) await (await subscription())?.unsubscribe();
    return call<NoticesTold>("DELETE", channel(one.id));
  },

  /** After a click only: the browser asks for leave. */
  listen: async (key: string): Promise<NoticesTold> => {
    if ((await Notification.requestPermission()) !== "granted") throw new Blocked();
    await navigator.serviceWorker.register(WORKER);
    const { pushManager } = await navigator.serviceWorker.ready;
    await (await pushManager.getSubscription())?.unsubscribe();
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
    const { endpoint, keys } = made.toJSON();
    return call<NoticesTold>("POST", "me/notices/push", { endpoint, p256dh: keys?.p256dh, auth: keys?.auth, ...here() });
  },
};

class Blocked extends Error {}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration("/");
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** Does this browser still listen, and to this server's key? */
export async function listens(key: string): Promise<boolean> {
  const theirs = (await subscription())?.options.applicationServerKey;
  return theirs !== undefined && theirs !== null && same(new Uint8Array(theirs), bytes(key));
}

export function whyNot(key: string | null): WhyNot | null {
  if (key === null) return "none";
  if (!window.isSecureContext) return "insecure";
  const knows = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!knows) return /iPhone|iPad/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1) ? "home" : "unknown";
  return Notification.permission === "denied" ? "blocked" : null;
}

/** What to tell a person when something of this did not work. */
export function trouble(error: unknown): string {
  if (error instanceof Blocked) return say("notices-push-blocked");
  if (error instanceof DOMException) return say("notices-push-failed", { why: error.message });
  const name = error instanceof ApiError ? `refused-${error.code}` : "";
  return name && words.of("notices").has(name) ? say(name) : failure(error);
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));
}

const same = (one: Uint8Array, other: Uint8Array): boolean => one.length === other.length && one.every((byte, at) => byte === other[at]);

/** 1320 as a field for times writes it, and back. */
export const clockOf = (minutes: number): string => `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
}

export type { Channel, NoticesTold, PlanTold };
