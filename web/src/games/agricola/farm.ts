/**
 * Where everything of a farmyard lies: the numbers of spaces and fence spaces are those of the engine's plan. Space
 * row * 5 + column, row 0 on top; edges 0 to 19 are upper sides, 20 to 37 left sides; extensions append theirs.
 */

export const SIZE = 40;
const ROWS = 3;
const COLUMNS = 5;

/** Row and column of a space; those of extensions may lie outside of the 3 by 5. */
export type Spot = readonly [number, number];

export interface Cell {
  cell: number;
  row: number;
  column: number;
  /** The upper left corner. */
  x: number;
  y: number;
}

export interface Edge {
  edge: number;
  upright: boolean;
  row: number;
  column: number;
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  /** The one or two spaces it touches. */
  cells: readonly number[];
}

export interface Plan {
  cells: readonly Cell[];
  edges: readonly Edge[];
  /** Upper, lower, left and right edge of each space. */
  sides: readonly (readonly [number, number, number, number])[];
  /** What has to be drawn, without any margin. */
  box: { x: number; y: number; width: number; height: number };
}

const plans = new Map<string, Plan>();

/** The plan with these spaces beyond the first fifteen; the same object every time. */
export function planOf(extra: readonly Spot[] = []): Plan {
  const key = extra.join(" ");
  let plan = plans.get(key);
  if (plan === undefined) {
    plan = draw([...BASE, ...extra]);
    plans.set(key, plan);
  }
  return plan;
}

const BASE: readonly Spot[] = Array.from({ length: ROWS * COLUMNS }, (_, cell) => [Math.floor(cell / COLUMNS), cell % COLUMNS]);

type Sides = [number, number, number, number];

function draw(spots: readonly Spot[]): Plan {
  const numbers = new Map<string, number>();
  const found: { upright: boolean; row: number; column: number; cells: number[] }[] = [];
  const numberOf = (upright: boolean, row: number, column: number): number => {
    const key = `${upright} ${row} ${column}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, found.length);
    return found.push({ upright, row, column, cells: [] }) - 1;
  };
  for (let row = 0; row <= ROWS; row++) for (let column = 0; column < COLUMNS; column++) numberOf(false, row, column);
  for (let row = 0; row < ROWS; row++) for (let column = 0; column <= COLUMNS; column++) numberOf(true, row, column);
  const sides = spots.map(([row, column], cell) => {
    const around: Sides = [
      numberOf(false, row, column), numberOf(false, row + 1, column), numberOf(true, row, column), numberOf(true, row, column + 1),
    ];
    for (const edge of around) found[edge]?.cells.push(cell);
    return around;
  });
  const [rows, columns] = [spots.map(([row]) => row), spots.map(([, column]) => column)];
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  return {
    cells: spots.map(([row, column], cell) => ({ cell, row, column, x: column * SIZE, y: row * SIZE })),
    edges: found.map(({ upright, row, column, cells }, edge) => ({
      edge, upright, row, column, cells,
      x1: column * SIZE, y1: row * SIZE, x2: (column + (upright ? 0 : 1)) * SIZE, y2: (row + (upright ? 1 : 0)) * SIZE,
    })),
    sides,
    box: {
      x: left * SIZE, y: top * SIZE,
      width: (Math.max(...columns) + 1 - left) * SIZE, height: (Math.max(...rows) + 1 - top) * SIZE,
    },
  };
}

/** The edges that part these spaces from all others. */
export function outline(plan: Plan, cells: Iterable<number>): Set<number> {
  const inside = new Set(cells);
  const edges = plan.edges.filter((edge) => edge.cells.filter((cell) => inside.has(cell)).length === 1);
  return new Set(edges.map(({ edge }) => edge));
}

/** The completely fenced areas, whatever lies on them. */
export function areas(plan: Plan, fences: ReadonlySet<number>): number[][] {
  const seen = new Set<number>();
  return plan.cells.map(({ cell }) => area(plan, fences, cell, seen)).filter((found) => found.length > 0);
}

function area(plan: Plan, fences: ReadonlySet<number>, start: number, seen: Set<number>): number[] {
  if (seen.has(start)) return [];
  seen.add(start);
  const found = [start];
  let closed = true;
  for (let at = 0; at < found.length; at++) {
    for (const side of plan.sides[found[at] ?? 0] ?? []) {
      if (fences.has(side)) continue;
      const touching = plan.edges[side]?.cells ?? [];
      if (touching.length < 2) closed = false;
      for (const cell of touching) {
        if (seen.has(cell)) continue;
        seen.add(cell);
        found.push(cell);
      }
    }
  }
  return closed ? found.sort((one, other) => one - other) : [];
}

/** What is being drawn on a farmyard before it is sent: while it is active, spaces and edges report to it. */
export interface Sketch {
  readonly active: boolean;
  /** Edges that are drawn. */
  readonly edges: ReadonlySet<number>;
  /** Spaces that are marked. */
  readonly cells: ReadonlySet<number>;
  /** Edges that come along because nothing else is possible. */
  readonly forced: readonly number[];
  /** Edges that can be drawn next. */
  readonly offered: ReadonlySet<number>;
  /** Spaces that can be part of a pasture. */
  readonly land: ReadonlySet<number>;
  /** An edge, or a space, was clicked. */
  edge(edge: number): void;
  cell(cell: number): void;
  /** Drawing along edges: pressed on the first, moved over others, let go. */
  start(edge: number): void;
  over(edge: number): void;
  end(): void;
}
