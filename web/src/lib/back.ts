/** The browser's way back closes what lies over the page first; only then does it leave the page. */

interface Over {
  /** So many things lie over the page. */
  over?: number;
}

interface Overlay {
  /** Which of them it is; 0 while an older one is still on its way out. */
  mark: number;
  path: string;
  close: () => void;
}

const open: Overlay[] = [];
/** An entry of the history is being left that is of no use any more. */
let leaving = false;
/** Something was closed just now: the page is the same. */
let still = false;
/** What the address of the page is, on whichever entry of the history. */
let address = "";

const overOf = (): number => (history.state as Over | null)?.over ?? 0;

/** The page is at another moment: its address says so, and that is no step. */
export function rewrite(to: string): void {
  address = to;
  history.replaceState(history.state, "", to);
}

/** Something lies over the page now. Returns what is to be called when it is closed in another way. */
export function untilBack(close: () => void): () => void {
  const overlay = { mark: 0, path: location.pathname, close };
  open.push(overlay);
  if (!leaving) begin(overlay);
  return () => {
    open.splice(open.indexOf(overlay), 1);
    if (overlay.mark === 0 || overOf() !== overlay.mark) return; // a link has led on from there
    leaving = true;
    history.back();
  };
}

function begin(overlay: Overlay): void {
  overlay.mark = overOf() + 1;
  history.pushState({ ...(history.state as Over | null), over: overlay.mark }, "");
}

function popped(event: Event): void {
  const closed = leaving ? [] : open.filter(({ mark, path }) => mark > overOf() && path === location.pathname);
  if (leaving || closed.length > 0) {
    event.stopImmediatePropagation();
    still = true;
    setTimeout(() => (still = false)); // a changed hash is told right behind
    if (address.startsWith(location.pathname)) rewrite(address);
  }
  leaving = false;
  for (const { close } of closed) close();
  for (const overlay of open.filter(({ mark }) => mark === 0)) begin(overlay);
}

// The router imports this module, so that it hears nothing of what leaves the page as it is.
window.addEventListener("popstate", popped);
window.addEventListener("hashchange", (event) => {
  if (still) event.stopImmediatePropagation();
});
