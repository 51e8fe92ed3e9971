/**
 * Where everything of a farmyard lies: the numbers of cells and lines are those of the engine's farm. Cell
 * row * 5 + column, row 0 on top; lines 0 to 24 lie above cells, 25 to 48 left of them.
 */

const COLUMNS = 5;
const ROWS = 4;
export const CELLS = ROWS * COLUMNS;
const FIRST_UPRIGHT = (ROWS + 1) * COLUMNS;

export const columnOf = (cell: number): number => cell % COLUMNS;
export const rowOf = (cell: number): number => Math.floor(cell / COLUMNS);

export interface Line {
  column: number;
  row: number;
  upright: boolean;
}

export function lineAt(edge: number): Line {
  if (edge < FIRST_UPRIGHT) return { column: columnOf(edge), row: rowOf(edge), upright: false };
  const at = edge - FIRST_UPRIGHT;
  return { column: at % (COLUMNS + 1), row: Math.floor(at / (COLUMNS + 1)), upright: true };
}
