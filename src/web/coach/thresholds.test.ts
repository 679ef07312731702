import { expect, test } from 'vitest';
import type { Assessment } from '../../insight/index.ts';
import type { Person } from '../boards/board.ts';
import { givesAway, levelAt } from './thresholds.ts';

const me: Person = { name: 'Lena', kind: 'me', colour: 'red' };
const bot = (level: string): Person => ({ name: level, kind: 'bot', colour: 'blue', bot: level });

test('the level is that of the strongest bot', () => {
  expect(levelAt([me, bot('easy'), bot('hard')])).toBe('hard');
  expect(levelAt([me, bot('random')])).toBe('easy');
});

const assessment = (behind: number, interval: number, mixed = false): Assessment => ({
  unit: 'share',
  mixed,
  choices: [
    { text: 'a', value: 0.5, behind: 0, interval: 0 },
    { text: 'b', value: 0.5 - behind, behind, interval },
  ],
});

test('only what gives enough away for the level is held back', () => {
  expect(givesAway(assessment(0.06, 0.01), 'b', 'expert')).toBe(0.06);
  expect(givesAway(assessment(0.06, 0.01), 'b', 'easy')).toBeUndefined();
  expect(givesAway(assessment(0.06, 0.01), 'a', 'expert')).toBeUndefined();
  expect(givesAway({ ...assessment(0.06, 0.01), unit: 'points' }, 'b', 'expert')).toBeUndefined();
});

test('never within the interval, never where the bot itself draws, never what was not rated', () => {
  expect(givesAway(assessment(0.2, 0.2), 'b', 'expert')).toBeUndefined();
  expect(givesAway(assessment(0.2, 0.21), 'b', 'expert')).toBeUndefined();
  expect(givesAway(assessment(0.2, 0, true), 'b', 'expert')).toBeUndefined();
  expect(givesAway(assessment(0.2, 0), 'c', 'expert')).toBeUndefined();
});
