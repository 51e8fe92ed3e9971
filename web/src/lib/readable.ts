/** `{@attach readable(".face")}`: a text that is shown as large as its place allows, or not at all: never cut off, never tiny. */

/** Nobody reads what is smaller. */
const LEAST = 11;
const STEP = 0.5;
/** The last line reaches a little below itself, in parts of its size; that is no second line. */
const BELOW = 0.3;

/**
 * The element is no higher than its place (`min-height: 0`), which lies in something whose size does not
 * depend on it. Without enough room it bears `data-alone`: whatever else says the same leaves its place to it; and if even
 * that does not help, `data-unfit`: its style leaves it out.
 *
 * within: what has a size of its own.
 */
export const readable = (within: string) => (element: HTMLElement): (() => void) => {
  /** Whether it can be read, as large as it may be. */
  function fits(): boolean {
    element.style.removeProperty("font-size");
    let size = parseFloat(getComputedStyle(element).fontSize);
    while (element.scrollHeight > element.clientHeight + BELOW * size) {
      size -= STEP;
      if (size < LEAST) return false;
      element.style.fontSize = `${size}px`;
    }
    return true;
  }

  function look(): void {
    element.removeAttribute("data-unfit");
    element.removeAttribute("data-alone");
    if (fits()) return;
    element.setAttribute("data-alone", "");
    if (fits()) return;
    element.removeAttribute("data-alone");
    element.setAttribute("data-unfit", "");
    element.style.removeProperty("font-size");
  }

  const resized = new ResizeObserver(look);
  resized.observe(element.closest(within) ?? document.body);
  resized.observe(element);
  const changed = new MutationObserver(look);
  changed.observe(element, { subtree: true, childList: true, characterData: true });
  document.fonts.addEventListener("loadingdone", look);
  return () => {
    resized.disconnect();
    changed.disconnect();
    document.fonts.removeEventListener("loadingdone", look);
  };
};
