// Says how the client numbers farmyards; called by test_farms.py with the file of the plans it asks about.
import { readFileSync } from "node:fs";

import { areas, outline, planOf } from "../../web/src/games/agricola/farm.ts";
import { placeOf } from "../../web/src/games/agricola/moor/extensions.ts";
import { CELLS, columnOf, lineAt, rowOf } from "../../web/src/games/lowlands/farm.ts";

const { agricola, extensions, lowlands } = JSON.parse(readFileSync(process.argv[2], "utf-8"));
const sorted = (numbers) => [...numbers].sort((one, other) => one - other);

function agricolaSays({ extra, pastures }) {
  const plan = planOf(extra);
  const fences = new Set(pastures.flatMap((cells) => [...outline(plan, cells)]));
  return {
    spots: plan.cells.map(({ row, column }) => [row, column]),
    sides: plan.sides,
    borders: plan.edges.map(({ cells }) => cells),
    fences: sorted(fences),
    areas: areas(plan, fences),
  };
}

console.log(
  JSON.stringify({
    agricola: agricola.map(agricolaSays),
    extensions: extensions.map((key) => Object.values(placeOf(key)).slice(1)),
    lowlands: {
      cells: Array.from({ length: CELLS }, (_, cell) => [rowOf(cell), columnOf(cell)]),
      lines: Array.from({ length: lowlands }, (_, edge) => Object.values(lineAt(edge))),
    },
  }),
);
