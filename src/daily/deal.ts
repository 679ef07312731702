import type { Terms } from './challenge.ts';

/** The name of the deal in the files of matches: luck that everybody of that day shares. */
export function dealOf({ day, practice }: Pick<Terms, 'day' | 'practice'>): string {
  return `${practice ? 'practice' : 'daily'}-${day}`;
}
