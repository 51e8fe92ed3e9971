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
  requestAnimationFrame(() => first.scrollIntoView({ block: "nearest", inline: "nearest" }));
}

export function marksOn(elements: readonly Element[]): Mark[] {
  return elements
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ left, top, width, height }) => ({ left, top, width, height }));
}
