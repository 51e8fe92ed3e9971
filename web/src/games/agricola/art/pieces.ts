/** The goods, animals and markers of Agricola, on a field of 24 by 24. */

import { at, box, CLAY, disc, EMBER, fill, INK, LAKE, LEAF, line, MOSS, PAPER, SAND, SKY, STONE, WHEAT, WOOD } from "../../../art/draw.ts";
import { COMMON, PERSON, sheep } from "../../../art/pieces.ts";
import { SEASON_PIECES } from "./seasons.ts";
import { SPECIALS } from "./specials.ts";
import { WOODS_MARKS } from "./tales.ts";

const HIDE = "#4a3b31";
const COW = "#a5683c";
const BAY = "#8a5a32";

type Creature = (x: number, y: number, scale?: number, mirror?: boolean) => string;

/** All animals look to the left; (0, 0) is between their feet. */
const creature = (inner: string): Creature => (x, y, scale = 1, mirror = false) => at(x, y, inner, scale, 0, mirror);

const boar = creature(
  line("M-4.5-4v4M-1.5-4v4M3.5-4v4M6.5-4v4", INK, 1.7) +
    fill("M-6-11q3-4 8-3.5 7 .5 7.5 5.5 .5 6-4 6.5h-9q-4 0-4.5-4z", HIDE) +
    fill("M-5-12q-4 0-5.5 3l-2.5 2.5q0 2.5 2.5 2.5h5z", HIDE) +
    line("M-3-13.5l-1-2M0-14.5l-.5-2M3-14.5v-2M6-13l.8-2", INK, 1.3) +
    line("M-9.5-4.5q-1.5-.5-1.5-3", PAPER, 1.3) + disc(-7.5, -8.8, 0.9, PAPER) + line("M9.2-9q2 0 1.8-2.5", INK, 1.1) +
    line("M-1-6q2-2 4 0M3-9.5q2-2 4 0", "#6f5b4c", 1),
);

const cattle = creature(
  line("M-4.5-5v5M-1.5-5v5M4-5v5M7-5v5", INK, 1.8) +
    fill("M-6-13q7-2.5 14 0 2.5 1 2 5-.5 4-3 4.5h-10q-3.5-1-3.5-5z", COW) +
    fill("M1-14q4-.5 5.5 1 .5 4-3 4.5-3.5-.5-2.5-5.5z", PAPER) +
    fill("M-6-15q-5-.5-6 2-1.5 3 0 5.5 3 1.5 5-1l2-3z", COW) +
    fill("M-12.3-9.5q-1 2.5 1.3 3.2 2 0 2.7-1.5z", PAPER) +
    line("M-10-14.5q-3-.5-3-3.5M-6.5-15q0-2.5 2-3.5", INK, 1.4) + disc(-9, -11.5, 0.9, INK) + line("M10-11q2 2 1 6", INK, 1.1),
);

const horse = creature(
  line("M-4-6v6M-1-6v6M5-6v6M8-6v6", INK, 1.8) +
    fill("M-5-12q6-1.5 12-.5 3 1 2.5 4.5-.5 3.5-3 3.5h-9q-3 0-3.5-3.5z", BAY) +
    fill("M-5.5-11q-1-6 1-9l-5 2-3 4q0 1.5 1.8 1.8l3.2-1q-1 5 1.5 7.5z", BAY) +
    line("M-4-20q3 2 2.5 8M9.5-11q3.5 1.5 2 7", INK, 2) + disc(-8.6, -16, 0.8, INK) + fill("M-6-19.5l.5-2.5 2 2z", BAY),
);

export const BEASTS: Record<string, Creature> = { sheep, boar, cattle, horse, llama: WOODS_MARKS.llama };

const grain =
  line("M12 22V9M8 22q0-7-2.5-11M16 22q0-7 2.5-11", "#b07f22", 1.5) +
  [[12, 3], [5.5, 6], [18.5, 6]].map(([x = 0, y = 0]) =>
    fill(`M${x} ${y - 2}q2 2 0 4.5-2-2.5 0-4.5zM${x - 0.5} ${y + 5}q-3-.5-3-4 3 .5 3 4zM${x + 0.5} ${y + 5}q3-.5 3-4-3 .5-3 4zM${x - 0.5} ${y + 9}q-3-.5-3-4 3 .5 3 4zM${x + 0.5} ${y + 9}q3-.5 3-4-3 .5-3 4z`, WHEAT)).join("");

const vegetable =
  fill("M12 9q-9-2-9.5 5.5Q3 21.5 12 21.5t9.5-7Q21 7 12 9z", EMBER) +
  line("M8 10q-2.5 5 0 10.5M16 10q2.5 5 0 10.5M12 10v11", CLAY, 1.2) +
  fill("M11 9q-.5-3 2-5.5l2 1Q13 6 13.5 9z", MOSS) + fill("M13 8q3-4 7-2.5-2 3.5-7 2.5z", LEAF);

export const PIECES: Record<string, string> = {
  ...COMMON,
  ...SPECIALS,
  ...SEASON_PIECES,
  food:
    fill("M3 12h18q-.5 8-9 8.5Q3.5 20 3 12z", CLAY) + fill("M4 11.5q1-3 4-2.5 1-3 4.5-2.5 3-1 4.5 2 3-.5 3.5 3z", "#e9c98d") +
    line("M2.5 12h19", INK, 1.6) + line("M8 5q-1.5-1.5 0-3M13 4.5q-1.5-1.5 0-3", STONE, 1.3),
  reed:
    line("M6 22V8M10 22V5M14 22V7M18 22V9", LEAF, 1.6) + line("M4 22q0-5-2-8M20 22q0-4 2-7", MOSS, 1.4) +
    [[6, 5], [10, 2], [14, 4], [18, 6]].map(([x = 0, y = 0]) => box(x - 1.5, y, 3, 6.5, "#7a5230", 1.5)).join("") +
    line("M3.5 18h17", WHEAT, 2.2),
  grain,
  vegetable,
  boar: boar(12.8, 20.5, 1.05),
  cattle: cattle(13, 21.5, 0.95),
  horse: horse(12, 22, 0.95),
  llama: WOODS_MARKS.llama(12.5, 23.5, 0.9),
  fairy: WOODS_MARKS.fairy(12, 23, 0.95),
  clairvoyance: WOODS_MARKS.clairvoyance(12, 23),
  fuel:
    box(2.5, 14.5, 9, 6, "#5b4636", 1) + box(12.5, 14.5, 9, 6, "#4a382b", 1) + box(7.5, 7.5, 9, 6, "#6b5443", 1) +
    line("M4.5 16.5h4M14.5 18h4M9.5 9.5h4", "#9c8167", 1) + fill("M12 6q-3-1-1.5-4 .8 1 1.2 1 1-.8.8-2 3 3 .8 5z", EMBER),
  field: box(2, 3, 20, 18, "#8a5a36", 2) + line("M4 7.5q4-2 8 0t8 0M4 12.5q4-2 8 0t8 0M4 17.5q4-2 8 0t8 0", "#5c3a20", 1.7),
  pasture:
    box(3, 4, 18, 16, "#b9cc7a", 1) + line("M3 4h18v16H3z", WOOD, 2.2) + line("M3 2.5v4M12 2.5v4M21 2.5v4M3 17.5v4M12 17.5v4M21 17.5v4", INK, 2.2) +
    line("M8 14l-1-3M8 14v-3.5M8 14l1-3M15 12l-1-3M15 12V8.5M15 12l1-3", MOSS, 1.1),
  stable: fill("M4 21v-9h16v9z", CLAY) + fill("M1.5 12.5L12 4l10.5 8.5z", INK) + box(8.5, 14, 7, 7, PAPER) + line("M8.5 14l7 7M15.5 14l-7 7", WOOD, 1.2),
  "room-wood": box(3, 8, 18, 13, WOOD) + line("M3 12h18M3 16.5h18", INK, 1.1) + fill("M1 9.5L12 2l11 7.5z", WHEAT) + box(10, 13.5, 4, 7.5, INK),
  "room-clay": box(3, 8, 18, 13, "#c96f45") + line("M5 12h5M14 12h5M4 16.5h4M16 16.5h4", "#8f3d20", 1.2) + fill("M1 9.5L12 2l11 7.5z", CLAY) + box(10, 13.5, 4, 7.5, INK),
  "room-stone": box(3, 8, 18, 13, "#c3b8a8") + line("M3 12.5h18M3 17h18M8 8v4.5M16 8v4.5M7 17v4M17 12.5V17", "#7d7264", 1.1) + fill("M1 9.5L12 2l11 7.5z", "#5f6b7a") + box(10, 13.5, 4, 7.5, INK),
  unused: box(3, 4, 18, 16, "#93a860", 2) + line("M7 16l-1-4M7 16v-4.5M7 16l1-4M16 11l-1-4M16 11V6.5M16 11l1-4M14 18l-1-3M14 18v-3.5M14 18l1-3", "#5f7338", 1.3),
  person: fill(PERSON, "currentColor"),
  newborn: fill("M12 9a3 3 0 0 1 3 3c0 1.2-.6 2-1.5 2.5 3 .6 4.5 2.5 4.5 6.5H6c0-4 1.5-5.9 4.5-6.5C9.6 14 9 13.2 9 12a3 3 0 0 1 3-3z", "currentColor"),
  people: fill(PERSON, "#7b5f3c") + fill("M6 6.5h12l-2.5-2q-.5-3-3.5-3t-3.5 3z", WHEAT),
  first: fill("M3 19l1.5-11 4.5 5L12 5l3 8 4.5-5L21 19z", WHEAT) + line("M3 19l1.5-11 4.5 5L12 5l3 8 4.5-5L21 19z", INK, 1.3) + box(3.5, 18, 17, 3, CLAY, 1),
  begging: fill("M3 13h18q-1 7.5-9 7.5T3 13z", WOOD) + line("M2 13h20", INK, 2) + line("M9 9.5q0-5 3-5t3 2.5q0 1.5-2 2.5l-1 .5", CLAY, 2) + line("M9.5 17h5", PAPER, 1.2),
  bonus: fill("M12 2l2.9 6.2 6.8.8-5 4.7 1.3 6.8-6-3.4-6 3.4 1.3-6.8-5-4.7 6.8-.8z", INK) + fill("M12 5.2l2 4.3 4.6.5-3.4 3.2.9 4.6-4.1-2.3-4.1 2.3.9-4.6L5.4 10l4.6-.5z", WHEAT),
  improvement: at(7, 22, box(-1.6, -15, 3.2, 15, WOOD, 1.5), 1, 20) + fill("M7 3l11-1.5 3.5 4-2 1.5-2-1.5-8.5 1.5z", INK) + line("M10 4.5l6-.8", PAPER, 1),
  occupation: fill("M2 15q10-5 20 0-1 3-10 3T2 15z", "#7b5f3c") + fill("M6.5 14Q6 5 12 5t5.5 9q-5.5-2-11 0z", WOOD) + line("M6.5 13q5.5-2 11 0", WHEAT, 1.8),
  minor: box(4, 6, 16, 15, WOOD, 1.5) + line("M4 11h16M12 6v15", INK, 1.3) + line("M8 6q0-4 4-4t4 4", INK, 1.8) + disc(12, 11, 1.8, WHEAT),
  harvest: line("M20 22l-5-6.5", WOOD, 3.4) + fill("M15.5 16.5Q2 18 2.5 9 3.5 3 10 2 5.5 7 8 11q2 3.5 7.5 2.5z", "#cfc8bd") + line("M15.5 16.5Q2 18 2.5 9 3.5 3 10 2 5.5 7 8 11q2 3.5 7.5 2.5z", INK, 1.2),
  plow: line("M3 6q6 0 8 7l4 5", WOOD, 2.6) + line("M11 13l8-9", WOOD, 2.4) + fill("M10 14l10 2-4 5q-6 0-6-7z", STONE) + line("M2 21.5h20", "#5c3a20", 1.8),
  sow: fill("M5 3h9l1 7q0 5-5.5 5T4 10z", "#d9bd85") + line("M5 6h9", INK, 1.2) + [[9, 18], [14, 17], [18, 20], [12, 21.5], [6, 21]].map(([x = 0, y = 0]) => disc(x, y, 1.1, "#b07f22")).join("") + line("M15 12q3 1 4 4", WHEAT, 1.5),
  bread: fill("M2 15q0-8 10-8t10 8q0 4-3 4H5q-3 0-3-4z", "#c98a45") + line("M7 10l2 4M11.5 9l2 4M16 10l2 3.5", "#8a5525", 1.6) + line("M5 19h14", "#8a5525", 1.2),
  renovate: fill("M4 21v-9h16v9z", STONE) + fill("M1.5 12.5L12 3l10.5 9.5z", CLAY) + line("M7 18.5q5 3 10 0m0 0l.5-3m-.5 3l-3 .3", INK, 1.6),
  family: at(-2.5, 0, fill(PERSON, "#7b5f3c"), 0.85) + at(7, 0, fill(PERSON, CLAY), 0.85) + at(5.8, 8.5, fill(PERSON, WHEAT), 0.6),
  lessons: fill("M2 6q5-2.5 10 0v14q-5-2.5-10 0z", PAPER) + fill("M22 6q-5-2.5-10 0v14q5-2.5 10 0z", SAND) + line("M2 6q5-2.5 10 0v14q-5-2.5-10 0zM22 6q-5-2.5-10 0v14q5-2.5 10 0z", INK, 1.2) + line("M4.5 9q2.5-1 5 0M4.5 12q2.5-1 5 0M14.5 9q2.5-1 5 0M14.5 12q2.5-1 5 0", WOOD, 1.1),
  fishing: fill("M3 13q6-7 13 0 3-4 5-4-1.5 4 0 8-2 0-5-4-7 7-13 0z", LAKE) + disc(7, 12.3, 1.1, PAPER) + line("M10 10.5q1.5 2.5 0 5", SKY, 1.2),
  market: fill("M3 10l2-6h14l2 6z", CLAY) + line("M8 4l-1 6M12 4v6M16 4l1 6", PAPER, 1.6) + line("M5 10v11M19 10v11", INK, 1.8) + box(4, 15, 16, 4, WOOD, 0.5),
  theatre: fill("M3 4q9 4 18 0v8q-2 8-9 9-7-1-9-9z", SAND) + line("M3 4q9 4 18 0v8q-2 8-9 9-7-1-9-9z", INK, 1.3) + line("M6.5 10q2-2 4 0M13.5 10q2-2 4 0M8 14.5q4 4 8 0", INK, 1.5),
  bed: box(2, 12, 20, 6, WOOD, 1) + box(3.5, 8.5, 6, 4, PAPER, 1.5) + box(9.5, 9.5, 12, 4, LAKE, 1) + line("M3 8v13M21 12v9", INK, 1.8),
  forest: at(7, 22, box(-1, -4, 2, 4, INK) + fill("M0-20l6 8h-3l4 6H-7l4-6h-3z", MOSS)) + at(16, 22, box(-1, -4, 2, 4, INK) + fill("M0-17l5 7h-2.5l3.5 5H-6l3.5-5H-5z", "#557040")),
  moor: box(2, 5, 20, 15, "#6f6a45", 2) + fill("M5 15q3-3 7 0t7-1q1 3-3 4H8q-4 0-3-3z", "#47604f") + line("M7 12l-1-4M7 12V7M7 12l1.5-4M16 11l-1-4M16 11V6M16 11l1.5-4", "#c2b777", 1.2),
  heat: fill("M12 22q-8-1-7-9 1-4 4-6 0 3 2 3 1-5-1-8 9 4 9 12 0 7-7 8z", EMBER) + fill("M12 21q-4-1-3-5 1 1.5 2 1.5.5-3 1.5-4 3.5 6-.5 7.5z", WHEAT),
};

export const piece = (name: string): string => PIECES[name] ?? "";
