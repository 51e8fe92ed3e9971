/** What a person likes: kept with the person on the server, and in this browser so that it is there at once. */

import { api } from "./api.ts";
import { bothChanges, changesBetween, withChanges } from "./patch.ts";
import type { Json, Lang } from "./types.ts";

export interface Likings {
  /** "auto": the browser's language. */
  language: "auto" | Lang;
  theme: "auto" | "day" | "evening";
  /** Things fly to where they go; "auto" asks the system. */
  motion: "auto" | "on" | "off";
  /** How long what others do stays to be seen before the next; "off": as it comes. */
  pace: "off" | "brisk" | "calm";
  /** A tone when it is my turn. */
  sound: boolean;
  /** A browser notification when it is my turn and the page is hidden. */
  notify: boolean;
  /** Ask before a pick that ends my turn. */
  confirm: boolean;
  /** Recommendations; "auto": where the table was set up with them. */
  hints: "auto" | "on" | "off";
  /** Card text on hover; focus and tap always work. */
  hover: boolean;
  /** Percent of the usual size of letters. */
  textSize: number;
  /** Is the log beside the board? */
  log: boolean;
  /** What boards and pages keep for themselves: settings.own["dominion.order"]. */
  own: Record<string, string | number | boolean>;
}

const KEY = "allmende";
/** What the server has not been told for sure. */
const UNSENT = "allmende.unsent";
/** After so long it has been told, or never will be. */
const UNSENT_MS = 60_000;
const FIRST: Likings = {
  language: "auto", theme: "auto", motion: "auto", pace: "calm", sound: false, notify: false, confirm: false, hints: "auto",
  hover: true, textSize: 100, log: true, own: {},
};
const SAVE_AFTER = 600;
/** The size of letters that the browser has been told: before ours is set, one rem. */
const BROWSERS = parseFloat(getComputedStyle(document.documentElement).fontSize);

class Settings {
  /** Read and write as you like: `settings.it.theme = "day"`; it is kept by itself. */
  it = $state<Likings>({ ...FIRST });
  /** My display name; empty if I gave none. */
  name = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** As it was when it was last kept. */
  #last: Json = {};
  #unsent: Json = {};
  #known = false;

  constructor() {
    const { at = 0, changes = {} } = read(UNSENT) as { at?: number; changes?: Json };
    if (Date.now() - at < UNSENT_MS) this.#unsent = changes;
    this.#take(read(KEY));
    $effect.root(() => {
      $effect(() => this.#show());
      $effect(() => this.#keep());
    });
    window.addEventListener("storage", (event) => {
      if (event.key === KEY) this.#take(read(KEY)); // another tab has changed something
    });
    window.addEventListener("pagehide", () => void this.#send(true));
  }

  /** The language that is spoken. */
  get lang(): Lang {
    if (this.it.language !== "auto") return this.it.language;
    return navigator.languages.find((one) => /^(de|en)\b/i.test(one))?.slice(0, 2).toLowerCase() === "de" ? "de" : "en";
  }

  /** Whether things may move. */
  get motion(): boolean {
    if (this.it.motion !== "auto") return this.it.motion === "on";
    return !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** One rem in pixels. */
  get rem(): number {
    return (BROWSERS * this.it.textSize) / 100;
  }

  /** Ask the server who I am; a browser that is nobody yet becomes a person. */
  async greet(): Promise<void> {
    const me = await api.me();
    this.name = me.name;
    this.#take(withChanges(me.settings, this.#unsent));
    write(KEY, withChanges(read(KEY), this.#last));
    this.#known = true;
    void this.#send();
  }

  async rename(name: string): Promise<void> {
    const me = await api.changeMe({ name });
    this.name = me.name;
  }

  #take(from: Json): void {
    for (const [key, first] of Object.entries(FIRST)) {
      const value = from[key];
      if (typeof value === typeof first && value !== null) Object.assign(this.it, { [key]: value });
    }
    this.#last = $state.snapshot(this.it) as unknown as Json;
  }

  #show(): void {
    const root = document.documentElement;
    if (this.it.theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = this.it.theme;
    root.dataset.motion = this.motion ? "on" : "off";
    root.lang = this.lang;
    root.style.setProperty("--text-size", `${this.it.textSize}%`);
  }

  /** Only what has changed is kept and told: other tabs may have changed other things. */
  #keep(): void {
    const now = $state.snapshot(this.it) as unknown as Json;
    const changes = changesBetween(this.#last, now);
    if (Object.keys(changes).length === 0) return;
    this.#last = now;
    write(KEY, withChanges(read(KEY), changes));
    this.#unsent = bothChanges(this.#unsent, changes);
    write(UNSENT, { at: Date.now(), changes: this.#unsent });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#send(), SAVE_AFTER);
  }

  /** `leaving`: the page is about to go, and the browser is to see to it. */
  async #send(leaving = false): Promise<void> {
    clearTimeout(this.#timer);
    const changes = this.#unsent;
    if (!this.#known || Object.keys(changes).length === 0) return;
    this.#unsent = {};
    try {
      await api.changeMe({ settings: changes }, leaving);
      write(UNSENT, { at: Date.now(), changes: this.#unsent });
    } catch {
      this.#unsent = bothChanges(changes, this.#unsent);
    }
  }
}

function read(key: string): Json {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}") as Json;
  } catch {
    return {};
  }
}

function write(key: string, value: Json): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing: the server does.
  }
}

export const settings = new Settings();
