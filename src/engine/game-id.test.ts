import { expect, test } from 'vitest';
import { games } from '../games/index.ts';
import { isGameId } from './game-id.ts';

test.each(['maui', 'rock-pools', 'go-9', 'a1'])('%s may be the id of a game', (text) => {
  expect(isGameId(text)).toBe(true);
});

test.each(['', 'Maui', '9-men', 'rock--pools', '-a', 'a-', '../maui', 'a/b', 'a'.repeat(25)])(
  '%j may not',
  (text) => {
    expect(isGameId(text)).toBe(false);
  },
);

test('every game here has such an id', () => {
  expect(Object.keys(games).filter((id) => !isGameId(id))).toEqual([]);
});
