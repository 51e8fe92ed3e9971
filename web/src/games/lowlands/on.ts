/** Tips about what stands on the board: called by how it stands just now, and telling what that part of the board is for. */

import type { Subject } from "../../lib/tip.svelte.ts";
import type { OptionKey } from "../../lib/types.ts";

/** `part`: a text `board-<part>`; `key`: what picking it would be called. */
export const on = (part: string, called: string, key?: OptionKey): Subject => ({ game: "lowlands", kind: `on-${part}`, slug: called, key });
