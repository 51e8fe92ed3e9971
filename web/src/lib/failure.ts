/** What to tell a person when something did not work. */

import { ApiError } from "./api.ts";
import { refusalText } from "./refusals.ts";
import { t } from "./words.svelte.ts";

export function failure(error: unknown): string {
  if (error instanceof ApiError) return refusalText({ error: error.code, message: error.message });
  return t("page-failed", { why: error instanceof Error ? error.message : String(error) });
}
