/** The keyboard at the table. Arrows go over what is lit, by where it lies. */

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
};

/** Whether a key belongs to whatever has the focus: a field, a list, a window over the page. */
export function isTaken(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  const target = event.target instanceof Element ? event.target : null;
  return target?.closest("input, select, textarea, dialog, [contenteditable], [data-own-keys]") != null;
}

/** Moves the focus to the next thing that can be picked in the direction of an arrow; false for other keys. */
export function moveFocus(event: KeyboardEvent): boolean {
  const direction = ARROWS[event.key];
  if (direction === undefined) return false;
  const all = [...document.querySelectorAll<HTMLElement | SVGElement>("[data-option]:not([tabindex='-1'])")];
  const shown = all.filter((element) => element.getClientRects().length > 0);
  const from = shown.find((element) => element === document.activeElement);
  const next = from === undefined ? first(shown) : nearest(shown, from, direction);
  if (next === undefined) return shown.length > 0;
  next.focus();
  last = middle(next);
  return true;
}

/** Where the focus was. What was picked is often gone, and the next arrow goes on from there. */
let last: { x: number; y: number } | undefined;

/** What lies closest to where the focus was, or the first thing on the board; "done" is never where it begins. */
function first<T extends Element>(shown: readonly T[]): T | undefined {
  const board = shown.filter((element) => element.closest("[data-bar]") === null);
  if (last === undefined || board.length === 0) return board[0] ?? shown.find(isNoEnd) ?? shown[0];
  const { x, y } = last;
  const distance = (element: T) => Math.hypot(middle(element).x - x, middle(element).y - y);
  return board.reduce((best, element) => (distance(element) < distance(best) ? element : best));
}

function isNoEnd(element: Element): boolean {
  return !element.hasAttribute("data-ends");
}

function nearest<T extends Element>(shown: readonly T[], from: Element, [dx, dy]: readonly [number, number]): T | undefined {
  const start = middle(from);
  let best: T | undefined;
  let least = Infinity;
  for (const element of shown) {
    const to = middle(element);
    const along = (to.x - start.x) * dx + (to.y - start.y) * dy;
    const across = Math.abs((to.x - start.x) * dy) + Math.abs((to.y - start.y) * dx);
    // Straight ahead first: what lies aside counts double, and what lies more aside than ahead only if nothing else does.
    const distance = along + 2 * across + (across > along ? 1000 : 0);
    if (element !== from && along > 1 && distance < least) {
      least = distance;
      best = element;
    }
  }
  return best;
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
