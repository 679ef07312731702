import { expect, test } from 'vitest';
import { FastRng } from '../engine/rng.ts';
import { observe, openBets, type Verdict, verdictOf } from './sequential.ts';

/** Plays on until it is decided: how, and after how many observations. */
function decide(
  draw: () => number,
  fair: number,
  most: number,
): { readonly verdict: Verdict | undefined; readonly after: number } {
  const bets = openBets(fair);
  for (let after = 1; after <= most; after++) {
    observe(bets, draw());
    const verdict = verdictOf(bets);
    if (verdict) return { verdict, after };
  }
  return { verdict: undefined, after: most };
}

const coin = (rng: FastRng, likely: number) => () => (rng.below(1_000_000) < likely * 1_000_000 ? 1 : 0);

test.each([
  [0.25, 0.36, 'above'],
  [0.25, 0.15, 'below'],
  [0.5, 0.7, 'above'],
  [0.5, 0.3, 'below'],
  [0.5, 0.98, 'above'],
] as const)('fair %d, truly %d: decided %s', (fair, likely, expected) => {
  const found = Array.from({ length: 20 }, (_, i) => decide(coin(new FastRng(1, i), likely), fair, 3000));
  expect(found.map(({ verdict }) => verdict)).toEqual(found.map(() => expected));
});

test('the clearer, the sooner', () => {
  const after = (likely: number) => decide(coin(new FastRng(2), likely), 0.5, 5000).after;
  expect(after(1)).toBeLessThan(40);
  expect(after(0.9)).toBeLessThan(after(0.6));
});

test('what is fair is hardly ever called otherwise, however often one looks', () => {
  const found = Array.from({ length: 300 }, (_, i) => decide(coin(new FastRng(3, i), 0.25), 0.25, 1000));
  expect(found.filter(({ verdict }) => verdict !== undefined).length).toBeLessThanOrEqual(5);
});
