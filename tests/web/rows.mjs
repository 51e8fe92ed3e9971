// Writes the log of games as rows, in every language; called by test_log.py with the file of its logs.
import { readFileSync } from "node:fs";

import { Speaker } from "../../web/src/lib/speech.ts";
import { plain } from "../../web/src/lib/types.ts";
import { chapters } from "../../web/src/table/logbook.ts";

const { texts, names, viewer, log } = JSON.parse(readFileSync(process.argv[2], "utf-8"));

const told = Object.fromEntries(
  Object.entries(texts).map(([lang, catalogs]) => {
    const speaker = new Speaker(lang, catalogs);
    const row = ({ parts, index, pick, depth, named }) => ({ text: plain(parts), parts, index, pick, depth, named });
    const found = chapters(log, { speaker, names, viewer });
    // Told anew, with the last chapter growing: nothing may be left of what was told before.
    for (const until of [1, Math.floor(log.length / 2), log.length]) chapters(log.slice(0, until), { speaker, names, viewer });
    const again = chapters(log, { speaker, names: [...names], viewer });
    if (JSON.stringify(again) !== JSON.stringify(found)) throw new Error("the log is told in another way the second time");
    return [lang, found.map(({ head, rows, from, until }) => ({ head: head && row(head), rows: rows.map(row), from, until }))];
  }),
);
console.log(JSON.stringify(told));
