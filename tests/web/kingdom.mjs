// Draws kingdoms and reads texts as the set-up page does; called by test_kingdom.py with the file of its cases.
import { readFileSync } from "node:fs";

import { draw, namesIn, readNames } from "../../web/src/games/dominion/kingdom.ts";

const { things, draws, catalogs, texts } = JSON.parse(readFileSync(process.argv[2], "utf-8"));
const landscapes = new Set(things.landscape.map(({ slug }) => slug));
const piles = new Map(things.pile.map(({ slug, cards }) => [slug, cards]));
const cards = new Map(things.card.map((card) => [card.slug, card]));
const kinds = {
  isLandscape: (slug) => landscapes.has(slug),
  cost: (slug) => cards.get(piles.get(slug)?.[0] ?? slug)?.cost ?? 0,
};
const names = namesIn(catalogs);
console.log(JSON.stringify({
  drawn: draws.map(({ wishes, locked }) => draw(things.lot, 10, wishes, locked, kinds)),
  read: texts.map((text) => readNames(text, names)),
}));
