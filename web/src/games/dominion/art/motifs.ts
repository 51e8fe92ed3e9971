/** What returns in the drawings of several cards: people, animals and frames. Only Dominion loads it. */

import * as d from "../../../art/draw.ts";

/** Eyes on either side of (x, y). */
export const eyes = (x: number, y: number, gap: number, c = d.INK, r = 1.6): string => d.disc(x - gap, y, r, c) + d.disc(x + gap, y, r, c);

const SMILE = "M-3.5-31.5q3.5 3 7 0";
export const GRIM = "M-3-31h6";
export const SAD = "M-4-29.5q4-3.5 8 0";

/** A bust with a face. What it wears is drawn over it: the head is a circle of 10 around (0, -36). */
export const person = (x: number, y: number, s: number, coat: string, dress = "", mouth = SMILE, skin = d.SAND): string =>
  d.at(x, y, d.bust(0, 0, 1, coat, skin) + eyes(0, -36.5, 4, d.INK, 1.2) + d.line(mouth, d.CLAY, 1.3) + dress, s);

/** Hair around the face of a person. */
export const hair = (c: string): string => d.fill("M-11-26q-4-22 11-22t11 22l-4 2q2-10-1-15-8 1-12-4-2 8-2 19z", c);

/** A beard below the face of a person. */
export const beard = (c: string): string => d.fill("M-10-35q2 5 6 3h8q4 2 6-3 2 16-10 20-12-4-10-20z", c) + d.line("M-2-28.5h4", d.INK, 1.1);

/** Somebody in a cowl. */
export const cowl = (x: number, y: number, s: number, c: string): string =>
  d.at(x, y, d.fill("M-16 0q-2-20 5-28 2-13 11-14 9 1 11 14 7 8 5 28z", c) + d.fill("M-7-25q0-11 7-12 7 1 7 12 0 8-7 10-7-2-7-10z", d.INK), s);

/** The head of a horse that looks to the right; (x, y) is the middle of its neck. */
export const steed = (x: number, y: number, s: number, c: string, mane = d.INK, mirror = false): string =>
  d.at(
    x,
    y,
    d.fill("M-24 0q-2-34 20-48l3-12 8 9q6 2 9 8l15 22q4 7-2 11-5 3-10 0l-9-7q-8 6 2 17z", c) +
      d.fill("M-1-60l-2 13Q-22-36-21 0h-9q-4-46 29-60z", mane) +
      d.disc(12, -38, 2, d.INK) +
      d.disc(27, -15, 1.5, d.INK),
    s,
    0,
    mirror,
  );

/** A whole horse that goes to the right on the legs given; (x, y) lies below its belly. */
export const pony = (x: number, y: number, s: number, c: string, mane = d.INK, legs = "M13-20V-1M7-20v19M-11-20v19M-17-22v21"): string =>
  d.at(
    x,
    y,
    d.line(legs, c, 4) +
      d.line("M-21-28q-9 2-9 16", mane, 4) +
      d.fill("M-22-22q0-12 12-12h16q8-1 12-12l4-8 3 4q4 1 6 5l6 8q1 4-3 4l-8-2q-2 10-10 15-14 4-28 2-10 0-10-4z", c) +
      d.line("M21-52q-9 5-12 17", mane, 3.4) +
      d.disc(28, -43, 1.3, d.INK),
    s,
  );

export const GALLOP = "M12-22l16 6 4-5M8-21l14 13 6-1M-14-22l-12 10-7-1M-12-20l-16 14-3 5";

export const sheep = (x: number, y: number, s: number, mirror = false, wool = d.PAPER): string =>
  d.at(
    x,
    y,
    d.line("M-9-7v7M-4-7v7M5-7v7M9-7v7", d.INK, 2.2) +
      d.fill("M-13-6q-6-1-4-7-2-6 5-7 2-6 8-4 5-4 9 1 7-1 7 6 4 4 0 8-1 5-6 4-4 3-9 0-6 2-10-1z", wool) +
      d.line("M-9-12q3-4 6 0M0-16q3-4 6 0M-2-8q3-3 5 0", d.STONE, 1.3) +
      d.fill("M9-21q6-4 11 2l2 6q-2 4-6 3-8-1-7-11z", d.INK) +
      d.disc(16, -17, 1.1, d.PAPER),
    s,
    0,
    mirror,
  );

export const skull = (x: number, y: number, s: number, c = d.PAPER): string =>
  d.at(
    x,
    y,
    d.fill("M0-14c-9 0-13 6-13 12 0 5 2 6 4 8v5h18v-5c2-2 4-3 4-8 0-6-4-12-13-12z", c) + eyes(0, -1, 5, d.INK, 3.4) + d.line("M0 3v2M-3 8v3M3 8v3", d.INK, 1.6),
    s,
  );

export const cloud = (x: number, y: number, s: number, c: string): string =>
  d.at(x, y, d.fill("M-18 0q-7-1-6-7 1-5 7-5 2-9 11-8 6-5 12 1 8-2 9 6 8 1 7 8-1 5-7 5z", c), s);

/** A mountain with snow on its top. */
export const peak = (x: number, y: number, s: number, c: string): string =>
  d.at(x, y, d.fill("M-34 0L0-50 34 0z", c) + d.fill("M0-50l12 18-6-2-5 6-6-7-7 4z", d.PAPER), s);

/** A tear or a drop of rain. */
export const drop = (x: number, y: number, s: number, c = d.SKY): string => d.at(x, y, d.fill("M0-6q7 9 0 11-7-2 0-11z", c), s);

/** An ear of grain with its kernels; (x, y) is the lower end of its stalk. */
export const grain = (x: number, y: number, s: number, c: string, turn = 0): string =>
  d.at(
    x,
    y,
    d.line("M0 0v-40", c, 1.8) +
      d.each([-16, -23, -30, -37], (at) => d.fill(`M0 ${at}q-8-1-7-9 6 2 7 9 1-7 7-9 1 8-7 9z`, c)) +
      d.fill("M0-36q-4-6 0-12 4 6 0 12z", c),
    s,
    turn,
  );

/** A feather to write with; (x, y) is its point. */
export const quill = (x: number, y: number, s: number, turn = 0, mirror = false): string =>
  d.at(x, y, d.fill("M3-10Q-2-36 16-52q4 22-8 36l-4 5z", d.PAPER) + d.line("M0 0q4-24 13-42M5-16l8-6M7-26l6-6", d.INK, 1.4), s, turn, mirror);

/** An open book; (x, y) is the lower end of its back. */
export const book = (x: number, y: number, s: number): string =>
  d.at(
    x,
    y,
    d.fill("M0-24q-12-7-26-2v24q14-5 26 2 12-7 26-2v-24q-14-5-26 2z", d.PAPER) +
      d.line("M0-24V0M-21-20q8-2 15 1M-21-14q8-2 15 1M-21-8q8-2 15 1M21-20q-8-2-15 1M21-14q-8-2-15 1M21-8q-8-2-15 1", d.INK, 1.3),
    s,
  );

/** A scene seen through a round window of gold: what nature gives. */
export const gift = (scene: string): string =>
  scene + d.fill("M0 0h120v80H0zM60 5a35 35 0 0 0 0 70 35 35 0 0 0 0-70z", "#b9802a") + d.rays(60, 40, d.WHEAT, 40, 26, 2.6) + d.ring(60, 40, 35.5, d.PAPER, 2.2);

/** Where a plague comes from: a dark place between thorns. */
export const hex = (glow = "#5d4369"): string =>
  d.all("#3d2b48") + d.disc(60, 40, 36, "#4b3358") + d.rays(60, 40, glow, 26, 22, 2.2) + thorns(d.INK) + d.at(120, 80, thorns(d.INK), 1, 180);

const thorns = (c: string): string => d.line("M8 80q6-20-1-40t3-40M9 66l7-3M8 52l-7-4M6 40l8-1M7 26l-7-2M9 14l7 2", c, 2.4);
