import type { Options } from '../../../../games/maui/index.ts';
import type { Prospect } from '../../../../games/maui/preview.ts';
import { columnX, type Grid, rowY, spread } from '../beach/grid.ts';
import { clearOf, type Spot } from './clear.ts';
import { type Mark, marksOf, pillWidth } from './pill.ts';
import { TARGET } from '../plan.ts';

/** The choices beside the next column: each has a label, and a bracket over the rows it is about. */
export interface Laned {
  readonly prospect: Prospect;
  readonly marks: readonly Mark[];
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly bracket: string;
}

/** Rows that a choice is about, first and last; undefined if it is about none. */
function rowsOf(prospect: Prospect): readonly [number, number] | undefined {
  if (prospect.type === 'place') return [prospect.top, prospect.top + 2];
  return prospect.type === 'keep' ? undefined : [prospect.row, prospect.row];
}

const GAP = 5;

/** From the trees to the ocean; to keep a towel comes last. */
function ordered(prospects: readonly Prospect[]): Prospect[] {
  const key = (prospect: Prospect): number => {
    const rows = rowsOf(prospect);
    return rows === undefined ? 99 : rows[0] + rows[1];
  };
  return prospects.toSorted((a, b) => key(a) - key(b));
}

/** How much room the labels and brackets ask for beside the column. */
export function roomFor(
  prospects: readonly Prospect[],
  options: Options,
  keep: string,
  small: boolean,
): number {
  if (prospects.length === 0) return 0;
  const widest = Math.max(...prospects.map((prospect) => pillWidth(marksOf(prospect, options, keep), small)));
  return widest + brackets(prospects.length, small) + 6;
}

const brackets = (count: number, small: boolean): number =>
  count * (small ? GAP - 1 : GAP + 1) + (small ? 10 : 16);

interface Asked {
  readonly prospects: readonly Prospect[];
  readonly options: Options;
  readonly keep: string;
  readonly small: boolean;
  /** The column they are about. */
  readonly column: number;
  /** Whether they can be tapped: then they are at least as far apart as a finger needs. */
  readonly open: boolean;
  /** Umbrellas and crabs that labels should not hide. */
  readonly spots: readonly Spot[];
}

export function laneBeside(grid: Grid, asked: Asked): Laned[] {
  const { prospects, options, keep, small, column, open, spots } = asked;
  const list = ordered(prospects);
  const { box } = grid;
  const most = box.h / Math.max(1, list.length);
  const gap = open ? Math.max(Math.min(TARGET + 2, most), Math.min(TARGET, most)) : Math.min(34, most);
  const h = Math.min(gap - 3, small ? 40 : 42);
  const wanted = list.map((prospect) => {
    const rows = rowsOf(prospect);
    return rows === undefined ? rowY(grid, 9) : (rowY(grid, rows[0]) + rowY(grid, rows[1] + 1)) / 2;
  });
  const limits = { top: box.y + gap / 2, bottom: box.y + box.h - gap / 2 };
  const ys = spread(wanted, gap, limits.top, limits.bottom);
  const edge = columnX(grid, column) + grid.w;
  const x = edge + brackets(list.length, small);
  const step = small ? GAP - 1 : GAP + 1;
  const marked = list.map((prospect) => marksOf(prospect, options, keep));
  const labels = clearOf(
    marked.map((marks, i) => ({ x, y: ys[i] ?? 0, w: pillWidth(marks, small), h })),
    spots,
    { ...limits, gap, right: box.x + box.w - grid.signs },
  );
  return list.map((prospect, i) => {
    const label = labels[i] ?? { x, y: 0, w: 0, h };
    const rows = rowsOf(prospect);
    const at = edge + 4 + i * step;
    const bracket = rows === undefined ? '' : bracketOf(grid, rows, at, label);
    return { prospect, marks: marked[i] ?? [], ...label, bracket };
  });
}

/** Around the rows, with a line to the label. */
function bracketOf(
  grid: Grid,
  [first, last]: readonly [number, number],
  at: number,
  { x, y }: { readonly x: number; readonly y: number },
): string {
  const [top, bottom] = [rowY(grid, first), rowY(grid, last + 1)];
  return `M${at - 3} ${top + 3}h3V${bottom - 3}h-3M${at} ${clampTo(y, top + 6, bottom - 6)}L${x} ${y}`;
}

const clampTo = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));
