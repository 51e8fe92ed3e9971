// Says who has won and why as Python did and compares; called by test_verdicts.py with the file of its cases.
import { readFileSync } from "node:fs";

import { Speaker } from "../../web/src/lib/speech.ts";
import { headline, reason } from "../../web/src/lib/verdicts.ts";

const { catalogs, cases } = JSON.parse(readFileSync(process.argv[2], "utf-8"));
const speakers = new Map(catalogs.map(({ lang, game, texts }) => [`${lang} ${game}`, new Speaker(lang, texts, true)]));

for (const { lang, game, told, said } of cases) {
  const all = { ...told, speaker: speakers.get(`${lang} ${game}`) };
  const found = [headline(all), reason(all)].filter((sentence) => sentence !== "");
  if (JSON.stringify(found) === JSON.stringify(said)) continue;
  console.log(`${lang} ${game} ${JSON.stringify(told)}\n  Python: ${JSON.stringify(said)}\n  page:   ${JSON.stringify(found)}`);
  process.exit(1);
}
console.log(cases.length);
