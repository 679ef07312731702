import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pickWeighted } from './game.ts';
import { FastRng, pickOne, shuffle } from './rng.ts';

/** Chi-square of counts against equal expectation, over its degrees of freedom: near 1 if the counts are fair. */
function reducedChiSquare(counts: readonly number[], expected: readonly number[]): number {
  return (
    counts.reduce((sum, n, i) => sum + (n - (expected[i] as number)) ** 2 / (expected[i] as number), 0) /
    (counts.length - 1)
  );
}

test.each([2, 6, 36, 1000])('below(%d) is uniform', (n) => {
  const rng = new FastRng(42);
  const counts = Array.from({ length: n }, () => 0);
  for (let i = 0; i < n * 200; i++) {
    const at = rng.below(n);
    counts[at] = (counts[at] as number) + 1;
  }
  expect(
    reducedChiSquare(
      counts,
      counts.map(() => 200),
    ),
  ).toBeLessThan(n === 2 ? 8 : 2.5);
});

test('below stays below, for all sizes', () => {
  const rng = new FastRng(1);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 53 - 1 }), (n) => {
      const x = rng.below(n);
      return Number.isInteger(x) && x >= 0 && x < n;
    }),
  );
  expect(rng.below(2 ** 53)).toBeLessThan(2 ** 53);
});

test('draws around the limit of exact products are uniform too', () => {
  for (const n of [2 ** 21, 2 ** 21 + 1, 3 * 2 ** 19]) {
    const rng = new FastRng(n);
    const counts = Array.from({ length: 16 }, () => 0);
    for (let i = 0; i < 16_000; i++) {
      const at = Math.floor((rng.below(n) * 16) / n);
      counts[at] = (counts[at] as number) + 1;
    }
    expect(
      reducedChiSquare(
        counts,
        counts.map(() => 1000),
      ),
    ).toBeLessThan(3);
  }
});

test('large draws use their high bits', () => {
  const rng = new FastRng(9);
  const half = Array.from({ length: 2000 }, () => rng.below(2 ** 53) >= 2 ** 52).filter(Boolean).length;
  expect(half).toBeGreaterThan(900);
  expect(half).toBeLessThan(1100);
});

test('the same seed and stream give the same numbers, other ones do not', () => {
  const draw = (seed: number, stream?: number) => {
    const rng = new FastRng(seed, stream);
    return Array.from({ length: 8 }, () => rng.below(2 ** 32)).join();
  };
  expect(draw(1, 2)).toBe(draw(1, 2));
  const all = [draw(1, 2), draw(2, 1), draw(1), draw(2 ** 40 + 1), draw(1, 2 ** 33)];
  expect(new Set(all).size).toBe(all.length);
});

test('shuffle reaches every order equally often', () => {
  const rng = new FastRng(5);
  const counts = new Map<string, number>();
  for (let i = 0; i < 6000; i++) {
    const key = shuffle(['a', 'b', 'c'], rng).join('');
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  expect(
    reducedChiSquare(
      [...counts.values()],
      [...counts.values()].map(() => 1000),
    ),
  ).toBeLessThan(3);
});

test('pickWeighted follows the weights, pickOne has none', () => {
  const rng = new FastRng(8);
  const list = [
    { move: 'a', weight: 1 },
    { move: 'b', weight: 3 },
  ];
  const b = Array.from({ length: 4000 }, () => pickWeighted(list, rng)).filter((move) => move === 'b').length;
  expect(Math.abs(b - 3000)).toBeLessThan(120);
  expect(() => pickWeighted([], { below: () => 0 })).toThrow();
  expect(['x', 'y']).toContain(pickOne(['x', 'y'], rng));
});
