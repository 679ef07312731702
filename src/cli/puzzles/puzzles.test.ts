import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readPuzzles } from '../../puzzles/read.ts';
import { freshPath, OURS, TOY, tidetable } from '../testing.ts';

const here = { registry: OURS };

test.each(['high-tide', 'maui', 'strand-unter'])('%s: puzzles are listed', async (game) => {
  const { status, out, err } = await tidetable(['puzzles', 'list', game, '--json'], here);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  const listed = JSON.parse(out) as { count: number; puzzles: { theme: string; difficulty: number }[] };
  expect(listed.puzzles).toHaveLength(listed.count);
  for (const { theme, difficulty } of listed.puzzles) {
    expect(theme).toMatch(/^[a-z]+$/);
    expect(difficulty).toBeGreaterThanOrEqual(1);
    expect(difficulty).toBeLessThanOrEqual(5);
  }
  const { out: table } = await tidetable(['puzzles', 'list', game], here);
  expect(table).toMatch(new RegExp(`^all +${listed.count} +\\d+ % +\\d+ % +\\d+ % +\\d+ %$`, 'm'));
});

test('mining goes on from its state, and writes a set', async () => {
  const state = freshPath();
  const out = freshPath();
  const seats = 2;
  const plies = [[-1, 'deal 1111']];
  const mined = {
    match: 0,
    table: { seats, options: {} },
    plies,
    puzzles: [],
    counts: { dull: 12, easy: 3 },
  };
  const header = { format: 'tidetable-puzzle-mine', version: 1, game: 'strand-unter', seed: 1 };
  writeFileSync(state, `${JSON.stringify(header)}\n${JSON.stringify(mined)}\n`);
  const argv = [
    'puzzles',
    'mine',
    'strand-unter',
    '--state',
    state,
    '--out',
    out,
    '--puzzles',
    '1',
    '--json',
  ];
  const ran = await tidetable(argv, here);
  expect(ran.status).toBe(0);
  const figures = JSON.parse(ran.out) as { puzzles: number; matches: number; decisions: { dull: number } };
  // Match 0 was in the state; a later one has the puzzle.
  expect(figures.puzzles).toBeGreaterThanOrEqual(1);
  expect(figures.matches).toBeGreaterThanOrEqual(2);
  expect(figures.decisions.dull).toBeGreaterThan(12);
  expect(readFileSync(state, 'utf8').trimEnd().split('\n')).toHaveLength(figures.matches + 1);
  expect(readPuzzles(JSON.parse(readFileSync(out, 'utf8')))).toHaveLength(1);
});

test('wrong usage is one line', async () => {
  expect(await tidetable(['puzzles'], here)).toMatchObject({ status: 2, out: '' });
  expect((await tidetable(['puzzles', 'dig', 'maui'], here)).err).toMatch(
    /^tidetable: which command\?[^\n]*\n$/,
  );
  expect((await tidetable(['puzzles', 'list', 'chess'], here)).err).toMatch(/unknown game "chess"/);
  expect((await tidetable(['puzzles', 'list', 'maui', 'x'], here)).err).toMatch(/unexpected "x"/);
  expect((await tidetable(['puzzles', 'mine', 'maui', '--puzzles', '0'], here)).err).toMatch(
    /--puzzles must be/,
  );
  const toy = { registry: TOY };
  expect(await tidetable(['puzzles', 'list', 'pebbles'], toy)).toMatchObject({
    status: 0,
    out: 'pebbles: no puzzles\n',
  });
  expect((await tidetable(['puzzles', 'mine', 'pebbles'], toy)).err).toMatch(
    /no playouts for puzzles of pebbles/,
  );
  const other = freshPath();
  writeFileSync(other, '{"format":"tidetable-tournament"}\n');
  expect((await tidetable(['puzzles', 'mine', 'maui', '--state', other], here)).err).toMatch(
    /does not belong to maui/,
  );
});
