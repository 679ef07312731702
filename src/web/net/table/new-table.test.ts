import { expect, test, vi } from 'vitest';
import type { Person } from '../../boards/board.ts';

// Only the line-up is of interest here, not the server.
vi.mock('../server.svelte.ts', () => ({ client: {}, introduce: () => {} }));
const { colouredBySeat, withFriends, withoutFriends } = await import('./new-table.ts');

const people: readonly Person[] = [
  { name: 'Lena', kind: 'me', colour: 'green' },
  { name: 'Finn', kind: 'bot', colour: 'red', bot: 'easy' },
  { name: 'Coral', kind: 'bot', colour: 'pink', bot: 'hard' },
];

test('a friend takes the place of the first bot, and colours go by seat', () => {
  expect(withFriends(people)).toEqual([
    { name: 'Lena', kind: 'me', colour: 'red' },
    { name: '', kind: 'far', colour: 'blue' },
    { name: 'Coral', kind: 'bot', colour: 'green', bot: 'hard' },
  ]);
  expect(colouredBySeat(people).map(({ kind }) => kind)).toEqual(['me', 'bot', 'bot']);
});

test('back at this device bots sit where friends would have, each with a name of its own', () => {
  const back = withoutFriends('maui', [
    ...withFriends(people),
    { name: '', kind: 'far', colour: 'pink' } as const,
  ]);
  expect(back.map(({ kind }) => kind)).toEqual(['me', 'bot', 'bot', 'bot']);
  expect(new Set(back.map(({ name }) => name)).size).toBe(4);
});

test('back at this device the usual bot takes the place of a bot of the server', () => {
  const [bot] = withoutFriends('maui', [{ name: 'Gus', kind: 'bot', colour: 'red', bot: 'gull' }]);
  expect(bot).toEqual({ name: 'Gus', kind: 'bot', colour: 'red', bot: 'medium' });
});
