/** `use:fit`: a name that is made to fit into its place, whatever face it is set in. */

import type { Action } from "svelte/action";

import { fitted } from "./fitting.ts";
import { settings } from "./settings.svelte.ts";
import { syllables } from "./syllables.ts";
import { words } from "./words.svelte.ts";

export interface Fit {
  text: string;
  /** How many lines there are for it at most. */
  lines?: number;
}

/** Nobody reads what is smaller. */
const LEAST = 11;
/** At which size lines are measured. */
const MEASURED = 100;

const pen = document.createElement("canvas").getContext("2d");
const widths = new Map<string, number>();

function measure(font: string, line: string): number {
  const key = `${font} ${line}`;
  let width = widths.get(key);
  if (width === undefined && pen !== null) {
    pen.font = font;
    width = pen.measureText(line).width / MEASURED;
    widths.set(key, width);
  }
  return width ?? 0;
}

const shown = new Map<HTMLElement, Fit>();
const due = new Set<HTMLElement>();

/** All that is due at once: first everything is read, then everything is written. */
function refit(): void {
  const all = [...due].filter((element) => shown.has(element));
  due.clear();
  for (const element of all) element.style.removeProperty("font-size");
  const read = all.map((element) => {
    const style = getComputedStyle(element);
    const width = element.getBoundingClientRect().width - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    return { element, width, size: parseFloat(style.fontSize), font: `${style.fontStyle} ${style.fontWeight} ${MEASURED}px ${style.fontFamily}` };
  });
  for (const { element, width, size, font } of read) {
    const { text, lines = 1 } = shown.get(element)!;
    if (width <= 0) {
      element.textContent = text;
      continue;
    }
    const done = fitted(text, { width, lines, size, least: LEAST }, (word) => syllables(words.lang, word), (line) => measure(font, line));
    element.textContent = done.text;
    element.toggleAttribute("data-unfit", !done.fits);
    if (done.size < size) element.style.fontSize = `${done.size}px`;
  }
}

function ask(element: HTMLElement): void {
  if (due.size === 0) queueMicrotask(refit);
  due.add(element);
}

// What is set here may change the height of a name: it is looked at once more, and stays as it is.
const watcher = new ResizeObserver((entries) => {
  for (const { target } of entries) ask(target as HTMLElement);
});

function refitAll(): void {
  for (const element of shown.keys()) ask(element);
}

// Another face has come: every line is as long as it is in that one.
document.fonts.addEventListener("loadingdone", () => {
  widths.clear();
  refitAll();
});

$effect.root(() => {
  $effect(() => {
    if (settings.it.textSize > 0) refitAll();
  });
});

/**
 *     <span class="name" use:fit={{ text: speaker.name("card", slug), lines: 2 }}></span>
 *
 * The element has a width of its own and is empty: its text is set here, as large as its style says if that fits, otherwise
 * smaller, but never below 11 pixels, and parted between syllables where that is needed. If it does not fit even so, the
 * element bears `data-unfit`: a style may leave out what is told elsewhere, too.
 */
export const fit: Action<HTMLElement, Fit> = (element, first) => {
  element.style.textRendering = "geometricPrecision"; // letters are as wide at any size: none is rounded to whole pixels
  shown.set(element, first);
  element.textContent = first.text;
  ask(element);
  watcher.observe(element);
  return {
    update(next) {
      shown.set(element, next);
      ask(element);
    },
    destroy() {
      watcher.unobserve(element);
      shown.delete(element);
    },
  };
};
