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

test('learns what choices are worth, the same from the same seed', async () => {
  const learn = async (): Promise<string> => {
    const path = freshPath();
    const argv = ['maui', '--choices', '--players', '2', '--games', '20', '--epochs', '2', '--out', path];
    const { status, out, err } = await tidetable(['train', ...argv, '--json'], { registry: OURS });
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const { curve } = JSON.parse(out) as { curve: { players: number; epoch: number; error: number }[] };
    expect(curve.map(({ players, epoch }) => [players, epoch])).toEqual([
      [2, 1],
      [2, 2],
    ]);
    return readFileSync(path, 'utf8');
  };
  const module = await learn();
  expect(module).toMatch(/--choices --seed 1 --games 20 --epochs 2 --players 2`/);
  expect(module).toMatch(/\n {2}2: '[\w-]{50000,}',\n};\n$/);
  expect(await learn()).toBe(module);
});

test.each([
  [['strand-unter', '--out', 'x'], 'use no trained weights'],
  [['high-tide'], '--out says where to write'],
  [['high-tide', '--out', freshPath(), '--players', '2'], '--players must be numbers from 3 to 6'],
  [['high-tide', '--out', freshPath(), '--games', '0'], '--games must be a whole number'],
  [['high-tide', '--out', '/nowhere/at/all'], '/nowhere/at/all'],
  [['chess', '--out', 'x'], 'chess'],
  [['high-tide', '--choices', '--out', freshPath()], 'without a network of their own'],
  [['maui', '--choices'], 'reviews read src/insight/value/learned/maui-choices.ts'],
  [['maui', '--choices', '--value', '--out', freshPath()], '--value or --choices'],
])('refuses %j', async (argv, why) => {
  const { status, err } = await tidetable(['train', ...argv], { registry: OURS });
  expect(status).toBe(2);
  expect(err).toContain(why);
});
