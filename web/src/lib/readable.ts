/** `{@attach readable(".face")}`: a text that is shown as large as its place allows, or not at all: never cut off, never tiny. */

/** Nobody reads what is smaller. */
const LEAST = 11;
const STEP = 0.5;

/**
 * The element is no higher than its place (`min-height: 0; overflow: hidden`), which lies in something whose size does not
 * depend on it. Without enough room it bears `data-unfit`, and its style leaves it out.
 *
 * within: what has a size of its own.
 */
export const readable = (within: string) => (element: HTMLElement): (() => void) => {
  function look(): void {
    element.removeAttribute("data-unfit");
    element.style.removeProperty("font-size");
    let size = parseFloat(getComputedStyle(element).fontSize);
    while (element.scrollHeight > element.clientHeight + 1) {
      size -= STEP;
      if (size < LEAST) {
        element.setAttribute("data-unfit", "");
        element.style.removeProperty("font-size");
        return;
      }
      element.style.fontSize = `${size}px`;
    }
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
