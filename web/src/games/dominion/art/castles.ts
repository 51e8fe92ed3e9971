import * as d from "../../../art/draw.ts";
import { crown, ghost, GOLD, heap, spire } from "./scenery.ts";

/** The castles of Empires, from the humblest to the king's. */
export const CASTLES: Record<string, () => string> = {
  "humble-castle": () =>
    d.all(d.SKY) +
    d.strokes(8, d.PAPER) +
    d.ground(60, d.LEAF) +
    d.box(48, 22, 26, 44, d.WOOD) +
    d.line("M54 26v40M61 26v40M68 26v40", "#6d4a2e", 1.6) +
    d.fill("M42 24l19-16 19 16z", d.WHEAT) +
    d.line("M50 21l4-3M60 14v5M66 18l4 4", d.WOOD, 1.6) +
    d.box(57, 32, 8, 8, d.INK) +
    d.arch(56, 66, 11, 16, d.INK) +
    d.each([16, 25, 34, 82, 91, 100], (x) => d.fill(`M${x} 74V56l3.5-5 3.5 5v18z`, d.WOOD)) +
    d.line("M14 64h30M78 64h30", d.INK, 2) +
    d.line("M61 66q0 8-6 14", d.SAND, 7),

  "crumbling-castle": () =>
    d.all("#b9b6a2") +
    d.strokes(7, "#cbc8b6", 4) +
    d.ground(66, d.MOSS) +
    d.fill("M26 70V22l5-4v-6h5v7l6 3 2 12 6 4 4 10h10l4 6 6-4 4-16 5 3V20l5-4 8 6v48z", d.STONE) +
    d.line("M30 32h8M32 50h10M46 60h10M82 34h8M80 50h8M66 62h10M30 62h6", d.PAPER, 1.6) +
    d.arch(54, 70, 13, 16, d.INK) +
    d.box(32, 38, 4, 8, d.INK, 2) +
    d.box(84, 40, 4, 8, d.INK, 2) +
    d.line("M40 20l-4 14 5 8-3 10M92 24l-5 10", d.INK, 1.8) +
    d.fill("M56 38l6-3 4 5-5 4zM66 26l5 1 1 5-6 1zM16 76l4-8 9 2 3 8zM70 76l3-7 10 1 3 7zM98 78l3-6 8 2 1 6z", "#8d8272") +
    d.line("M27 70q-4-12 1-20M95 70q3-8-1-18", d.LEAF, 3),

  "small-castle": () =>
    d.all(d.WHEAT) +
    d.rays(60, 46, d.SAND, 10, 24, 2.4) +
    d.fill("M0 80q20-22 60-22t60 22z", d.LEAF) +
    d.tower(36, 70, 14, 38, d.STONE) +
    d.tower(70, 70, 14, 38, d.STONE) +
    d.box(48, 42, 24, 28, d.PAPER) +
    d.each([48, 57, 66], (x) => d.box(x, 37, 6, 6, d.PAPER)) +
    d.arch(53, 70, 14, 19, d.INK) +
    d.line("M57 54v15M63 54v15M54 60h12", d.STONE, 1.4) +
    d.flag(43, 26, 14, d.CLAY) +
    d.flag(77, 26, 14, d.CLAY) +
    d.tree(20, 74, 1, d.MOSS) +
    d.tree(102, 76, 1.1, d.MOSS) +
    d.line("M60 70q2 6-4 10", d.SAND, 6),

  "haunted-castle": () =>
    d.all("#3b3152") +
    d.disc(86, 22, 15, d.SAND) +
    d.stars(d.PAPER, [12, 14], [42, 8], [112, 34]) +
    d.fill("M0 80l26-14 34-4 36 6 24 12z", "#1f1b2b") +
    spire(28, 70, 14, 36, d.INK, "#1f1b2b") +
    spire(52, 70, 18, 44, d.INK, "#1f1b2b") +
    spire(80, 70, 12, 28, d.INK, "#1f1b2b") +
    d.box(36, 48, 50, 22, d.INK) +
    d.each([[33, 40], [59, 32], [84, 48], [44, 54], [74, 54]] as const, ([x, y]) => d.box(x, y, 4, 7, d.EMBER, 2)) +
    d.arch(56, 70, 10, 13, d.EMBER) +
    d.fill("M84 12q4-4 6 0 2-4 6 0-4 0-6 5-2-5-6-5zM72 24q3-3 5 0 2-3 5 0-3 0-5 4-2-4-5-4zM98 30q3-3 5 0 2-3 5 0-3 0-5 4-2-4-5-4z", d.INK) +
    ghost(20, 64, 0.75) +
    ghost(102, 74, 0.9),

  "opulent-castle": () =>
    d.all(d.PLUM) +
    d.rays(60, 40, "#7d5a85", 10, 26, 2.6) +
    d.ground(68, d.MOSS) +
    spire(24, 70, 14, 34, d.PAPER, d.WHEAT) +
    spire(82, 70, 14, 34, d.PAPER, d.WHEAT) +
    spire(50, 70, 20, 42, d.PAPER, d.WHEAT) +
    d.box(34, 46, 52, 24, d.SAND) +
    d.line("M34 46h52M26 44h10M84 44h10M50 36h20", d.WHEAT, 3) +
    d.each([40, 74], (x) => d.fill(`M${x - 1} 50h8v12l-4-3-4 3z`, d.CLAY)) +
    d.arch(53, 70, 14, 19, d.WHEAT) +
    d.arch(55.5, 70, 9, 15, d.INK) +
    heap(32, 77, 0.75) +
    heap(90, 78, 0.85) +
    d.stars(d.PAPER, [44, 14], [78, 12], [16, 24], [104, 26]),

  "sprawling-castle": () =>
    d.all(d.SKY) +
    d.strokes(6, d.PAPER, 2) +
    d.fill("M0 40q30-16 60-6t60-8v54H0z", d.LEAF) +
    d.each([[2, 46, 9, 16], [24, 40, 8, 14], [88, 40, 8, 14], [106, 44, 9, 16]] as const, ([x, y, w, h]) => d.tower(x, y, w, h, d.STONE)) +
    d.fill("M6 38l20-4v8L6 48zM32 36l20-2v8l-20 0zM66 34l24 2v6l-24 0zM96 36l14 4v8l-14-6z", d.STONE) +
    spire(50, 46, 16, 22, d.PAPER, d.CLAY) +
    d.house(32, 56, 12, d.PAPER, d.CLAY) +
    d.house(72, 56, 12, d.SAND, d.CLAY) +
    d.house(52, 58, 12, d.SAND, d.WOOD) +
    d.box(0, 58, 120, 16, d.SAND) +
    d.each([0, 10, 20, 30, 40, 74, 84, 94, 104, 114], (x) => d.box(x, 54, 6, 5, d.SAND)) +
    d.tower(14, 76, 12, 24, d.STONE) +
    d.tower(94, 76, 12, 24, d.STONE) +
    d.tower(44, 76, 32, 22, d.PAPER) +
    d.arch(53, 76, 14, 15, d.INK) +
    d.line("M4 64h8m20 0h8m42 0h8m20 0h8M30 70h8m44 0h8", d.STONE, 1.5) +
    d.box(0, 74, 120, 6, d.MOSS),

  "grand-castle": () =>
    d.all(d.LAKE) +
    d.sun(60, 30, 20, d.SAND) +
    d.box(0, 66, 120, 14, "#3a6371") +
    d.fill("M12 68q48-16 96 0z", d.MOSS) +
    spire(22, 66, 10, 26, d.PAPER, d.NIGHT) +
    spire(88, 66, 10, 26, d.PAPER, d.NIGHT) +
    spire(35, 66, 11, 36, d.PAPER, d.NIGHT) +
    spire(74, 66, 11, 36, d.PAPER, d.NIGHT) +
    spire(51, 66, 18, 38, d.PAPER, d.NIGHT) +
    d.box(28, 50, 64, 16, d.PAPER) +
    d.line("M28 50h64", d.STONE, 2) +
    d.each([33, 43, 73, 83], (x) => d.arch(x, 62, 4, 8, d.NIGHT)) +
    d.arch(54, 66, 12, 14, d.INK) +
    d.box(54, 42, 12, 5, d.WHEAT) +
    d.line("M60 6V1", d.INK, 1.4) +
    d.line("M34 71h20m8 0h24M44 76h14m8 0h14", d.SKY, 1.8),

  "kings-castle": () =>
    d.all("#8d3c22") +
    d.rays(60, 22, d.CLAY, 0, 26, 4) +
    d.fill("M0 80q30-18 60-18t60 18z", d.MOSS) +
    d.tower(18, 72, 12, 24, d.SAND) +
    d.tower(90, 72, 12, 24, d.SAND) +
    d.tower(32, 72, 13, 32, d.PAPER) +
    d.tower(75, 72, 13, 32, d.PAPER) +
    d.tower(47, 72, 26, 36, d.SAND) +
    d.box(18, 58, 84, 14, d.STONE) +
    d.each([18, 28, 38, 76, 86, 96], (x) => d.box(x, 54, 6, 5, d.STONE)) +
    d.fill("M53 38h14v18l-7-4-7 4z", d.PLUM) +
    crown(60, 50, 0.3, GOLD) +
    d.arch(53, 72, 14, 15, d.INK) +
    d.fill("M34 56h9v12l-4.5-3-4.5 3zM77 56h9v12l-4.5-3-4.5 3z", d.PLUM) +
    crown(60, 27, 0.95, GOLD),
};
