/**
 * Flights: what an event moves goes visibly from where it lay to where it lies. A board marks its places with
 * `data-place`; a game's `moves` says what flies between them. Nothing waits for a flight: whatever is clicked or
 * pressed lands all of them at once.
 */

import { mount, unmount } from "svelte";

import { GAMES, type Move } from "../games/index.ts";
import { settings } from "./settings.svelte.ts";

export type Places = Map<string, DOMRect>;

const FLIGHT = 320;
/** Between the starts of two flights of one pick; many at once start closer together. */
const STAGGER = 70;
const LONGEST = 900;
const MOST = 24;
/** How wide a thing is while it flies, in pixels: like the places where it lies, within reason. */
const NARROWEST = 48;
const WIDEST = 96;

/** Where every place of the board lies now. */
export function placesNow(): Places {
  const places: Places = new Map();
  for (const element of document.querySelectorAll("[data-place]")) {
    const name = element.getAttribute("data-place");
    if (name !== null && !places.has(name)) places.set(name, element.getBoundingClientRect());
  }
  return places;
}

const flying = new Set<() => void>();

/** Let all flights end at once. */
export function land(): void {
  for (const end of [...flying]) end();
}

/** Start the flights of what just happened; `before` is where the places lay then. */
export function fly(game: string, moves: readonly Move[], before: Places): void {
  if (!settings.motion || document.hidden || moves.length === 0) return;
  const now = placesNow();
  const single = moves.flatMap((move) => Array<Move>(Math.min(move.count ?? 1, 5)).fill(move)).slice(0, MOST);
  const stagger = Math.min(STAGGER, (LONGEST - FLIGHT) / single.length);
  single.forEach((move, at) => {
    const from = before.get(move.from) ?? now.get(move.from);
    const to = now.get(move.to) ?? before.get(move.to);
    if (from !== undefined && to !== undefined) void launch(game, move, from, to, at * stagger);
  });
}

async function launch(game: string, move: Move, from: DOMRect, to: DOMRect, delay: number): Promise<void> {
  const face = await GAMES[game]?.thing?.();
  if (face === undefined) return;
  const box = document.createElement("div");
  box.className = "flight";
  box.setAttribute("aria-hidden", "true");
  box.style.width = `${Math.max(NARROWEST, Math.min(from.width, to.width, WIDEST))}px`;
  document.body.append(box);
  const inside = mount(face.default, { target: box, props: { kind: move.kind, slug: move.slug, size: "small" } });
  const { width, height } = box.getBoundingClientRect();
  const at = (place: DOMRect, scale: number) =>
    `translate(${place.left + place.width / 2 - width / 2}px, ${place.top + place.height / 2 - height / 2}px) scale(${scale})`;
  const animation = box.animate(
    [
      { transform: at(from, 0.9), opacity: 0 },
      { transform: at(from, 1), opacity: 1, offset: 0.12 },
      { transform: at(to, 1), opacity: 1, offset: 0.88 },
      { transform: at(to, 0.9), opacity: 0 },
    ],
    { duration: FLIGHT, delay, easing: "cubic-bezier(0.3, 0, 0.2, 1)", fill: "both" },
  );
  const end = () => {
    if (!flying.delete(end)) return;
    animation.cancel();
    void unmount(inside);
    box.remove();
  };
  flying.add(end);
  animation.finished.then(end, end);
}
