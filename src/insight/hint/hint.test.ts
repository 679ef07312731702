import { expect, test } from 'vitest';
import type { AnyBot } from '../../bots/bot.ts';
import { loadBot } from '../../bots/index.ts';
import { positionOf } from '../explain/testing.ts';
import { isAsGood } from './assessment.ts';
import { hintOf, assess } from './hint.ts';

test.each(['high-tide', 'maui', 'strand-unter'])('%s: a hint comes from the view alone', async (id) => {
  const { asked, legal, game, state } = await positionOf(id, 3, (g, s) => !g.sealed(s));
  const bot = (await loadBot(id, 'expert'))!;
  const hint = hintOf(bot, { ...asked, legal }, { seed: 3, worlds: 8 })!;
  expect(hint.choices.length).toBeGreaterThan(0);
  expect(hint.choices.length).toBeLessThanOrEqual(3);
  for (const choice of hint.choices) {
    expect(legal).toContain(choice.text);
    expect(isAsGood(choice)).toBe(true);
  }
  expect(hint.mixed).toBe(false);
  const twin = game.imagine(game.view(state, asked.seat), { below: () => 0 });
  const again = hintOf(bot, { ...asked, view: game.view(twin, asked.seat), legal }, { seed: 3, worlds: 8 });
  expect(again).toEqual(hint);
});

test('a sealed question gets a mixture, the likeliest first', async () => {
  const { asked, legal } = await positionOf('strand-unter', 3, (g, s) => g.sealed(s));
  const bot = (await loadBot('strand-unter', 'expert'))!;
  const { mixed, choices } = hintOf(bot, { ...asked, legal }, { seed: 3, worlds: 8 })!;
  expect(mixed).toBe(true);
  const likely = choices.map((choice) => choice.likely!);
  expect(likely).toEqual(likely.toSorted((a, b) => b - a));
  const whole = assess(bot, { ...asked, legal }, { seed: 3, all: true })!;
  expect(whole.choices).toHaveLength(legal.length);
  expect(whole.choices.reduce((sum, each) => sum + each.likely!, 0)).toBeCloseTo(1, 6);
});

/** A bot whose values are given, run after run. */
function saying(runs: readonly (readonly number[])[]): AnyBot {
  let run = 0;
  return { name: 'said', choose: ({ legal }) => ({ text: legal[0]!, values: runs[run++ % runs.length]! }) };
}
const question = { game: 'none', view: {}, seat: 0, legal: ['a', 'b', 'c'] };

test('intervals come from the scatter of the runs; what was not looked at is not rated', () => {
  const bot = saying([
    [0.5, 0.4, -Infinity],
    [0.6, 0.4, -Infinity],
    [0.5, 0.5, -Infinity],
    [0.6, 0.4, -Infinity],
    [0.5, 0.5, -Infinity],
  ]);
  const { choices, unit } = assess(bot, question, { seed: 1 })!;
  expect(unit).toBe('share');
  expect(choices.map(({ text }) => text)).toEqual(['a', 'b']);
  const [best, next] = choices;
  expect([best!.behind, best!.interval]).toEqual([0, 0]);
  expect(next!.behind).toBeCloseTo(0.1, 12);
  expect(next!.interval).toBeCloseTo((2.776 * Math.sqrt(0.01)) / Math.sqrt(5), 12);
  expect(isAsGood(next!)).toBe(true);
});

test('among equals nothing is said to be better', async () => {
  const { asked, legal } = await positionOf('maui', 3, (g, s) => !g.sealed(s));
  const equal = legal.map(() => 1);
  const ask = (values: readonly number[]) =>
    hintOf(saying([values]), { ...asked, legal }, { seed: 1, worlds: 8 })!;
  expect(ask(equal).choices.length).toBeGreaterThan(1);
  expect(ask(equal).why).toBeUndefined();
  expect(ask(equal.with(1, 0.5)).why?.than).toBe(legal[1]);
});

test('a clear difference leaves one choice; a bot that says nothing gives no hint', () => {
  const hint = hintOf(saying([[0.5, 0.4, 0.3]]), question, { seed: 1 })!;
  expect(hint.choices.map(({ text }) => text)).toEqual(['a']);
  const mute: AnyBot = { name: 'mute', choose: ({ legal }) => ({ text: legal[0]! }) };
  expect(hintOf(mute, question, { seed: 1 })).toBeUndefined();
});
