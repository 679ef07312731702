import { expect, test } from 'vitest';
import { defaults } from '../../engine/options.ts';
import { games } from '../../games/index.ts';
import { judgeStep } from '../../insight/books/judge-step.ts';
import { stepsOf } from '../../insight/books/steps.ts';
import { judgeFor } from '../../insight/judge/registry.ts';
import { hasty, randomMatch } from '../../insight/testing.ts';
import { compareDecision, compareReviews, type Compared, deeperFigures } from './deeper.ts';

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

test('two reviews are compared by the texts of choices, and what the second left out counts as no difference', () => {
  const choice = (text: string, share: number) => ({ text, value: [1 - share, share, 0, 0] });
  const first = {
    choices: [choice('a', 0.5), choice('b', 0.3)],
    taken: 1,
    best: 0,
    could: [],
    loss: 0.2,
    error: 0.01,
  };
  const second = { ...first, choices: [choice('b', 0.4), choice('a', 0.45)], taken: 0, best: 1, loss: 0.05 };
  const { deep, most, said } = compareReviews(1, first, second);
  expect([said, most]).toEqual([0.2, 0.05]);
  expect(deep).toBeCloseTo(0.05, 12);
  expect(compareReviews(1, first, { ...second, choices: [choice('b', 0.4)] }).deep).toBe(0);
});
