/** Small pieces on a field of 24 by 24 that several games have: chunky shapes and carved lines, like the cards. */

import { at, box, CLAY, disc, fill, INK, line, PAPER, ring, SAND, STONE, WHEAT, WOOD } from "./draw.ts";

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

/** A person with broad shoulders. */
export const PERSON =
  "M12 3.5a3.7 3.7 0 0 1 3.7 3.7c0 1.5-.8 2.6-2 3.3 4.3.8 6.3 4 6.3 10.5H4c0-6.5 2-9.7 6.3-10.5-1.2-.7-2-1.8-2-3.3A3.7 3.7 0 0 1 12 3.5z";

export const COMMON: Record<string, string> = {
  wood:
    fill("M3 14.5h15v6H3z", WOOD) + disc(18, 17.5, 3, SAND) + ring(18, 17.5, 1.3, WOOD, 0.9) +
    fill("M5 8h14v6H5z", "#9a6b45") + disc(19, 11, 3, SAND) + ring(19, 11, 1.3, WOOD, 0.9) +
    line("M6 16.5h8M6 18.8h6M8 10h7M8 12.2h5", INK, 0.9),
  clay:
    box(2, 13.5, 9.5, 6.5, CLAY, 1) + box(12.5, 13.5, 9.5, 6.5, LIGHT_CLAY, 1) + box(7, 6, 10, 6.5, CLAY, 1) +
    line("M4 15.5h5M14.5 15.5h5M9 8h6", PAPER, 1),
  stone:
    fill("M3 20l2-8 6-3 5 4 1 7z", STONE) + fill("M12 20l1-7 4-2 4 4 1 5z", LIGHT_STONE) + fill("M8 9l3-4 5 2 1 4-4 2-4-3z", "#8f8375") +
    line("M6 17l1.5-3.5M15.5 17.5l1-3", PAPER, 1),
  card:
    box(5, 3, 14, 18, "#34425e", 2) + line("M8 7h8M8 17h8", WHEAT, 1.2) +
    line("M12 15V9M12 13l-2.5-2.5M12 13l2.5-2.5", WHEAT, 1.4),
  sheep: sheep(13.6, 20.5, 1.15),
  fence: line("M2 11h20M2 16h20", WOOD, 2) + line("M5 8v12M12 7v13M19 8v12", INK, 2.6),
  farmer: fill(PERSON, "currentColor"),
  points: fill("M4 4h16v8q0 7-8 9.5Q4 19 4 12z", INK) + fill("M5.5 5.5h13V12q0 5.8-6.5 8-6.5-2.2-6.5-8z", WHEAT),
};
