/** The texts of the hall and of talk, which are loaded with them: a catalog of its own. */

import { ApiError } from "../lib/api.ts";
import { failure } from "../lib/failure.ts";
import type { Args } from "../lib/speech.ts";
import { words } from "../lib/words.svelte.ts";

export const say = (name: string, args: Args = {}): string => words.of("lobby").text(name, args);

/** Whether they are here; whoever asks is drawn anew when they come. */
export const spoken = (): boolean => words.of("lobby") !== undefined && words.has("lobby");

/** What to tell a person when something of this did not work. */
export function trouble(error: unknown): string {
  const name = error instanceof ApiError ? `refused-${error.code}` : "";
  return name && words.of("lobby").has(name) ? say(name) : failure(error);
}
