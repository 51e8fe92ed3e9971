/** What a card needs before it can be played, in words: as `spoken_need` of the terminal says it. */

import type { Speaker } from "../../lib/speech.ts";
import type { Need } from "./contract.ts";

export function spokenNeeds(speaker: Speaker, needs: readonly Need[]): string {
  return speaker.listed(needs.map((need) => spokenNeed(speaker, need)));
}

function spokenNeed(speaker: Speaker, { name, n, bound, goods, space }: Need): string {
  const things = Object.entries(goods).flatMap(([good, count]) => Array<string>(count).fill(good));
  const args = { n, goods: speaker.listed(speaker.counted(things, "good")), space: space && speaker.name("space", space) };
  const what = speaker.text(`needs-${name}`, args);
  return bound ? speaker.text(`needs-${bound}`, { what }) : what;
}
