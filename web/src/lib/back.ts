/** The browser's way back closes what lies over the page first; only then does it leave the page. */

interface Over {
  /** So many things lie over the page. */
  over?: number;
}

/** An entry of the history is being left that is of no use any more. */
let leaving = false;

const overOf = (): number => (history.state as Over | null)?.over ?? 0;

/** Something lies over the page now. Returns what is to be called when it is closed in another way. */
export function untilBack(close: () => void): () => void {
  let mark = 0;
  const begin = (): void => {
    mark = overOf() + 1;
    history.pushState({ ...(history.state as Over | null), over: mark }, "");
  };
  const popped = (): void => {
    if (mark === 0) begin();
    else if (overOf() < mark) close();
  };
  if (!leaving) begin();
  window.addEventListener("popstate", popped);
  return () => {
    window.removeEventListener("popstate", popped);
    if (mark > 0 && overOf() === mark) leave(); // otherwise a link has led on from there
  };
}

function leave(): void {
  leaving = true;
  window.addEventListener("popstate", () => (leaving = false), { once: true });
  history.back();
}
