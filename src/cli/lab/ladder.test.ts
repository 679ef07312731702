import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { freshPath, OURS, tidetable } from '../testing.ts';

test.each([
  [['pebbles'], 'unknown game "pebbles"'],
  [['maui', '--games', '0'], '--games must be'],
  [['maui', '--bots', 'hard,nobody'], 'maui has no bot called "nobody"'],
  [['maui', '--bots', 'module:/no/such/file.ts'], 'cannot load'],
  [['maui', '--docs', '/nowhere/at/all.md'], 'cannot write'],
])('%s is refused', async (words, why) => {
  const { status, out, err } = await tidetable(['ladder', ...words], { registry: OURS });
  expect({ status, out }).toEqual({ status: 2, out: '' });
  expect(err).toContain(why);
});

test('a game without a ladder says so', async () => {
  const { status, err } = await tidetable(['ladder', 'pebbles']);
  expect(status).toBe(2);
  expect(err).toContain('there is no ladder for "pebbles"');
});

test('by the clock: a table, an object, a document, and a state to go on from', async () => {
  const [state, page] = [freshPath(), freshPath()];
  const argv = [
    'ladder',
    'high-tide',
    '--milliseconds',
    '5',
    '--games',
    '1',
    '--threads',
    '1',
    '--state',
    state,
    '--docs',
    page,
  ];
  const { status, out, err } = await tidetable(argv, { registry: OURS });
  expect({ status, err }).toEqual({ status: 0, err: '' });
  expect(out).toContain('expert');
  expect(readFileSync(page, 'utf8')).toContain('| expert | 3 hard | 4 |');
  const again = await tidetable([...argv, '--json'], { registry: OURS });
  const { games } = JSON.parse(again.out) as { games: { cells: object[] }[] };
  expect(games[0]!.cells).toEqual([
    expect.objectContaining({ part: 'clock', hero: 'expert', aim: { least: expect.any(Number) }, games: 4 }),
  ]);
});
