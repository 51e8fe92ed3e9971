/** The keyboard at the table. Arrows go over what is lit, by where it lies. */

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
};

/** Something that can be picked, and where its middle lies. */
export interface Spot {
  x: number;
  y: number;
  /** It ends something: a turn, a panel. */
  ends: boolean;
  /** On the board; the others are in the bar. */
  board: boolean;
  /** What lies beside it in the same row. */
  row: unknown;
}

/** Whether a key belongs to whatever has the focus: a field, a list, a window over the page. */
export function isTaken(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  if (document.querySelector("dialog[open]") !== null) return true; // though what had the focus in it may be gone
  const target = event.target instanceof Element ? event.target : null;
  return target?.closest("input, select, textarea, dialog, [contenteditable], [data-own-keys]") != null;
}

/** A key that is held down goes on moving, but picks nothing a second time. */
export const isHeld = (event: KeyboardEvent): boolean => event.repeat && ARROWS[event.key] === undefined;

/** Moves the focus to the next thing that can be picked in the direction of an arrow; false for other keys. */
export function moveFocus(event: KeyboardEvent): boolean {
  const direction = ARROWS[event.key];
  if (direction === undefined) return false;
  const all = [...document.querySelectorAll<HTMLElement | SVGElement>("[data-option]:not([tabindex='-1'])")];
  const shown = all.filter((element) => element.getClientRects().length > 0);
  const spots = shown.map(spotOf);
  const from = spots[shown.findIndex((element) => element === document.activeElement)];
  const next = from === undefined ? first(spots, last) : nearest(spots, from, direction);
  if (next === undefined) return shown.length > 0;
  shown[spots.indexOf(next)]?.focus();
  last = next;
  return true;
}

/** Where the focus was. What was picked is often gone, and the next arrow goes on from there. */
let last: Spot | undefined;

function spotOf(element: Element): Spot {
  const box = element.getBoundingClientRect();
  return {
    x: box.left + box.width / 2, y: box.top + box.height / 2, ends: element.matches("[data-ends], [data-confirm]"),
    board: element.closest("[data-bar]") === null, row: element.parentElement,
  };
}

/** What lies closest to where the focus was, or the first thing on the board; an end is never where it begins. */
export function first(spots: readonly Spot[], last?: Spot): Spot | undefined {
  const open = spots.filter((spot) => !spot.ends);
  const board = open.filter((spot) => spot.board);
  if (last === undefined || board.length === 0) return board[0] ?? open[0];
  const distance = (spot: Spot) => Math.hypot(spot.x - last.x, spot.y - last.y);
  return board.reduce((best, spot) => (distance(spot) < distance(best) ? spot : best));
}

/** What comes next. An arrow that leaves its row never leads to an end: whoever goes on too far ends nothing. */
export function nearest(spots: readonly Spot[], from: Spot, [dx, dy]: readonly [number, number]): Spot | undefined {
  let best: Spot | undefined;
  let least = Infinity;
  for (const spot of spots) {
    if (spot === from || (spot.ends && spot.row !== from.row)) continue;
    const along = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const across = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    // Straight ahead first: what lies aside counts double, and what lies more aside than ahead only if nothing else does.
    const distance = along + 2 * across + (across > along ? 1000 : 0);
    if (along > 1 && distance < least) {
      least = distance;
      best = spot;
    }
  }
  return best;
}
