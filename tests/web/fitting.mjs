// Fits names into places of so many letters, all equally wide, and says at what size and on which lines they are.
import { readFileSync } from "node:fs";

import { fitted } from "../../web/src/lib/fitting.ts";

const { places, parted } = JSON.parse(readFileSync(process.argv[2], "utf-8"));
const syllables = (word) => parted[word] ?? [word];
const fits = places.map(({ name, ...place }) => fitted(name, place, syllables, (line) => line.length));
console.log(JSON.stringify(fits));
