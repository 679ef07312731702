import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freshPath, OURS, tidetable } from '../testing.ts';

const few = ['lab', 'high-tide', '--bot', 'random', '--players', '3', '--games', '3', '--threads', '1'];

test('a table for people in each language, a page and a document', async () => {
  const [page, folder] = [freshPath(), freshPath()];
  const titles: string[] = [];
  for (const lang of ['en', 'de', 'fr', 'it']) {
    const argv = [...few, '--sweep', 'none', '--html', page, '--docs', folder, '--lang', lang];
    const { status, out, err } = await tidetable(argv, { registry: OURS });
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).not.toMatch(/undefined|NaN/);
    titles.push(out.split('\n')[0] as string);
  }
  expect(new Set(titles).size).toBe(4);
  expect(readFileSync(page, 'utf8')).toContain('<svg');
  expect(existsSync(join(folder, 'high-tide.md'))).toBe(true);
});

test('the same as one object', async () => {
  const { out } = await tidetable([...few, '--json'], { registry: OURS });
  const { settings } = JSON.parse(out) as { settings: { games: number; setting: { name: string } }[] };
  expect(settings.length).toBeGreaterThan(10);
  expect(settings.every(({ games }) => games === 3)).toBe(true);
});

test('--luck says how much of the results chance explains', async () => {
  const argv = [
    'lab',
    'maui',
    '--games',
    '3',
    '--players',
    '2',
    '--sweep',
    'none',
    '--threads',
    '1',
    '--luck',
  ];
  const { out } = await tidetable([...argv, '--json'], { registry: OURS });
  const { settings } = JSON.parse(out) as {
    settings: { luck: { value: number; low: number; high: number } }[];
  };
  expect(settings.length).toBeGreaterThan(0);
  for (const { luck } of settings) {
    expect(luck.value).toBeGreaterThan(0);
    expect(luck.value).toBeLessThanOrEqual(1);
    expect(luck.low).toBeLessThanOrEqual(luck.high);
  }
  expect((await tidetable(argv, { registry: OURS })).out).toContain('luck explains');
  const none = await tidetable(['lab', 'pebbles', '--bot', 'random', '--games', '2', '--luck']);
  expect(none.err).toContain('--luck: there is no evaluator for pebbles');
});

test('a game without notes of its own is measured by its contract', async () => {
  const argv = ['lab', 'pebbles', '--bot', 'random', '--games', '2', '--threads', '1', '--json'];
  const { status, out } = await tidetable(argv);
  expect(status).toBe(0);
  expect((JSON.parse(out) as { settings: object[] }).settings.length).toBeGreaterThan(1);
});

test.each([
  ['--bot nobody', 'has no bot called "nobody"'],
  ['--players 9', 'is for 3 to 6 players, not 9'],
  ['--sweep 2', 'is for 3 to 6 players, not 2'],
  ['--games 0', '--games must be'],
  ['--html /nowhere/at/all.html', 'cannot write'],
  ['--docs /dev/null/x', 'cannot write'],
])('%s is refused', async (words, why) => {
  const { status, out, err } = await tidetable([...few, ...words.split(' ')], { registry: OURS });
  expect({ status, out }).toEqual({ status: 2, out: '' });
  expect(err).toContain(why);
});
