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

interface Shown {
  fit: Fit;
  /** What bears the text, within the element: only it becomes smaller, so that the element keeps its own size. */
  text: HTMLElement;
}

const shown = new Map<HTMLElement, Shown>();
const due = new Set<HTMLElement>();

/** All that is due at once: first everything is read, then everything is written. Nothing that is written is read again. */
function refit(): void {
  const all = [...due].flatMap((element) => {
    const one = shown.get(element);
    return one === undefined ? [] : [{ element, ...one }];
  });
  due.clear();
  const read = all.map((one) => {
    const style = getComputedStyle(one.element);
    const width = one.element.getBoundingClientRect().width - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    return { ...one, width, size: parseFloat(style.fontSize), font: `${style.fontStyle} ${style.fontWeight} ${MEASURED}px ${style.fontFamily}` };
  });
  for (const { element, text, fit, width, size, font } of read) {
    if (width <= 0) {
      text.textContent = fit.text;
      continue;
    }
    const place = { width, lines: fit.lines ?? 1, size, least: LEAST };
    const done = fitted(fit.text, place, (word) => syllables(words.lang, word), (line) => measure(font, line));
    text.textContent = done.text;
    text.style.fontSize = done.size < size ? `${done.size}px` : "";
    element.toggleAttribute("data-unfit", !done.fits);
  }
}

function ask(element: HTMLElement): void {
  if (due.size === 0) queueMicrotask(refit);
  due.add(element);
}

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

// A name may have the same width in a window of another size, but letters of another.
addEventListener("resize", refitAll);

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
  const text = document.createElement("span");
  text.style.display = "block";
  text.style.textRendering = "geometricPrecision"; // letters are as wide at any size: none is rounded to whole pixels
  text.textContent = first.text;
  element.replaceChildren(text);
  shown.set(element, { fit: first, text });
  ask(element);
  watcher.observe(element);
  return {
    update(next) {
      shown.set(element, { fit: next, text });
      ask(element);
    },
    destroy() {
      watcher.unobserve(element);
      shown.delete(element);
    },
  };
};
