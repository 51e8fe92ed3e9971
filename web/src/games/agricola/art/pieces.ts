/** The goods, animals and markers of Agricola, on a field of 24 by 24. */

import { at, box, CLAY, disc, EMBER, fill, INK, LAKE, LEAF, line, MOSS, PAPER, SAND, SKY, STONE, WHEAT, WOOD } from "../../../art/draw.ts";
import { COMMON, PERSON, sheep } from "../../../art/pieces.ts";
import { SPECIALS } from "./specials.ts";

const HIDE = "#4a3b31";
const COW = "#a5683c";
const BAY = "#8a5a32";

type Creature = (x: number, y: number, scale?: number, mirror?: boolean) => string;

/** All animals look to the left; (0, 0) is between their feet. */
const creature = (inner: string): Creature => (x, y, scale = 1, mirror = false) => at(x, y, inner, scale, 0, mirror);

const boar = creature(
  line("M-4.5-4v4M-1.5-4v4M3.5-4v4M6.5-4v4", INK, 1.7) +
    fill("M-6-11q3-4 8-3.500 7 .5 7.500 5.500 .5 6-4 6.500h-9q-4 0-4.500-4z", HIDE) +
    fill("M-5-12q-4 0-5.500 3l-2.500 2.500q0 2.500 2.500 2.500h5z", HIDE) +
    line("M-3-13.500l-1-2M0-14.500l-.5-2M3-14.500v-2M6-13l.8-2", INK, 1.3) +
    line("M-9.500-4.500q-1.500-.5-1.500-3", PAPER, 1.300) + disc(-7.5, -8.800, 0.9, PAPER) + line("M9.200-9q2 0 1.800-2.500", INK, 1.100) +
    line("M-1-6q2-2 4 0M3-9.500q2-2 4 0", "#6f5b4c", 1),
);

const cattle = creature(
  line("M-4.500-5v5M-1.500-5v5M4-5v5M7-5v5", INK, 1.800) +
    fill("M-6-13q7-2.500 14 0 2.500 1 2 5-.5 4-3 4.500h-10q-3.500-1-3.500-5z", COW) +
    fill("M1-14q4-.5 5.500 1 .5 4-3 4.500-3.500-.5-2.500-5.500z", PAPER) +
    fill("M-6-15q-5-.5-6 2-1.500 3 0 5.500 3 1.500 5-1l2-3z", COW) +
    fill("M-12.300-9.500q-1 2.500 1.300 3.200 2 0 2.700-1.500z", PAPER) +
    line("M-10-14.500q-3-.5-3-3.500M-6.500-15q0-2.500 2-3.500", INK, 1.400) + disc(-9, -11.500, 0.900, INK) + line("M10-11q2 2 1 6", INK, 1.100),
);

const horse = creature(
  line("M-4-6v6M-1-6v6M5-6v6M8-6v6", INK, 1.800) +
    fill("M-5-12q6-1.500 12-.5 3 1 2.500 4.500-.5 3.500-3 3.500h-9q-3 0-3.500-3.500z", BAY) +
    fill("M-5.500-11q-1-6 1-9l-5 2-3 4q0 1.500 1.800 1.800l3.200-1q-1 5 1.500 7.500z", BAY) +
    line("M-4-20q3 2 2.500 8M9.500-11q3.500 1.500 2 7", INK, 2) + disc(-8.600, -16, 0.800, INK) + fill("M-6-19.500l.5-2.500 2 2z", BAY),
);

export const BEASTS: Record<string, Creature> = { sheep, boar, cattle, horse };

const grain =
  line("M12 22V9M8 22q0-7-2.500-11M16 22q0-7 2.500-11", "#b07f22", 1.500) +
  [[12, 3], [5.5, 6], [18.5, 6]].map(([x = 0, y = 0]) =>
    fill(`M${x} ${y - 2}q2 2 0 4.500-2-2.500 0-4.500zM${x - 0.5} ${y + 5}q-3-.5-3-4 3 .5 3 4zM${x + 0.5} ${y + 5}q3-.5 3-4-3 .5-3 4zM${x - 0.5} ${y + 9}q-3-.5-3-4 3 .5 3 4zM${x + 0.5} ${y + 9}q3-.5 3-4-3 .5-3 4z`, WHEAT)).join("");

const vegetable =
  fill("M12 9q-9-2-9.500 5.500Q3 21.500 12 21.500t9.500-7Q21 7 12 9z", EMBER) +
  line("M8 10q-2.500 5 0 10.500M16 10q2.500 5 0 10.500M12 10v11", CLAY, 1.200) +
  fill("M11 9q-.5-3 2-5.500l2 1Q13 6 13.500 9z", MOSS) + fill("M13 8q3-4 7-2.500-2 3.500-7 2.500z", LEAF);

export const PIECES: Record<string, string> = {
  ...COMMON,
  ...SPECIALS,
  food:
    fill("M3 12h18q-.5 8-9 8.500Q3.500 20 3 12z", CLAY) + fill("M4 11.500q1-3 4-2.500 1-3 4.500-2.500 3-1 4.500 2 3-.5 3.500 3z", "#e9c98d") +
    line("M2.500 12h19", INK, 1.600) + line("M8 5q-1.500-1.500 0-3M13 4.500q-1.500-1.500 0-3", STONE, 1.300),
  reed:
    line("M6 22V8M10 22V5M14 22V7M18 22V9", LEAF, 1.600) + line("M4 22q0-5-2-8M20 22q0-4 2-7", MOSS, 1.400) +
    [[6, 5], [10, 2], [14, 4], [18, 6]].map(([x = 0, y = 0]) => box(x - 1.5, y, 3, 6.5, "#7a5230", 1.5)).join("") +
    line("M3.500 18h17", WHEAT, 2.200),
  grain,
  vegetable,
  boar: boar(12.800, 20.500, 1.050),
  cattle: cattle(13, 21.500, 0.950),
  horse: horse(12, 22, 0.950),
  fuel:
    box(2.500, 14.500, 9, 6, "#5b4636", 1) + box(12.500, 14.500, 9, 6, "#4a382b", 1) + box(7.500, 7.500, 9, 6, "#6b5443", 1) +
    line("M4.500 16.500h4M14.500 18h4M9.500 9.500h4", "#9c8167", 1) + fill("M12 6q-3-1-1.500-4 .8 1 1.200 1 1-.8.8-2 3 3 .8 5z", EMBER),
  field: box(2, 3, 20, 18, "#8a5a36", 2) + line("M4 7.500q4-2 8 0t8 0M4 12.500q4-2 8 0t8 0M4 17.500q4-2 8 0t8 0", "#5c3a20", 1.700),
  pasture:
    box(3, 4, 18, 16, "#b9cc7a", 1) + line("M3 4h18v16H3z", WOOD, 2.200) + line("M3 2.500v4M12 2.500v4M21 2.500v4M3 17.500v4M12 17.500v4M21 17.500v4", INK, 2.200) +
    line("M8 14l-1-3M8 14v-3.500M8 14l1-3M15 12l-1-3M15 12V8.500M15 12l1-3", MOSS, 1.100),
  stable: fill("M4 21v-9h16v9z", CLAY) + fill("M1.500 12.500L12 4l10.500 8.500z", INK) + box(8.500, 14, 7, 7, PAPER) + line("M8.500 14l7 7M15.500 14l-7 7", WOOD, 1.200),
  "room-wood": box(3, 8, 18, 13, WOOD) + line("M3 12h18M3 16.500h18", INK, 1.100) + fill("M1 9.500L12 2l11 7.500z", WHEAT) + box(10, 13.500, 4, 7.500, INK),
  "room-clay": box(3, 8, 18, 13, "#c96f45") + line("M5 12h5M14 12h5M4 16.500h4M16 16.500h4", "#8f3d20", 1.200) + fill("M1 9.500L12 2l11 7.500z", CLAY) + box(10, 13.500, 4, 7.500, INK),
  "room-stone": box(3, 8, 18, 13, "#c3b8a8") + line("M3 12.500h18M3 17h18M8 8v4.500M16 8v4.500M7 17v4M17 12.500V17", "#7d7264", 1.100) + fill("M1 9.500L12 2l11 7.500z", "#5f6b7a") + box(10, 13.500, 4, 7.500, INK),
  unused: box(3, 4, 18, 16, "#93a860", 2) + line("M7 16l-1-4M7 16v-4.500M7 16l1-4M16 11l-1-4M16 11V6.500M16 11l1-4M14 18l-1-3M14 18v-3.500M14 18l1-3", "#5f7338", 1.300),
  person: fill(PERSON, "currentColor"),
  newborn: fill("M12 9a3 3 0 0 1 3 3c0 1.200-.6 2-1.500 2.500 3 .6 4.500 2.500 4.500 6.500H6c0-4 1.500-5.900 4.500-6.500C9.600 14 9 13.200 9 12a3 3 0 0 1 3-3z", "currentColor"),
  people: fill(PERSON, "#7b5f3c") + fill("M6 6.500h12l-2.500-2q-.5-3-3.500-3t-3.500 3z", WHEAT),
  first: fill("M3 19l1.500-11 4.500 5L12 5l3 8 4.500-5L21 19z", WHEAT) + line("M3 19l1.500-11 4.500 5L12 5l3 8 4.500-5L21 19z", INK, 1.300) + box(3.500, 18, 17, 3, CLAY, 1),
  begging: fill("M3 13h18q-1 7.500-9 7.500T3 13z", WOOD) + line("M2 13h20", INK, 2) + line("M9 9.500q0-5 3-5t3 2.500q0 1.500-2 2.500l-1 .5", CLAY, 2) + line("M9.500 17h5", PAPER, 1.200),
  bonus: fill("M12 2l2.900 6.200 6.800.8-5 4.700 1.300 6.800-6-3.400-6 3.400 1.300-6.800-5-4.700 6.800-.8z", INK) + fill("M12 5.200l2 4.300 4.600.5-3.400 3.200.9 4.600-4.100-2.300-4.100 2.300.9-4.600L5.400 10l4.600-.5z", WHEAT),
  improvement: at(7, 22, box(-1.600, -15, 3.200, 15, WOOD, 1.500), 1, 20) + fill("M7 3l11-1.500 3.500 4-2 1.500-2-1.500-8.500 1.500z", INK) + line("M10 4.500l6-.8", PAPER, 1),
  occupation: fill("M2 15q10-5 20 0-1 3-10 3T2 15z", "#7b5f3c") + fill("M6.500 14Q6 5 12 5t5.500 9q-5.500-2-11 0z", WOOD) + line("M6.500 13q5.500-2 11 0", WHEAT, 1.800),
  minor: box(4, 6, 16, 15, WOOD, 1.500) + line("M4 11h16M12 6v15", INK, 1.300) + line("M8 6q0-4 4-4t4 4", INK, 1.800) + disc(12, 11, 1.800, WHEAT),
  harvest: line("M20 22l-5-6.500", WOOD, 3.400) + fill("M15.500 16.500Q2 18 2.500 9 3.500 3 10 2 5.500 7 8 11q2 3.500 7.500 2.500z", "#cfc8bd") + line("M15.500 16.500Q2 18 2.500 9 3.500 3 10 2 5.500 7 8 11q2 3.500 7.500 2.500z", INK, 1.200),
  plow: line("M3 6q6 0 8 7l4 5", WOOD, 2.600) + line("M11 13l8-9", WOOD, 2.400) + fill("M10 14l10 2-4 5q-6 0-6-7z", STONE) + line("M2 21.500h20", "#5c3a20", 1.800),
  sow: fill("M5 3h9l1 7q0 5-5.500 5T4 10z", "#d9bd85") + line("M5 6h9", INK, 1.200) + [[9, 18], [14, 17], [18, 20], [12, 21.500], [6, 21]].map(([x = 0, y = 0]) => disc(x, y, 1.100, "#b07f22")).join("") + line("M15 12q3 1 4 4", WHEAT, 1.500),
  bread: fill("M2 15q0-8 10-8t10 8q0 4-3 4H5q-3 0-3-4z", "#c98a45") + line("M7 10l2 4M11.500 9l2 4M16 10l2 3.500", "#8a5525", 1.600) + line("M5 19h14", "#8a5525", 1.200),
  renovate: fill("M4 21v-9h16v9z", STONE) + fill("M1.500 12.500L12 3l10.500 9.500z", CLAY) + line("M7 18.500q5 3 10 0m0 0l.5-3m-.5 3l-3 .3", INK, 1.600),
  family: at(-2.500, 0, fill(PERSON, "#7b5f3c"), 0.85) + at(7, 0, fill(PERSON, CLAY), 0.85) + at(5.800, 8.500, fill(PERSON, WHEAT), 0.6),
  lessons: fill("M2 6q5-2.500 10 0v14q-5-2.500-10 0z", PAPER) + fill("M22 6q-5-2.500-10 0v14q5-2.500 10 0z", SAND) + line("M2 6q5-2.500 10 0v14q-5-2.500-10 0zM22 6q-5-2.500-10 0v14q5-2.500 10 0z", INK, 1.200) + line("M4.500 9q2.500-1 5 0M4.500 12q2.500-1 5 0M14.500 9q2.500-1 5 0M14.500 12q2.500-1 5 0", WOOD, 1.100),
  fishing: fill("M3 13q6-7 13 0 3-4 5-4-1.500 4 0 8-2 0-5-4-7 7-13 0z", LAKE) + disc(7, 12.300, 1.100, PAPER) + line("M10 10.500q1.500 2.500 0 5", SKY, 1.200),
  market: fill("M3 10l2-6h14l2 6z", CLAY) + line("M8 4l-1 6M12 4v6M16 4l1 6", PAPER, 1.600) + line("M5 10v11M19 10v11", INK, 1.800) + box(4, 15, 16, 4, WOOD, 0.5),
  theatre: fill("M3 4q9 4 18 0v8q-2 8-9 9-7-1-9-9z", SAND) + line("M3 4q9 4 18 0v8q-2 8-9 9-7-1-9-9z", INK, 1.300) + line("M6.500 10q2-2 4 0M13.500 10q2-2 4 0M8 14.500q4 4 8 0", INK, 1.500),
  bed: box(2, 12, 20, 6, WOOD, 1) + box(3.500, 8.500, 6, 4, PAPER, 1.500) + box(9.500, 9.500, 12, 4, LAKE, 1) + line("M3 8v13M21 12v9", INK, 1.800),
  forest: at(7, 22, box(-1, -4, 2, 4, INK) + fill("M0-20l6 8h-3l4 6H-7l4-6h-3z", MOSS)) + at(16, 22, box(-1, -4, 2, 4, INK) + fill("M0-17l5 7h-2.500l3.500 5H-6l3.500-5H-5z", "#557040")),
  moor: box(2, 5, 20, 15, "#6f6a45", 2) + fill("M5 15q3-3 7 0t7-1q1 3-3 4H8q-4 0-3-3z", "#47604f") + line("M7 12l-1-4M7 12V7M7 12l1.500-4M16 11l-1-4M16 11V6M16 11l1.500-4", "#c2b777", 1.200),
  heat: fill("M12 22q-8-1-7-9 1-4 4-6 0 3 2 3 1-5-1-8 9 4 9 12 0 7-7 8z", EMBER) + fill("M12 21q-4-1-3-5 1 1.500 2 1.500.5-3 1.500-4 3.500 6-.5 7.500z", WHEAT),
};

export const piece = (name: string): string => PIECES[name] ?? "";
