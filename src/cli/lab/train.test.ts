import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { freshPath, OURS, tidetable } from '../testing.ts';

async function trained(seed: number): Promise<{ readonly out: string; readonly module: string }> {
  const path = freshPath();
  const argv = [
    'train',
    'high-tide',
    '--players',
    '3',
    '--games',
    '100',
    '--seed',
    String(seed),
    '--out',
    path,
  ];
  const { status, out, err } = await tidetable([...argv, '--json'], { registry: OURS });
  expect({ status, err }).toEqual({ status: 0, err: '' });
  return { out, module: readFileSync(path, 'utf8') };
}

test('learns the same from the same seed, and tells how', async () => {
  const [one, two, other] = [await trained(1), await trained(1), await trained(2)];
  expect(one).toEqual(two);
  expect(other.module.length).toBe(one.module.length);
  expect(other.module).not.toBe(one.module);
  expect(one.module).toMatch(/--seed 1 --games 100 --players 3`.*\n.*\n {2}3: '[\w-]{9000,}',\n};\n$/);
  const { curve } = JSON.parse(one.out) as { curve: { players: number; games: number; error: number }[] };
  expect(curve.map(({ players, games }) => [players, games])).toEqual([[3, 100]]);
  for (const { error } of curve) expect(error).toBeGreaterThan(0);
});

test.each([
  [['strand-unter', '--out', 'x'], 'use no trained weights'],
  [['high-tide'], '--out says where to write'],
  [['high-tide', '--out', freshPath(), '--players', '2'], '--players must be numbers from 3 to 6'],
  [['high-tide', '--out', freshPath(), '--games', '0'], '--games must be a whole number'],
  [['high-tide', '--out', '/nowhere/at/all'], '/nowhere/at/all'],
  [['chess', '--out', 'x'], 'chess'],
])('refuses %j', async (argv, why) => {
  const { status, err } = await tidetable(['train', ...argv], { registry: OURS });
  expect(status).toBe(2);
  expect(err).toContain(why);
});
