/** The tiles of The Lowlands to be looked at: by kind, level, what they cost, where they must lie, and points. */

import type { Exhibit, Gallery } from "../../lookup/gallery.ts";
import type { Things as AnyThings } from "../../lib/types.ts";
import type { BoxTile, Terrain, Things } from "./contract.ts";
import { KINDS, RESOURCES } from "./view.ts";

const TERRAINS: Terrain[] = ["bush", "tree", "pond"];

function exhibit({ slug, set, level, cost, terrain, points, names, texts }: BoxTile): Exhibit {
  return {
    kind: "tile",
    slug,
    code: slug,
    cost: RESOURCES.reduce((sum, resource) => sum + cost[resource], 0),
    ...(names === undefined ? {} : { names }),
    ...(texts === undefined ? {} : { texts }),
    marks: {
      kind: [set], level: [String(level)], cost: RESOURCES.filter((resource) => cost[resource] > 0), terrain, points: [String(points)],
    },
  };
}

const gallery: Gallery = {
  exhibits: (things: AnyThings) => (things as unknown as Things).tile.map(exhibit),
  filters: [
    { name: "kind", values: KINDS, label: (kind, speaker) => speaker.text(`tile-kind-${kind}`) },
    { name: "cost", values: RESOURCES, label: (resource, speaker) => speaker.text(`resource-${resource}`) },
    { name: "terrain", values: TERRAINS, label: (terrain, speaker) => speaker.text(`terrain-${terrain}`) },
    { name: "level", values: ["2", "3", "4"], label: (level, speaker) => speaker.text("board-level", { level: Number(level) }) },
    { name: "points", values: ["0", "1", "2", "3", "4", "5"], label: (points, speaker) => speaker.text("board-points", { count: Number(points) }) },
  ],
};

export default gallery;
