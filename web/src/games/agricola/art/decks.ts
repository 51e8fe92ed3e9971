/** The pictures of decks that few tables play with: see drawn.svelte.ts. */

import { X_CARDS } from "./aliens.ts";
import { WOODS_CARDS } from "./woods.ts";

export const DECK_CARDS: Record<string, () => string> = { ...X_CARDS, ...WOODS_CARDS };
