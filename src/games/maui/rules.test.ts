import { expect, test } from 'vitest';
import { patterns } from './data.ts';
import {
  asSubstitute,
  columnOf,
  covers,
  crabOn,
  crabValueOf,
  edgeOf,
  faces,
  isSubstitute,
  lie,
  numberedSpace,
  overhang,
  priceAt,
  shown,
  spaceValue,
  tileOf,
  topOf,
  touches,
  towelOn,
  withCrab,
  withTowel,
} from './rules.ts';
import { letters, tileTexts } from './vocabulary.ts';
import { edge, tile, withOptions } from './testing.ts';

/** Matching sections of two tiles when the second lies `shift` rows below the first, told by their letters alone. */
function matches(a: string, b: string, shift: number): number {
  return [0, 1, 2].filter((section) => a[section + shift] !== undefined && a[section + shift] === b[section])
    .length;
}
const shifts = [-2, -1, 0, 1, 2];

test('there are 60 tiles, every ordered triple of three different patterns once, in ASCII order', () => {
  expect(tileTexts).toHaveLength(60);
  expect(new Set(tileTexts).size).toBe(60);
  expect(tileTexts).toEqual([...tileTexts].sort());
  for (const text of tileTexts) {
    expect(new Set(text).size).toBe(3);
    expect([...text].every((letter) => letters.includes(letter))).toBe(true);
  }
});

test('any two tiles share a pattern, so some height always matches', () => {
  for (const a of tileTexts) {
    for (const b of tileTexts) expect(shifts.some((shift) => matches(a, b, shift) > 0)).toBe(true);
  }
});

test('of the 59 other tiles 12 offer two matches at some height, none three', () => {
  for (const a of tileTexts) {
    const best = tileTexts
      .filter((b) => b !== a)
      .map((b) => Math.max(...shifts.map((shift) => matches(a, b, shift))));
    expect(best.filter((count) => count === 2)).toHaveLength(12);
    expect(Math.max(...best)).toBe(2);
  }
});

test('two tiles match in at most three heights without loose towels', () => {
  for (const a of tileTexts) {
    for (const b of tileTexts) {
      expect(shifts.filter((shift) => matches(a, b, shift) > 0).length).toBeLessThanOrEqual(3);
    }
  }
});

test('touches says whether letters match in the grid, for all pairs of tiles and heights', () => {
  let touching = 0;
  const wrong: string[] = [];
  for (const a of tileTexts) {
    for (const b of tileTexts) {
      for (const top of [-1, 0, 1, 3, 5, 6, 7]) {
        for (const other of [-1, 0, 1, 3, 5, 6, 7]) {
          const rows = [1, 2, 3, 4, 5, 6, 7];
          const same = rows.some((row) => a[row - top] !== undefined && a[row - top] === b[row - other]);
          if (touches(edge(a, top), edge(b, other)) !== same) wrong.push(`${a} ${top} ${b} ${other}`);
          if (same) touching++;
        }
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(touching).toBeGreaterThan(10_000);
});

test('a tile shows its letters in its rows and nothing outside the grid', () => {
  for (let top = -1; top <= 7; top++) {
    const lying = lie(faces[tile('sfw')] as number, top);
    for (let row = -1; row <= 9; row++) {
      const letter = row >= 1 && row <= 7 ? 'sfw'[row - top] : undefined;
      expect(shown(lying, row)).toBe(letter === undefined ? 0 : letters.indexOf(letter) + 1);
    }
  }
});

test.each([
  [-1, 2],
  [0, 1],
  [1, 0],
  [3, 0],
  [5, 0],
  [6, 1],
  [7, 2],
])('with the top section in row %i, %i sections hang over', (top, count) => {
  expect(overhang(top)).toBe(count);
});

test('a tile covers the three rows from its top; row 0 is no space', () => {
  expect([1, 2, 3, 4, 5, 6, 7].filter((row) => covers(3, row))).toEqual([3, 4, 5]);
  expect(covers(-1, 0)).toBe(false);
  expect(covers(-1, 1)).toBe(true);
  expect(covers(7, 7)).toBe(true);
});

test('the tile beside the dollars is free, the next costs 1, the last 2, in both rows', () => {
  expect([0, 1, 2, 3, 4, 5].map(priceAt)).toEqual([0, 1, 2, 0, 1, 2]);
});

test('a column keeps its parts apart', () => {
  for (const top of [-1, 0, 3, 7]) {
    const plain = columnOf(59, top);
    expect([
      tileOf(plain),
      topOf(plain),
      towelOn(plain, 0),
      towelOn(plain, 1),
      crabOn(plain),
      isSubstitute(plain),
    ]).toEqual([59, top, -1, -1, -1, false]);
    const full = asSubstitute(withCrab(withTowel(withTowel(plain, 0, 2), 1, 0), 1, 9));
    expect([
      tileOf(full),
      topOf(full),
      towelOn(full, 0),
      towelOn(full, 1),
      crabOn(full),
      crabValueOf(full),
    ]).toEqual([59, top, 2, 0, 1, 9]);
    expect(isSubstitute(full)).toBe(true);
  }
});

test('an edge shows loose towels, and nothing under a crab', () => {
  const options = withOptions();
  const column = withCrab(withTowel(columnOf(tile('sft'), 4), 0, 1), 2, 3);
  const lying = edgeOf(column, options);
  expect([3, 4, 5, 6, 7].map((row) => shown(lying, row))).toEqual([0, 1, 3, 0, 0]);
});

test('spaces are worth their number, or more with steep tracks', () => {
  const [plain, steep] = [withOptions(), withOptions({ values: 'steep' })];
  expect([0, 1, 2, 7, 15, 30].map((space) => spaceValue(plain, 0, space))).toEqual([0, 1, 2, 7, 15, 30]);
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map((space) => spaceValue(steep, 4, space))).toEqual([
    1, 2, 4, 5, 7, 8, 10, 11, 13,
  ]);
});

test('an own list of values counts for its track alone and goes on by ones', () => {
  const options = withOptions({ fish: [2, 5, 9] });
  expect([1, 2, 3, 4, 6].map((space) => spaceValue(options, 1, space))).toEqual([2, 5, 9, 10, 12]);
  expect(spaceValue(options, 0, 3)).toBe(3);
});

test('the decorated 7 of stripes and 8 of fish stand on spaces 5 and 6 of steep tracks', () => {
  const at = (options = withOptions()) => [numberedSpace(options, 0, 7), numberedSpace(options, 1, 8)];
  expect([patterns[0], patterns[1]]).toEqual(['stripes', 'fish']);
  expect(at()).toEqual([7, 8]);
  expect(at(withOptions({ values: 'steep' }))).toEqual([5, 6]);
  expect(at(withOptions({ trackLength: 5 }))).toEqual([0, 0]);
  expect(at(withOptions({ trackLength: 5, mode: 'long' }))).toEqual([7, 8]);
});
