/** What lies on the spaces of a farmyard, each on a field of 40 by 40. */

import { at, box, CLAY, disc, each, fill, INK, line, MOSS, pine, WHEAT, WOOD } from "../../../art/draw.ts";
import { BEASTS, PIECES } from "./pieces.ts";

const SOIL = "#8a5a36";
const FURROW = "#64401f";
const TUFTS = ["M9 31l-2-5M9 31v-6M9 31l2-5", "M29 13l-2-5M29 13v-6M29 13l2-5", "M27 33l-2-5M27 33v-6M27 33l2-5"];

export const meadow = (cell: number, light: boolean): string =>
  box(0, 0, 40, 40, light ? "#95aa62" : "#8da25b") + line(TUFTS[(cell * 7) % 3] ?? "", "#768b45", 1.6);

export const pasture = (cell: number): string => box(0, 0, 40, 40, "#c3d183") + line(TUFTS[(cell * 7) % 3] ?? "", "#9fb35e", 1.6);

export const field = (): string =>
  box(1.5, 1.5, 37, 37, SOIL, 2) + line("M4 8q8-3 16 0t16 0M4 16q8-3 16 0t16 0M4 24q8-3 16 0t16 0M4 32q8-3 16 0t16 0", FURROW, 2);

/** Where the pieces of a crop stand on a field. */
const ROWS: readonly (readonly [number, number])[] = [[20, 11], [11, 28], [29, 28], [8, 12], [32, 12]];

/** The crops that lie on a field: as many as there are, up to five. */
export function crops(good: string, count: number): string {
  const places = count === 1 ? [[20, 21] as const] : count === 2 ? [[12, 21] as const, [28, 21] as const] : ROWS.slice(0, Math.min(count, 5));
  const size = count === 1 ? 1.15 : count === 2 ? 0.75 : 0.68;
  return each(places, ([x, y]) => at(x - 12 * size, y - 12 * size, PIECES[good] ?? "", size));
}

const wall = (colour: string, marks: string, dark: string): string => box(5, 15, 30, 22, colour) + line(marks, dark, 1.3);
const roof = (colour: string, marks: string, dark: string): string =>
  fill("M1.5 17L20 3l18.5 14z", colour) + line(marks, dark, 1.2) + line("M1.5 17L20 3l18.5 14", INK, 1.6);
const openings = fill("M17 37v-9q3.5-4 7 0v9z", INK) + box(8.5, 22, 6, 6, WHEAT) + box(27, 22, 6, 6, WHEAT) + line("M11.5 22v6M8.5 25h6M30 22v6M27 25h6", INK, 0.9);

const ROOMS: Record<string, string> = {
  wood: wall(WOOD, "M5 20h30M5 25h30M5 30h30M5 35h30", "#5c3d24") + roof("#dcb25b", "M12 13l4-6M18 14l2-9M26 14l-3-8M32 15l-6-8M7 16l6-7", "#a87f30"),
  clay: wall("#c96f45", "M7 20h6M27 20h6M16 19h7M6 34h7M26 33h8", "#8f3d20") + roof("#a3482a", "M8 14h8M14 9h7M24 9h5M19 14h7M29 14h5", "#6f2c16"),
  stone:
    wall("#c3b8a8", "M5 20.5h30M5 26h30M5 31.5h30M11 15v5.5M25 15v5.5M8 26v5.5M15 31.5V37M28 31.5V37M33 20.5V26", "#84796b") +
    roof("#5f6b7a", "M8 14h8M14 9h7M24 9h5M19 14h7M29 14h5", "#3c4653"),
};

export const room = (material: string, light: boolean): string =>
  box(0, 0, 40, 40, light ? "#b9a16d" : "#b39a66") + (ROOMS[material] ?? "") + openings;

/** A stable; small if it has to leave room for animals. */
export const stable = (small: boolean): string => {
  const drawn = box(6, 18, 28, 19, CLAY) + line("M12 18v19M28 18v19", "#7d331b", 1.4) + fill("M2 19L9 7h22l7 12z", "#5a4635") +
    line("M9 11h22M6 15h28", "#3c2e22", 1.3) + box(15, 24, 10, 13, INK) + line("M15 24l10 13M25 24L15 37", "#a98a5b", 1.2);
  return small ? at(-1, -3, drawn, 0.58) : drawn;
};

export const forest = (): string =>
  box(0, 0, 40, 40, "#5f7a42") + each([[10, 22], [29, 20], [20, 37], [35, 39], [5, 39]] as const, ([x, y], n) => pine(x, y, 0.72, n % 2 ? "#36502a" : MOSS));

export const moor = (): string =>
  box(0, 0, 40, 40, "#7b744c") + fill("M3 27q5-7 14-3t18-2q5 7-3 11H10q-9 0-7-6z", "#4b6256") +
  line("M9 28q3-2 6 0t6 0M20 32q3-2 6 0", "#8ba595", 1.2) +
  line("M9 18l-2-7M9 18V9M9 18l3-7M29 16l-2-7M29 16V7M29 16l3-7M20 13l-1-5M20 13V6M20 13l2-5", "#cdbf7f", 1.5) +
  box(13, 15, 8, 4, "#4a382b", 1) + box(22, 17, 7, 4, "#5b4636", 1);

/** Where animals stand, by how many there are and whether a stable takes the upper left corner. */
function stands(count: number, beside: boolean): { size: number; places: readonly (readonly [number, number])[] } {
  if (count === 1) return { size: 1.2, places: [[beside ? 25 : 21, 37]] };
  if (count <= 3) return { size: 0.78, places: [[11, 37], [30, 37], beside ? [30, 23] : [16, 22]] };
  const all = [[8, 38], [21, 38], [34, 38], [34, 27], [21, 27], [8, 27], [8, 16], [21, 16]] as const;
  return { size: 0.5, places: beside ? all.slice(0, 6) : all };
}

/** The animals on a space, each of them as long as there is room: how many there are is said by a number. */
export function herd(animals: readonly string[], beside: boolean): string {
  const { size, places } = stands(animals.length, beside);
  // Those behind first.
  const standing = places.slice(0, animals.length).map(([x, y], n) => ({ x, y, n, draw: BEASTS[animals[n] ?? ""] }));
  return each(standing.sort((one, other) => one.y - other.y), ({ x, y, n, draw }) => draw?.(x, y, size, n % 3 === 1) ?? "");
}

const bold = (x: number, y: number, size: number, colour: string, text: string): string =>
  `<text x="${x}" y="${y}" text-anchor="middle" fill="${colour}" font-size="${size}" font-weight="700">${text}</text>`;

export const number = (x: number, y: number, count: number): string => disc(x, y, 6.5, INK) + bold(x, y + 3.2, 9.5, "#fff8e6", String(count));

/** How many of how many: at the upper right corner of a space. */
export const holds = (count: number, room: number): string => {
  const text = `${count}/${room}`;
  const width = 5 * text.length + 6;
  return box(40 - width, -2, width, 11.5, count > 0 ? INK : "#fff8e6", 5) + bold(40 - width / 2, 7, 9.4, count > 0 ? "#fff8e6" : INK, text);
};
