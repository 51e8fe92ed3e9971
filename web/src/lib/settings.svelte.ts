/** What a person likes: kept with the person on the server, and in this browser so that it is there at once. */

import { api } from "./api.ts";
import type { Json, Lang } from "./types.ts";

export interface Likings {
  /** "auto": the browser's language. */
  language: "auto" | Lang;
  theme: "auto" | "day" | "evening";
  /** Things fly to where they go; "auto" asks the system. */
  motion: "auto" | "on" | "off";
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
const FIRST: Likings = {
  language: "auto", theme: "auto", motion: "auto", sound: false, notify: false, confirm: false, hints: "auto",
  hover: true, textSize: 100, log: true, own: {},
};
const SAVE_AFTER = 600;

class Settings {
  /** Read and write as you like: `settings.it.theme = "day"`; it is kept by itself. */
  it = $state<Likings>({ ...FIRST });
  /** My display name; empty if I gave none. */
  name = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;
  #kept = "";

  constructor() {
    this.#take(read());
    $effect.root(() => {
      $effect(() => this.#show());
      $effect(() => this.#keep());
    });
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

  /** Ask the server who I am; a browser that is nobody yet becomes a person. */
  async greet(): Promise<void> {
    const me = await api.me();
    this.name = me.name;
    this.#take(me.settings);
    this.#kept = JSON.stringify(this.it);
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
  }

  #show(): void {
    const root = document.documentElement;
    if (this.it.theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = this.it.theme;
    root.dataset.motion = this.motion ? "on" : "off";
    root.lang = this.lang;
    root.style.setProperty("--text-size", `${this.it.textSize}%`);
  }

  #keep(): void {
    const now = JSON.stringify(this.it);
    try {
      localStorage.setItem(KEY, now);
    } catch {
      // A browser that keeps nothing: the server does.
    }
    if (this.#kept === "" || now === this.#kept) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#kept = now;
      api.changeMe({ settings: JSON.parse(now) as Json }).catch(() => undefined);
    }, SAVE_AFTER);
  }
}

function read(): Json {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Json;
  } catch {
    return {};
  }
}

export const settings = new Settings();
