import { expect, test } from 'vitest';
import { countsOf, countWays, handfulOf, listWays, sizeOf } from './handful.ts';
import { positions } from '../vocabulary.ts';
import { inLetters, shells } from '../testing.ts';

const takes = (dial: string, groove: string) =>
  listWays(positions.indexOf(dial as never), shells(groove), 0, []).map((way) => inLetters(countsOf(way)));

const cases: [dial: string, groove: string, ways: string[]][] = [
  ['aa', 'wwgbbk', ['ww', 'bb']],
  ['aa', 'wgbk', []],
  ['ab', 'wwggb', ['wg', 'wb', 'gb']],
  ['ab', 'www', []],
  ['aaa', 'wwwggbbbb', ['www', 'bbb']],
  ['aab', 'wwgbb', ['wwg', 'wwb', 'wbb', 'gbb']],
  ['abc', 'wwgbk', ['wgb', 'wgk', 'wbk', 'gbk']],
  ['abc', 'wwgg', []],
  ['all', 'wwwwgk', ['wwww', 'g', 'k']],
  ['all', 'k', ['k']],
  ['all', '', []],
];
test.each(cases)('%s from "%s"', (dial, groove, ways) => {
  expect(takes(dial, groove).sort()).toEqual([...ways].sort());
});

/** What a combination is, said once more: the sizes of its colours, largest first. */
const shapes: Record<string, string> = { aa: '2', ab: '11', aaa: '3', aab: '21', abc: '111' };

test('the ways agree with trying every handful, on every groove of up to nine shells', () => {
  for (const counts of grooves(9)) {
    for (const [dial, shape] of Object.entries(shapes)) {
      const position = positions.indexOf(dial as never);
      const found = listWays(position, counts, 0, []);
      const tried = grooves(3).filter((take) => {
        const sizes = take.filter((n) => n > 0).sort((a, b) => b - a);
        return sizes.join('') === shape && take.every((n, colour) => n <= counts[colour]!);
      });
      expect(new Set(found)).toEqual(new Set(tried.map(handfulOf)));
      expect(found.length).toBe(tried.length);
      expect(countWays(position, counts)).toBe(tried.length);
    }
  }
});

/** All numbers of four colours with at most `most` shells together. */
function grooves(most: number): number[][] {
  const list: number[][] = [];
  for (let w = 0; w <= most; w++)
    for (let g = 0; w + g <= most; g++)
      for (let b = 0; w + g + b <= most; b++)
        for (let k = 0; w + g + b + k <= most; k++) list.push([w, g, b, k]);
  return list;
}

test('a handful keeps its counts', () => {
  for (const counts of grooves(9)) {
    expect(countsOf(handfulOf(counts))).toEqual(counts);
    expect(sizeOf(handfulOf(counts))).toBe(counts.reduce((sum, n) => sum + n, 0));
  }
});
