/** How a card's picture is put together, on a field of 120 by 80: a ground, a person or a thing, and what is with it. */

import { all, arch, at, box, bust, CLAY, disc, each, fill, ground, house, INK, LAKE, LEAF, line, MOSS, NIGHT, PAPER, pine, rays, SAND, SKY, stars, STONE, strokes, sun, tree, WHEAT, WOOD } from "../../../art/draw.ts";
import { meadow, water } from "../../../art/scenes.ts";
import { emblem } from "./emblems.ts";

const GROUNDS = {
  meadow: () => meadow(),
  spring: () => all("#cfe0d2") + sun(98, 16, 8, "#f1d27a") + ground(54, "#86a356"),
  summer: () => all("#f0dca6") + rays(60, 40, "#f7e9c4", 12, 26, 2.4) + ground(58, LEAF),
  autumn: () => all("#e8cba0") + strokes(8, "#f3e2c3", 3) + tree(14, 62, 1.3, "#c07a34") + tree(106, 60, 1.1, CLAY) + ground(58, "#a08a48"),
  winter: () => all("#c9d6dd") + stars(PAPER, [16, 12], [44, 8], [80, 14], [104, 8], [30, 24], [96, 28]) + ground(58, PAPER),
  field: () => all(SKY) + strokes(8, PAPER, 2) + fill("M0 40h120v40H0z", "#8a5a36") + line("M0 46q15-4 30 0t30 0 30 0 30 0M0 56q15-4 30 0t30 0 30 0 30 0M0 67q15-4 30 0t30 0 30 0 30 0", "#64401f", 2.4),
  forest: () => all("#b9cfae") + each([6, 24, 98, 116] as const, (x, n) => pine(x, 62, 1.7, n % 2 ? MOSS : "#557040")) + ground(58, "#5f7a42"),
  inside: () => all("#e2cda3") + line("M0 14h120M0 34h120M0 52h120", "#cfb685", 2) + box(0, 62, 120, 18, "#a5794c") + line("M0 69h120M0 75h120", "#8a6238", 1.4),
  hearth: () => all("#5b4634") + line("M0 18h120M0 36h120M0 54h120M30 0v18M90 0v18M14 18v18M60 18v18M106 18v18M38 36v18M84 36v18", "#4a382a", 2) + box(0, 62, 120, 18, "#3b2e24"),
  stone: () => all("#b9ae9e") + line("M0 16h120M0 32h120M0 48h120M20 0v16M70 0v16M44 16v16M96 16v16M14 32v16M64 32v16M106 32v16", "#a2968a", 2) + box(0, 62, 120, 18, "#8b8072"),
  quarry: () => all(SKY) + fill("M0 30l24-14 20 10 26-18 30 20 20-8v60H0z", STONE) + line("M10 40l14-8M50 36l18-12M84 44l16-10M30 56l18-8", "#8b8072", 2.4) + ground(64, "#8f8375"),
  water: () => all("#d5e3df") + strokes(8, PAPER, 2) + water(50),
  night: () => all(NIGHT) + stars(WHEAT, [14, 10], [40, 16], [92, 8], [108, 22], [70, 12], [24, 28]) + disc(100, 14, 6, "#f3e2b0") + ground(60, MOSS),
  village: () => all("#dfe3c8") + house(4, 60, 20, PAPER, CLAY) + house(94, 58, 22, SAND, "#5f6b7a") + ground(58, "#93a860"),
  yard: () => all("#e9d9b4") + strokes(8, "#f5ebd2", 3) + box(0, 54, 120, 26, "#c2a26a") + line("M6 62h20M40 70h26M84 63h26", "#a98850", 2),
  moor: () => all("#c7cdb4") + strokes(8, "#dfe3cf", 3) + ground(52, "#7b744c") + fill("M8 68q20-9 50-3t54-3q6 8-8 12H18q-16 0-10-6z", "#4b6256"),
  dusk: () => all("#d98a5a") + rays(60, 58, "#e7a878", 14, 24, 2.4) + disc(60, 56, 14, "#f3cd62") + ground(58, "#5c5a34"),
} as const;

export type Ground = keyof typeof GROUNDS;

const put = (name: string, x: number, y: number, scale: number): string => at(x - 12 * scale, y - 12 * scale, emblem(name), scale);

/** Where things lie, by how many there are: the first is the largest. */
const PLACES: readonly (readonly (readonly [number, number, number])[])[] = [
  [],
  [[60, 42, 2.7]],
  [[44, 40, 2.5], [88, 52, 1.7]],
  [[60, 38, 2.3], [24, 56, 1.5], [97, 56, 1.5]],
  [[58, 34, 2], [22, 56, 1.4], [98, 56, 1.4], [60, 66, 1.1]],
];

/** Things on a ground. */
export const on = (where: Ground, ...things: string[]): string =>
  GROUNDS[where]() + things.map((name, n) => put(name, ...(PLACES[things.length]?.[n] ?? ([60, 40, 1] as const)))).join("");

const HATS = {
  straw: (c: string) => fill("M22 33q18-11 36 0-3 3-18 3t-18-3z", c) + fill("M30 31q0-13 10-13t10 13q-10-4-20 0z", c) + line("M30 30q10-4 20 0", CLAY, 2),
  cap: (c: string) => fill("M28 32q0-14 12-14t12 14l8 3-8 1q-12-5-24 0z", c),
  hood: (c: string) => fill("M24 62q-4-44 16-46 20 2 16 46l-5-4q2-32-11-33-13 1-11 33z", c),
  scarf: (c: string) => fill("M26 42q-2-24 14-25 16 1 14 25l-4 2q0-16-10-17-10 1-10 17z", c) + fill("M34 58l6-5 6 5-6 6z", c),
  bare: (c: string) => fill("M28 36q-2-18 12-18t12 18q-3-9-12-9t-12 9z", c),
  bun: (c: string) => disc(40, 17, 6, c) + fill("M27 40q-3-20 13-20t13 20l-3 2q0-13-10-13t-10 13z", c),
  tall: (c: string) => box(30, 12, 20, 18, c) + box(24, 28, 32, 4, c, 2) + line("M30 25h20", WHEAT, 2.4),
  bald: (c: string) => fill("M27 40q-2-3 0-7l3-1v8zM53 40q2-3 0-7l-3-1v8z", c),
} as const;

type Hat = keyof typeof HATS;

const face = (beard: string): string =>
  disc(36, 38, 1.4, INK) + disc(44, 38, 1.4, INK) + (beard === "" ? line("M37 44q3 2 6 0", CLAY, 1.5) : fill("M30 40q10 6 20 0 0 16-10 16T30 40z", beard) + line("M37 44.5h6", CLAY, 1.5));

export interface Look {
  hat: Hat;
  /** Of hat or hair, and of the coat. */
  colour: string;
  coat: string;
  beard?: string;
  skin?: string;
  where?: Ground;
}

/** Somebody with what belongs to the trade. */
export function who({ hat, colour, coat, beard = "", skin = "#e3b98c", where = "meadow" }: Look, ...things: string[]): string {
  const places: readonly (readonly [number, number, number])[] = things.length === 1 ? [[88, 42, 2.1]] : [[90, 26, 1.6], [86, 58, 1.6]];
  return (
    GROUNDS[where]() + at(2, 12, at(40, 68, bust(0, 0, 1, coat, skin), 1.1) + at(0, 2, face(beard) + HATS[hat](colour)), 1) +
    things.map((name, n) => put(name, ...(places[n] ?? ([88, 42, 1] as const)))).join("")
  );
}

/** Through a door into a room: for things that stand inside. */
export const room = (...things: string[]): string =>
  all(INK) + arch(8, 80, 104, 78, "#e2cda3") + box(8, 64, 104, 16, "#a5794c") + line("M8 34h104M8 50h104", "#cfb685", 1.6) +
  things.map((name, n) => put(name, ...(PLACES[things.length]?.[n] ?? ([60, 40, 1] as const)))).join("");

export const COATS = { clay: CLAY, moss: MOSS, lake: LAKE, wood: WOOD, night: NIGHT, leaf: LEAF, stone: "#7d7264", plum: "#6d4a74", wheat: "#c08a2e" } as const;
