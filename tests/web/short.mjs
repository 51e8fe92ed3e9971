// Tells games in short words; called by test_choosing.py with the games, and what is played of each.
import { inShort } from "../../web/src/hall/short.ts";

const [games, cases] = process.argv.slice(2).map((text) => JSON.parse(text));
const slug = (kind, name) => `${kind} ${name}`;
console.log(JSON.stringify(cases.map(([game, chosen, lang]) => inShort(games[game], chosen, lang, slug))));
