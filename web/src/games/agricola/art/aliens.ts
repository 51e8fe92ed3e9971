/** The pictures of the X deck: what landed in the quarry, on a field of 120 by 80. */

import { at, box, CLAY, disc, EMBER, fill, INK, LAKE, LEAF, line, MOSS, NIGHT, PAPER, PLUM, ring, STONE, WHEAT, WOOD } from "../../../art/draw.ts";
import { on, type Ground } from "./compose.ts";

const GREEN = "#8fb86a";
const LIGHT = "#f6efb4";

const ufo = (x: number, y: number, s = 1): string =>
  at(x, y, fill("M-9-3q0-9 9-9t9 9z", LAKE) + fill("M-22 0q4-5 22-5t22 5q-4 7-22 7T-22 0z", STONE) + disc(-12, 1, 2, WHEAT) + disc(0, 3, 2, EMBER) + disc(12, 1, 2, WHEAT), s);
const beam = (x: number, y: number, h: number): string => `<g opacity=".6">${fill(`M${x - 7} ${y}h14l12 ${h}h-38z`, LIGHT)}</g>`;
const alien = (x: number, y: number, s = 1, c = GREEN): string =>
  at(x, y, fill("M-7 8h14l3 14h-20z", MOSS) + fill("M0 10q-11-6-9-16t9-10 9 10-9 16z", c) + fill("M-6-4q5 0 5 6-5 0-5-6zM6-4q-5 0-5 6 5 0 5-6z", INK), s);
const fuzz = (x: number, y: number, s: number, c: string): string =>
  at(x, y, line("M-8 0l-4-3M-6-6l-3-4M0-8v-5M6-6l3-4M8 0l4-3M-7 5l-4 3M7 5l4 3", c, 2.2) + disc(0, 0, 8, c) + disc(-3, -2, 2.200, PAPER) + disc(3, -2, 2.200, PAPER) + disc(-3, -2, 1, INK) + disc(3, -2, 1, INK) + line("M-2 3q2 2 4 0", INK, 1), s);
const candy = (x: number, y: number, c: string): string => at(x, y, fill("M-5 0l-6-4v8zM5 0l6-4v8z", c) + disc(0, 0, 5, c) + line("M-2-4q4 4 4 8", PAPER, 1.400));
const planet = (x: number, y: number, c: string, ringed = false): string =>
  disc(x, y, 13, c) + line(`M${x - 11} ${y - 4}q11 4 22 0M${x - 10} ${y + 5}q10 4 20 0`, PAPER, 1.500) + (ringed ? `<ellipse cx="${x}" cy="${y}" rx="21" ry="5" fill="none" stroke="${WHEAT}" stroke-width="2.500"/>` : "");
const tripod = (x: number, y: number, s = 1): string =>
  at(x, y, line("M0-18q-10 14-16 36M0-18q10 14 16 36M0-18v36", INK, 3) + fill("M-12-18q0-9 12-9t12 9q-12 6-24 0z", STONE) + disc(0, -20, 3, EMBER), s);
const person = (x: number, y: number, c: string, s = 1): string => at(x, y, disc(0, -9, 4.500, "#e6c39a") + fill("M-6 10q-1-14 6-14t6 14z", c), s);
const merchant = (where: Ground, world: string, goods: string): string => on(where) + world + alien(36, 40, 1.200, "#7fb0a2") + at(80, 52, box(-20, -6, 40, 16, WOOD, 2), 1) + goods;
const scene = (where: Ground, ...parts: string[]): string => on(where) + parts.join("");

export const X_CARDS: Record<string, () => string> = {
  "extraterrestrial-excrement": () => scene("field", ufo(84, 18), at(40, 50, fill("M-16 10q0-8 8-9-1-8 8-9 6 4 2 9 12 1 10 9z", PLUM), 1.300), disc(36, 50, 2, LIGHT), disc(48, 56, 2, LIGHT)),
  "homemade-space-rocket": () => scene("yard", at(60, 44, fill("M-9 16v-26q9-18 18 0v26z", WOOD) + fill("M-9 6l-9 12h9zM9 6l9 12H9z", CLAY) + disc(0, -6, 4, LAKE) + line("M-9 4h18M-9 10h18", INK, 1.200) + fill("M-5 16h10l-5 12z", EMBER), 1.100)),
  transmogrifier: () => scene("inside", box(40, 16, 40, 44, STONE, 4) + ring(60, 36, 12, INK, 3) + line("M60 36l7-7", EMBER, 3) + line("M8 38h24l-6-6M88 38h24l-6-6", INK, 3)),
  "merchants-of-jupiter": () => merchant("night", planet(92, 22, "#c98d5a"), line("M70 44v-14M78 44V26M86 44V30", LEAF, 3)),
  "merchants-of-mars": () => merchant("dusk", planet(92, 20, CLAY), disc(70, 42, 5, WHEAT) + disc(82, 42, 5, WHEAT) + disc(92, 42, 5, WHEAT)),
  "merchants-of-pluto": () => merchant("winter", planet(94, 20, LAKE, true), box(66, 34, 13, 12, STONE, 2) + box(82, 36, 13, 10, "#8b8072", 2)),
  "ley-lines": () => scene("meadow", line("M24 0v80M60 0v80M96 0v80", LIGHT, 5) + line("M24 0v80M60 0v80M96 0v80", EMBER, 1.500), at(60, 52, box(-12, -14, 7, 20, STONE, 1) + box(5, -14, 7, 20, STONE, 1) + box(-15, -20, 30, 6, STONE, 1))),
  "strange-alien-energy": () => scene("night", [36, 60, 84].map((x) => at(x, 48, box(-8, -16, 16, 26, INK, 3) + box(-5, -10, 10, 16, GREEN, 2) + fill("M1-9l-5 9h4l-2 6 6-9H0z", PAPER))).join("")),
  "alien-farmhand": () => scene("field", alien(52, 40, 1.400), line("M80 70V28M74 20v8q0 4 6 4t6-4v-8M80 20v10", WOOD, 3)),
  replicator: () => scene("inside", box(16, 18, 88, 38, "#8b8072", 5) + box(24, 24, 30, 26, NIGHT, 2) + box(66, 24, 30, 26, NIGHT, 2) + disc(39, 38, 8, WHEAT) + disc(81, 38, 8, WHEAT) + line("M57 37h6", EMBER, 3)),
  "x-file": () => scene("inside", at(60, 40, fill("M-34-5h50v10h-50z", STONE) + line("M-30-5l4 10M-22-5l4 10M-14-5l4 10M-6-5l4 10M2-5l4 10", INK, 1.300) + box(16, -4, 18, 8, WOOD, 3), 1.200, -18), line("M52 58l16 14M68 58L52 72", CLAY, 4)),
  "furry-friends": () => scene("meadow", fuzz(40, 48, 1.400, PLUM), fuzz(78, 44, 1.700, CLAY), fuzz(60, 64, 0.9, WHEAT)),
  "space-diner": () => scene("night", at(60, 54, box(-32, -14, 64, 20, PAPER, 3) + box(-26, -10, 16, 10, LAKE) + box(-6, -10, 12, 16, WOOD) + box(10, -10, 16, 10, LAKE) + fill("M-36-14h72l-6-8h-60z", EMBER)), ring(60, 18, 10, WHEAT, 3), line("M55 15v4h5M59 13v9M62 15q4-3 4 1t-5 6h6", WHEAT, 1.600)),
  "earthlings-are-easy": () => scene("quarry", at(60, 50, fill("M-20 8q20 14 40 0l-4 14h-32z", WOOD)), disc(60, 44, 12, GREEN), fill("M52 42q6 0 6 6-6 0-6-6zM68 42q-6 0-6 6 6 0 6-6z", INK)),
  tripods: () => scene("dusk", tripod(40, 44, 1.200), tripod(90, 48, 0.8)),
  "beam-me-down": () => scene("village", ufo(60, 14), beam(60, 18, 50), person(60, 54, LAKE)),
  "candy-trail": () => scene("forest", candy(22, 66, CLAY) + candy(44, 58, PLUM) + candy(66, 62, WHEAT) + candy(88, 52, LAKE) + candy(104, 60, EMBER)),
  "i-am-your-father": () => scene("night", at(44, 42, fill("M-16 28q-2-40 16-42 18 2 16 42z", INK) + fill("M-9 2h18l-3 10h-12z", STONE) + line("M-7-3h5M2-3h5", PAPER, 2)), person(84, 56, WHEAT, 1.200), line("M66 30L100 20", EMBER, 3)),
  "alien-abduction": () => scene("night", ufo(60, 16, 1.300), beam(60, 22, 44), at(60, 50, fill("M-10 0q0-8 10-8t10 8-10 6-10-6z", PAPER) + disc(11, -3, 4, INK) + line("M-6 5v6M5 5v6", INK, 2), 1, -14)),
  "darling-i-shrunk": () => scene("meadow", at(82, 46, ring(0, -6, 16, INK, 3) + disc(0, -6, 15, "#dcebe6") + line("M11 5l14 16", WOOD, 5)), at(82, 42, fill("M-5 0q0-4 5-4t5 4-5 3-5-3z", INK) + disc(5, -2, 2, INK)), line("M16 40h22l-7-7M52 40H44", CLAY, 3)),
  "mind-the-jets": () => scene("dusk", at(60, 60, box(-22, -14, 44, 16, WOOD) + fill("M-28-14L0-32l28 18z", CLAY)), at(60, 20, fill("M-8 0h16l4 26q-12 14-24 0z", EMBER) + fill("M-4 0h8l2 18q-6 8-12 0z", LIGHT)), ufo(60, 10, 1.200)),
  "carbonite-cousin": () => scene("stone", box(42, 8, 36, 58, INK, 2) + box(46, 12, 28, 50, "#8b8072", 1), person(60, 40, "#6f6558", 1.500), disc(82, 20, 2, EMBER) + disc(82, 28, 2, GREEN)),
  "crop-circles": () => scene("summer", `<g transform="matrix(1 0 0 .6 0 26)">${ring(44, 40, 24, WHEAT, 6) + ring(44, 40, 11, WHEAT, 5) + ring(92, 46, 13, WHEAT, 5)}</g>`, line("M66 50h14", WHEAT, 4)),
  rebel: () => scene("night", alien(84, 44, 0.9, "#6f7f92"), person(44, 52, EMBER, 1.800), line("M56 52L74 22", LAKE, 4) + line("M57 51L73 23", PAPER, 1.500)),
};
