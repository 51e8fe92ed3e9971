// Looks rules and cards up as the pages do; called by test_lookup.py with the file of its cases.
import { readFileSync } from "node:fs";

import agricola from "../../web/src/games/agricola/gallery.ts";
import dominion from "../../web/src/games/dominion/gallery.ts";
import lowlands from "../../web/src/games/lowlands/gallery.ts";
import { Speaker } from "../../web/src/lib/speech.ts";
import { calledBy, counts, PLAIN, searchFor, shownAs, toggled, wished, wishIn } from "../../web/src/lookup/gallery.ts";
import { booksOf, corrected, find, namesOf, piecesOf, soughtIn } from "../../web/src/lookup/rulebook.ts";

const { games, queries, wrong, named, wishes, called, tables } = JSON.parse(readFileSync(process.argv[2], "utf-8"));
const GALLERIES = { agricola, dominion, lowlands };
const shelf = {};

function open(game, lang) {
  shelf[`${game} ${lang}`] ??= (() => {
    const { things, ledgers, texts, info } = games[game];
    const speaker = new Speaker(lang, texts[lang]);
    const all = GALLERIES[game].exhibits(things).map((one) => shownAs(one, speaker));
    return { books: booksOf(ledgers[lang]), speaker, all, info, gallery: GALLERIES[game] };
  })();
  return shelf[`${game} ${lang}`];
}

const numbers = (books) => books.flatMap(({ parts }) => parts.flatMap(({ entries }) => entries.map(({ rule }) => rule.number)));
const slugs = (all) => all.map(({ slug }) => slug);

console.log(JSON.stringify({
  found: queries.map(([game, lang, query]) => numbers(find(open(game, lang).books, query))),
  corrected: wrong.map(([game, lang, query]) => {
    const { books, all } = open(game, lang);
    return corrected(books, all.flatMap((one) => one.called), query);
  }),
  pieces: named.map(([game, lang, text, query]) => {
    const names = namesOf(open(game, lang).all.map((one) => [one.name, { kind: one.kind, slug: one.slug }]));
    return piecesOf(text, names, soughtIn(query)).map(({ text, found, number, thing }) => [text, found, number ?? thing?.slug ?? null]);
  }),
  wished: wishes.map(([game, lang, search]) => {
    const { all, gallery } = open(game, lang);
    const wish = wishIn(search, gallery.filters);
    return { slugs: slugs(wished(all, wish, lang)), again: searchFor(wish) };
  }),
  called: called.map(([game, lang, query]) => slugs(calledBy(open(game, lang).all, query))),
  tables: tables.map(({ game, view, options }) => {
    const { all, gallery } = open(game, "en");
    return slugs(all.filter(gallery.atTable(view, options)));
  }),
  // Every value that anything has is a value of its filter with a name, and is counted.
  filters: Object.keys(games).flatMap((game) => ["en", "de"].flatMap((lang) => {
    const { all, gallery, speaker, info } = open(game, lang);
    return gallery.filters.map((filter) => {
      const has = [...new Set(all.flatMap(({ marks }) => marks[filter.name] ?? []))];
      const labels = has.map((value) => filter.label(value, speaker, info));
      const none = wishIn("", gallery.filters);
      const counted = counts(all, has.reduce((wish, value) => toggled(wish, filter.name, value), none), filter);
      return { game, lang, filter: filter.name, unknown: has.filter((value) => !filter.values.includes(value)), labels, least: Math.min(...has.map((value) => counted.get(value) ?? 0)) };
    });
  })),
  names: Object.fromEntries(Object.keys(games).map((game) => [game, open(game, "en").all.filter(({ name, slug }) => name === slug).map(({ slug }) => slug)])),
  plain: slugs(PLAIN.exhibits({ card: [{ slug: "ox" }], kingdom: [{ slug: "no-card" }] })),
}));
