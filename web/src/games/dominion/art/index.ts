import { ADVENTURES } from "./adventures.ts";
import { ALLIES } from "./allies.ts";
import { BASE } from "./base.ts";
import { BASIC } from "./basic.ts";
import { CASTLES } from "./castles.ts";
import { EMPIRES } from "./empires.ts";
import { FATES } from "./fates.ts";
import { HINTERLANDS } from "./hinterlands.ts";
import { INTRIGUE } from "./intrigue.ts";
import { MENAGERIE } from "./menagerie.ts";
import { NOCTURNE } from "./nocturne.ts";
import { RENAISSANCE } from "./renaissance.ts";
import { SEASIDE } from "./seaside.ts";

const DRAWINGS: Record<string, () => string> = {
  ...BASIC,
  ...BASE,
  ...INTRIGUE,
  ...SEASIDE,
  ...HINTERLANDS,
  ...ADVENTURES,
  ...EMPIRES,
  ...CASTLES,
  ...NOCTURNE,
  ...FATES,
  ...RENAISSANCE,
  ...MENAGERIE,
  ...ALLIES,
};
const drawn = new Map<string, string>();

export const DRAWN: readonly string[] = Object.keys(DRAWINGS);

/** The drawing of a card: the inside of an SVG of 120 by 80. */
export function drawing(slug: string): string {
  let art = drawn.get(slug);
  if (art === undefined) {
    art = DRAWINGS[slug]?.() ?? "";
    drawn.set(slug, art);
  }
  return art;
}
