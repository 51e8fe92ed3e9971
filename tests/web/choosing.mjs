// Decides what goes together as Python did and compares; called by test_choosing.py with the file of its cases.
import { readFileSync } from "node:fs";

import { completed, fitted, presetOf, refusal, valueName, whyNot } from "../../web/src/lib/choosing.ts";

const games = JSON.parse(readFileSync(process.argv[2], "utf-8"));
const fits = [];

function check(info, chosen, what, found, expected) {
  if (JSON.stringify(found) === JSON.stringify(expected)) return;
  console.log(`${info.game} ${JSON.stringify(chosen)}: ${what}\n  Python: ${JSON.stringify(expected)}\n  page:   ${JSON.stringify(found)}`);
  process.exit(1);
}

const sorted = (object) => Object.fromEntries(Object.entries(object).sort(([one], [other]) => (one < other ? -1 : 1)));

for (const { info, cases } of games) {
  for (const { chosen, refused, options, preset, closed, names } of cases) {
    check(info, chosen, "refusal", refusal(info, chosen)?.en ?? null, refused);
    if (options !== null) check(info, chosen, "options", sorted(completed(info, chosen)), sorted(options));
    if (options !== null) check(info, chosen, "preset", presetOf(info, chosen)?.name ?? null, preset);
    for (const [name, value, why] of closed) check(info, chosen, `${name}=${value}`, whyNot(info, chosen, name, value)?.en ?? null, why);
    for (const [name, value, said] of names) check(info, chosen, `name of ${name}=${value}`, valueName(info, chosen, name, value)?.en, said);
    fits.push([info.game, fitted(info, chosen)]);
  }
}
console.log(JSON.stringify(fits));
