/** What action spaces look like: a piece of land on 120 by 80, seen behind their names and what lies there. */

import { all, at, box, CLAY, disc, each, fill, ground, house, INK, LAKE, LEAF, line, MOSS, PAPER, pine, SAND, SKY, STONE, strokes, sun, tree, waves, WHEAT, WOOD } from "../../../art/draw.ts";
import { on } from "./compose.ts";
import { PIECES } from "./pieces.ts";

const put = (name: string, x: number, y: number, scale: number): string => at(x - 12 * scale, y - 24 * scale, PIECES[name] ?? "", scale);
const hills = (sky: string, far: string, near: string): string => all(sky) + fill("M0 40q22-16 46-5t40-4 34 6v43H0z", far) + ground(52, near);
const pines = (places: readonly (readonly [number, number, number])[]): string => each(places, ([x, y, s], n) => pine(x, y, s, n % 2 ? MOSS : "#4f6c3a"));
const reeds = (x: number, y: number, s: number): string =>
  at(x, y, line("M-4 0V-20M0 0v-26M4 0v-17", "#5f7a3c", 1.8) + box(-5.4, -26, 2.8, 8, "#6b4526", 1.4) + box(-1.4, -32, 2.8, 8, "#6b4526", 1.4) + box(2.6, -22, 2.8, 7, "#6b4526", 1.4), s);
const rails = (y: number): string =>
  line(`M0 ${y}h120M0 ${y + 8}h120`, WOOD, 3) + line(`M8 ${y - 5}v19M36 ${y - 5}v19M64 ${y - 5}v19M92 ${y - 5}v19M116 ${y - 5}v19`, "#5c3d24", 4);
const pit = (): string =>
  all("#dfd3b4") + ground(34, "#a5b06a") + fill("M0 44q26-10 60-6t60 2v40H0z", "#c0714a") + fill("M14 56q22-10 48-6t46 4q-6 14-50 14T14 56z", "#8f4a2b") +
  line("M22 57q18-6 38-4M70 54q14 0 26 3M34 64q22 4 46 0", "#d08a63", 2);
const wood = (): string => all("#c4d6ae") + pines([[6, 52, 1.3], [30, 48, 1.1], [56, 50, 1.35], [84, 47, 1.15], [110, 51, 1.4]]) + ground(50, "#6d8a45") + pines([[16, 76, 1.5], [104, 78, 1.6]]) + ground(70, "#587539");
const copse = (): string => all("#d5dfb4") + ground(46, "#8fa657") + tree(18, 60, 1.5, "#5f7f3d") + tree(40, 54, 1.2, LEAF) + tree(84, 54, 1.2, "#71913f") + tree(106, 62, 1.6, "#5f7f3d") + ground(66, "#7b9448");
const bank = (): string => all("#d6e4dc") + ground(30, "#94aa5d") + fill("M0 42q30-6 60-1t60-1v40H0z", LAKE) + waves(54, "#8fb4bd") + waves(68, "#8fb4bd");
const furrows = (soil = "#8a5a36"): string =>
  all(SKY) + fill("M0 28q30-6 60 0t60 0v52H0z", soil) + line("M0 38q15-4 30 0t30 0 30 0 30 0M0 49q15-4 30 0t30 0 30 0 30 0M0 60q15-4 30 0t30 0 30 0 30 0M0 71q15-4 30 0t30 0 30 0 30 0", "#64401f", 2.4);
const corn = (): string =>
  hills("#f0e0b0", "#b9b565", "#d9ab4a") + line(Array.from({ length: 13 }, (_, n) => `M${4 + n * 9.5} 80v-${18 + (n % 3) * 5}`).join(""), "#b07f22", 2.6) + line("M0 62q30-4 60 0t60 0", "#eac66d", 2);
const fold = (beast: string): string => hills("#d9e4c6", "#a7ba6c", "#b9cb7c") + put(beast, 100, 52, 1.05) + put(beast, 20, 50, 0.9) + rails(58);
const rocks = (): string =>
  all("#cfd9d3") + fill("M0 40l18-20 20 8 22-22 26 16 14-6 20 14v50H0z", STONE) + line("M10 46l14-14M46 44l16-20M78 46l14-18M98 50l14-12", "#8b8072", 2.6) + ground(62, "#9c8f7d") +
  fill("M14 70l8-10 12 2 4 10zM84 72l10-11 12 3 2 9z", "#b9ae9e");
const street = (): string => all("#dde3cd") + house(6, 54, 26, PAPER, CLAY) + house(44, 50, 22, SAND, "#5f6b7a") + house(86, 54, 28, PAPER, "#a3482a") + ground(52, "#c2a26a") + line("M10 64h22M50 72h30M90 66h20", "#a98850", 2.4);
const homestead = (): string => hills("#dce6d2", "#a9bb70", "#c2a26a") + house(78, 60, 30, WOOD, WHEAT) + fill("M10 60V44l9-9 9 9v16z", CLAY) + line("M6 46l13-13 13 13", INK, 2.4) + line("M8 68h26M52 74h36", "#a98850", 2.4);
const road = (): string => hills("#f0e2bd", "#a8b566", "#93a558") + fill("M34 80q10-22 24-30l8-10h4l-2 12q2 12 26 28z", "#d2b67f") + sun(98, 16, 7, "#f1d27a");
const room = (): string => on("inside") + box(78, 16, 26, 22, "#bcd6d8") + line("M78 16h26v22H78zM91 16v22M78 27h26", "#6b4a2c", 2.4) + box(10, 40, 40, 5, "#7b5230", 1) + line("M16 45v18M44 45v18", "#7b5230", 3);
const chamber = (): string => on("inside") + disc(94, 24, 11, "#34425e") + disc(97, 22, 5, "#f3e2b0") + line("M94 12v24M82 24h24", "#6b4a2c", 2.2);
const stage = (): string => on("dusk") + fill("M0 0h120v10q-15 8-30 0-15 8-30 0-15 8-30 0-15 8-30 0z", CLAY) + fill("M0 0h16q2 34-8 56H0zM120 0h-16q-2 34 8 56h8z", "#8f3d20");

const DRAWN: Record<string, () => string> = {
  forest: wood, grove: () => copse() + pines([[62, 58, 1.1]]), copse, "riverbank-forest": () => bank() + pines([[14, 44, 1.2], [36, 40, 1], [104, 44, 1.2]]),
  "clay-pit": pit, hollow: pit, "reed-bank": () => bank() + reeds(12, 58, 1.2) + reeds(30, 48, 0.9) + reeds(92, 50, 1) + reeds(110, 62, 1.3),
  fishing: () => bank() + put("fishing", 96, 74, 1) + line("M20 14L54 40v10", INK, 1.4) + line("M8 44L22 10", WOOD, 3),
  "western-quarry": rocks, "eastern-quarry": rocks,
  farmland: () => furrows(), cultivation: () => furrows("#94633c"), "vegetable-seeds": () => furrows("#7d5231"), "grain-seeds": corn, "grain-utilization": corn, "farm-supplies": corn,
  "sheep-market": () => fold("sheep"), "pig-market": () => fold("boar"), "cattle-market": () => fold("cattle"), "animal-market": () => fold("sheep"), "horse-market": () => fold("horse"),
  fencing: () => hills("#d9e4c6", "#a7ba6c", "#b9cb7c") + rails(52), corral: () => hills("#d9e4c6", "#a7ba6c", "#b9cb7c") + rails(52),
  "farm-expansion": homestead, "house-building": homestead, "house-redevelopment": homestead, "farm-redevelopment": homestead, "side-job": homestead,
  "meeting-place": street, "resource-market": street, "market-place": street, "building-supplies": street, "day-laborer": road, "road-not-taken": road,
  lessons: room, "lessons-2": room, "lessons-3": room, infirmary: room, "major-improvement": () => on("hearth"), improvement: () => on("hearth"),
  "basic-wish": chamber, "modest-wish": chamber, "urgent-wish": chamber, "traveling-players": stage,
  winter: () => on("winter"), spring: () => on("spring"), summer: () => on("summer"), autumn: () => on("autumn"),
  "dragons-lair": rocks, "fairy-ring": copse, "land-of-milk-and-honey": () => on("summer"),
};
const drawn = new Map<string, string>();

/** The land of an action space; one that has none of its own lies in the farmyard. */
export function place(space: string): string {
  let found = drawn.get(space);
  if (found === undefined) drawn.set(space, (found = (DRAWN[space] ?? (() => on("yard") + strokes(8, "#f5ebd2", 3)))()));
  return found;
}

/** Whether the land shows all that a picture would. */
export const tellsAll = (space: string): boolean =>
  ["forest", "grove", "copse", "riverbank-forest", "clay-pit", "hollow", "reed-bank", "fishing", "western-quarry", "eastern-quarry", "sheep-market", "pig-market", "cattle-market"].includes(space);

const STAGES = ["#4f6b3a", "#6d7a35", "#9a7a2c", "#a3602c", "#8a4434", "#5b4b66"] as const;
const ear = (turn: number): string => at(30, 62, line("M0 0V-44M0-14l-7-7M0-14l7-7M0-24l-7-7M0-24l7-7M0-34l-6-7M0-34l6-7", "#f1dfae", 2.6), 1, turn);

/** The back of a round card on 60 by 80, by its stage. */
export const back = (stage: number): string =>
  box(0, 0, 60, 80, STAGES[(stage - 1) % STAGES.length] ?? MOSS) + line("M5 5h50v70H5z", "#f1dfae", 1.6) + line("M8.5 8.5h43v63h-43z", "#f1dfae", 0.7) +
  `<g opacity="0.55">${ear(-24)}${ear(0)}${ear(24)}</g>` + disc(30, 40, 15, "#f6ecd2") + `<circle cx="30" cy="40" r="12.6" fill="none" stroke="${STAGES[(stage - 1) % STAGES.length] ?? MOSS}" stroke-width="1"/>`;
