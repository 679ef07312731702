import { expect, test } from 'vitest';
import type { OwnDecision, Assessment } from '../../../insight/index.ts';
import { dueNow, nextDue, noPractice } from './due.ts';
import {
  analysisOf,
  formOf,
  goodOf,
  type Judged,
  lossOf,
  type Mistake,
  withAnalysis,
  withAttempt,
  worstOf,
} from './practice.ts';

const DAY = 24 * 60 * 60 * 1000;

function judged(
  behind: number,
  { interval = 0, likely = undefined as number | undefined, ply = 1 } = {},
): Judged {
  const decision = { ply, taken: 'b', legal: ['a', 'b'], kind: 'turn', game: 'high-tide', seat: 0, view: {} };
  const assessment: Assessment = {
    unit: 'share',
    mixed: likely !== undefined,
    choices: [
      {
        text: 'a',
        value: 0.5,
        behind: 0,
        interval: 0,
        ...(likely === undefined ? {} : { likely: 1 - likely }),
      },
      { text: 'b', value: 0.5 - behind, behind, interval, ...(likely === undefined ? {} : { likely }) },
    ],
  };
  return { decision: decision as OwnDecision, assessment };
}

function mistake(id: string, due = 0, solved = 0): Mistake {
  return {
    id,
    at: due,
    seat: 0,
    taken: 'b',
    kind: 'turn',
    unit: 'share',
    choices: [],
    good: ['a'],
    solved,
    due,
    match: { game: 'high-tide', rules: 1, options: {}, seats: [], plies: [] },
    answers: [],
  };
}

test('nothing is lost within the interval, or where the bot might have done the same', () => {
  expect(lossOf(judged(0.1))).toBe(0.1);
  expect(lossOf(judged(0.1, { interval: 0.1 }))).toBe(0);
  expect(lossOf(judged(0.1, { likely: 0.2 }))).toBe(0);
  expect(lossOf(judged(0.1, { likely: 0.01 }))).toBe(0.1);
  expect(goodOf(judged(0.1).assessment)).toEqual(['a']);
  expect(goodOf(judged(0.1, { likely: 0.2 }).assessment)).toEqual(['a', 'b']);
});

test('at most ten positions of a match, the worst first, no trifles', () => {
  const all = Array.from({ length: 15 }, (_, i) => judged(i / 100, { ply: i }));
  expect(worstOf(all).map(({ decision }) => decision.ply)).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5]);
  expect(worstOf([judged(0.01)])).toEqual([]);
});

test('solved twice, days apart, a position is done with; missed, it comes back tomorrow', () => {
  let practice = { ...noPractice, mistakes: [mistake('m/1'), mistake('m/2', 5)] };
  expect(dueNow(practice, 10).map(({ id }) => id)).toEqual(['m/1', 'm/2']);
  practice = {
    ...withAttempt(practice, 'm/1', true, 10),
    mistakes: [...withAttempt(practice, 'm/1', true, 10).mistakes],
  };
  expect(dueNow(practice, 10).map(({ id }) => id)).toEqual(['m/2']);
  const later = withAttempt(practice, 'm/2', false, 10);
  expect(nextDue(later)).toBe(10 + DAY);
  const once = withAttempt(later, 'm/2', true, 10 + DAY);
  expect(once.mistakes.map(({ id, solved }) => [id, solved])).toEqual([
    ['m/1', 1],
    ['m/2', 1],
  ]);
  expect(withAttempt(once, 'm/1', true, 4 * DAY).mistakes.map(({ id }) => id)).toEqual(['m/2']);
  expect(nextDue(noPractice)).toBeUndefined();
});

test('a match that is looked at again counts once', () => {
  const analysis = analysisOf({ id: 'm', game: 'high-tide' }, [judged(0.1), judged(0.3)], 7);
  const practice = withAnalysis(withAnalysis(noPractice, analysis, [mistake('m/1')]), analysis, [
    mistake('m/1'),
  ]);
  expect(practice.mistakes).toHaveLength(1);
  const { matches, lines } = formOf(practice, 'high-tide');
  expect(matches).toBe(1);
  expect(lines).toEqual([{ kind: 'turn', decisions: 2, loss: 0.2 }]);
  expect(formOf(practice, 'maui')).toEqual({ matches: 0, lines: [] });
});

test('only the newest are kept', () => {
  let practice = noPractice;
  for (let at = 0; at < 30; at++) {
    const found = Array.from({ length: 3 }, (_, i) => ({ ...mistake(`${at}/${i}`), at }));
    practice = withAnalysis(practice, analysisOf({ id: `${at}`, game: 'maui' }, [judged(0.1)], at), found);
  }
  expect(practice.mistakes).toHaveLength(60);
  expect(practice.analyses).toHaveLength(20);
  expect(practice.analyses[0]?.match).toBe('29');
});
