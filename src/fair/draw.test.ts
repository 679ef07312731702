import { expect, test } from 'vitest';
import { drawBelow, word53 } from './draw.ts';

const TOP = 2 ** 53 - 1;

function script(...words: number[]) {
  let used = 0;
  const next = () => {
    const word = words[used++];
    if (word === undefined) throw new Error('asked for one word too many');
    return word;
  };
  return { next, used: () => used };
}

test.each([
  [0, 0, 0],
  [0, 2047, 0],
  [0, 2048, 1],
  [0, 0xffffffff, 2 ** 21 - 1],
  [1, 0, 2 ** 21],
  [0x80000000, 0, 2 ** 52],
  [0xffffffff, 0x7ff, TOP - (2 ** 21 - 1)],
  [0xffffffff, 0xffffffff, TOP],
])('the upper 53 bits of %i, %i', (high, low, word) => {
  expect(word53(high, low)).toBe(word);
});

test.each([
  // k, words, result, words used
  [1, [TOP], 0, 1],
  [2, [TOP], 1, 1],
  [3, [TOP, TOP - 1, TOP - 2], 2, 3], // 2^53 mod 3 = 2: the last two words are out
  [6, [TOP - 2], 5, 1],
  [6, [TOP - 1, 0], 0, 2],
  [6, [TOP, TOP - 1, 7], 1, 3],
  [2 ** 52, [TOP], 2 ** 52 - 1, 1],
  [2 ** 52 + 1, [2 ** 52], 2 ** 52, 1],
  [2 ** 52 + 1, [2 ** 52 + 1, TOP, 0], 0, 3],
  [TOP, [TOP - 1], TOP - 1, 1],
  [TOP, [TOP, 5], 5, 2],
  [2 ** 53, [TOP], TOP, 1],
  [2 ** 53, [0], 0, 1],
] as const)('below(%d) of the words %j is %d', (k, words, result, used) => {
  const source = script(...words);
  expect(drawBelow(k, source.next)).toBe(result);
  expect(source.used()).toBe(used);
});

test.each([
  0,
  -1,
  1.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  2 ** 53 + 2,
  '6' as never,
  undefined as never,
  6n as never,
])('below(%s) is refused and takes no word', (k) => {
  const source = script(0);
  expect(() => drawBelow(k, source.next)).toThrow(RangeError);
  expect(source.used()).toBe(0);
});

test('the words that count are whole rounds of 0..k-1', () => {
  for (const k of [3, 5, 6, 7, 36, 52, 1000, 40320, 2 ** 31 + 1]) {
    const limit = Number(2n ** 53n - (2n ** 53n % BigInt(k)));
    expect(drawBelow(k, script(limit - 1).next)).toBe(k - 1);
    expect(drawBelow(k, script(limit - k).next)).toBe(0);
    expect(drawBelow(k, script(limit, limit - 1).next)).toBe(k - 1);
  }
});
