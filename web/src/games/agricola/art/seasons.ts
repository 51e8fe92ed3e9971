/** The signs of the four seasons, on a field of 24 by 24: a snowflake, a flower, the sun, a leaf. */

import { at, CLAY, disc, EMBER, fill, LAKE, LEAF, line, PAPER, PLUM, SKY, WHEAT } from "../../../art/draw.ts";

const around = (n: number, inner: string): string => Array.from({ length: n }, (_, at_) => at(12, 12, inner, 1, (360 / n) * at_)).join("");

export const SEASON_PIECES: Record<string, string> = {
  winter: disc(12, 12, 11, SKY) + around(6, line("M0 0V-8.500M0-5l-2-2M0-5l2-2", PAPER, 1.700)) + around(6, line("M0 0V-8.500M0-5l-2-2M0-5l2-2", LAKE, 0.900)),
  spring: line("M12 23v-9M12 21q-4 0-5-3M12 20q4 0 5-3", LEAF, 1.700) + at(0, -2, around(5, fill("M0 0q-4-4 0-8 4 4 0 8z", PLUM)) + disc(12, 12, 2.300, WHEAT)),
  summer: around(8, line("M0-8v-2.700", EMBER, 2)) + disc(12, 12, 6.500, WHEAT),
  autumn: fill("M4 20Q1 8 12 5q6-1.500 9-3 1 9-4 14-5 4.500-13 4z", EMBER) + line("M2.500 22Q8 13 17 7M9 14l-.5-5M9 14l6 1M13 10l-.3-3.500M13 10l4.500.5", CLAY, 1.200),
};
