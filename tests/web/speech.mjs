// Says what Python said of the same things and compares; called by test_speech.py with the file of its cases.
import { readFileSync } from "node:fs";

import { Speaker } from "../../web/src/lib/speech.ts";
import { plain } from "../../web/src/lib/types.ts";

const { texts, names, cases } = JSON.parse(readFileSync(process.argv[2], "utf-8"));
const speakers = Object.fromEntries(Object.entries(texts).map(([lang, catalogs]) => [lang, new Speaker(lang, catalogs)]));

function speak({ lang, view, event, saying, about, viewer, message }) {
  const speaker = speakers[lang];
  if (message) return [speaker.parts(message[0], message[1], message[2] ?? undefined)];
  if (saying) return [speaker.saying(about, saying, names, viewer)];
  if (event) return [speaker.event(event, names, viewer)];
  const { prompt, options } = view.choice;
  const keys = options.map((option) => option.key);
  return [speaker.prompt(prompt, keys, names), ...options.map((offered) => speaker.option(offered, prompt, view.table, names))];
}

let compared = 0;
let named = 0;
for (const asked of cases) {
  const said = speak(asked);
  said.forEach((parts, at) => {
    compared += 1;
    named += parts.some((part) => typeof part !== "string") ? 1 : 0;
    if (plain(parts) !== asked.said[at]) {
      console.log(`${asked.lang}: ${JSON.stringify(asked.message ?? asked.event ?? asked.saying ?? asked.view.choice.prompt)}`);
      console.log(`  Python: ${asked.said[at]}\n  page:   ${plain(parts)}`);
      process.exit(1);
    }
  });
}
console.log(`${compared} sentences are the same, ${named} of them name a thing that carries its text`);
