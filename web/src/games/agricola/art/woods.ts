/** The pictures of the forest deck, on a field of 120 by 80. */

import { all, at, box, CLAY, disc, each, ear, EMBER, fill, flag, flame, ground, INK, LAKE, LEAF, line, MOSS, NIGHT, PAPER, pine, PLUM, ring, SAND, SKY, stars, STONE, tower, tree, WHEAT, WOOD } from "../../../art/draw.ts";
import { sheep } from "../../../art/pieces.ts";
import { hive, inside, logs, meadow, water } from "../../../art/scenes.ts";
import { CHAR, GREY, mark, ROSE, SKIN, WOODS_MARKS } from "./tales.ts";

const RED = "#b33a2a";
const SHINE = "#f3e2b0";
const FUR = "#8a6238";

const { llama, fairy, clairvoyance } = WOODS_MARKS;
const eyes = (apart: number, y: number, r: number, c = INK): string => disc(-apart, y, r, c) + disc(apart, y, r, c);

const unicorn = mark(
  line("M-4-6v6M-1-6v6M5-6v6M8-6v6", STONE, 1.8) + fill("M-5-12q6-1.5 12-.5 3 1 2.5 4.5T6.5-4.5h-9Q-5.5-4.5-6-8zM-5.5-11q-1-6 1-9l-5 2-3 4q0 1.5 1.8 1.8l3.2-1q-1 5 1.5 7.5z", PAPER) +
    line("M-4-20q3 2 2.5 8M9.5-11q3.5 1.5 2 7", ROSE, 2.2) + disc(-8.6, -16, 0.8, INK) + fill("M-8.5-18.5L-13-27l6.5 7z", WHEAT),
);
const crown = mark(fill("M-8 0l-3-11 6 4 5-7 5 7 6-4L8 0z", WHEAT) + line("M-7-2H7", CLAY));
/** Somebody in a coat, seen from the front, and what lies on top. */
const person = (x: number, y: number, coat: string, s: number, more = ""): string =>
  at(x, y, fill("M-9 0q-1-19 9-19T9 0z", coat) + disc(0, -23, 6.5, SKIN) + eyes(2.5, -23.5, 1) + more, s);
const lady = (x: number, y: number, coat: string, s: number, hair: string, more = ""): string =>
  at(x, y, fill("M-9-8q-2-23 9-23T9-8z", hair), s) + person(x, y, coat, s, fill("M-6.5-23q1-7 6.5-7t6.5 7q-6-5-13 0z", hair) + crown(0, -28, 0.6) + more);
const sword = fill("M-3-6v-33l3-5 3 5v33z", PAPER) + line("M-9-6H9", WHEAT, 3.5) + line("M0-5v8", WOOD, 3.5);
/** Out of the lake an arm in samite, with something in its hand. */
const lake = (thing: string): string =>
  all(SKY) + thing + fill("M53 66l3-20h9l4 20z", PAPER) + disc(60.5, 43, 5.5, SKIN) + water(58) + line("M44 61q17-8 34 0-17 7-34 0", PAPER);
const forest = (sky = "#b9cfae", land = "#5f7a42"): string => all(sky) + each([6, 24, 98, 116], (x, n) => pine(x, 62, 1.7, n % 2 ? MOSS : LEAF)) + ground(58, land);
const night = (x = 100, r = 7): string => all(NIGHT) + stars(WHEAT, [14, 36], [46, 14], [74, 10]) + disc(x, 17, r, SHINE) + ground(60, MOSS);
const toadstool = mark(fill("M-2-5h4l1 5h-6z", PAPER) + fill("M-7-4q1-8 7-8t7 8z", RED) + eyes(2.5, -7.5, 1.2, PAPER));

export const WOODS_CARDS: Record<string, () => string> = {
  "lady-of-the-sea-1": () => lake(line("M24 34l60-6L98 8M78 28L88 8", WOOD, 4) + fill("M66 30l20-2q0 20-32 22 12-6 12-20z", GREY) + ring(28, 42, 8, WOOD, 3)),
  "meeting-a-unicorn-1": () => forest() + unicorn(42, 70, 2.2) + sheep(97, 72, 1.5) + fill("M83 56l-7-13 12 11z", WHEAT),
  "meeting-a-unicorn-2": () => meadow() + lady(34, 76, ROSE, 1.7, WHEAT) + at(36, 62, fill("M-10 0q0-7 10-7t10 7-10 7-10-7z", PAPER) + disc(-5, -2, 4, SKIN) + fill("M-7-5l-3-7 6 6z", WHEAT)) + disc(61, 36, 4, PLUM) + disc(88, 28, 23, PLUM) + unicorn(88, 42, 1.4),
  "feral-child": () => night(92, 11) + at(58, 72, line("M-9-10v9M-4-10v9M7-10v9M12-10v9M13-17q7 0 8 8", STONE, 3.6) + fill("M-13-20q10-4 22-1 7 2 5 8T6-8H-8q-6 0-7-6zM-8-11l-9-2-7-1q-1-3 1-4l6-3 1-8 4 4 4-3 3 9z", STONE) + disc(-15.5, -19, 1.3, INK), 1.7) +
    at(64, 42, fill("M-7 0q0-13 7-13T7 0L4 8 1 3l-4 2z", CLAY) + disc(0, -15, 6.5, SKIN) + line("M-6-18l-4-4M-3-21l-3-6M1-21v-7M4-20l5-5M6-16l6-2", WOOD, 3.4) + eyes(2.5, -15, 1.1)),
  hermit: () => all(STONE) + fill("M24 80V48q4-30 36-30t36 30v32z", CHAR) + person(60, 76, WOOD, 1.8, fill("M-6-21q6 3 12 0Q7-9 0-4-7-9-6-21z", PAPER) + line("M-6.5-26q6-7 13 0", WOOD, 3.4)) + sheep(36, 76, 1.4) + sheep(86, 76, 1.4, true),
  "lady-of-the-sea-2": () => lake(at(60.5, 47, sword) + crown(60.5, 32)),
  "boar-king": () => forest() + at(60, 44, fill("M-16-2q-8-6-7-15 9 1 12 6 11-4 22 0 3-5 12-6 1 9-7 15 2 14-8 20-8 5-16 0-10-6-8-20z", CHAR) + fill("M-9 13q9-6 18 0 1 8-9 8t-9-8z", ROSE) + eyes(4, 15, 1.6) + eyes(8, 3, 2.2, WHEAT) + fill("M-12 20q-6-3-5-12 3 6 8 8zM12 20q6-3 5-12-3 6-8 8z", PAPER), 1.35) + crown(60, 30, 1.7),
  "men-in-tights": () => meadow() + each([CLAY, PLUM, LAKE], (tights, n) =>
    at(32 + 28 * n, 72, line("M-3-22L-5-1h-4M3-22l8 9-4 10h4", tights, 5) + fill("M-7-20l2-19H5l3 19q-7 4-15 0z", MOSS) + line("M-7-26H7", WOOD, 2.5) + disc(0, -45, 6, SKIN) + fill("M-10-47q4-8 10-8 7 0 8 7z", MOSS) + line("M5-51l7-7", RED, 2.5) + line("M-5-36l-8 5M5-36l9-6", SKIN, 3))),
  "noblesse-oblige": () => inside(PLUM, CHAR) + person(44, 80, NIGHT, 2.1, fill("M-4-16h8L0-5z", PAPER) + eyes(8, -22, 3.4, SHINE) + eyes(8.5, -16, 3.4, SHINE) + fill("M-8-22q0-9 8-9t8 9q-7-7-16 0z", SHINE) + line("M-3-19q3-2 6 0", INK, 1.4) + crown(0, -29, 0.7)) + ear(82, 66, 2, WHEAT) + ear(102, 66, 2, WHEAT),
  "midsummer-nights-dream": () => night(22, 11) + at(54, 76, fill("M-18 0q-1-22 18-22T18 0z", LAKE) + fill("M-9-40Q-14-62-8-64q5 6 4 17h8q-1-11 4-17 6 2 2 24L8-20q-8 8-16 0z", GREY) + fill("M-7-24q7-5 14 0 2 9-7 9t-7-9z", SAND) + eyes(5, -36, 2.4, PAPER) + eyes(5, -36, 1.1) + eyes(3, -20, 1)) + fairy(90, 56, 1.9),
  "french-castle": () => meadow() + tower(72, 64, 30, 44, STONE) + box(81, 46, 12, 18, INK, 6) + each([LAKE, PAPER, RED], (c, n) => box(88 + n * 6, 2, 6, 11, c)) + line("M87 1v16", INK) +
    at(36, 42, line("M-12 9l-7 8M-7 10l-3 9M6 10l6 8M11 8l9 5", INK, 2.8) + fill("M-17-6Q0-13 13-6q4 12-4 16h-20q-8-2-6-16zM-15-8q-10-3-12 4l-2 8q5 5 9 0l6-3z", PAPER) + fill("M-4-8q8-2 10 2-2 8-8 6z", INK) + line("M-22-7l-5-5M-16-9l1-6", WOOD, 2.5) + disc(-22, -1, 1.5, INK) + fill("M-29 3q0 5 5 4l3-4z", ROSE), 1, 18),
  "all-your-wood": () => all(INK) + stars(SKY, [8, 8], [112, 12], [10, 50]) + box(26, 3, 68, 50, LEAF, 3) + box(30, 7, 60, 42, CHAR) + fill("M36 49q2-14 14-17h20q12 3 14 17z", PLUM) + disc(60, 26, 13, "#9fb592") + fill("M60 13q13 0 13 13T60 39z", STONE) + disc(66, 25, 4, RED) + line("M51 25h5M55 33h10", INK) + fill("M46 23q0-16 14-16t14 16q-14-10-28 0z", PLUM) + logs(58, 77, 1.1),
  revenant: () => night() + fill("M22 66V30q14-20 28 0v36z", STONE) + line("M36 30v20M29 37h14", GREY, 4) + fill("M50 72q4-12 22-12t24 12z", CHAR) + at(74, 62, line("M0 0v-15M-4-18l-6-10M-1-20l-2-14M3-20l2-13M5-17l7-9", LEAF, 4.5) + box(-6, -21, 12, 10, LEAF, 3) + line("M-4-4h8", CLAY, 6)),
  werewolf: () => all(NIGHT) + disc(62, 36, 30, SHINE) + fill("M0 80V64q40-14 120 4v12z", CHAR) + at(62, 66, fill("M-12 4q-4-22 2-32l-2-10-3-12 8 4 14-8-3 10 5 2-9 8q12 6 10 38z", INK) + fill("M-10-14q10 5 19-1l2 12-5-3-4 5-5-5-5 4z", CLAY) + line("M-10-20l-12-8-1-5M8-20l12-10v-6", INK, 3.4) + disc(-1, -37, 1.4, EMBER)),
  "noble-knight": () => forest() + tree(97, 70, 2.6, MOSS, LEAF) + person(42, 78, STONE, 1.9, box(-7, -31, 14, 16, "#c9c3b8", 4) + line("M-6-24H6M0-24v8", INK) + fill("M0-31q-2-8 9-9-2 6-7 9z", RED) + fill("M-14-14h12v7q-1 6-6 8-5-2-6-8z", CLAY) + line("M-8-12v9M-12-9h8", PAPER, 1.6)) + line("M54 52l12-6", STONE, 6) +
    at(68, 46, fill("M0 0q-7-12 0-26Q7-12 0 0zM0-2l-5 8H5z", PAPER) + line("M2-5q3-7 0-16", LAKE) + disc(-1, -20, 1.3, INK), 1.5, 38),
  "flame-spurts-oven": () => all("#8f9a78") + tree(10, 66, 2.4, MOSS, LEAF) + tree(112, 66, 2.4, MOSS, LEAF) + ground(56, GREY) + ground(67, MOSS) + fill("M38 68V48q0-20 22-20t22 20v20z", CLAY) + fill("M48 68V54q12-12 24 0v14z", INK) + flame(60, 68, 0.9) + flame(60, 28, 0.9) + flame(26, 72, 1.6) + flame(94, 72, 1.6),
  "land-of-milk-and-honey": () => all(SAND) + fill("M0 80V44q24-34 48-18t30 4 42 16v34z", SHINE) + fill("M0 80q40-8 60-20t60-8v28z", PAPER) + line("M40 76q34-14 66-13", SKY) + hive(102, 60) +
    at(50, 50, line("M-12 8v12M-5 10v10M10 10v10M16 8v12M19-2q6-1 4-6", CLAY, 4) + fill("M-16-8q16-10 34-2 8 10 0 20-16 8-34 0l-11 0q-5-1-4-7l4-2q3-7 13-7z", "#b8632f") + disc(-21, 1, 1.6, INK) + line("M2-10l6-20", WOOD, 4.5) + line("M-1 0l3-9", PAPER, 5)),
  "warrior-princess": () => all("#d98a5a") + disc(60, 40, 32, SHINE) + ground(62, MOSS) + at(84, 48, sword, 1, 24) + lady(56, 78, WOOD, 2.1, CLAY, fill("M-7-18q7 3 14 0l-1 9q-6 3-12 0z", "#c9c3b8") + line("M8-14l5-1M-8-13l-3 3", SKIN, 3.4)) + ring(30, 60, 9, PAPER, 4),
  "dragons-lair": () => all(CHAR) + fill("M0 0h120v26L98 14 84 28 62 12 44 26 20 12 0 26z", GREY) + at(50, 44, flame(0, 0, 2), 1, -95) +
    at(78, 40, fill("M34 36q2-44-24-48L6-22l-6 8-8-8-2 9-20 8q-8 6-4 10l14 2-10 6q2 5 10 4l14-2Q2 21 2 36z", LEAF) + disc(-8, -5, 3.2, WHEAT) + line("M-8-7v4", INK)) + fill("M4 80q12-12 32-8t40-2 40 10z", WHEAT) + each([30, 52, 80], (x) => ring(x, 76, 4, EMBER, 1.6)),
  "fairy-ring": () => forest(LAKE, MOSS) + each([[28, 64], [44, 57], [76, 57], [92, 64], [76, 75], [44, 75]] as const, ([x, y]) => toadstool(x, y)) + fairy(40, 46, 1.5) + fairy(80, 46, 1.5, true) + fairy(60, 65, 1.6),
  "road-not-taken": () => all(SHINE) + each([10, 28, 60, 92, 112], (x, n) => tree(x, 48, 1.9, n % 2 ? EMBER : WHEAT)) + ground(44, "#b3933f") + fill("M46 80q6-14 4-20Q40 48 22 42l8-1q22 6 30 13 8-8 28-13l8 2Q78 48 70 60q-2 8 4 20z", SAND) + line("M60 60V24", WOOD, 4) + fill("M58 24H36l-6 5 6 5h22zM62 32h22l6 5-6 5H62z", WOOD),
  "fences-of-unusual-size": () => meadow() + at(63, 30, fill("M-24 50q-4-60 24-62 28 2 24 62z", GREY) + eyes(13, -12, 7.5, GREY) + eyes(13, -12, 4.5, ROSE) + eyes(7, -2, 2.4, WHEAT) + disc(0, 6, 3, ROSE) + line("M-19 4l15 4-15 4M19 4L4 8l15 4", INK, 1.2) + fill("M-4 10h3.5v7H-4zM.5 10H4v7H.5z", PAPER)) + line("M0 50h120M0 66h120", WOOD, 7) + line("M12 80V38M38 80V36M88 80V36M112 80V38", INK, 7) + person(25, 79, CLAY, 0.6),
  witch: () => forest(STONE, MOSS) + person(46, 80, INK, 1.9, fill("M-14-27q14-6 28 0l-8 1-2-9 3-14-13 14-1 9z", INK) + line("M-5-31q5-2 10-1", PLUM, 2.6) + fill("M-2-23l-9 6 10-2z", EMBER)) + clairvoyance(88, 74, 1.9),
  camelot: () => inside(SAND, FUR) + line("M86 26l24 36", INK, 4) + box(8, 62, 104, 6, WOOD) + line("M16 68v12M104 68v12", INK, 5) + tower(24, 62, 14, 28, "#d3c8b8") + tower(76, 62, 14, 32, "#d3c8b8") + box(36, 42, 42, 20, STONE) + tower(46, 62, 22, 40, PAPER) + box(53, 50, 8, 12, INK, 4) + flag(57, 16, 12, RED),
  "chuck-the-woodchuck": () => forest() + at(54, 76, eyes(13, -44, 3.5, WOOD) + line("M14-24l14-16M-14-22l-10 6", FUR, 6) + fill("M-16 0q-6-22 2-28-4-20 14-20t14 20Q22-22 16 0z", FUR) + fill("M-10 0q-3-16 10-18Q13-16 10 0z", SAND) + eyes(6, -39, 1.8) + eyes(6, -31, 5.5, SAND) + disc(0, -35, 3, INK) + fill("M-4-29h8v9h-8z", PAPER) + line("M0-28v7", STONE)) + at(84, 38, logs(0, 0, 0.9), 1, -24) + logs(26, 76, 0.8),
  "peruvian-inquisition": () => inside(PLUM, FUR) + llama(52, 78, 2.5) + fill("M37 50q22-5 40-1l3 20q-22 4-45 0zM14 19q18-9 36 0-18 6-36 0zM23 17q0-9 9-9t9 9z", RED) + sheep(100, 76, 1.3) + line("M88 40v9m0 6v.1", PAPER, 3.5),
  fetching: () => meadow() + each([30, 60, 90], (x, n) => [box(x - 11, 52, 22, 14, CLAY, 2), line(`M${x - 6} 66V36M${x} 66V30M${x + 6} 66V38`, WHEAT, 4), disc(x, 58, 11, STONE)][n] ?? ""),
};
