import { expect, test } from 'vitest';
import { gateFor } from '../../insight/gates/gate.ts';
import { figuresOf } from './figures.ts';
import { reliabilityPlot } from './plot.ts';
import type { MatchRecord } from './measure.ts';

const about = {
  game: 'maui',
  players: 2,
  variant: 'base',
  care: 'quick',
  levels: ['easy', 'expert'],
} as const;
const options = { mode: 'base', values: 'plain', trackLength: 15, extension: 15, extraSteps: 1 };
const table = { game: 'maui', players: 2, options, care: 'quick' } as const;

/** Match i of a fair game in which luck decides all, seen by an evaluator that says 0.5 at first and 0.8 later. */
function record(i: number, change: Partial<MatchRecord['seats'][number]> = {}): MatchRecord {
  const wins = i % 2 === 0 ? [1, 0] : [0, 1];
  // Of what is called 0.8, every fifth is lost.
  const said = i % 5 === 0 ? wins.map((share) => 0.8 - 0.6 * share) : wins.map((share) => 0.2 + 0.6 * share);
  return {
    seats: wins.map((result, seat) => ({
      level: seat === (i % 3) % 2 ? 'easy' : 'expert',
      start: 0.5,
      result,
      place: 2 - result,
      luck: 0.5 * (result - 0.5),
      choices: 0,
      clash: 0,
      corrections: 0.5 * (result - 0.5) * 0.4,
      losses: [seat === (i % 3) % 2 ? 0.02 : 0.01],
      ...change,
    })),
    called: [
      { said: [0.5, 0.5], former: [0.5, 0.5], came: wins },
      { said, former: [0.5, 0.5], came: wins },
    ],
    compared: [],
  };
}

const many = Array.from({ length: 200 }, (_, i) => record(i));

test('figures say what was put in', () => {
  const figures = figuresOf(about, many);
  expect(figures.matches).toBe(200);
  expect(figures.logLossFormer).toBeCloseTo(Math.log(2), 4);
  expect(figures.logLoss).toBeLessThan(figures.logLossFormer);
  expect(figures.calibrationError).toBeLessThan(0.001);
  expect(figures.correction).toBeCloseTo(0.1, 4);
  expect(figures.varianceRatio).toBeCloseTo(4, 2);
  expect(figures.luckShare).toBeCloseTo(1, 4);
  expect(figures.levels.map(({ level, loss }) => [level, loss])).toEqual([
    ['easy', 0.02],
    ['expert', 0.01],
  ]);
});

test.each<[what: string, change: Partial<MatchRecord['seats'][number]>, reasons: string[]]>([
  ['all is well', {}, []],
  ['too much is left unexplained', { corrections: 0.3 }, ['corrections-too-large']],
])('the gate: %s', (_what, change, reasons) => {
  const figures = figuresOf(
    about,
    Array.from({ length: 200 }, (_, i) => record(i, change)),
  );
  const gate = gateFor(table, [figures]);
  expect(gate.reasons).toEqual(reasons);
  expect(gate.choices).toBe(reasons.length === 0);
});

test('better bots that give more away close the gate, and so do percentages that are not kept', () => {
  const figures = figuresOf({ ...about, levels: ['expert', 'easy'] }, many);
  expect(gateFor(table, [figures]).reasons).toEqual(['levels-not-ranked']);
  const boasting = many.map((match) => ({
    ...match,
    called: match.called.map((called) => ({ ...called, said: [0.9, 0.1] })),
  }));
  expect(gateFor(table, [figuresOf(about, boasting)]).reasons).toEqual(['not-calibrated']);
});

test('a gate holds for one care: others go by what was measured of quick reviews', () => {
  const quick = figuresOf(
    about,
    many.map((_, i) => record(i, { corrections: 0.3 })),
  );
  const full = figuresOf({ ...about, care: 'full' }, many);
  const isOpen = (care: 'quick' | 'full' | 'deep', known = [quick, full]): boolean =>
    gateFor({ ...table, care }, known).choices;
  expect([isOpen('quick'), isOpen('full'), isOpen('deep')]).toEqual([false, true, false]);
  expect(isOpen('full', [quick])).toBe(false);
  expect(gateFor({ ...table, care: 'quick' }, [full]).reasons).toEqual(['not-measured']);
});

test('the plot has a dot for every bin that was met', () => {
  const plot = reliabilityPlot(figuresOf(about, many));
  expect(plot.match(/<circle/g)).toHaveLength(3);
  expect(plot).not.toMatch(/NaN|undefined/);
});

test('a share that rounding left a little below nothing counts as nothing', () => {
  const rounded = many.map((match) => ({
    ...match,
    called: match.called.map((called) => ({ ...called, said: [1 + 1e-16, -1e-16] })),
  }));
  const { bins } = figuresOf(about, rounded);
  expect(bins[0]?.[0]).toBe(bins[9]?.[0]);
  expect(bins[0]?.[0]).toBeGreaterThan(0);
});

test('what was not measured is not judged', () => {
  const figures = figuresOf(about, many);
  expect(gateFor({ ...table, players: 3 }, [figures]).reasons).toEqual(['not-measured']);
  const long = gateFor({ ...table, options: { ...options, mode: 'long' } }, [figures]);
  expect(long.reasons).toEqual(['not-measured']);
  expect(long.luck).toBe(true);
});
