/**
 * A page is announced by its heading: it gives the window its title and gets the focus, unless it is the first page
 * that is opened. In a dialog at the table the heading is only a heading.
 */

let opened = false;

/** So many tables wait for me: "(2) My tables". */
export const counted = (count: number, title: string): string => (count > 0 ? `(${count}) ${title || "Allmende"}` : title);

export function arrive(heading: HTMLElement, title: string): { update: (title: string) => void } {
  const inDialog = heading.closest("dialog") !== null;
  const update = (now: string): void => {
    if (!inDialog) document.title = now === "" || now.endsWith("Allmende") ? now || "Allmende" : `${now} · Allmende`;
  };
  update(title);
  if (!inDialog) {
    heading.tabIndex = -1;
    heading.style.outline = "none"; // where the page begins, nothing to press
    if (opened) heading.focus({ preventScroll: true });
    opened = true;
  }
  return { update };
}
