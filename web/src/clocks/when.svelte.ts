/** The time that passes, and how it is said. */

import { createSubscriber } from "svelte/reactivity";

import { words } from "../lib/words.svelte.ts";
import { say } from "./pace.ts";
import { DAY, HOUR } from "./reckon.ts";

const TICK_MS = 250;

const ticking = createSubscriber((tick) => {
  const timer = setInterval(tick, TICK_MS);
  return () => clearInterval(timer);
});

/** Now, by our own clock: whoever reads it is drawn anew as it goes on. */
export function now(): number {
  ticking();
  return Date.now() / 1000;
}

/** "9:41", "1:02:03"; a begun second counts. */
export function counted(seconds: number): string {
  const all = Math.ceil(seconds);
  const [hours, minutes, rest] = [Math.floor(all / HOUR), Math.floor((all % HOUR) / 60), all % 60];
  const two = (number: number): string => String(number).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

type Style = "short" | "long";

/** A moment to come: "18:00" today, "Thursday 18:00" within a week, else the day. `at` and `today` in seconds. */
export function moment(at: number, today: number, weekday: Style = "long"): string {
  const [then, day] = [new Date(at * 1000), new Date(today * 1000)];
  const time = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  if (then.toDateString() === day.toDateString()) return then.toLocaleTimeString(words.lang, time);
  if (at - today < 6 * DAY) return `${then.toLocaleDateString(words.lang, { weekday })} ${then.toLocaleTimeString(words.lang, time)}`;
  return then.toLocaleDateString(words.lang, { day: "numeric", month: weekday });
}

/** "until Thursday 18:00" */
export const until = (at: number, today: number): string => say("clocks-until", { when: moment(at, today) });
