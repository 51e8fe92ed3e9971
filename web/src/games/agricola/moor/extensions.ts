/** Farmers of the Moor: where a farmyard extension can be attached, as its options say: "b0-c0", "z1-z2". */

import { type Plan, SIZE, type Spot } from "../farm.ts";

const COLUMNS = "yzabcdefg";
const FIRST_COLUMN = -2;
const BASE = 15;

export interface Place {
  key: string;
  /** Its upper left corner and its size. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A space by column and row as the engine calls it; "00" is two rows above the first. */
function spotOf(name: string): Spot {
  const row = name.slice(1) === "00" ? -2 : Number(name.slice(1)) - 1;
  return [row, COLUMNS.indexOf(name.charAt(0)) + FIRST_COLUMN];
}

export function placeOf(key: string): Place {
  const [[row, column], [lastRow, lastColumn]] = key.split("-").map(spotOf) as [Spot, Spot];
  return { key, x: column * SIZE, y: row * SIZE, width: (lastColumn - column + 1) * SIZE, height: (lastRow - row + 1) * SIZE };
}

/** The box of a plan, large enough for all places. */
export function roomFor(box: Plan["box"], places: readonly Place[]): Plan["box"] {
  const all = [box, ...places];
  const [x, y] = [Math.min(...all.map((one) => one.x)), Math.min(...all.map((one) => one.y))];
  return { x, y, width: Math.max(...all.map((one) => one.x + one.width)) - x, height: Math.max(...all.map((one) => one.y + one.height)) - y };
}

export const cellNumbers = (extension: readonly Spot[]): number[] => Array.from({ length: BASE + extension.length }, (_, cell) => cell);
