/**
 * The texts, in the language that is chosen now: `t("close")` for the page, `words.of("dominion")` for a game.
 * They come from the Fluent catalogs of the terminal, loaded by language and game, those of a game from elsewhere from
 * the server; whoever reads them is drawn anew when they arrive or when another language is chosen. What is rarely needed,
 * the texts of decks that few tables play with and those of lessons and rules pages, is loaded like a game of its own,
 * "agricola decks", "agricola learn", and spoken by the game's speaker.
 */

import { SvelteMap } from "svelte/reactivity";

import { api } from "./api.ts";
import { settings } from "./settings.svelte.ts";
import { Speaker, type Args } from "./speech.ts";
import { learn } from "./syllables.ts";
import type { Lang } from "./types.ts";

/** A catalog, and where the long words of its names may be parted; see catalogs.ts of the build. */
interface Catalog {
  default: string;
  syllables: string;
}

const CATALOGS = import.meta.glob<Catalog>(
  [
    "../../../src/allmende/locales/*/*.ftl",
    "!../../../src/allmende/locales/*/cli.ftl",
    "!../../../src/allmende/locales/*/lab.ftl",
    "!../../../src/allmende/locales/*/*-settings.ftl",
  ],
  { query: "?raw" },
);
const COMMON = ["table", "web"];
/** What is loaded only when somebody asks for it, by what its catalogs are called. */
const APART: Record<string, RegExp> = { decks: /-(x|forest)\b/, learn: /-learn$/ };

class Words {
  #texts = new SvelteMap<string, string[]>();
  #coming = new Map<string, Promise<void>>();
  #speakers = new Map<string, Speaker>();
  #games = new Set<string>([""]);
  #lang = $state<Lang>(settings.lang);

  constructor() {
    $effect.root(() => {
      $effect(() => void this.#turnTo(settings.lang));
    });
  }

  /** The language that is spoken; a newly chosen one as soon as its texts are here. */
  get lang(): Lang {
    return this.#lang;
  }

  /** Resolves when the texts of the page ("") or of a game are here. */
  async load(game = ""): Promise<void> {
    this.#games.add(game);
    await Promise.all(["", game].map((name) => this.#fetch(settings.lang, name)));
  }

  /** Whether a game's texts are here. */
  has(game: string): boolean {
    return this.#texts.has(`${this.#lang} ${game}`);
  }

  /** The speaker of a game. Its texts are fetched if need be; until then it knows those of the page. */
  of(game: string): Speaker {
    const lang = this.#lang;
    const own = game === "" ? [] : this.#texts.get(`${lang} ${game}`);
    const apart = Object.keys(APART).filter((part) => this.#texts.has(`${lang} ${game} ${part}`));
    if (own === undefined) void this.load(game).catch(() => undefined);
    const key = `${lang} ${own === undefined ? "" : game} ${apart.join(" ")}`;
    const common = this.#texts.get(`${lang} `) ?? [];
    let speaker = this.#speakers.get(key);
    if (speaker === undefined) {
      const more = apart.flatMap((part) => this.#texts.get(`${lang} ${game} ${part}`) ?? []);
      speaker = new Speaker(lang, [...common, ...(own ?? []), ...more], import.meta.env.DEV);
      if (common.length > 0) this.#speakers.set(key, speaker);
    }
    return speaker;
  }

  async #turnTo(lang: Lang): Promise<void> {
    await Promise.all([...this.#games].map((game) => this.#fetch(lang, game)));
    if (lang === settings.lang) this.#lang = lang;
  }

  #fetch(lang: Lang, game: string): Promise<void> {
    const key = `${lang} ${game}`;
    const before = this.#coming.get(key);
    if (before !== undefined) return before;
    const coming = Promise.all(catalogsOf(lang, game).map((load) => load())).then((catalogs) => {
      for (const { syllables } of catalogs) learn(lang, syllables);
      this.#texts.set(key, catalogs.map((catalog) => catalog.default));
    });
    this.#coming.set(key, coming);
    coming.catch(() => this.#coming.delete(key));
    return coming;
  }
}

function catalogsOf(lang: Lang, name: string): (() => Promise<Catalog>)[] {
  const [game = "", part] = name.split(" ");
  const isPart = (stem: string): boolean => Object.entries(APART).find(([, called]) => called.test(stem))?.[0] === part;
  const built = Object.entries(CATALOGS)
    .filter(([path]) => {
      const [folder, file = ""] = path.split("/").slice(-2);
      const stem = file.replace(".ftl", "");
      return folder === lang && (game === "" ? COMMON.includes(stem) : stem.split("-")[0] === game && isPart(stem));
    })
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, load]) => load);
  return built.length > 0 ? built : [async () => ({ default: await api.texts(game, lang), syllables: "" })];
}

export const words = new Words();

/** A text of the page, from web.ftl. */
export function t(name: string, args: Args = {}, attribute?: string): string {
  return words.of("").text(name, args, attribute);
}
