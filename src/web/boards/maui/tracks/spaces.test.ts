import { expect, test } from 'vitest';
import { looseTowels, patterns } from '../../../../games/maui/data.ts';
import { withOptions } from '../testing.ts';
import { lanesIn } from './lanes.ts';
import { spacesOf } from './spaces.ts';

const options = withOptions({});
const drawn = (width: number) => {
  const lanes = lanesIn({ x: 0, y: 0, w: width, h: 120 }, options.trackLength, 3);
  return patterns.map((_, pattern) => spacesOf(options, pattern, lanes));
};

test('each loose towel lies on one space of its track, on the number it is won with', () => {
  const lying = drawn(380).flatMap((spaces, track) =>
    spaces.flatMap(({ value, deco }) => (deco ? [{ towel: deco.towel, track, number: value }] : [])),
  );
  expect(lying.toSorted((a, b) => a.towel - b.towel)).toEqual(
    looseTowels.map(({ track, number }, towel) => ({ towel, track, number })),
  );
});

test('all numbers are printed where they fit, else every fifth and those of the towels', () => {
  const printed = (width: number) =>
    drawn(width).map((spaces) =>
      spaces.flatMap(({ space, printed, deco }) => (printed && !deco ? [space] : [])),
    );
  expect(printed(900).every((spaces) => spaces.length >= options.trackLength - 1)).toBe(true);
  expect(printed(200).every((spaces) => spaces.every((space) => space === 1 || space % 5 === 0))).toBe(true);
});
