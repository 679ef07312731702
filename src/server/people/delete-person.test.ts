import { expect, test } from 'vitest';
import { noClock } from '../../wire/clock.ts';
import { leaveForGood } from './delete-person.ts';
import type { StoredMatch, StoredSeat, Times } from '../store/records.ts';

const noTimes: Times = { pauseAsked: [], interludes: [] };

const anna: StoredSeat = { person: 1, name: 'Anna', seed: 'lucky' };
const ben: StoredSeat = { person: 2, name: 'Ben', seed: '' };
const bot: StoredSeat = { bot: 'easy', name: 'Easy', seed: '' };
const free: StoredSeat = { name: '', seed: '' };

function match(
  status: StoredMatch['status'],
  seats: readonly StoredSeat[],
  more: Partial<StoredMatch> = {},
): StoredMatch {
  return {
    key: 1,
    id: 'm',
    game: 'maui',
    rules: 1,
    options: {},
    host: 1,
    seats,
    seed: '',
    commitment: '',
    at: 0,
    listed: false,
    clock: noClock,
    times: noTimes,
    removed: [],
    version: 1,
    status,
    ...more,
  };
}

test('before the start the seat becomes free, and the table passes on or closes', () => {
  expect(leaveForGood(match('open', [anna, ben]), 1, 9)).toMatchObject({
    host: 2,
    status: 'open',
    seats: [free, ben],
  });
  expect(leaveForGood(match('open', [anna, bot]), 1, 9)).toMatchObject({
    host: 0,
    status: 'closed',
    seats: [free, bot],
  });
  // Whoever opened the table and sat down nowhere.
  expect(leaveForGood(match('open', [ben, free]), 1, 9)).toMatchObject({
    host: 2,
    status: 'open',
    seats: [ben, free],
  });
});

test('in a match under way a bot takes the seat for good, noted from when on; one that sits in already stays', () => {
  const { seats, host, status, times } = leaveForGood(match('playing', [anna, ben]), 1, 9);
  expect({ host, status }).toEqual({ host: 2, status: 'playing' });
  expect(seats).toEqual([{ bot: expect.any(String), name: expect.any(String), seed: 'lucky' }, ben]);
  expect(times?.interludes).toEqual([{ kind: 'bot', seat: 0, bot: seats[0]?.bot, at: 9 }]);
  const sitting = leaveForGood(match('playing', [{ ...anna, standIn: 'hard' }, ben]), 1, 9);
  expect(sitting.seats[0]).toEqual({ bot: 'hard', name: 'Hard', seed: 'lucky' });
});

test('where only bots are left the pause is over', () => {
  const paused = { ...noTimes, interludes: [{ kind: 'pause', at: 3 }] } as const;
  const { times } = leaveForGood(match('playing', [anna, bot], { times: paused }), 1, 9);
  expect(times?.interludes[0]).toEqual({ kind: 'pause', at: 3, until: 9 });
  const still = leaveForGood(match('playing', [anna, ben], { times: paused }), 1, 9);
  expect(still.times?.interludes[0]).toEqual({ kind: 'pause', at: 3 });
});

test('a match that ended meanwhile stays ended', () => {
  expect(leaveForGood(match('over', [anna, ben]), 1, 9)).toMatchObject({
    status: 'over',
    seats: [{ name: '', seed: 'lucky' }, ben],
  });
  expect(leaveForGood(match('closed', [anna, bot]), 1, 9)).toMatchObject({
    status: 'closed',
    seats: [free, bot],
  });
});
