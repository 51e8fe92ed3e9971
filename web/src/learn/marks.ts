/** What a lesson points at, on the board: places by name, and whatever shows an option. */

export interface Mark {
  left: number;
  top: number;
  width: number;
  height: number;
}

const isSeen = (element: Element): boolean => element.getClientRects().length > 0;

/** The elements of places and of options; the list for screen readers is no place to point at. */
export function elementsOf(places: readonly string[], keys: readonly string[]): Element[] {
  const named = places.flatMap((place) => {
    const found = [...document.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)];
    return found.find(isSeen) ?? found[0] ?? [];
  });
  const offered = keys.flatMap((key) => [...document.querySelectorAll(`[data-key="${CSS.escape(key)}"]:not([tabindex="-1"])`)]);
  return [...new Set([...named, ...(keys.length > 0 && offered.length === 0 ? panelElements() : offered)])];
}

/** In a panel that collects picks: the button that sends them, as soon as all is well; until then the panel. */
function panelElements(): Element[] {
  const found = document.querySelector("[data-panel] [data-confirm]:enabled:not(.warns)") ?? document.querySelector("[data-panel]");
  return found === null ? [] : [found];
}

/** On a small board a part may be closed: open it, and bring the first mark into sight. */
export function reveal(elements: readonly Element[]): void {
  const [first] = elements;
  if (first === undefined) return;
  const panel = first.closest("[role=tabpanel][hidden]");
  if (panel !== null) document.getElementById(panel.getAttribute("aria-labelledby") ?? "")?.click();
  requestAnimationFrame(() => {
    if (!isUncovered(first)) first.scrollIntoView({ block: "center", inline: "nearest" });
  });
}

/** Whether its middle can be clicked, neither scrolled away nor below something that stays in sight, and no side is cut off. */
function isUncovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  const whole = width > innerWidth || (left >= 0 && left + width <= innerWidth);
  return whole && there !== null && (element.contains(there) || there.contains(element));
}

/** Where they are seen; what has been scrolled away for the most part has no mark. */
export function marksOn(elements: readonly Element[]): Mark[] {
  return elements.flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const board = element.closest("main")?.getBoundingClientRect();
    const seen = board === undefined ? height : Math.min(top + height, board.bottom) - Math.max(top, board.top);
    return width > 0 && seen > height / 2 ? [{ left, top, width, height }] : [];
  });
}
