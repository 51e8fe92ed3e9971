/** Small pieces on a field of 24 by 24: goods, people, terrain. Chunky shapes and carved lines, like the cards. */

import { at, box, CLAY, disc, fill, INK, LAKE, LEAF, line, MOSS, PAPER, ring, SAND, SKY, STONE, WHEAT, WOOD } from "../../dominion/art/draw.ts";

const WOOL = "#fbf4e3";
const LIGHT_CLAY = "#d07a4f";
const LIGHT_STONE = "#d3c8b8";

/** A sheep that looks to the left; (0, 0) is between its feet. */
export const sheep = (x: number, y: number, scale = 1, mirror = false): string =>
  at(
    x,
    y,
    line("M-4.5-4v4M-1-4v4M3-4v4M6-4v4", INK, 1.5) +
      fill("M-6-5a3.6 3.6 0 0 1 1-6a4 4 0 0 1 5.5-2.5a4.5 4.5 0 0 1 6.5 2a3.6 3.6 0 0 1 1.5 6a4 4 0 0 1-5.5 2.5a4.6 4.6 0 0 1-6 0a3.6 3.6 0 0 1-3-2z", WOOL) +
      line("M-2.5-9q1.5-2 3 0M2-10.5q1.5-2 3 0M1-6q1.5-2 3 0", SAND, 1) +
      fill("M-5.5-11q-5-2-6.5 1-1 3.5 1.5 4.5 3.5 1 5-2zM-5.5-11.5q1.5-2.5 3.5-1.5-.5 2.5-3 2.8z", INK),
    scale,
    0,
    mirror,
  );

const wood =
  fill("M3 14.5h15v6H3z", WOOD) + disc(18, 17.5, 3, SAND) + ring(18, 17.5, 1.3, WOOD, 0.9) +
  fill("M5 8h14v6H5z", "#9a6b45") + disc(19, 11, 3, SAND) + ring(19, 11, 1.3, WOOD, 0.9) +
  line("M6 16.5h8M6 18.8h6M8 10h7M8 12.2h5", INK, 0.9);
const clay =
  box(2, 13.5, 9.5, 6.5, CLAY, 1) + box(12.5, 13.5, 9.5, 6.5, LIGHT_CLAY, 1) + box(7, 6, 10, 6.5, CLAY, 1) +
  line("M4 15.5h5M14.5 15.5h5M9 8h6", PAPER, 1);
const stone =
  fill("M3 20l2-8 6-3 5 4 1 7z", STONE) + fill("M12 20l1-7 4-2 4 4 1 5z", LIGHT_STONE) + fill("M8 9l3-4 5 2 1 4-4 2-4-3z", "#8f8375") +
  line("M6 17l1.5-3.5M15.5 17.5l1-3", PAPER, 1);

/** A person with a hat, in the colour of the text. */
const person = "M12 3.5a3.7 3.7 0 0 1 3.7 3.7c0 1.5-.8 2.6-2 3.3 4.3.8 6.3 4 6.3 10.5H4c0-6.5 2-9.7 6.3-10.5-1.2-.7-2-1.8-2-3.3A3.7 3.7 0 0 1 12 3.5z";

export const PIECES: Record<string, string> = {
  wood, clay, stone,
  card:
    box(5, 3, 14, 18, "#34425e", 2) + line("M8 7h8M8 17h8", WHEAT, 1.2) +
    line("M12 15V9M12 13l-2.5-2.5M12 13l2.5-2.5", WHEAT, 1.4),
  coin:
    disc(12, 12, 9.5, INK) + disc(12, 12, 8.3, "#ecc04f") + ring(12, 12, 6.3, PAPER, 0.8) +
    line("M12 16V8.5M12 13.5l-2.5-2.5M12 13.5l2.5-2.5", INK, 1.3),
  sheep: sheep(13.6, 20.5, 1.150),
  fence: line("M2 11h20M2 16h20", WOOD, 2) + line("M5 8v12M12 7v13M19 8v12", INK, 2.6),
  house: fill("M4 21v-9l8-8 8 8v9z", CLAY) + fill("M2 13l10-10 10 10-2 1.8-8-8-8 8z", INK) + box(10, 15, 4, 6, PAPER),
  laborer: fill(person, "#7b5f3c") + fill("M6 6.5h12l-2.5-2q-.5-3-3.5-3t-3.5 3z", WHEAT) + line("M12 13v7", PAPER, 1),
  farmer: fill(person, "currentColor"),
  step: fill("M2 20q5-1 7-12h6q2 11 7 12z", MOSS) + fill("M2 20q5-1 7-12h2q-2 11-6 12z", STONE) + line("M9 8h6", SAND, 2),
  points: fill("M4 4h16v8q0 7-8 9.5Q4 19 4 12z", INK) + fill("M5.5 5.5h13V12q0 5.8-6.5 8-6.5-2.2-6.5-8z", WHEAT),
  breach:
    fill("M1 21q4-1 6-11l4 2-2 4 3 5zM23 21q-4-1-6-11l-3 2 2 3-3 6z", MOSS) +
    fill("M9 12l3 1-1 4 3 4h-3l-3-5z", LAKE) +
    line("M8 4q2-2 4 0t4 0M6 7.5q2-2 4 0t4 0 4 0", LAKE, 1.6),
  moves: line("M2 9h12M2 14h12", WOOD, 2) + line("M4 6v11M12 6v11", INK, 2.4) + line("M16 19h6m-2.5-2.5L22 19l-2.5 2.5", INK, 1.6),
  bush:
    disc(7.5, 15, 5, LEAF) + disc(16, 15.5, 5, LEAF) + disc(12, 11, 5.5, MOSS) +
    line("M9 10q1-3 4-3M5 14q1-2 3-2M15 14q1-2 3-2", "#a3b96d", 1.1),
  tree: box(10.7, 14, 2.6, 8, INK) + disc(12, 9.5, 7.5, MOSS) + line("M8 10q1-5 5-6M10 14q1-3 4-4", "#a3b96d", 1.2),
  pond: fill("M2 14q1-6 9-6 11 0 11 6.5 0 5-10 5Q2 19.5 2 14z", LAKE) + line("M6 13q2-2 4 0t4 0M11 16.5q2-2 4 0t4 0", SKY, 1.3),
};

export const piece = (name: string): string => PIECES[name] ?? "";
