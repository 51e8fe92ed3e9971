/** Farmers of the Moor: the special actions, the Infirmary and a marker, on a field of 24 by 24 like the pieces. */

import { PERSON } from "../../../art/pieces.ts";
import { at, box, CLAY, disc, EMBER, fill, INK, LAKE, LEAF, line, MOSS, NIGHT, PAPER, SAND, STONE, WHEAT, WOOD } from "../../../art/draw.ts";

const PEAT = "#5b4636";
const pine = (x: number, y: number, size: number, colour: string): string =>
  at(x, y, box(-1, -4, 2, 4, INK) + fill("M0-20l6 8h-3l4 6H-7l4-6h-3z", colour), size);
const flame = (x: number, y: number, size: number): string =>
  at(x, y, fill("M0 0q-6-1-5-7 .8-3 3-4.500 0 2.200 1.500 2.200.8-3.700-.7-6 6.700 3 6.700 9 0 5.300-5.500 6.300z", EMBER) + fill("M0-.5q-3-.7-2.200-3.800.7 1.200 1.500 1.200.4-2.200 1.100-3 2.700 4.500-.4 5.600z", WHEAT), size);
/** What is done behind the houses, by the light of the moon. */
const atNight = (inner: string): string => box(1, 2, 22, 20, NIGHT, 3) + disc(18.500, 6.500, 2.800, "#f3e2b0") + disc(17, 5.700, 2.500, NIGHT) + inner;

export const SPECIALS: Record<string, string> = {
  "cut-peat":
    box(1, 13, 22, 9, PEAT, 1) + line("M1.500 17.500h21M8 13v4.500M15.500 17.500V22", "#3c2e22", 1.200) + line("M1.500 12.500h8.500M18 12.500h4.500", MOSS, 2.200) +
    line("M16.500 1.500L14 11", WOOD, 2.200) + line("M14 1l5 1.200", WOOD, 2.200) + fill("M11.500 9.500l5 1.300-1.300 6.200-2.200 1.200-1.800-2.200z", STONE),
  "fell-trees":
    pine(8, 20, 0.95, MOSS) + fill("M14 21v-4.500h6V21z", WOOD) + `<ellipse cx="17" cy="16.500" rx="3" ry="1.200" fill="${SAND}"/>` +
    line("M21.500 13.500L14.500 4", WOOD, 2) + fill("M12 7q-.5-5 4.500-6 1 3 3.500 3.500-2.500 3.500-6 3.800z", STONE) + line("M1.500 21.500h21", LEAF, 1.600),
  "slash-and-burn":
    box(1, 16, 22, 6.500, "#8a5a36", 1) + line("M2.500 19.500q3.500-1.800 7 0t7 0 5 0", "#5c3a20", 1.400) + pine(7, 18, 0.72, "#3a3a2a") + pine(17.500, 18, 0.66, "#3a3a2a") +
    flame(12.300, 18, 0.95) + flame(5, 18, 0.5) + flame(20, 18, 0.5),
  "hiring-fair":
    line("M13 14L22 4.500", WOOD, 1.800) + disc(20.500, 5, 3.200, CLAY) + line("M18.500 6.500l4-3", PAPER, 0.9) +
    at(-2.500, 0, fill(PERSON, "#7b5f3c") + fill("M5.500 6.800q6.500-3 13 0L15.500 4.500q-.5-3-3.500-3t-3.500 3z", WHEAT)),
  "black-market": atNight(box(4, 9, 13, 11, WOOD, 1) + line("M4 13h13M10.500 9v11", INK, 1.200) + line("M7 9q0-4 3.500-4T14 9", "#a9774a", 1.700) + disc(10.500, 13, 1.600, WHEAT)),
  "illicit-work": atNight(at(7.500, 20.500, box(-1.400, -13, 2.800, 13, WOOD, 1.300), 1, 22) + fill("M6.500 6.500l9.500-1 3.200 3.600-1.800 1.300-1.800-1.300-7.600 1.200z", STONE) + line("M9 7.600l5.500-.6", PAPER, 0.900)),
  "garden-path":
    box(2, 3, 20, 18, "#93a860", 2) + [[8, 18.500], [13, 14.500], [9.500, 10.500], [14.500, 6.500]].map(([x = 0, y = 0]) => `<ellipse cx="${x}" cy="${y}" rx="4" ry="1.900" fill="${WOOD}"/>` + line(`M${x - 2} ${y}h4`, SAND, 0.8)).join(""),
  infirmary:
    box(1.500, 13, 21, 5.500, WOOD, 1) + box(3, 9.500, 6.500, 4, PAPER, 1.500) + box(9.500, 10.500, 12, 4, LAKE, 1) + line("M2.500 8v13M21.500 12v9", INK, 1.800) +
    fill("M14.500 1h3v2.500H20v3h-2.500V9h-3V6.500H12v-3h2.500z", LEAF),
};
