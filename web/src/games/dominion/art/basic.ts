import * as d from "../../../art/draw.ts";

/** The basic cards. */
export const BASIC: Record<string, () => string> = {
  copper: () => d.all("#7a4a2c") + d.rays(60, 42, "#8e5936", 0, 18, 4) + d.coin(60, 41, 27, "#c9854d"),

  silver: () =>
    d.all("#6f7d82") + d.rays(60, 44, "#82909a", 0, 18, 4) + d.coin(46, 37, 23, "#c3ccd0") + d.coin(74, 46, 23, "#e3e8e6"),

  gold: () =>
    d.all("#b9802a") +
    d.rays(60, 46, d.WHEAT, 0, 22, 4) +
    d.coin(60, 28, 21, "#f3cd62") +
    d.coin(40, 51, 21, "#f3cd62") +
    d.coin(80, 51, 21, "#f7d97c"),

  estate: () =>
    d.all(d.SKY) +
    d.strokes(10, d.PAPER) +
    d.ground(58, d.LEAF) +
    d.house(50, 60, 30, d.PAPER, d.CLAY) +
    d.tree(37, 62, 1.5, d.MOSS) +
    d.line("M72 60q2 8-10 20", d.SAND, 5),

  duchy: () =>
    d.all(d.SKY) +
    d.strokes(8, d.PAPER) +
    d.ground(60, d.LEAF) +
    d.box(40, 34, 40, 28, d.PAPER) +
    d.fill("M36 35h48L76 22H44z", d.CLAY) +
    d.tower(27, 62, 14, 34, d.STONE) +
    d.tower(79, 62, 14, 34, d.STONE) +
    d.each([46, 57, 68], (x) => d.arch(x, 48, 6, 9, d.NIGHT)) +
    d.arch(54, 62, 12, 12, d.INK) +
    d.line("M40 38h40", d.INK, 1.4),

  province: () =>
    d.all(d.LAKE) +
    d.sun(60, 34, 19, d.SAND) +
    d.fill("M0 80q24-24 60-22t60 22z", d.MOSS) +
    d.flag(60, 14, 11, d.CLAY) +
    d.tower(52, 62, 16, 42, d.PAPER) +
    d.tower(36, 64, 13, 30, d.STONE) +
    d.tower(71, 64, 13, 30, d.STONE) +
    d.tower(22, 68, 11, 22, d.PAPER) +
    d.tower(87, 68, 11, 22, d.PAPER) +
    d.box(22, 56, 76, 13, d.SAND) +
    d.arch(54, 69, 12, 14, d.INK) +
    d.line("M30 61h18m24 0h18", d.STONE, 1.4),

  curse: () =>
    d.all("#4b3358") +
    d.rays(60, 38, "#5d4369", 26, 26, 2.4) +
    d.fill("M60 12c-17 0-25 11-25 23 0 8 4 12 8 15v9q0 3 4 3h26q4 0 4-3v-9c4-3 8-7 8-15 0-12-8-23-25-23z", d.PAPER) +
    d.disc(50, 37, 6.5, d.INK) +
    d.disc(70, 37, 6.5, d.INK) +
    d.fill("M60 44l4 7h-8z", d.INK) +
    d.line("M53 55v7M60 55v7M67 55v7", d.INK, 2) +
    d.disc(50, 37, 1.8, d.EMBER) +
    d.disc(70, 37, 1.8, d.EMBER),
};
