/** `use:offer`: makes an element the button of an option. */

import type { Action } from "svelte/action";

import type { Offer } from "./table.svelte.ts";
import { t } from "./words.svelte.ts";

function spokenLabel(offer: Offer): string {
  if (offer.hint === 0) return offer.label;
  const why = offer.reason === "" ? "" : `: ${offer.reason}`;
  return `${offer.label} (${t("table-hint", { place: offer.hint })}${why})`;
}

/**
 *     <button use:offer={table.offer("pile", "gold")}>
 *
 * Lit, enabled and focusable if it is offered; plain, and still readable, if not. Works on SVG elements, too. While an
 * element shows an offer, the action bar does not.
 */
export const offer: Action<HTMLElement | SVGElement, Offer | undefined> = (element, first) => {
  const isButton = element instanceof HTMLButtonElement;
  const ownLabel = element.getAttribute("aria-label");
  let now: Offer | undefined;
  let release: (() => void) | undefined;

  function show(next: Offer | undefined): void {
    release?.();
    release = next?.claim();
    now = next;
    element.classList.toggle("lit", next !== undefined);
    toggle("data-option", next && String(next.option));
    toggle("data-key", next?.key.join(" "));
    toggle("data-hint", next && next.hint > 0 ? String(next.hint) : undefined);
    toggle("aria-label", next === undefined ? (ownLabel ?? undefined) : spokenLabel(next));
    if (isButton) toggle("aria-disabled", next === undefined ? "true" : undefined);
    else {
      toggle("role", next === undefined ? undefined : "button");
      toggle("tabindex", next === undefined ? undefined : "0");
    }
  }

  function toggle(name: string, value: string | undefined): void {
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }

  function clicked(event: Event): void {
    if (now === undefined) return;
    event.stopPropagation();
    now.pick();
  }

  function pressed(event: Event): void {
    const { key, repeat } = event as KeyboardEvent;
    if (isButton || now === undefined || (key !== "Enter" && key !== " ")) return;
    event.preventDefault();
    if (!repeat) now.pick();
  }

  element.addEventListener("click", clicked);
  element.addEventListener("keydown", pressed);
  show(first);
  return {
    update: show,
    destroy() {
      release?.();
      element.removeEventListener("click", clicked);
      element.removeEventListener("keydown", pressed);
    },
  };
};
