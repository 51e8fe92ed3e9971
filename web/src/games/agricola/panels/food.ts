/** What can be turned into what: eating, cooking, exchanges of cards. */

import type { OptionKey } from "../../../lib/types.ts";
import { type Bundle, type Good, listed } from "../view.ts";
import type { Table } from "./types.ts";

export interface Turning {
  key: OptionKey;
  give: Bundle;
  get: Bundle;
  /** The card that makes it possible; none for what everybody can do. */
  card: string | null;
}

const TURNS = ["eat", "exchange"];

/** The options of a choice that turn goods into others. */
export function turnings(view: Table, keys: readonly OptionKey[]): Turning[] {
  return keys.filter(([kind]) => TURNS.includes(kind)).map((key) => turning(view, key));
}

function turning(view: Table, key: OptionKey): Turning {
  const exchange = view.previews?.exchanges.find((one) => one.key.join(" ") === key.join(" "));
  if (exchange !== undefined) return { key, give: exchange.give, get: exchange.get, card: exchange.card };
  const good = key[1] as Good;
  const food = view.cooking.find(({ eat }) => eat === good)?.food ?? 0;
  return { key, give: { [good]: 1 }, get: { food }, card: null };
}

/** How many of a good there are after some turnings. */
export function left(goods: Bundle, good: Good, done: readonly Turning[]): number {
  return done.reduce((n, { give, get }) => n - (give[good] ?? 0) + (get[good] ?? 0), goods[good] ?? 0);
}

export const isNothing = (bundle: Bundle): boolean => listed(bundle).length === 0;
