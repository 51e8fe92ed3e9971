/** Which animals are drawn on which space: those of a pasture spread over its spaces, pets live in the house (-1). */

import { ANIMALS, type Animal, type Farm, type Herd } from "./view.ts";

export interface Group {
  animal: Animal;
  count: number;
}

export function groups(herd: Herd): Group[] {
  return herd.flatMap((count, at) => {
    const animal = ANIMALS[at];
    return count > 0 && animal !== undefined ? [{ animal, count }] : [];
  });
}

export function grazing(farm: Farm): Map<number, Group[]> {
  const found = new Map<number, Group[]>();
  for (const { cells, animals } of farm.pastures) spread(found, cells, groups(animals));
  for (const { cell, animals } of farm.pens) if (groups(animals).length > 0) found.set(cell, groups(animals));
  const pets = (farm.pets[0] === undefined ? [] : groups(farm.pets[0]));
  if (pets.length > 0) found.set(-1, pets);
  return found;
}

/** All of a kind evenly over the spaces; of a mixed herd one kind on each. */
function spread(found: Map<number, Group[]>, cells: readonly number[], herd: readonly Group[]): void {
  const [first] = herd;
  if (first === undefined) return;
  if (herd.length > 1) {
    herd.forEach((group, at) => {
      const cell = cells[at % cells.length] ?? 0;
      found.set(cell, [...(found.get(cell) ?? []), group]);
    });
    return;
  }
  cells.forEach((cell, at) => {
    const count = Math.floor(first.count / cells.length) + (at < first.count % cells.length ? 1 : 0);
    if (count > 0) found.set(cell, [{ animal: first.animal, count }]);
  });
}

/** The places for animals and how full they are: on which space it is said, how many are there, how many may be. */
export function rooms(farm: Farm): { cell: number; count: number; room: number }[] {
  const count = (herd: Herd | undefined) => groups(herd ?? []).reduce((sum, one) => sum + one.count, 0);
  const house = Math.max(...farm.rooms);
  return [
    ...farm.pastures.map(({ cells, animals, capacity }) => ({ cell: cells[0] ?? 0, count: count(animals), room: capacity })),
    ...farm.pens.map(({ cell, animals, capacity }) => ({ cell, count: count(animals), room: capacity })),
    ...(farm.rooms.length > 0 && farm.pet_room[0] !== undefined ? [{ cell: house, count: count(farm.pets[0]), room: farm.pet_room[0] }] : []),
  ];
}
