/** Which layout a board has room for, and how large an em is on it. */

/** Everything at once on a broad, a wide or a tall board; one part after the other on a narrow, a low or a little one. */
export type Shape = "broad" | "wide" | "tall" | "narrow" | "low" | "little";

export const isSmall = (shape: Shape): boolean => shape === "narrow" || shape === "low" || shape === "little";

/** How many em a layout is wide and high. */
const WHOLE = { broad: [88, 41.5], wide: [76, 47.2], tall: [64, 83] } as const;
const PARTS = { narrow: [28.6, 49], low: [62, 25] } as const;
/** A low board that is narrower is a little one, and scrolls. */
const LOW = 57;
/** In rem: with smaller letters nobody would read what lies on it, and with larger ones it would be a poster. */
const LEAST = 0.72;
const MOST = 1.65;

function em(width: number, height: number, [across, down]: readonly [number, number]): number {
  return Math.min(width / across, height / down);
}

/** The layout in which things are largest; if even there they are too small, one with parts. All lengths in pixels. */
export function shapeOf(width: number, height: number, rem: number): { shape: Shape; em: number } {
  const whole = (Object.keys(WHOLE) as (keyof typeof WHOLE)[])
    .map((shape) => ({ shape, em: em(width, height, WHOLE[shape]) }))
    .reduce((best, one) => (one.em > best.em ? one : best));
  if (whole.em >= LEAST * rem) return { shape: whole.shape, em: Math.min(whole.em, MOST * rem) };
  const shape = width < height ? "narrow" : "low";
  const size = Math.min(MOST * rem, Math.max(LEAST * rem, em(width, height, PARTS[shape])));
  return { shape: shape === "low" && width < LOW * size ? "little" : shape, em: size };
}
