/** Farmers of the Moor: what lies on the spaces of a farmyard, each on a field of 40 by 40. */

import { at, box, disc, fill, INK, line, PAPER, STONE, WOOD } from "../../../art/draw.ts";
import { forest, moor } from "./ground.ts";
import { PIECES } from "./pieces.ts";

const TILES: Record<string, () => string> = { forest, moor };

/** A tile on another one: the lower one, in its shadow, looks out on two sides. */
export function stacked(top: string, below: string): string {
  const [upper = "", lower = ""] = [top, below].map((tile) => TILES[tile]?.());
  return lower + box(0, 0, 40, 40, "rgb(30 24 16 / 0.5)") + at(0, 0, upper, 0.84) + line("M.5.5h33v33h-33z", "#f3e6cb", 1);
}

/** A space on which nothing can be built any more: a tombstone, or where somebody has dug. */
export const tombstone = (): string =>
  box(0, 0, 40, 40, "#849a58") + fill("M8 35q12-7 24 0z", "#6b5a3c") + fill("M12 34V15q8-12 16 0v19z", STONE) +
  line("M12 34V15q8-12 16 0v19", INK, 1.3) + line("M20 15v11M16 19h8", INK, 2);

export const digging = (): string =>
  box(0, 0, 40, 40, "#8d7f52") + fill("M4 20q16-12 32 0-3 14-16 15Q7 34 4 20z", "#4a382b") + fill("M9 22q11-7 22 0-4 8-11 8-8 0-11-8z", "#33261b") +
  line("M5 11h30", WOOD, 3) + line("M9 6v10M20 6v10M31 6v10", INK, 2.4) + disc(17, 26, 2, PAPER) + line("M20 25l6-2", PAPER, 1.8);

/** Goods that wait on a space, small, in its lower right corner. */
export const waiting = (goods: readonly string[]): string =>
  goods.map((good, n) => at(24 - n * 11, 25, disc(7, 7, 7.4, "#fbf4e4") + at(1, 1, PIECES[good] ?? "", 0.5), 1)).join("");

/** A person who lives in the forest, in the colour that is set around it. */
export const lodger = (): string => at(12, 15, PIECES.person ?? "");
