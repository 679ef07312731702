import { expect, test } from 'vitest';
import type { ProfileMatch } from '../../../wire/subjects/ratings.ts';
import { chosenFrom, outcomeOf, recordOf, rivalKey } from './record.ts';

const match = (share: number, others: ProfileMatch['others'], game = 'maui', left = false): ProfileMatch => ({
  id: 'x',
  game,
  at: 0,
  turn: 1,
  share,
  left,
  number: 1500,
  within: 100,
  change: 0,
  others,
});
const ben = { name: 'Ben', profile: 'b', share: 0 };
const bot = { name: 'Medium', bot: 'medium', share: 0 };
const matches = [
  match(1, [ben]),
  match(0.5, [{ ...ben, name: 'Benno' }, bot, bot], 'high-tide'),
  match(0, [bot], 'maui', true),
];

test('the record counts shared wins in parts, a renamed person as one, and two bots of a level as one', () => {
  expect(recordOf(matches)).toEqual([
    { name: 'Benno', profile: 'b', matches: 2, wins: 1.5, fair: 0.75 },
    { name: 'Medium', bot: 'medium', matches: 2, wins: 0.5, fair: 0.75 },
  ]);
});

test('matches are chosen by game, result and opponent', () => {
  const all = { game: '', outcome: '', against: '' };
  expect(chosenFrom(matches, all)).toHaveLength(3);
  expect(chosenFrom(matches, { ...all, game: 'maui' })).toHaveLength(2);
  expect(chosenFrom(matches, { ...all, outcome: 'left' }).map(outcomeOf)).toEqual(['left']);
  expect(chosenFrom(matches, { ...all, against: rivalKey(ben) })).toHaveLength(2);
  expect(chosenFrom(matches, { ...all, outcome: 'shared', against: rivalKey(bot) })).toHaveLength(1);
});
