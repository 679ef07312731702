import { COLUMNS, ROWS } from '../../../../games/maui/data.ts';
import type { Box } from '../plan.ts';

/** The beach as a grid of sections; rows count from 1, with 0 and less under the trees and 8 and more in the ocean. */
export interface Grid {
  readonly box: Box;
  /** Width and height of a section. */
  readonly w: number;
  readonly h: number;
  /** Left edge of column 1, which may have moved out of sight. */
  readonly left: number;
  /** The platform stands still while the columns move: its left edge, and where the columns come into sight. */
  readonly platform: number;
  readonly edge: number;
  readonly top: number;
  /** Width of the signs with the steps, at the right edge of the box. */
  readonly signs: number;
  /** Whether pearls and the rest lie on the platform beside the start tile. */
  readonly tray: boolean;
}

export interface Needs {
  readonly small: boolean;
  /** Whether a small beach is zoomed in, to be played on. */
  readonly near: boolean;
  /** Sections that hang over the trees and the ocean, now or if a choice is taken. */
  readonly over: { readonly trees: number; readonly ocean: number };
  /** Room asked for to the right of this column; 0 if there is nothing to choose. */
  readonly column: number;
  readonly room: number;
}

const WIDEST = 1.5;
const LEAST_SIGN = 20;

export function gridIn(box: Box, { small, near, over, column, room }: Needs): Grid {
  const tray = !small && box.w > 520;
  const platform = tray ? 1.95 : 1.16;
  const signs = tray ? 0.8 : 0.72;
  const base = small ? 0.85 : 1.25;
  const [above, below] = [Math.max(base, over.trees + 0.12), Math.max(base + 0.1, over.ocean + 0.12)];
  const fitted = Math.min(box.w / (platform + COLUMNS + signs), (box.w - LEAST_SIGN) / (platform + COLUMNS));
  const h = Math.min(box.h / (ROWS + above + below), fitted * (small && near && room > 0 ? 1.3 : 1.05));
  // A small beach that is to be played on is zoomed in on the columns around the next one.
  const w = small && near && room > 0 ? Math.max(fitted, h * 1.22) : Math.min(fitted, h * WIDEST);
  const rail = Math.max(signs * w, LEAST_SIGN);
  const all = (platform + COLUMNS) * w + rail;
  const indent = Math.max(0, (box.w - all) / 2);
  const spare = box.h - (ROWS + above + below) * h;
  const start = box.x + indent + platform * w;
  const moved = room > 0 ? shift(box, { start, w, rail, column, room }) : 0;
  const fixed = box.x + indent;
  return {
    box,
    w,
    h,
    left: start - moved,
    platform: fixed,
    edge: moved > 0 ? fixed + (platform - 1) * w : fixed,
    top: box.y + above * h + spare * 0.42,
    signs: rail,
    tray,
  };
}

interface Moving {
  readonly start: number;
  readonly w: number;
  readonly rail: number;
  readonly column: number;
  readonly room: number;
}

/** How far the beach moves to the left so that the choices find room beside the next column: by whole columns. */
function shift(box: Box, { start, w, rail, column, room }: Moving): number {
  const right = start + column * w + room;
  return Math.ceil(Math.max(0, right - (box.x + box.w - rail)) / w) * w;
}

export function columnX(grid: Grid, column: number): number {
  return column === 0 ? grid.left - grid.w - 3 : grid.left + (column - 1) * grid.w;
}

/** Whether a column is not behind the platform. */
export function inSight(grid: Grid, column: number): boolean {
  return columnX(grid, column) + grid.w > grid.edge + grid.w / 2;
}

export function rowY(grid: Grid, row: number): number {
  return grid.top + (row - 1) * grid.h;
}

/** How many sections hang over at most, given the top rows of tiles. */
export function overhangs(tops: readonly number[]): { trees: number; ocean: number } {
  return {
    trees: Math.max(0, ...tops.map((top) => 1 - top)),
    ocean: Math.max(0, ...tops.map((top) => top + 2 - ROWS)),
  };
}

/**
 * Places for labels that want to stand at `wanted` but at least `gap` apart and between the two limits. Order is kept,
 * and they move as little as possible: neighbours that collide settle around their common middle.
 */
export function spread(wanted: readonly number[], gap: number, least: number, most: number): number[] {
  const blocks: { at: number; count: number }[] = [];
  for (const [index, at] of wanted.entries()) {
    blocks.push({ at: at - index * gap, count: 1 });
    for (;;) {
      const [before, last] = [blocks.at(-2), blocks.at(-1)];
      if (before === undefined || last === undefined || before.at <= last.at) break;
      const count = before.count + last.count;
      blocks.splice(-2, 2, { at: (before.at * before.count + last.at * last.count) / count, count });
    }
  }
  const room = most - least - (wanted.length - 1) * gap;
  const settled = blocks.flatMap(({ at, count }) => Array<number>(count).fill(at));
  return settled.map(
    (at, index) => least + Math.min(Math.max(at - least, 0), Math.max(room, 0)) + index * gap,
  );
}
