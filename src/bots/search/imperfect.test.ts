import { expect, test } from 'vitest';
import { FastRng } from '../../engine/rng.ts';
import type { Bot } from '../bot.ts';
import { imperfect } from './imperfect.ts';

const legal = ['best', 'near', 'far', 'absurd'];
const knowing: Bot<null> = {
  name: 'knowing',
  choose: () => ({ text: 'best', values: [10, 9.5, 8, -5] }),
};

/** How often each choice is made in a thousand. */
function habits(bot: Bot<null>): number[] {
  const rng = new FastRng(3);
  const counts = legal.map(() => 0);
  for (let i = 0; i < 1000; i++) {
    const { text } = bot.choose({ view: null, seat: 0, legal, budget: { playouts: 1 }, rng });
    counts[legal.indexOf(text)]!++;
  }
  return counts;
}

test('the smaller the difference the more often it is missed, and what is absurd is never done', () => {
  const [best, near, far, absurd] = habits(imperfect(knowing, { temperature: 1, cutoff: 4 }, 'easy')) as [
    number,
    number,
    number,
    number,
  ];
  expect(best).toBeGreaterThan(near);
  expect(near).toBeGreaterThan(far);
  expect(far).toBeGreaterThan(20);
  expect(absurd).toBe(0);
  // exp(-1/2) as often as the best.
  expect(near / best).toBeGreaterThan(0.5);
  expect(near / best).toBeLessThan(0.72);
});

test('at a low temperature it plays like the other bot', () => {
  expect(habits(imperfect(knowing, { temperature: 0.01, cutoff: 4 }, 'easy'))).toEqual([1000, 0, 0, 0]);
});

test('the temperature may depend on the view', () => {
  const seen: Bot<null> = imperfect(
    knowing,
    (view) => ({ temperature: view === null ? 0.01 : 9, cutoff: 4 }),
    'easy',
  );
  expect(habits(seen)).toEqual([1000, 0, 0, 0]);
});

test('a bot without values is left as it is', () => {
  const silent: Bot<null> = { name: 'silent', choose: () => ({ text: 'far' }) };
  expect(habits(imperfect(silent, { temperature: 1, cutoff: 4 }, 'easy'))).toEqual([0, 0, 1000, 0]);
});
