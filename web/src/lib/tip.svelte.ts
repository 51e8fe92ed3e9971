/** The text of a card, wherever its name or its face is: on hover, on focus, on tap. */

import type { Action } from "svelte/action";

import { settings } from "./settings.svelte.ts";
import type { OptionKey } from "./types.ts";

export interface Subject {
  game: string;
  kind: string;
  slug: string;
  /** What picking it would be called: while that is not offered, the tip says why. */
  key?: OptionKey | undefined;
}

interface Shown extends Subject {
  anchor: DOMRect;
  /** Stays until it is closed, and can be scrolled. */
  pinned: boolean;
}

const HOVER_AFTER = 350;
const PRESS_AFTER = 450;

class Tips {
  shown = $state.raw<Shown | null>(null);
  #anchor: Element | null = null;

  show(element: Element, subject: Subject, pinned = false): void {
    if (this.shown?.pinned && !pinned) return;
    this.#anchor = element;
    this.shown = { ...subject, anchor: element.getBoundingClientRect(), pinned };
  }

  hide(element: Element): void {
    if (this.#anchor === element && !this.shown?.pinned) this.close();
  }

  close(): void {
    this.shown = null;
    this.#anchor = null;
  }
}

export const tips = new Tips();

/**
 *     <button use:tip={{ game: "dominion", kind: "card", slug: "smithy" }}>
 *
 * Hover and focus show the text; so does a tap on what cannot be picked, and a long press on what can.
 */
export const tip: Action<Element, Subject | undefined> = (element, first) => {
  let subject = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;

  const later = (after: number, pinned: boolean) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      pressed = pinned;
      if (subject !== undefined) tips.show(element, subject, pinned);
    }, after);
  };
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  // A moment later: an element with the focus also loses it while the page is being changed, when nothing may be set.
  const leave = () => {
    stop();
    queueMicrotask(() => tips.hide(element));
  };
  const on: Record<string, (event: Event) => void> = {
    // Not on entering: what slides under a pointer that rests was not asked about.
    pointermove: (event) => {
      const { pointerType, movementX, movementY } = event as PointerEvent;
      const moved = pointerType === "mouse" && (movementX !== 0 || movementY !== 0);
      if (moved && settings.it.hover && timer === undefined) later(HOVER_AFTER, false);
    },
    pointerdown: (event) => {
      pressed = false;
      if ((event as PointerEvent).pointerType === "mouse") leave();
      else later(PRESS_AFTER, true);
    },
    pointerup: stop,
    pointercancel: stop,
    pointerleave: leave,
    focus: () => {
      if (element.matches(":focus-visible") && subject !== undefined) tips.show(element, subject);
    },
    blur: leave,
    contextmenu: (event) => {
      if (pressed) event.preventDefault();
    },
    // Before the element's own click: a long press was a question, not a pick.
    click: (event) => {
      if (pressed) {
        event.stopImmediatePropagation();
        event.preventDefault();
      } else if (subject !== undefined && !element.classList.contains("lit")) {
        tips.show(element, subject, true);
        event.stopPropagation();
      }
      pressed = false;
    },
  };
  for (const [name, listener] of Object.entries(on)) element.addEventListener(name, listener, name === "click");
  return {
    update(next) {
      subject = next;
      if (next === undefined) leave();
    },
    destroy() {
      leave();
      for (const [name, listener] of Object.entries(on)) element.removeEventListener(name, listener, name === "click");
    },
  };
};
