import { ROWS } from '../../../../games/maui/data.ts';
import type { Options, ViewColumn } from '../../../../games/maui/index.ts';
import { patternsOf } from '../../../../games/maui/vocabulary.ts';

/** The pattern of each section as its loose towels have changed it. */
export function facesOf(column: ViewColumn, options: Options): number[] {
  const faces = patternsOf(column.tile);
  if (column.blue !== undefined) faces[column.blue] = (options.looseTowels[0] ?? 1) - 1;
  if (column.orange !== undefined) faces[column.orange] = (options.looseTowels[1] ?? 1) - 1;
  return faces;
}

export interface Seam {
  /** The right one of the two columns. */
  readonly column: number;
  readonly row: number;
  readonly pattern: number;
}

/** The matches between neighbouring columns. A crab blocks its section only after scoring, so only for the next column. */
export function seamsOf(beach: readonly ViewColumn[], options: Options): Seam[] {
  return beach.flatMap((right, column) => {
    const left = beach[column - 1];
    if (left === undefined || right.substitute) return [];
    const [before, after] = [facesOf(left, options), facesOf(right, options)];
    return after.flatMap((pattern, section) => {
      const row = right.top + section;
      const beside = row - left.top;
      const like = row >= 1 && row <= ROWS && beside !== left.crab && before[beside] === pattern;
      return like ? [{ column, row, pattern }] : [];
    });
  });
}

export function isOver(row: number): boolean {
  return row < 1 || row > ROWS;
}
