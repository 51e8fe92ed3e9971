/**
 * Fences while they are drawn. The farm reports what is clicked or dragged over, the panel says what it would cost.
 * Spaces can be chosen instead of lines: those of one pasture, then those of the next.
 */

import { SvelteSet } from "svelte/reactivity";

import { outline, type Plan, planOf } from "../farm.ts";
import type { Farm } from "../view.ts";

export class Sketch {
  /** Lines and spaces of the own farm answer to the sketch, not to single options. */
  active = $state(false);
  /** The new fences, as far as they are drawn. */
  readonly edges = new SvelteSet<number>();
  /** The spaces of pastures that were chosen. */
  readonly cells = new SvelteSet<number>();
  /** Fences that come along because nothing else is possible. */
  forced = $state.raw<readonly number[]>([]);
  /** Fences that cannot stand beside the others. */
  wrong = $state.raw<ReadonlySet<number>>(new Set<number>());
  /** What can be drawn next. */
  offered = $state.raw<ReadonlySet<number>>(new Set<number>());
  /** Spaces that can be part of a pasture. */
  land = $state.raw<ReadonlySet<number>>(new Set<number>());
  #pastures: Set<number>[] = [];
  #drag: { adds: boolean } | null = null;
  #plan: Plan = planOf();
  #standing = new Set<number>();
  #changed: (edges: number[]) => void = () => undefined;

  /** Begin on a farm; `changed` hears of every new drawing. */
  open(farm: Farm, offered: ReadonlySet<number>, changed: (edges: number[]) => void): void {
    this.#plan = planOf(farm.extension);
    this.#standing = new Set(farm.fences);
    this.#changed = changed;
    const taken = new Set([...farm.rooms, ...farm.fields.map(({ cell }) => cell), ...farm.forests, ...farm.moors, ...farm.blocked]);
    this.land = new Set(this.#plan.cells.map(({ cell }) => cell).filter((cell) => !taken.has(cell)));
    this.offered = offered;
    this.#wipe();
    this.active = true;
  }

  close(): void {
    this.active = false;
    this.#wipe();
  }

  clear(): void {
    this.#wipe();
    this.#tell();
  }

  /** Draw these lines and no others. */
  draw(edges: readonly number[]): void {
    this.#wipe();
    for (const edge of edges) this.#add(edge);
    this.#tell();
  }

  /** Take the last line back; false if there is none. */
  back(): boolean {
    const last = [...this.edges].at(-1);
    if (last !== undefined) this.edge(last);
    return last !== undefined;
  }

  /** What the rules say about the drawing. */
  judged({ wrong, forced, offered }: { wrong: readonly number[]; forced: readonly number[]; offered: readonly number[] }): void {
    this.wrong = new Set(wrong);
    this.forced = forced;
    this.offered = new Set(offered);
  }

  /** Draw a line, or take it back. */
  edge(edge: number): void {
    if (this.edges.has(edge)) this.#remove(edge);
    else this.#add(edge);
    this.#tell();
  }

  /** Choose a space for the pasture that is being drawn, or take it back. */
  cell(cell: number): void {
    if (!this.land.has(cell)) return;
    this.#choose(cell);
    this.#tell();
  }

  /** The spaces chosen from now on belong to another pasture. */
  nextPasture(): void {
    this.#pastures.push(new Set());
  }

  /** A drag along lines begins here: it draws, or takes back if it begins on something drawn. */
  start(edge: number): void {
    this.#drag = { adds: !this.edges.has(edge) };
    this.over(edge);
  }

  /** ... and goes over this. */
  over(edge: number): void {
    if (this.#drag === null) return;
    if (this.#drag.adds) this.#add(edge);
    else this.#remove(edge);
  }

  end(): void {
    if (this.#drag === null) return;
    this.#drag = null;
    this.#tell();
  }

  #add(edge: number): void {
    if (!this.#standing.has(edge)) this.edges.add(edge);
  }

  #remove(edge: number): void {
    if (!this.edges.has(edge)) return;
    this.#loosen();
    this.edges.delete(edge);
  }

  #choose(cell: number): void {
    const before = this.#outlines();
    if (!this.cells.has(cell)) {
      if (this.#pastures.length === 0) this.#pastures.push(new Set());
      this.#pastures.at(-1)?.add(cell);
      this.cells.add(cell);
    } else {
      for (const pasture of this.#pastures) pasture.delete(cell);
      this.cells.delete(cell);
    }
    const after = this.#outlines();
    for (const edge of before) if (!after.has(edge)) this.edges.delete(edge);
    for (const edge of after) if (!this.#standing.has(edge)) this.edges.add(edge);
  }

  #outlines(): Set<number> {
    return new Set(this.#pastures.flatMap((pasture) => [...outline(this.#plan, pasture)]));
  }

  /** Lines that came from spaces are lines like all others from now on. */
  #loosen(): void {
    this.#pastures = [];
    this.cells.clear();
  }

  #wipe(): void {
    this.edges.clear();
    this.#loosen();
    this.forced = [];
    this.wrong = new Set();
    this.#drag = null;
  }

  #tell(): void {
    this.#changed([...this.edges]);
  }
}

/** The corners where a single fence ends: there the drawing is still open. */
export function looseEnds(plan: Plan, fences: ReadonlySet<number>): { x: number; y: number }[] {
  const ends = new Map<string, { x: number; y: number; meet: number }>();
  for (const edge of fences) {
    const { x1 = 0, y1 = 0, x2 = 0, y2 = 0 } = plan.edges[edge] ?? {};
    for (const [x, y] of [[x1, y1], [x2, y2]] as const) {
      const end = ends.get(`${x} ${y}`) ?? { x, y, meet: 0 };
      ends.set(`${x} ${y}`, { ...end, meet: end.meet + 1 });
    }
  }
  return [...ends.values()].filter(({ meet }) => meet === 1);
}

/** The one of the table that is open. */
export const sketch = new Sketch();
