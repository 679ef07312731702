import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { game } from '../games/high-tide/index.ts';
import { partNames } from '../games/high-tide/choices/parts.ts';
import { checkLesson } from './check.ts';
import { lessonOf, readLesson } from './read.ts';

// The example of the specification is the lesson that is broken here in every way.
const page = readFileSync(new URL('../../docs/formats/lesson.md', import.meta.url), 'utf8');
const example = /```json\n([^`]+)```/.exec(page)?.[1] ?? '';

interface Draft {
  [key: string]: unknown;
  seat: number;
  match: { plies: unknown[]; seats: unknown[] };
  title: Record<string, string>;
  steps: {
    [key: string]: unknown;
    say: Record<string, string>;
    move?: Record<string, unknown>;
    quiz?: unknown;
  }[];
}

function problemsAfter(change: (draft: Draft) => void): string[] {
  const draft = JSON.parse(example) as Draft;
  change(draft);
  const read = lessonOf(draft);
  return 'problem' in read ? [read.problem] : checkLesson(read, game, partNames);
}

const text = { en: 'a', de: 'b', fr: 'c', it: 'd' };

test('the example of the specification is good', () => {
  expect(problemsAfter(() => {})).toEqual([]);
  expect(readLesson(example)).not.toHaveProperty('problem');
});

test.for<[string, (draft: Draft) => void, RegExp]>([
  ['a language', (d) => delete d.steps[0]!.say.fr, /step 1, say lacks the language "fr"/],
  ['an empty text', (d) => (d.title.it = ' '), /the title lacks the language "it"/],
  ['a part', (d) => (d.steps[0]!.at = ['beach green']), /step 1: there is no part "beach green"/],
  ['a seat that is not there', (d) => (d.steps[0]!.at = ['seat 3']), /there is no part "seat 3"/],
  ['a move', (d) => (d.steps[0]!.move!.moves = ['decline']), /step 1: "decline" is not legal; legal: roll/],
  [
    'a roll',
    (d) => (d.steps[0]!.move!.then = [['chance', 'dice black 2 white 7']]),
    /then: ply 3, chance "dice black 2 white 7": illegal/,
  ],
  ['a scripted answer', (d) => (d.steps[0]!.play = [[1, 'roll']]), /play: ply 2, seat 1 "roll": not-to-act/],
  ['the match', (d) => (d.match.plies = [['chance', 'towels 0 1']]), /the match: ply 1/],
  ['the start', (d) => (d.steps[0]!.start = { plies: 2 }), /step 1: start: the match has 1 plies, not 2/],
  ['the learner', (d) => (d.seat = 1), /step 1: the learner is not asked for a move here/],
  ['an unknown seat', (d) => (d.seat = 5), /there is no seat 5/],
  ['a misspelt field', (d) => (d.steps[0]!.sya = text), /step 1 has an unknown field "sya"/],
  ['the format', (d) => (d.format = 'x'), /the format is not "tidetable-lesson"/],
  ['the version', (d) => (d.version = 2), /version 2 of the format/],
  ['two tasks', (d) => (d.steps[0]!.quiz = {}), /a move and a quiz/],
  [
    'a condition that nothing fits',
    (d) => (d.steps[0]!.move = { where: { event: { type: 'shark' } }, wrong: [{ say: text }] }),
    /no legal move meets the condition/,
  ],
  [
    'a quiz without a wrong answer',
    (d) => {
      delete d.steps[0]!.move;
      d.steps[0]!.quiz = { answers: [{ text }, { text }] };
    },
    /has no wrong answer/,
  ],
  ['no steps', (d) => (d.steps = []), /there are no steps/],
])('the checker finds: %s', ([, change, expected]) => {
  expect(problemsAfter(change).join('\n')).toMatch(expected);
});

test('a wrong move that nothing is said about is found, and a move that is right and wrong', () => {
  const second = {
    say: text,
    move: { moves: ['accept'], wrong: [{ moves: ['accept'], say: text }] },
  };
  const problems = problemsAfter((draft) => draft.steps.push(second));
  expect(problems).toContain('step 2: there is no explanation for the wrong move "decline"');
  expect(problems).toContain('step 2: "accept" is right and wrong');
});

test('a condition accepts the moves that fit it, and the lesson goes on from each of them', () => {
  const second = {
    say: text,
    move: { where: { event: { type: 'declined', seat: 0 } }, wrong: [{ say: text }] },
  };
  const third = { say: text, move: { moves: ['roll'], then: [['chance', 'dice black 1 blue 1']] } };
  expect(problemsAfter((draft) => draft.steps.push(second as never, third as never))).toEqual([]);
});

test('a file that is no JSON, and one that is no lesson', () => {
  expect(readLesson('{')).toEqual({ problem: 'the file is not JSON, or part of it is missing' });
  expect(readLesson('[]')).toEqual({ problem: 'the file is missing or not an object' });
});
