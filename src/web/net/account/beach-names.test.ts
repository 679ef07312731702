import { beforeEach, expect, test, vi } from 'vitest';
import type { Person } from '../../boards/board.ts';
import { LONGEST_NAME } from '../../matches/name.ts';
import { de } from '../../text/online/de.ts';
import { en } from '../../text/online/en.ts';
import { fr } from '../../text/online/fr.ts';
import { it } from '../../text/online/it.ts';

let usual = '';
vi.mock('../server.svelte.ts', () => ({ suggestedName: () => usual }));
vi.mock('../../text/online.svelte.ts', () => ({ o: () => en }));
vi.mock('../../text/current.svelte.ts', () => ({
  t: () => ({ table: { namedPlayer: (n: number) => `Player ${n}` } }),
}));
const { beachName, withBeachNames } = await import('./beach-names.ts');

beforeEach(() => {
  usual = '';
});

test('the same name as long as it is free, then another', () => {
  expect(en.beachNames).toContain(beachName());
  expect(beachName()).toBe(beachName());
  expect(en.beachNames).toContain(beachName([beachName()]));
  expect(beachName([beachName()])).not.toBe(beachName());
  expect(beachName(en.beachNames)).toBe(beachName());
});

test.each(Object.entries({ de, en, fr, it }))('%s: names that fit, each once', (_, { beachNames }) => {
  expect(new Set(beachNames).size).toBe(beachNames.length);
  expect(beachNames.filter((name) => name.length > LONGEST_NAME)).toEqual([]);
});

const people: readonly Person[] = [
  { name: 'Player 1', kind: 'me', colour: 'red' },
  { name: 'Player 2', kind: 'here', colour: 'blue' },
  { name: 'Player 3', kind: 'bot', colour: 'green', bot: 'easy' },
  { name: 'Lena', kind: 'here', colour: 'pink' },
];

test('whoever is called by number gets a name of their own; all others keep theirs', () => {
  const [me, here, ...others] = withBeachNames(people).map(({ name }) => name);
  expect(me).toBe(beachName());
  expect(here).toBe(beachName([beachName()]));
  expect(others).toEqual(['Player 3', 'Lena']);
});

test('a name said before is taken, unless somebody else at the table has it', () => {
  usual = 'Jonas';
  expect(withBeachNames(people)[0]?.name).toBe('Jonas');
  usual = 'Lena';
  expect(withBeachNames(people)[0]?.name).toBe(beachName());
});
