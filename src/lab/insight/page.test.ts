import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defaults } from '../../engine/options.ts';
import { games } from '../../games/index.ts';
import type { Figures } from '../../insight/gates/figures.ts';
import { measured } from '../../insight/gates/measured.ts';
import { type CareName, gateFor } from '../../insight/index.ts';

const page = readFileSync(new URL('../../../docs/insight.md', import.meta.url), 'utf8');

/** The row of the table that begins so, cell by cell. */
function row(begins: string): string[] {
  const line = page.split('\n').find((each) => each.startsWith(`| ${begins}`));
  if (line === undefined) throw new Error(`the page has no row ${begins}`);
  return line.split('|').slice(2, -1);
}

const columns: readonly (readonly [string, number, CareName])[] = [
  ['high-tide', 4, 'quick'],
  ['high-tide', 4, 'full'],
  ['maui', 2, 'quick'],
  ['maui', 2, 'full'],
  ['strand-unter', 3, 'quick'],
];

test.each(columns.map(([game, players, care], i) => [game, players, care, i] as const))(
  'the page says of %s for %i, %s, what was measured, and the review shows no more than that allows',
  async (id, players, care, i) => {
    const figures: Figures | undefined = measured.find(
      (each) => each.game === id && each.players === players && each.care === care,
    );
    if (!figures) throw new Error('not measured');
    expect(row('mean absolute correction')[i]).toContain(figures.correction.toFixed(3));
    expect(row('calibration error')[i]).toContain(figures.calibrationError.toFixed(3));
    expect(row('variance of results')[i]).toContain(figures.varianceRatio.toFixed(2));
    expect(row('log-loss')[i]).toContain(figures.logLoss.toFixed(3));
    for (const { level, loss } of figures.levels)
      expect(row(level === 'easy' ? 'loss a decision, in points of a win: easy' : level)[i]).toContain(
        (100 * loss).toFixed(2),
      );
    const game = await games[id]!.load();
    const gate = gateFor({ game: id, players, options: defaults(game.options), care });
    expect(gate.choices).toBe(gate.reasons.length === 0);
    expect(row('**choices are judged**')[i]).toContain(gate.choices ? 'yes' : '**no**');
  },
);

const others = [
  ['high-tide', 3],
  ['high-tide', 6],
  ['maui', 3],
  ['strand-unter', 2],
  ['strand-unter', 4],
] as const;

test.each(others.map(([game, players], i) => [game, players, i] as const))(
  'the page says of quick reviews of %s for %i what was measured, and which gates are closed',
  async (id, players, i) => {
    const known: readonly Figures[] = measured;
    const figures = known.find(
      (each) => each.game === id && each.players === players && each.care === 'quick',
    );
    if (!figures) throw new Error('not measured');
    expect(row('matches')[i]?.trim()).toBe(`${figures.matches}`);
    expect(row('evaluator')[i]).toContain(figures.logLoss.toFixed(3));
    expect(row('off by')[i]).toContain(figures.calibrationError.toFixed(3));
    expect(row('corrections (')[i]).toContain(figures.correction.toFixed(3));
    expect(row('ratio of variances')[i]).toContain(figures.varianceRatio.toFixed(2));
    for (const { level, loss } of figures.levels)
      expect(row(`given away by ${level}`)[i]).toContain((100 * loss).toFixed(2));
    const game = await games[id]!.load();
    const { reasons } = gateFor({ game: id, players, options: defaults(game.options), care: 'quick' });
    const names = {
      'corrections-too-large': 'corrections',
      'not-calibrated': 'calibration',
      'levels-not-ranked': 'order',
    };
    for (const [reason, name] of Object.entries(names))
      expect(row('gates')[i]?.includes(name)).toBe(reasons.some((each) => each === reason));
  },
);
