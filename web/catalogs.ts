/** What the build makes of the message catalogs: texts without comments, and where the long words in names may be parted. */

import { readFileSync } from "node:fs";

import german from "hyphen/de/index.js";
import english from "hyphen/en-us/index.js";
import type { Plugin } from "vite";

const HYPHENATE = { de: german.hyphenateSync, en: english.hyphenateSync };
/** Names, headings and labels: what must fit into a place. Sentences have room. */
const NAME = /^(?:[\w-]+|\s+\.short) = ([^{\n]{1,40})$/gm;
const LONG = /\p{L}{7,}/gu;
/** What remains on a line, or comes to the next, is no mere ending. */
const SHORTEST = 3;

/** Where the patterns miss a seam. */
const CORRECTED = new Map(
  (
    "Schilf-ufer Rode-spaten Wirts-haus-tableau Wild-ernte Torf-asche-dünger Rasen-soden Moor-erschlie-ßung Hof-erwei-terung " +
    "Hof-plan-erwei-terung Spiel-ende Mate-rial mate-rial Ross-schlach-terei Clay-pipe Man-ser-vant Extra-ter-res-trial"
  ).split(" ").map((word) => [word.replaceAll("-", ""), word]),
);

/** "Ge-trei-de-spei-cher Vieh-markt": every long word of the names in a catalog once, parted by the patterns of its language. */
export function parted(catalog: string, lang: keyof typeof HYPHENATE): string {
  const names = [...catalog.matchAll(NAME)].map(([, name = ""]) => name).join("\n");
  const words = new Set(names.match(LONG));
  const seen = [...words].map((word) => CORRECTED.get(word) ?? joined(HYPHENATE[lang](word, { hyphenChar: "-" })));
  return seen.filter((word) => word.includes("-")).join(" ");
}

/** Without a seam so near to the beginning or the end. */
function joined(word: string): string {
  return word.replace(new RegExp(`^(\\p{L}{1,${SHORTEST - 1}})-`, "u"), "$1").replace(new RegExp(`-(\\p{L}{1,${SHORTEST - 1}})$`, "u"), "$1");
}

export const catalogs: Plugin = {
  name: "catalogs",
  enforce: "pre",
  load(id) {
    const [file = ""] = id.split("?");
    const [, lang] = /locales\/(de|en)\/[\w-]+\.ftl$/.exec(file) ?? [];
    if (lang === undefined) return null;
    const spoken = readFileSync(file, "utf-8").replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
    const syllables = parted(spoken, lang as keyof typeof HYPHENATE);
    return `export default ${JSON.stringify(spoken)}; export const syllables = ${JSON.stringify(syllables)};`;
  },
};
