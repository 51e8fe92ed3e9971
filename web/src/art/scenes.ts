/** What the drawings of tiles are composed of, on a field of 120 by 80. */

import * as d from "./draw.ts";

export const meadow = (sky = d.SKY, land = d.LEAF): string => d.all(sky) + d.strokes(8, d.PAPER, 3) + d.ground(56, land);

export const inside = (wall = "#8a6a48", floor = "#6b4f36"): string =>
  d.all(wall) + d.line("M0 16h120M0 32h120M0 48h120", floor, 1.6) + d.box(0, 60, 120, 20, floor);

export const storm = (): string =>
  d.all(d.NIGHT) + d.line("M-6 14q20-10 40 0t40 0 40 0 40 0M-20 26q20-10 40 0t40 0 40 0 40 0", "#52617f", 3) + d.ground(60, d.MOSS);

/** Rails between posts. */
export const rails = (x: number, y: number, posts: number, gap = 13): string =>
  d.line(`M${x - 4} ${y - 9}h${(posts - 1) * gap + 8}M${x - 4} ${y - 3}h${(posts - 1) * gap + 8}`, d.WOOD, 2.6) +
  d.each([...Array(posts).keys()], (n) => d.line(`M${x + n * gap} ${y - 13}v15`, d.INK, 3));

export const pool = (x: number, y: number, w: number): string =>
  d.fill(`M${x - w} ${y}q2-9 ${w}-9t${w} 9q-2 9-${w} 9t-${w}-9z`, d.LAKE) +
  d.line(`M${x - w * 0.5} ${y}q4-3 8 0t8 0M${x - 2} ${y + 4}q4-3 8 0`, d.SKY, 1.6);

/** A wide barn; (x, y) is the middle of its foot. */
export const barn = (x: number, y: number, wall: string, roof: string): string =>
  d.box(x - 24, y - 20, 48, 20, wall) +
  d.fill(`M${x - 30} ${y - 19}l12-17h36l12 17z`, roof) +
  d.line(`M${x - 20} ${y - 28}h40M${x - 24} ${y - 23}h48`, d.INK, 1.2) +
  d.box(x - 8, y - 14, 16, 14, d.INK);

export const gable = (x: number, y: number, wall: string, roof: string): string =>
  d.fill(`M${x - 18} ${y}v-24l18-20 18 20v24z`, wall) +
  d.fill(`M${x - 23} ${y - 21}l23-27 23 27-5 3-18-20-18 20z`, roof) +
  d.box(x - 12, y - 18, 7, 7, d.WHEAT) +
  d.box(x + 4, y - 18, 9, 18, d.INK) +
  d.box(x - 3, y - 31, 6, 6, d.INK, 3);

export const bank = (y: number): string =>
  d.fill(`M10 80q20-4 32-${80 - y}h30q12 ${80 - y - 6} 44 ${80 - y}z`, d.MOSS) +
  d.fill(`M10 80q20-4 32-${80 - y}h8q-10 ${80 - y - 6}-24 ${80 - y}z`, d.STONE) +
  d.line(`M42 ${y}h30`, d.SAND, 3.4);

export const water = (y: number): string =>
  d.box(0, y, 120, 80 - y, d.LAKE) + d.waves(y + 5, d.SKY) + d.waves(y + 13, "#6d9aa6") + d.waves(y + 21, "#6d9aa6");

export const logs = (x: number, y: number, s: number): string =>
  d.at(x, y, d.box(-20, -10, 34, 10, d.WOOD) + d.box(-15, -19, 34, 9, "#9a6b45") +
    d.each([[14, -5], [19, -14.5]] as const, ([cx, cy]) => d.disc(cx, cy, 5, d.SAND) + d.ring(cx, cy, 2.4, d.WOOD, 1.4)) +
    d.line("M-15-6h18M-15-3h12M-10-15h18", d.INK, 1.2), s);

export const bricks = (x: number, y: number, s: number): string =>
  d.at(x, y, d.each([[-21, -9], [-6, -9], [9, -9], [-13, -18], [2, -18], [-6, -27]] as const, ([bx, by], n) =>
    d.box(bx, by, 14, 8, n % 2 ? "#d07a4f" : d.CLAY, 1)), s);

export const blocks = (x: number, y: number, s: number): string =>
  d.at(x, y, d.fill("M-22 0l2-13 14-2 4 15z", d.STONE) + d.fill("M-1 0l-3-14 16-3 9 17z", "#c9beae") + d.fill("M-12-16l8-13 14 3 2 9z", "#8f8375") +
    d.line("M-16-5l1-4M6-6l4-1M-3-21l4-3", d.PAPER, 1.4), s);

/** Three resource cards, held like a fan. */
export const cards = (x: number, y: number, s: number): string => {
  const card = (c: string) => d.box(-8, -32, 16, 23, d.PAPER, 2) + d.box(-6, -30, 12, 12, c, 1);
  return d.at(x, y, d.at(0, 0, card(d.WOOD), 1, -16) + card(d.STONE) + d.at(0, 0, card(d.CLAY), 1, 16), s);
};

export const appleTree = (x: number, y: number): string =>
  d.tree(x, y, 1.7, d.MOSS) + d.each([-6, 0, 6], (n) => d.disc(x + n, y - 24 + (n % 4), 2.4, d.CLAY));

/** A beehive of straw. */
export const hive = (x: number, y: number): string =>
  d.fill(`M${x - 12} ${y}q-2-30 12-32 14 2 12 32z`, d.WHEAT) +
  d.line(`M${x - 11} ${y - 8}h22M${x - 11} ${y - 16}h22M${x - 9} ${y - 24}h18`, d.WOOD, 1.8) +
  d.disc(x, y - 6, 3.4, d.INK);

/** A ball of wool. */
export const fleece = (x: number, y: number): string =>
  d.disc(x, y, 17, "#fbf4e3") + d.line(`M${x - 9} ${y}q5-8 10 0t10 0M${x - 6} ${y + 8}q4-5 8 0`, d.SAND, 2);
