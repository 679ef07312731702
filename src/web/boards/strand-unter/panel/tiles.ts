import type { Box } from '../layout.ts';

/** No target is smaller than a finger. */
export const LEAST = 44;
const GAP = 6;

interface Limits {
  /** The wanted width of a tile for a height of 1. */
  readonly wide: number;
  readonly most?: { readonly width: number; readonly height: number };
  /** Rather be higher than the box, which then scrolls, than too narrow to be read. */
  readonly scrolls?: boolean;
}

/** Tiles to choose from, row by row, as large as the box allows; the last row is centred. */
export function tilesIn(count: number, width: number, height: number, limits: Limits): Box[] {
  const { wide, most, scrolls = false } = limits;
  if (count === 0) return [];
  const grids = Array.from({ length: count }, (_, i) => {
    const columns = i + 1;
    const rows = Math.ceil(count / columns);
    const w = Math.min((width - GAP * i) / columns, most?.width ?? 160);
    const h = Math.min((height - GAP * (rows - 1)) / rows, most?.height ?? 96);
    // What counts is how large the picture in a tile gets, and that few rows are needed.
    return {
      columns,
      rows,
      w,
      h: Math.max(h, LEAST),
      worth: (h < LEAST ? h - LEAST : Math.min(w / wide, h)) - rows * 20,
    };
  });
  // A tile narrower than its picture needs cannot be read, however few rows it saves.
  const readable = grids.filter(({ w }) => w >= LEAST * wide);
  const inside = readable.filter(({ rows }) => rows * LEAST + (rows - 1) * GAP <= height);
  const fitting = [inside, scrolls ? readable : []].find((list) => list.length > 0) ?? holdable(grids);
  const { columns, rows, w, h } = fitting.reduce(
    (best, each) => (each.worth > best.worth + 0.5 ? each : best),
    fitting[0] ?? { columns: 1, rows: count, w: width, h: LEAST, worth: 0 },
  );
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    const left = (width - inRow * w - (inRow - 1) * GAP) / 2;
    return { x: left + (i % columns) * (w + GAP), y: row * (h + GAP), width: w, height: h };
  });
}

const holdable = <G extends { readonly w: number }>(grids: readonly G[]): G[] =>
  grids.filter(({ w }) => w >= LEAST);

export function heightOf(tiles: readonly Box[]): number {
  return tiles.reduce((most, { y, height }) => Math.max(most, y + height), 0);
}
