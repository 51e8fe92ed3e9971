// Finds the sequences in the logs of whole games and says all there is to say of them; called by test_sequences.py.
import { readFileSync } from "node:fs";

import { sequences as agricola } from "../../web/src/games/agricola/sequences.ts";
import { sequences as dominion } from "../../web/src/games/dominion/sequences.ts";
import { sequences as lowlands } from "../../web/src/games/lowlands/sequences.ts";
import { usedLast } from "../../web/src/lib/used.ts";
import { Speaker } from "../../web/src/lib/speech.ts";
import { plain } from "../../web/src/lib/types.ts";
import { gainText, titleOf } from "../../web/src/table/sequences.ts";

const find = { agricola, dominion, lowlands };
const { games, texts, names } = JSON.parse(readFileSync(process.argv[2], "utf-8"));
const table = { names, update: { view: { seat: 0 } } };

/** A missing text throws: these speakers are strict. */
function said(speaker, sequence) {
  const scenes = sequence.scenes.map((scene) => ({
    title: speaker.text(scene.title),
    shares: scene.shares.map(({ seat, gains }) => [seat, gains.map((gain) => gainText(speaker, gain))]),
    notes: scene.notes.map((event) => plain(speaker.event(event, names, 0))),
  }));
  return { title: titleOf(speaker, sequence, table), scenes };
}

const found = games.map(({ game, log }) => {
  const sequences = find[game](log);
  const spoken = Object.fromEntries(
    Object.entries(texts[game]).map(([lang, catalogs]) => {
      const speaker = new Speaker(lang, catalogs);
      return [lang, sequences.map((sequence) => said(speaker, sequence))];
    }),
  );
  return { sequences, spoken };
});

const place = ({ kind, space }) => (kind === "place" ? space : null);
const used = games.map(({ log, players }) => Object.fromEntries(usedLast(log, players, Infinity, place)));
console.log(JSON.stringify({ found, used }));
