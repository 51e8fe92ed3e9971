/** What stands in the panel of a sequence, in words. */

import type { Gain, Sequence } from "../lib/sequence.ts";
import type { Speaker } from "../lib/speech.ts";
import type { TableState } from "../lib/table.svelte.ts";

/** "Harvest, round 4", "Bo, turn 8" */
export function titleOf(speaker: Speaker, { title, args, seat }: Sequence, table: TableState): string {
  const who = seat !== null && seat === table.update?.view.seat ? "you" : "other";
  return speaker.text(title, { ...args, who, name: table.names[seat ?? -1] ?? "" });
}

/** With its sign, and a true minus. */
export const signed = (count: number): string => (count < 0 ? `−${-count}` : `+${count}`);

/** "+2 grain" */
export function gainText(speaker: Speaker, { slug, count }: Gain): string {
  const many = Math.abs(count);
  const name = `gain-${slug}`;
  const noun = speaker.has(name) ? speaker.text(name, { count: many }) : speaker.textOr(slug, `good-${slug}`, many === 1 ? undefined : "many");
  return `${signed(count)} ${noun}`;
}
