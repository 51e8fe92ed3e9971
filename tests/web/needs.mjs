// Says what Python said of the needs of cards and compares; called by test_needs.py with the file of its cases.
import { readFileSync } from "node:fs";

import { spokenNeeds } from "../../web/src/games/agricola/needs.ts";
import { Speaker } from "../../web/src/lib/speech.ts";

const { texts, cases } = JSON.parse(readFileSync(process.argv[2], "utf-8"));
const speakers = Object.fromEntries(Object.entries(texts).map(([lang, catalogs]) => [lang, new Speaker(lang, catalogs)]));

for (const { lang, needs, said } of cases) {
  const page = spokenNeeds(speakers[lang], needs);
  if (page !== said) {
    console.log(`${lang}: Python says "${said}", the page "${page}"`);
    process.exit(1);
  }
}
console.log(`${cases.length} sentences are the same`);
