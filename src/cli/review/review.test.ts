import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { languages } from '../../engine/words.ts';
import { EVALUATOR, type Review } from '../../insight/index.ts';
import type { Reason } from './reasons.ts';
import { freshPath, fileWith, OURS, tidetable, toyFile } from '../testing.ts';

// A review takes a second or two of processor time.

const golden = (path: string): string => fileURLToPath(new URL(`../../games/${path}`, import.meta.url));
const maui = golden('maui/golden/base-two-players.json');

async function reviewed(path: string, ...argv: string[]): Promise<{ out: string; review: Review }> {
  const { status, out } = await tidetable(['review', path, '--care', 'quick', '--json', ...argv], {
    registry: OURS,
  });
  expect(status).toBe(0);
  return { out, review: JSON.parse(out) as Review };
}

test.each([
  ['high-tide/golden/base-ends-with-a-wave-under-a-chair.json'],
  ['maui/golden/base-two-players.json'],
  ['strand-unter/golden/end-before-the-turn.json'],
])('%s: the parts of every seat add up, and the plies tell them', async (path) => {
  const { review } = await reviewed(golden(path));
  expect(review.finished).toBe(true);
  for (const book of review.seats) {
    for (const parts of [book, book.points]) {
      const { start, result, luck, own, others, clash, corrections } = parts;
      expect(luck + own + others + clash + corrections).toBeCloseTo(result - start, 9);
    }
    const told = review.plies.reduce((sum, { shares }) => sum + shares.luck[book.seat]!, 0);
    expect(told).toBeCloseTo(book.luck, 9);
    expect(book.loss).toBeGreaterThanOrEqual(0);
  }
  expect(review.curve.at(-1)!.shares).toEqual(review.seats.map(({ result }) => result));
});

test('the costliest and the best decisions have reasons in the game’s own words, as text, as JSON and on a page', async () => {
  const { review } = await reviewed(maui);
  const { reasons, evaluator } = review as Review & { reasons: Reason[] };
  expect(evaluator).toBe(EVALUATOR);
  expect(new Set(reasons.map(({ kind }) => kind))).toEqual(new Set(['costliest', 'best']));
  for (const { why, share, points, taken, other } of reasons) {
    expect(why).toMatch(/^Because: .*points?\b|^No single reason/);
    expect(taken).not.toBe(other);
    // Playing both on confirms it.
    expect(share.mean > 1.96 * share.error || points.mean > 1.96 * points.error).toBe(true);
  }
  const path = freshPath();
  const { out } = await tidetable(['review', maui, '--care', 'quick', '--html', path], { registry: OURS });
  for (const text of [out, readFileSync(path, 'utf8')]) {
    expect(text).toContain('Reasons');
    expect(text.replaceAll(/\s+/g, ' ')).toContain(reasons[0]!.why.split(';')[0]);
  }
});

test('the same match gives the same review', async () => {
  const first = await reviewed(maui);
  expect((await reviewed(maui)).out).toBe(first.out);
});

test.each(languages)('people read it in %s', async (lang) => {
  const { status, out } = await tidetable(['review', maui, '--care', 'quick', '--lang', lang], {
    registry: OURS,
  });
  expect(status).toBe(0);
  expect(out).toContain('Anna');
  expect(out).not.toMatch(/undefined|NaN/);
});

test('a page is written', async () => {
  const path = freshPath();
  const { status } = await tidetable(['review', maui, '--care', 'quick', '--html', path], { registry: OURS });
  expect(status).toBe(0);
  expect(readFileSync(path, 'utf8')).toContain('<polyline');
});

test.each<[what: string, argv: string[], said: RegExp]>([
  ['no file', ['review'], /which file/],
  ['a care that is none', ['review', maui, '--care', 'hasty'], /quick, full, deep/],
  ['no match', ['review', fileWith('{}')], /format/],
])('%s is refused', async (_what, argv, said) => {
  const { status, out, err } = await tidetable(argv, { registry: OURS });
  expect(status).toBe(2);
  expect(out).toBe('');
  expect(err).toMatch(said);
});

test('a game that nothing was learned about is refused, and no page is written', async () => {
  const path = freshPath();
  const { status, err } = await tidetable(['review', toyFile(), '--html', path]);
  expect(status).toBe(2);
  expect(err).toMatch(/no evaluator/);
  expect(existsSync(path)).toBe(false);
});

test('a match that does not follow the rules is found wrong', async () => {
  const text = readFileSync(maui, 'utf8').replace(/\[0,"take/, '[1,"take');
  const { status, out } = await tidetable(['review', fileWith(text), '--json'], { registry: OURS });
  expect(status).toBe(1);
  expect(JSON.parse(out)).toHaveProperty('why');
});
