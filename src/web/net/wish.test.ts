import { expect, test } from 'vitest';
import type { SeekWish } from '../../wire/subjects/pairing.ts';
import { rateable } from './wish.ts';

const wish: SeekWish = { games: ['maui', 'pebbles'], sizes: [2, 5], pace: 'live', rated: true, bots: true };
const all = ['high-tide', 'maui', 'pebbles'];

test('a rated match is looked for among games that have ratings', () => {
  expect(rateable(wish, all)).toEqual({ ...wish, games: ['maui'], sizes: [] });
  expect(rateable({ ...wish, games: ['pebbles'] }, all)).toMatchObject({
    games: ['high-tide', 'maui'],
    rated: true,
  });
});

test('what the server accepts stays as it is', () => {
  for (const each of [
    { ...wish, rated: false },
    { ...wish, games: ['maui'] },
  ])
    expect(rateable(each, all)).toBe(each);
});

test('where no game has ratings, nothing is rated', () => {
  expect(rateable({ ...wish, games: ['pebbles'] }, ['pebbles'])).toMatchObject({
    games: ['pebbles'],
    rated: false,
  });
});
