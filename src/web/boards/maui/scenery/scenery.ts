/** Trees, sand and water are scattered deterministically: the same picture every time, at every size. */
const round = (value: number): number => Math.round(value * 10) / 10;
/** For what is scaled up. */
const fine = (value: number): number => Math.round(value * 100_000) / 100_000;

/** A deterministic pseudo-random number in 0..1 for this index. */
export function chance(index: number, salt = 0): number {
  const x = Math.sin(index * 127.1 + salt * 311.7) * 43758.5453;
  return x - Math.floor(x);
}

/** One crest after the other along a line, down to the bottom: a layer of the sea that can drift by `length`. */
export function swell(width: number, depth: number, length: number, height: number): string {
  let path = `M${-2 * length} ${depth}V${height}`;
  for (let x = -2 * length; x < width + 2 * length; x += length) {
    path += `q${round(length / 4)} ${-height} ${round(length / 2)} 0t${round(length / 2)} 0`;
  }
  return `${path}V${depth}z`;
}

/** The lower edge of the trees, hanging over the sand. */
export function fringe(width: number, y: number, length: number): string {
  let path = `M-10-10V${round(y)}`;
  for (let x = -10, i = 0; x < width + length; x += length, i++) {
    path += `q${round(length / 2)} ${round(length * (0.28 + 0.34 * chance(i)))} ${round(length)} 0`;
  }
  return `${path}V-10z`;
}

export interface Palm {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly turn: number;
  readonly tone: number;
}

/** Distances between palms in a row and between rows, in sizes of a crown. */
const PALM = { apart: 1.3, deep: 0.95 };

/** Rows of palms that fill a grove, and palms in each of them. */
export function grove(width: number, height: number, size: number): { rows: number; count: number } {
  return {
    rows: Math.max(1, Math.ceil(height / (size * PALM.deep))),
    count: Math.ceil(width / (size * PALM.apart)) + 1,
  };
}

/** How far above the edge of the grove the palms of a row stand, in sizes of a crown; the last row is in front. */
export function rowAbove(row: number, rows: number): number {
  return (rows - 1 - row) * PALM.deep + 0.42;
}

/** A row of crowns seen from above, in sizes of a crown: it stays as it is when the beach is zoomed or moves. */
export function palms(row: number, count: number): Palm[] {
  return Array.from({ length: count }, (_, i) => ({
    x: fine((i + (row % 2) / 2 - 0.1 + 0.3 * chance(i, row)) * PALM.apart),
    y: fine(0.22 * (chance(i, row + 9) - 0.5)),
    scale: fine((0.86 + 0.34 * chance(i, row + 5)) / 92),
    turn: Math.round(360 * chance(i, row + 3)),
    tone: (i + row) % 3,
  }));
}

export function grains(width: number, top: number, bottom: number): string {
  const count = Math.round(Math.min(420, (width * (bottom - top)) / 2600));
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = [chance(i, 1) * width, top + chance(i, 2) * (bottom - top)];
    return `M${round(x)} ${round(y)}h.1`;
  }).join('');
}

export function ripples(width: number, top: number, bottom: number): string {
  const count = Math.round(Math.min(90, (width * (bottom - top)) / 9000));
  return Array.from({ length: count }, (_, i) => {
    const length = 14 + 24 * chance(i, 6);
    const [x, y] = [chance(i, 4) * width, top + 12 + chance(i, 5) * (bottom - top - 24)];
    return `M${round(x)} ${round(y)}q${round(length / 2)}-4 ${round(length)} 0`;
  }).join('');
}

/** Little crests on open water. */
export function crests(width: number, top: number, bottom: number): string {
  const count = Math.round(Math.min(60, (width * Math.max(0, bottom - top)) / 6000));
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = [chance(i, 7) * width, top + chance(i, 8) * (bottom - top)];
    return `M${round(x)} ${round(y)}c4-4 8-5 11-1M${round(x + 11)} ${round(y - 1)}c4 3 7 3 11 0`;
  }).join('');
}
