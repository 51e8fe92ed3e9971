/** What the drawings are composed of: flat colours, chunky shapes and carved lines, like prints from a wooden block.
 *
 * A drawing is the inside of an SVG of 120 by 80. What matters lies within x 20–100 and y 6–74, so that it may be cut
 * to a square or a stripe. Colours are the same by day and in the evening: paper does not change.
 */

export const INK = "#2e2720";
export const PAPER = "#f7ecd5";
export const SAND = "#e6cfa0";
export const WHEAT = "#dfa93f";
export const EMBER = "#d97b35";
export const CLAY = "#b1502f";
export const LEAF = "#6d8a45";
export const MOSS = "#41592f";
export const SKY = "#a9c6c8";
export const LAKE = "#4f8291";
export const NIGHT = "#34425e";
export const PLUM = "#6d4a74";
export const STONE = "#a89b89";
export const WOOD = "#855b39";

// Basic marks

export const fill = (d: string, c: string): string => `<path fill="${c}" d="${d}"/>`;

export const line = (d: string, c: string, w = 2): string =>
  `<path fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

export const disc = (x: number, y: number, r: number, c: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${c}"/>`;

export const ring = (x: number, y: number, r: number, c: string, w = 2): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${c}" stroke-width="${w}"/>`;

export const box = (x: number, y: number, w: number, h: number, c: string, round = 0): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${c}"${round ? ` rx="${round}"` : ""}/>`;

/** Something drawn elsewhere: moved, turned (in degrees) and scaled; a negative width mirrors it. */
export const at = (x: number, y: number, inner: string, scale = 1, turn = 0, mirror = false): string =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ""}${
    scale !== 1 || mirror ? ` scale(${mirror ? -scale : scale} ${scale})` : ""
  }">${inner}</g>`;

/** The same mark at several places. */
export const each = <T>(places: readonly T[], draw: (place: T, n: number) => string): string => places.map(draw).join("");

const round = (n: number): number => Math.round(n * 10) / 10;

// Land and sky

export const ground = (y: number, c: string): string => fill(`M0 ${y}q30-5 60 0t60 0V80H0z`, c);

export const all = (c: string): string => box(0, 0, 120, 80, c);

/** Carved lines that spread from a point. */
export function rays(x: number, y: number, c: string, from: number, n = 20, w = 2): string {
  let d = "";
  for (let i = 0; i < n; i++) {
    const a = ((i + 0.5) * 2 * Math.PI) / n;
    const [cos, sin] = [Math.cos(a), Math.sin(a)];
    d += `M${round(x + from * cos)} ${round(y + from * sin)}L${round(x + 110 * cos)} ${round(y + 110 * sin)}`;
  }
  return line(d, c, w);
}

/** Short carved strokes in rows: a sky that is not empty. */
export function strokes(y: number, c: string, rows = 3): string {
  let d = "";
  for (let i = 0; i < rows; i++) {
    const at = (i * 37) % 26;
    d += `M${at} ${y + i * 7}h14m16 0h22m18 0h12m14 0h16`;
  }
  return line(d, c, 1.6);
}

export const waves = (y: number, c: string, w = 1.8): string => line(`M-4 ${y}${"q5-4 10 0t10 0".repeat(7)}`, c, w);

export const sun = (x: number, y: number, r: number, c = WHEAT): string => rays(x, y, c, r + 4, 18, 1.6) + disc(x, y, r, c);

export const moon = (x: number, y: number, r: number, c: string, night: string): string =>
  disc(x, y, r, c) + disc(x + r * 0.45, y - r * 0.2, r * 0.85, night);

export const stars = (c: string, ...places: [number, number][]): string =>
  each(places, ([x, y]) => fill(`M${x} ${y - 2.4}l.7 1.7 1.7.7-1.7.7-.7 1.7-.7-1.7-1.7-.7 1.7-.7z`, c));

// Plants

export const tree = (x: number, y: number, s: number, c: string, carved = PAPER): string =>
  at(x, y, box(-1.5, -8, 3, 8, INK) + disc(0, -14, 8, c) + line("M-4-13q1-5 5-6M-2-9q1-3 4-4", carved, 1.2), s);

export const pine = (x: number, y: number, s: number, c: string): string =>
  at(x, y, box(-1.2, -5, 2.4, 5, INK) + fill("M0-26l6 9h-3l5 7h-3l4 6h-18l4-6h-3l5-7h-3z", c), s);

export const ear = (x: number, y: number, s: number, c: string, turn = 0): string =>
  at(x, y, line("M0 0V-20M0-8l-4-4M0-8l4-4M0-13l-4-4M0-13l4-4M0-18l-3-4M0-18l3-4", c, 2.2), s, turn);

// Buildings; (x, y) is the lower left corner

export const house = (x: number, y: number, w: number, wall: string, roof: string, lit = WHEAT): string => {
  const h = round(w * 0.6);
  const top = round(w * 0.55);
  return (
    box(x, y - h, w, h, wall) +
    fill(`M${x - 3} ${y - h + 1}L${x + w / 2} ${y - h - top}L${x + w + 3} ${y - h + 1}z`, roof) +
    box(round(x + w * 0.16), round(y - h * 0.75), round(w * 0.22), round(h * 0.38), lit) +
    box(round(x + w * 0.56), round(y - h * 0.75), round(w * 0.28), round(h * 0.75), INK)
  );
};

export const tower = (x: number, y: number, w: number, h: number, c: string): string => {
  const tooth = round((w + 4) / 5);
  return (
    box(x, y - h, w, h, c) +
    box(x - 2, y - h - 3, w + 4, 6, c) +
    each([0, 2, 4], (n) => box(round(x - 2 + n * tooth), y - h - 7, tooth, 5, c)) +
    box(round(x + w / 2 - 1.5), y - h + 6, 3, 7, INK, 1.5)
  );
};

export const flag = (x: number, y: number, h: number, c: string): string =>
  line(`M${x} ${y}v${-h}`, INK, 1.6) + fill(`M${x} ${y - h}l11 3.5-11 3.5z`, c);

export const arch = (x: number, y: number, w: number, h: number, c: string): string =>
  fill(`M${x} ${y}v${-(h - w / 2)}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`, c);

// Goods and tools

/** A coin with an ear of wheat on it. */
export const coin = (x: number, y: number, r: number, c: string): string =>
  at(
    x,
    y,
    disc(0, 0, 12, INK) + disc(0, 0, 10.6, c) + ring(0, 0, 8.2, PAPER, 1) + line("M0 5v-9M0 2l-3-3M0 2l3-3M0-1l-3-3M0-1l3-3", INK, 1.4),
    round(r / 12),
  );

export const barrel = (x: number, y: number, s: number): string =>
  at(
    x,
    y,
    fill("M-9-22h18q5 11 0 22h-18q-5-11 0-22z", WOOD) +
      line("M-10-18h20M-10-4h20", INK, 2) +
      line("M-4-16q-2 5 0 10M4-16q2 5 0 10", SAND, 1.1),
    s,
  );

export const wheel = (x: number, y: number, r: number, c: string, spokes = 8): string => {
  let d = "";
  for (let i = 0; i < spokes; i++) {
    const a = (i * 2 * Math.PI) / spokes;
    d += `M${x} ${y}L${round(x + r * Math.cos(a))} ${round(y + r * Math.sin(a))}`;
  }
  return line(d, c, r / 7) + ring(x, y, r, c, r / 5) + disc(x, y, r / 4, c);
};

export const flame = (x: number, y: number, s: number): string =>
  at(
    x,
    y,
    fill("M0 0c-9-1-10-10-4-15 0 4 2 5 3 5 0-6-1-9 3-13 0 7 8 9 7 17 0 4-4 6-9 6z", EMBER) +
      fill("M1-1c-4 0-5-4-2-7 1 2 2 2 3-2 3 3 5 9-1 9z", WHEAT),
    s,
  );

export const sack = (x: number, y: number, s: number, c: string): string =>
  at(
    x,
    y,
    fill("M-5-22q5 3 10 0l3-4q-8 4-16 0zM-5-21q5 3 10 0 11 8 8 18-1 3-5 3h-16q-4 0-5-3-3-10 8-18z", c) +
      line("M-6-21q6 3 12 0", INK, 2) +
      line("M-9-6q-1-6 4-10M-4-4q-1-4 1-7", PAPER, 1.2),
    s,
  );

export const scroll = (x: number, y: number, w: number, h: number): string =>
  box(x, y, w, h, PAPER) + box(x - 3, y - 3, w + 6, 6, SAND, 3) + box(x - 3, y + h - 3, w + 6, 6, SAND, 3);

export const candle = (x: number, y: number, h: number): string =>
  box(x - 2.5, y - h, 5, h, PAPER) + at(x - 0.5, y - h, fill("M0 0c-4-2-2-6 1-10 2 4 4 8-1 10z", WHEAT)) + box(x - 6, y - 2, 12, 3, INK, 1.5);

/** Hammer with its head up; (x, y) is the lower end of the handle. */
export const hammer = (x: number, y: number, s: number, turn: number, head = INK): string =>
  at(x, y, box(-1.8, -34, 3.6, 34, WOOD, 1.8) + box(-10, -40, 20, 9, head, 1.5) + line("M-7-37h9", PAPER, 1.4), s, turn);

export const axe = (x: number, y: number, s: number, turn: number, mirror = false): string =>
  at(
    x,
    y,
    box(-1.8, -46, 3.6, 46, WOOD, 1.8) + fill("M1-44q12-6 17 0-5 8 0 17-10 2-17-6z", STONE) + line("M15-43q-4 7 0 14", PAPER, 1.6),
    s,
    turn,
    mirror,
  );

// People: head and shoulders; (x, y) is the middle of the lower edge

export const bust = (x: number, y: number, s: number, coat: string, skin = SAND): string =>
  at(x, y, fill("M-22 0q0-20 15-23h14q15 3 15 23z", coat) + box(-4, -30, 8, 10, skin) + disc(0, -36, 10, skin), s);
