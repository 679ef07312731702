import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { freshPath, OURS, tidetable } from '../testing.ts';

test('figures of a few matches, the same each time, as an object, a module and a picture', async () => {
  const [out, plot] = [freshPath(), freshPath()];
  const asMeasured = ['--options', 'length=20,rental=4'];
  const argv = [
    'calibrate',
    'high-tide',
    '--players',
    '3',
    '--matches',
    '2',
    '--seed',
    '5',
    '--json',
    ...asMeasured,
  ];
  const first = await tidetable([...argv, '--out', out, '--plot', plot], { registry: OURS });
  expect(first.status).toBe(0);
  const { passed, reasons, figures } = JSON.parse(first.out) as {
    passed: boolean;
    reasons: string[];
    figures: { game: string; players: number; variant: string; matches: number; logLoss: number };
  };
  expect(figures).toMatchObject({ game: 'high-tide', players: 3, variant: 'base', matches: 2 });
  expect(figures.logLoss).toBeGreaterThan(0);
  expect(passed).toBe(reasons.length === 0);
  expect(readFileSync(out, 'utf8')).toContain('"game":"high-tide","players":3,"variant":"base"');
  expect(readFileSync(plot, 'utf8')).toMatch(/^<svg xmlns/);
  expect((await tidetable(argv, { registry: OURS })).out).toBe(first.out);
});

test('every decision judged again by another review', async () => {
  const argv = ['calibrate', 'strand-unter', '--players', '2', '--matches', '2', '--deeper', 'quick'];
  const { status, out } = await tidetable([...argv, '--json'], { registry: OURS });
  expect(status).toBe(0);
  const { deeper } = JSON.parse(out) as { deeper: { decisions: number; doubt: number } };
  expect(deeper.decisions).toBeGreaterThan(40);
  expect(deeper.doubt).toBeLessThan(0.1);
});

test.each<[argv: string[], said: RegExp]>([
  [['calibrate', 'maui', '--deeper', 'none'], /--deeper/],
  [['calibrate', 'maui', '--players', '7'], /2 to 4/],
  [['calibrate', 'maui', '--care', 'none'], /quick, full, deep/],
  [['calibrate', 'maui', '--options', 'nothing'], /unknown option/],
])('%j is refused', async (argv, said) => {
  const { status, err } = await tidetable(argv, { registry: OURS });
  expect(status).toBe(2);
  expect(err).toMatch(said);
});
