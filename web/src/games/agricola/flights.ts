/** What flights are made of: a thing, and the places on the board that are shown. */

import type { GameEvent, View } from "../../lib/types.ts";
import type { Move } from "../index.ts";

/** More than these do not fly. */
export const MOST = 5;

export interface Told {
  event: GameEvent;
  seat: number;
  view: View;
}

export type Flights = Record<string, (told: Told) => Move[]>;

export const piece = (slug: string, from: string, to: string): Move => ({ kind: "piece", slug, from, to });

export const card = (slug: unknown, from: string, to: string): Move => ({ kind: "card", slug: String(slug), from, to });

export const person = (seat: number, from: string, to: string): Move => ({ kind: "person", slug: String(seat), from, to });

const exists = (place: string): boolean => document.querySelector(`[data-place="${place}"]`) !== null;

export const there = (place: string, otherwise: string): string => (exists(place) ? place : otherwise);

/** A space of a farm that is shown large, or the small farm. */
export const cell = (seat: number, number: unknown): string => there(`cell-${seat}-${number}`, `farm-${seat}`);

/** A good in the supply that is shown large, or with the others in short. */
export const supply = (seat: number, good: unknown): string => there(`good-${seat}-${good}`, there(`goods-${seat}`, `farm-${seat}`));
