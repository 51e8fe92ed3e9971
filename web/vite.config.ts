import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { catalogs } from "./catalogs.ts";

const server = process.env.ALLMENDE_SERVER ?? "http://127.0.0.1:8642";
const root = fileURLToPath(new URL("..", import.meta.url));

const gameOf = (file: string): string => /src\/games\/(\w+)\//.exec(file)?.[1] ?? "";

/** The folder of the game to which all these files belong; none if they belong to several, or to the page. */
function folderOf(files: readonly string[]): string {
  const games = new Set(files.filter((file) => !file.includes("node_modules")).map(gameOf));
  const [game] = games;
  return games.size === 1 && game ? `${game}/` : "";
}

/** "de-dominion" for all catalogs of a game in a language; "decks-de-agricola" and "learn-de-agricola" are loaded when asked for. */
const textsOf = (file: string): string => {
  const name = /locales\/(\w+)\/(\w+)[\w-]*\.ftl/.exec(file)?.slice(1).join("-") ?? "";
  return /-(x|forest)\b/.test(file) ? `decks-${name}` : /-learn\b/.test(file) ? `learn-${name}` : name;
};

/** Few large files pack better than many small ones: what all pages need, the pages, the table, what a game's board and tips share. */
const groups = [
  { name: textsOf, test: /\.ftl/ },
  { name: "page", test: /node_modules|src\/(lib|ui|style)\// },
  { name: "aside", test: /src\/(pages\/(Puzzles|Campaign)\.|table\/(Review|Chances|Puzzle)\.)/ },
  { name: "pages", test: /src\/pages\// },
  { name: "hall", test: /src\/(hall|talk)\// },
  { name: "known", test: /src\/known\// },
  { name: "notices", test: /src\/notices\// },
  { name: "clocks-set", test: /src\/clocks\/(ClockFields|Vacation)/ },
  { name: "clocks", test: /src\/clocks\// },
  { name: "counts", test: /src\/results\/(results|Counts|RatedField|AfterGame)/ },
  { name: "results", test: /src\/results\// },
  { name: "lookup", test: /src\/lookup\/(?!LookUp)/ },
  { name: "art", test: /src\/art\// },
  { name: "table", test: /src\/table\// },
  { name: "learn", test: /src\/learn\// },
  {
    name: (id: string) => `${gameOf(id)}-things`,
    test: /src\/games\/\w+\/(art\/(?!Picture|Rules|decks|aliens|woods)|Thing|Piece|box|Bundle|Coin)/,
  },
];

// The server's Content-Security-Policy allows no inline scripts or styles: nothing is inlined here.
export default defineConfig({
  plugins: [svelte(), catalogs],
  build: {
    outDir: "../src/allmende/server/static",
    emptyOutDir: true,
    target: ["chrome123", "firefox128", "safari17.5"],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
        // Texts apart from code, and every game apart: a person loads those of one language and one game.
        chunkFileNames: ({ moduleIds }) =>
          `assets/${textsOf(moduleIds[0] ?? "") === "" ? folderOf(moduleIds) : "texts/"}[name]-[hash].js`,
        assetFileNames: ({ names, originalFileNames }) => {
          const [, game] = /^(\w+)-things/.exec(names[0] ?? "") ?? [];
          return `assets/${game === undefined ? folderOf(originalFileNames) : `${game}/`}[name]-[hash][extname]`;
        },
      },
    },
  },
  server: {
    // A request through the proxy comes from this page: to the server it shall look like its own.
    proxy: {
      "/api": {
        target: server,
        ws: true,
        changeOrigin: true,
        headers: { origin: server },
      },
    },
    fs: { allow: [root] },
  },
});
