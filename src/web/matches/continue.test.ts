import { expect, test } from 'vitest';
import type { Kept } from './kept.ts';
import { continueFrom } from './continue.ts';

const kept: Kept = {
  version: 1,
  id: 'beach',
  game: 'maui',
  rules: 1,
  options: {},
  people: [
    { name: 'Lena', colour: 'red', kind: 'here' },
    { name: 'Jonas', colour: 'green', kind: 'here' },
  ],
  seed: '1'.repeat(64),
  commitment: '2'.repeat(64),
  seeds: ['sea', ''],
  fair: { version: 2, seats: [{}, {}] },
  plies: [
    [-1, 'a'],
    [0, 'b'],
    [1, 'c'],
  ],
  envelopes: [],
  created: 1,
  changed: 1,
  writes: 9,
  toAct: [],
  result: { scores: [1, 2], places: [2, 1], breakdown: [{}, {}], reason: 'end' },
  imported: true,
  daily: { day: '2026-11-16', level: 'medium', counts: true },
  help: { hints: 2 },
};

test('the story up to there, with oneself on one seat, bots on the others and dice of its own', () => {
  const own = continueFrom(kept, { plies: 2, seat: 1, now: 5 });
  expect(own.plies).toEqual(kept.plies.slice(0, 2));
  expect(own.people.map(({ name, kind }) => [name, kind])).toEqual([
    ['Lena', 'bot'],
    ['Jonas', 'me'],
  ]);
  expect(own.id).not.toBe(kept.id);
  expect(own.seed).not.toBe(kept.seed);
  expect(own.writes).toBe(1);
  for (const left of ['commitment', 'result', 'imported', 'seeds', 'fair', 'daily', 'help'])
    expect(own).not.toHaveProperty(left);
});

test('a choice of one’s own comes first; a sealed one waits for the others', () => {
  const open = continueFrom(kept, { plies: 1, seat: 0, now: 5, choice: { text: 'd', sealed: false } });
  expect([open.plies, open.envelopes]).toEqual([
    [
      [-1, 'a'],
      [0, 'd'],
    ],
    [],
  ]);
  const sealed = continueFrom(kept, { plies: 1, seat: 0, now: 5, choice: { text: 'd', sealed: true } });
  expect([sealed.plies, sealed.envelopes]).toEqual([[[-1, 'a']], [[0, 'd']]]);
});
