import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { freshPath, OURS, tidetable } from '../testing.ts';

const equals = ['tournament', 'pebbles', '--bots', 'random', '--against', 'random', '--threads', '1'];

test('one object for programs, with every table asked for', async () => {
  const { status, out, err } = await tidetable([
    ...equals,
    '--players',
    '2,3',
    '--options',
    ';every',
    '--games',
    '10',
    '--seed',
    '5',
    '--budget',
    '9',
    '--json',
  ]);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  const report = JSON.parse(out) as { cells: { players: number; options: { bonus: boolean } }[] };
  expect(report).toMatchObject({ game: 'pebbles', seed: 5, budget: { playouts: 9 } });
  expect(report.cells.map(({ players, options }) => [players, options.bonus])).toEqual([
    [2, false],
    [3, false],
    [2, true],
    [3, true],
  ]);
  for (const cell of report.cells) {
    expect(cell).toMatchObject({ hero: 'random', against: 'random', decided: null });
    const { games, share, low, high, msPerDecision } = cell as unknown as Record<string, number>;
    expect([games! >= 10, low! < share!, share! < high!, msPerDecision! >= 0]).toEqual([
      true,
      true,
      true,
      true,
    ]);
  }
});

test('a table for people in each language, a page, and a state to go on from', async () => {
  const [state, page] = [freshPath(), freshPath()];
  const argv = [...equals, '--games', '6', '--state', state, '--html', page];
  const pages: string[] = [];
  for (const lang of ['en', 'de', 'fr', 'it']) {
    const { status, out, err } = await tidetable([...argv, '--lang', lang]);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toContain('random');
    expect(out).not.toMatch(/undefined|NaN/);
    expect(out).not.toContain('\u001b');
    pages.push(out);
  }
  expect(new Set(pages.map((out) => out.split('\n')[0])).size).toBe(4);
  expect(readFileSync(page, 'utf8')).toContain('<svg');
  // Terms, and three blocks of two games: the later runs had nothing left to play.
  expect(readFileSync(state, 'utf8').trimEnd().split('\n')).toHaveLength(1 + 3);
});

test('a bar with the time left on a terminal', async () => {
  const { err } = await tidetable([...equals, '--games', '40'], { interactive: true });
  expect(err).toMatch(/100 % {2}40\/40/);
});

test.each([
  ['--bots medium', 'pebbles has no bot called "medium"'],
  ['--bots random@5', 'has no bot called "random@5"'],
  ['--players 9', 'is for 2 to 3 players, not 9'],
  ['--budget 5 --milliseconds 5', 'exclude each other'],
  ['--options coins', 'unknown option "coins"'],
  ['--games 0', '--games must be'],
  ['--html /nowhere/at/all.html', 'cannot write'],
])('%s is refused', async (words, why) => {
  const { status, out, err } = await tidetable([...equals, ...words.split(' ')]);
  expect({ status, out }).toEqual({ status: 2, out: '' });
  expect(err).toContain(why);
});

test('a file that is no state is left alone', async () => {
  const path = freshPath();
  await tidetable(['sim', 'pebbles', '--games', '1', '--threads', '1', '--out', path]);
  expect(existsSync(path)).toBe(true);
  const before = readFileSync(path, 'utf8');
  const { status, err } = await tidetable([...equals, '--state', path]);
  expect(status).toBe(2);
  expect(err).toContain('not the journal of a tournament');
  expect(readFileSync(path, 'utf8')).toBe(before);
});

test('one bot alone has nobody to meet', async () => {
  const { status, err } = await tidetable(['tournament', 'maui', '--bots', 'easy'], { registry: OURS });
  expect(status).toBe(2);
  expect(err).toContain('nobody to compare');
});

test('--adjust needs an evaluator, and says what luck was taken out', async () => {
  const refused = await tidetable([...equals, '--games', '4', '--adjust']);
  expect(refused.status).toBe(2);
  expect(refused.err).toContain('there is no evaluator for pebbles with 2 players');
  const table = ['tournament', 'maui', '--bots', 'medium', '--against', 'random', '--threads', '1'];
  const { out } = await tidetable([...table, '--games', '4', '--adjust', '--json'], { registry: OURS });
  const [cell] = (JSON.parse(out) as { cells: { adjusted: Record<string, number> | null }[] }).cells;
  expect(Object.values(cell?.adjusted ?? {}).every(Number.isFinite)).toBe(true);
  expect(Object.keys(cell?.adjusted ?? {}).sort()).toEqual(['high', 'low', 'saved', 'share']);
  const people = await tidetable([...table, '--games', '4', '--adjust'], { registry: OURS });
  expect(people.out).toContain('luck-adjusted');
});

test('--duplicate says how many times fewer games are needed than with dice of their own', async () => {
  const table = ['tournament', 'maui', '--bots', 'easy', '--against', 'random', '--threads', '1'];
  const people = await tidetable([...table, '--games', '80', '--duplicate'], { registry: OURS });
  expect(people.out).toMatch(/times fewer games/);
  const { out } = await tidetable([...table, '--games', '80', '--duplicate', '--json'], { registry: OURS });
  const [cell] = (JSON.parse(out) as { cells: { shared: Record<string, number> | null }[] }).cells;
  expect(people.out).toContain(` ${cell?.shared?.fewer?.toFixed(2)} `);
  const few = await tidetable([...table, '--games', '4', '--duplicate', '--json'], { registry: OURS });
  expect(JSON.parse(few.out)).toMatchObject({ cells: [{ shared: null }] });
});
