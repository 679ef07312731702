import { looseTowels } from '../../../../games/maui/data.ts';
import type { Options } from '../../../../games/maui/index.ts';
import { lastSpace, numberedSpace, spaceValue } from '../../../../games/maui/preview.ts';
import { letters } from '../../../../games/maui/vocabulary.ts';
import { type Lanes, spaceX } from './lanes.ts';

/** A space of a track as it is drawn: what does not change during a match. */
export interface Space {
  readonly space: number;
  /** Its left edge. */
  readonly x: number;
  readonly value: number;
  /** Whether its number is printed: all that fit, else every fifth. */
  readonly printed: boolean;
  readonly extension: boolean;
  /** The loose towel that can be won here. */
  readonly deco: { readonly towel: number; readonly letter: string } | undefined;
}

/** All spaces of a track. */
export function spacesOf(options: Options, pattern: number, lanes: Lanes): Space[] {
  return Array.from({ length: lastSpace(options) }, (_, index) => {
    const space = index + 1;
    const towel = looseTowels.findIndex(
      ({ track, number }) => track === pattern && numberedSpace(options, track, number) === space,
    );
    const deco =
      towel < 0 ? undefined : { towel, letter: letters[(options.looseTowels[towel] ?? 1) - 1] ?? 's' };
    return {
      space,
      x: spaceX(lanes, space),
      value: spaceValue(options, pattern, space),
      printed: lanes.cell >= 17 || space % 5 === 0 || space === 1 || deco !== undefined,
      extension: space > options.trackLength,
      deco,
    };
  });
}
