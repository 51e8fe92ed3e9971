/**
 * Where my animals stand, if I have moved them. The rules only count animals, so this is for the eye alone; but it is
 * always a placement that the rules allow.
 */

import { ANIMALS, type Farm, type Herd, type Player } from "../view.ts";
import { type Housing, type Place, sum } from "./types.ts";

/** All herds of a farm, in the order of its places. */
export const standingOn = (farm: Farm): Herd[] => [
  ...farm.pastures.map(({ animals }) => animals), ...farm.pens.map(({ animals }) => animals), ...farm.pets,
];

/** The farm with its animals elsewhere. */
export function withStanding(farm: Farm, standing: readonly Herd[]): Farm {
  const { pastures, pens, pets } = farm;
  const herd = (at: number): Herd => standing[at] ?? [];
  return {
    ...farm,
    pastures: pastures.map((one, at) => ({ ...one, animals: herd(at) })),
    pens: pens.map((one, at) => ({ ...one, animals: herd(pastures.length + at) })),
    pets: pets.map((_, at) => herd(pastures.length + pens.length + at)),
  };
}

const total = (standing: readonly Herd[]): string => ANIMALS.map((_, kind) => sum(standing.map((herd) => herd[kind] ?? 0))).join();

/** A farm on which the same animals could stand in the same places has the same name. */
function nameOf(farm: Farm): string {
  const places = [farm.pastures.map(({ cells, capacity }) => [cells, capacity]), farm.pens.map(({ cell }) => cell), farm.pets.length];
  return JSON.stringify([places, total(standingOn(farm))]);
}

export function accepts(place: Place, herd: Herd): boolean {
  const kinds = ANIMALS.filter((_, kind) => (herd[kind] ?? 0) > 0);
  return sum(herd) <= place.size && (place.mixed || kinds.length <= 1) && kinds.every((animal) => place.types.includes(animal));
}

/** May animals stand like this? */
export function isLegal({ places, one_pasture }: Housing, standing: readonly Herd[]): boolean {
  if (!places.every((place, at) => accepts(place, standing[at] ?? []))) return false;
  return !one_pasture || ANIMALS.every((_, kind) => places.filter((place, at) => place.pasture && (standing[at]?.[kind] ?? 0) > 0).length <= 1);
}

/** All animals of a kind that fit go from one place to another, or the two herds change places; null if neither can be. */
export function moved(housing: Housing, standing: readonly Herd[], from: number, to: number, kind: number): Herd[] | null {
  const [source = [], target = []] = [standing[from], standing[to]];
  const place = housing.places[to];
  if (place === undefined || from === to) return null;
  for (let n = Math.min(source[kind] ?? 0, place.size - sum(target)); n > 0; n--) {
    const after = standing.map((herd, at) => (at === from ? added(herd, kind, -n) : at === to ? added(herd, kind, n) : herd));
    if (isLegal(housing, after)) return after;
  }
  const swapped = standing.map((herd, at) => (at === from ? target : at === to ? source : herd));
  return isLegal(housing, swapped) ? swapped : null;
}

const added = (herd: Herd, kind: number, n: number): Herd => herd.map((count, at) => (at === kind ? count + n : count));

class Placement {
  /** The panel for it is open. */
  open = $state(false);
  #wish = $state.raw<{ name: string; standing: Herd[] } | null>(null);

  place(farm: Farm, standing: Herd[]): void {
    this.#wish = { name: nameOf(farm), standing };
  }

  /** A farm as its owner wants to see it. */
  of(farm: Farm): Farm {
    const wish = this.#wish;
    return wish !== null && wish.name === nameOf(farm) ? withStanding(farm, wish.standing) : farm;
  }

  shown(player: Player, seat: number | null): Player {
    return player.seat === seat ? { ...player, farm: this.of(player.farm) } : player;
  }
}

export const placement = new Placement();
