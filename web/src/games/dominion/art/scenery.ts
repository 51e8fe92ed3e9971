/** What several cards of Dominion show. It stands here and not with the paint box: the other games need not load it. */

import { at, box, disc, each, fill, INK, line, PAPER, STONE, WHEAT, WOOD } from "../../../art/draw.ts";

export const GOLD = "#f3cd62";

/** A ship that sails to the right; (x, y) is the middle of its keel. */
export const ship = (x: number, y: number, s: number, hull: string, sail: string, mirror = false): string =>
  at(
    x,
    y,
    line("M-4-8V-54M18-8V-42", INK, 2) +
      fill("M-16-49h24q7 13 0 27h-24q6-13 0-27zM11-38h15q5 8 0 17H11q5-9 0-17z", sail) +
      line("M-11-44h16M-11-27h16", STONE, 1.2) +
      fill("M-4-57l-11 3 11 3z", WHEAT) +
      fill("M-30-18h9l3 7h32l18-6q-4 13-14 17h-38q-8-5-10-18z", hull) +
      line("M-24-7h48", WHEAT, 1.6),
    s,
    0,
    mirror,
  );

/** A sword with its point up; (x, y) is its pommel. */
export const sword = (x: number, y: number, s: number, turn: number): string =>
  at(
    x,
    y,
    fill("M-3.5-12v-32l3.5-7 3.5 7v32z", PAPER) +
      line("M0-16v-25", STONE, 1.4) +
      box(-1.8, -11, 3.6, 11, WOOD) +
      box(-9, -14, 18, 4, WHEAT, 2) +
      disc(0, 0, 3, WHEAT),
    s,
    turn,
  );

/** (x, y) is the middle of its lower edge. */
export const crown = (x: number, y: number, s: number, c: string): string =>
  at(
    x,
    y,
    fill("M-13 0l-4-17 10 8 7-13 7 13 10-8-4 17z", c) +
      each([[-17, -18], [0, -23], [17, -18]] as const, ([a, b]) => disc(a, b, 2.4, c)) +
      line("M-10-3h20", INK, 1.6),
    s,
  );

/** An open chest full of gold; (x, y) is the middle of its lower edge. */
export const chest = (x: number, y: number, s: number): string =>
  at(
    x,
    y,
    fill("M-23-18l-4-16q27-10 54 0l-4 16z", "#5f3f26") +
      fill("M-21-17q3-11 11-9 6-7 13-1 12-5 18 10z", GOLD) +
      box(-23, -18, 46, 19, WOOD, 1) +
      line("M-23-18h46M-14-17v17M14-17v17", INK, 2.2) +
      box(-4, -17, 8, 8, WHEAT, 1) +
      disc(0, -13, 1.4, INK),
    s,
  );

/** A pile of coins; (x, y) is the middle of its lower edge. */
export const heap = (x: number, y: number, s: number): string =>
  at(
    x,
    y,
    fill("M-24 0q4-9 10-9 2-8 9-7 6-7 12 0 7 0 9 8 6 0 8 8z", GOLD) +
      line("M-16-3h7M-5-3h7M6-3h8M-10-8h6M0-8h8M-3-12h6", "#b07d26", 1.5),
    s,
  );

/** A pillar with a foot and a head; (x, y) is the middle of its lower edge. */
export const column = (x: number, y: number, h: number, c: string): string =>
  box(x - 4, y - h, 8, h, c) +
  box(x - 6.5, y - h, 13, 4, c, 1) +
  box(x - 6.5, y - 4, 13, 4, c, 1) +
  line(`M${x - 1.5} ${y - h + 7}v${h - 13}m3 0v${13 - h}`, STONE, 1);

/** A tower with a pointed roof; (x, y) is its lower left corner. */
export const spire = (x: number, y: number, w: number, h: number, wall: string, roof: string): string =>
  box(x, y - h, w, h, wall) +
  fill(`M${x - 2.5} ${y - h + 1}L${x + w / 2} ${y - h - w * 1.3}L${x + w + 2.5} ${y - h + 1}z`, roof) +
  box(x + w / 2 - 1.5, y - h + 5, 3, 6, INK, 1.5);

export const crate = (x: number, y: number, w: number): string =>
  box(x, y - w, w, w, "#a67a4c") + line(`M${x + 1} ${y - 1}h${w - 2}v${2 - w}h${2 - w}zl${w - 2} ${2 - w}`, INK, 1.6);

export const ghost = (x: number, y: number, s: number): string =>
  at(x, y, fill("M-11 0v-20q0-14 11-14t11 14V0l-4-5-4 5-3-5-3 5-4-5z", PAPER) + disc(-4, -21, 2, INK) + disc(4, -21, 2, INK), s);

/** Two eyes and a mouth that is glad, earnest (0) or grim; (x, y) is between the eyes. */
export const face = (x: number, y: number, smile = 2): string =>
  disc(x - 4.5, y, 1.6, INK) + disc(x + 4.5, y, 1.6, INK) + line(`M${x - 3.5} ${y + 8}q3.5 ${smile} 7 0`, INK, 1.5);
