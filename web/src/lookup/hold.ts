/**
 * Bring a line to the top of the window and keep it there until somebody moves: what lies above it changes its height when
 * it is drawn for the first time, and once more when the fonts arrive.
 */

const MOVES = ["wheel", "pointerdown", "touchmove", "keydown"] as const;

export function hold(line: Element, page: Element): () => void {
  const toTop = (): void => line.scrollIntoView({ block: "start" });
  const resized = new ResizeObserver(toTop);
  const release = (): void => {
    resized.disconnect();
    for (const move of MOVES) window.removeEventListener(move, release);
  };
  toTop();
  resized.observe(page);
  for (const move of MOVES) window.addEventListener(move, release, { passive: true });
  return release;
}
