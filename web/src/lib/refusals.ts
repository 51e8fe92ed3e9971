/** Why something was refused, in the person's language. The server's own sentences are English. */

import { t, words } from "./words.svelte.ts";

export function refusalText(refusal: { error: string; message: string }): string {
  const name = `refused-${refusal.error}`;
  const speaker = words.of(words.has("clocks") ? "clocks" : "");
  return speaker.has(name) ? speaker.text(name) : t("refused-other", { why: refusal.message });
}
