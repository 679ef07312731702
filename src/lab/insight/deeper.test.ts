import { expect, test } from 'vitest';
import { defaults } from '../../engine/options.ts';
import { games } from '../../games/index.ts';
import { judgeStep } from '../../insight/books/judge-step.ts';
import { stepsOf } from '../../insight/books/steps.ts';
import { judgeFor } from '../../insight/judge/registry.ts';
import { hasty, randomMatch } from '../../insight/testing.ts';
import { compareDecision, type Compared, deeperFigures } from './deeper.ts';

const same: Compared = { said: 0.1, error: 0.01, deep: 0.1, deepError: 0, most: 0.1, mostError: 0.01 };

test('verdicts that playouts share are confirmed and found', () => {
  expect(deeperFigures([same, { ...same, said: 0, deep: 0, most: 0 }])).toEqual({
    decisions: 2,
    doubt: 0,
    mistakes: 1,
    confirmed: 1,
    deepMistakes: 1,
    found: 1,
  });
});

test('false alarms are not confirmed, mistakes called equal are not found, and both make for doubt', () => {
  const alarm = { ...same, deep: -0.02, most: 0 };
  const missed = { ...same, said: 0.01 };
  const { doubt, ...counts } = deeperFigures([alarm, missed]);
  expect(counts).toEqual({ decisions: 2, mistakes: 1, confirmed: 0, deepMistakes: 1, found: 0 });
  expect(doubt).toBeCloseTo(Math.sqrt((0.12 ** 2 + 0.09 ** 2) / 2), 12);
});

test('the noise of playouts is not held against the review', () => {
  expect(deeperFigures([{ ...same, deep: 0.15, deepError: 0.05 }]).doubt).toBe(0);
});

test.each(['high-tide', 'maui', 'strand-unter'])('%s: a decision is played out to the end', async (id) => {
  const game = await games[id]!.load();
  const judge = judgeFor(id, 3)!;
  const terms = { seats: 3, options: defaults(game.options), rules: game.rules };
  const { steps } = stepsOf(judge, terms, randomMatch(judge, terms, 3));
  const step = steps.findLast(({ kind }) => kind === 'decision')!;
  const { decision } = judgeStep({ judge, care: hasty, seed: 1, terms }, step);
  const found = compareDecision(judge, step, decision!, { playouts: 4, seed: 5 });
  expect(compareDecision(judge, step, decision!, { playouts: 4, seed: 5 })).toEqual(found);
  // As good as all others, and the best by points only: it is tried all the same.
  const equal = decision!.choices.map((choice) => ({ ...choice, value: choice.value.map(() => 0) }));
  const [taken, best] = [0, equal.length - 1];
  const tie = compareDecision(
    judge,
    step,
    { ...decision!, choices: equal, taken, best },
    { playouts: 2, seed: 5 },
  );
  expect(tie.deep).not.toBeNaN();
  for (const figure of Object.values(found)) expect(Math.abs(figure)).toBeLessThanOrEqual(1);
  expect(found.most).toBeGreaterThanOrEqual(found.deep);
});
