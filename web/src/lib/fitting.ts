/** How large a name can be in its place, and where it is parted: counted, not tried. `use:fit` (fit.ts) does it on the page. */

/** What stays together on a line; whatever parts it from the next piece. */
interface Piece {
  text: string;
  /** Nothing: within a word, where a line would end with a hyphen. */
  after: " " | "" | "-";
}

export interface Fitted {
  /** In pixels. */
  size: number;
  /** The name with a soft hyphen wherever a word is parted. */
  text: string;
  /** Whether it is no wider than its place. */
  fits: boolean;
}

const SOFT = "\u00ad";
const WORD = /\p{L}+/gu;
/** A word is rather set a little smaller than parted. */
const RATHER_SMALLER = 0.86;
/** Browsers round: what would fill a line to the last hair might not. */
const SPARE = 0.985;

/** A name in pieces: between words, after hyphens of its own, and between the syllables of words. */
function piecesOf(name: string, syllables: (word: string) => string[]): Piece[] {
  const marked = name.trim().replace(WORD, (word) => syllables(word).join(SOFT));
  const pieces: Piece[] = [];
  for (const [, text = "", after = ""] of marked.matchAll(/([^\s\u00ad-]+)([\s\u00ad-]*)/g)) {
    pieces.push({ text, after: after.startsWith("-") ? "-" : after === SOFT ? "" : " " });
  }
  return pieces;
}

interface Laid {
  /** Of the longest line. */
  width: number;
  /** The pieces after which a line ends. */
  ends: Set<number>;
}

/**
 * Lays pieces on so many lines at most, the longest line as short as can be.
 *
 * parting: whether words may be parted; measure: how wide a line is.
 */
function lay(pieces: readonly Piece[], lines: number, parting: boolean, measure: (line: string) => number): Laid {
  const width = (from: number, to: number): number => {
    const line = pieces.slice(from, to).map(({ text, after }, at) => text + (at < to - from - 1 ? after : ""));
    const last = pieces[to - 1]?.after;
    return measure(line.join("") + (to < pieces.length && last !== " " ? "-" : ""));
  };
  const best: (Laid | undefined)[] = [{ width: 0, ends: new Set() }];
  for (let line = 1, before = best; ; line++) {
    const now: (Laid | undefined)[] = [];
    for (let to = 1; to <= pieces.length; to++) {
      if (to < pieces.length && !parting && pieces[to - 1]?.after === "") continue;
      for (let from = 0; from < to; from++) {
        const start = before[from];
        if (start === undefined) continue;
        const widest = Math.max(start.width, width(from, to));
        if (widest < (now[to]?.width ?? Infinity)) now[to] = { width: widest, ends: new Set([...start.ends, to - 1]) };
      }
    }
    for (const [to, laid] of now.entries()) {
      const other = before[to];
      if (laid === undefined || (other !== undefined && to > 0 && other.width <= laid.width)) now[to] = other;
    }
    if (line >= lines) return now[pieces.length] ?? { width: 0, ends: new Set() };
    before = [...now];
    before[0] = { width: 0, ends: new Set() };
  }
}

/**
 * The largest size at which a name fits into its place: on as few lines as at the size it should have, its words whole if
 * that makes it only a little smaller.
 *
 * width: of the place; lines: that it has at most; size: the one it should have; least: no smaller than this;
 * measure: how wide a line is at 1 pixel.
 */
export function fitted(
  name: string, { width, lines, size, least }: { width: number; lines: number; size: number; least: number },
  syllables: (word: string) => string[], measure: (line: string) => number,
): Fitted {
  const pieces = piecesOf(name, syllables);
  if (pieces.length === 0) return { size, text: name, fits: true };
  let found: { laid: Laid; size: number } | undefined;
  for (const parting of [false, true]) {
    for (let count = 1; count <= lines; count++) {
      const laid = lay(pieces, count, parting, measure);
      const can = Math.min(size, (width * SPARE) / laid.width);
      if (found === undefined || can > found.size * 1.001) found = { laid, size: can };
      if (found.size >= size) break;
    }
    if (found !== undefined && found.size >= Math.max(least, size * RATHER_SMALLER)) break;
  }
  const { laid, size: can } = found!;
  const parts = pieces.map(({ text, after }, at) => {
    if (at === pieces.length - 1) return text;
    return text + (after === "" ? (laid.ends.has(at) ? SOFT : "") : after);
  });
  const set = Math.max(can, Math.min(least, size));
  return { size: set, text: parts.join(""), fits: laid.width * set <= width + 0.5 };
}
