/**
 * Flights: what an event moves goes visibly from where it lay to where it lies. A board marks its places with
 * `data-place`; a game's `moves` says what flies between them. Nothing waits for a flight: whatever is clicked or
 * pressed lands all of them at once, and so does a board whose places move.
 */

import { mount, unmount } from "svelte";

import { GAMES, type Move } from "../games/index.ts";
import { settings } from "./settings.svelte.ts";

export type Places = Map<string, DOMRect>;

/** What flies together, and after how many milliseconds it starts. */
export interface Wave {
  at: number;
  moves: readonly Flight[];
}

/** A move, and whose it is. */
export type Flight = Move & { seat: number };

/** The longest; where little time is, it is shorter. */
const FLIGHT = 480;
const SHARE = 0.65;
/** Between the starts of two flights of one wave; many at once start closer together. */
const STAGGER = 70;
/** In one wave. */
const MOST = 24;
/** How wide a thing is while it flies, in pixels: like the places where it lies, within reason. */
const NARROWEST = 48;
const WIDEST = 96;

/** Where every place of the board lies that can be seen now. */
export function placesNow(): Places {
  const places: Places = new Map();
  for (const element of document.querySelectorAll("[data-place]")) {
    const name = element.getAttribute("data-place");
    const box = element.getBoundingClientRect();
    if (name !== null && !places.has(name) && (box.width > 0 || box.height > 0)) places.set(name, box);
  }
  return places;
}

const flying = new Set<() => void>();
let sky: ResizeObserver | undefined;

/** Let all flights end at once. */
export function land(): void {
  for (const end of [...flying]) end();
  sky?.disconnect();
  sky = undefined;
}

/** Start the flights of what just happened, all of them within so many milliseconds; `before` is where the places lay then. */
export function fly(game: string, waves: readonly Wave[], before: Places, within: number): void {
  land();
  if (!settings.motion || document.hidden || waves.every((wave) => wave.moves.length === 0)) return;
  const now = placesNow();
  const time = Math.min(FLIGHT, within * SHARE);
  watchPlaces();
  waves.forEach((wave, number) => {
    const single = wave.moves.flatMap((move) => Array<Flight>(Math.min(move.count ?? 1, 5)).fill(move)).slice(0, MOST);
    const until = waves[number + 1]?.at ?? within - time;
    const stagger = Math.max(0, Math.min(STAGGER, (until - wave.at) / single.length));
    single.forEach((move, at) => {
      const from = before.get(move.from) ?? now.get(move.from);
      const to = now.get(move.to) ?? before.get(move.to);
      // What lies on a part of the board that is not shown comes from its owner's name, or goes there.
      const owner = now.get(`seat-${move.seat}`);
      const [start, end] = [from ?? owner, to ?? owner];
      if ((from ?? to) !== undefined && start !== undefined && end !== undefined) {
        void launch(game, move, [start, end], wave.at + at * stagger, time);
      }
    });
  });
}

/** A board that changes its size has its places elsewhere. */
function watchPlaces(): void {
  const board = document.querySelector("main");
  if (board === null) return;
  const { width, height } = board.getBoundingClientRect();
  sky = new ResizeObserver(() => {
    const box = board.getBoundingClientRect();
    if (box.width !== width || box.height !== height) land();
  });
  sky.observe(board);
}

async function launch(game: string, move: Move, [from, to]: [DOMRect, DOMRect], delay: number, duration: number): Promise<void> {
  const sent = sky;
  const face = await GAMES[game]?.thing?.();
  if (face === undefined || sent !== sky) return;
  const box = document.createElement("div");
  box.className = "flight";
  box.setAttribute("aria-hidden", "true");
  box.style.width = `${Math.max(NARROWEST, Math.min(from.width, to.width, WIDEST))}px`;
  // Into the page's own frame: what covers the board there covers flights, too.
  (document.querySelector("main")?.parentElement ?? document.body).append(box);
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
    { duration, delay, easing: "cubic-bezier(0.3, 0, 0.2, 1)", fill: "both" },
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
