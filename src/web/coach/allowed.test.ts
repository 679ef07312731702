import { expect, test } from 'vitest';
import type { SeatInfo } from '../../wire/server.ts';
import type { Person } from '../boards/board.ts';
import { mayHelp, mayHelpOnline } from './allowed.ts';

const me: Person = { name: 'Lena', kind: 'me', colour: 'red' };
const bot = (level: string): Person => ({ name: level, kind: 'bot', colour: 'blue', bot: level });

test('help is for one person against bots', () => {
  expect(mayHelp([me, bot('easy'), bot('expert')])).toBe(true);
  expect(mayHelp([me, { ...me, kind: 'here' }, bot('easy')])).toBe(false);
  expect(mayHelp([me, { name: 'Ida', kind: 'away', colour: 'green' } as unknown as Person])).toBe(false);
  expect(mayHelp([bot('easy'), bot('easy')])).toBe(false);
});

const seat = (kind: SeatInfo['kind']): SeatInfo => ({ kind, name: '', seed: '', here: true });
const friends = [seat('person'), seat('person'), seat('bot')];
const alone = [seat('person'), seat('bot'), seat('bot')];
const duplicate = { id: 'd', round: 0, table: 0, deal: 'e', hidden: true };

test.each([
  ['a term of the table', true, { coach: true as const, seats: friends, yours: [0] }],
  ['several seats on one device', true, { coach: true as const, seats: friends, yours: [0, 1] }],
  ['against bots alone', true, { seats: alone, yours: [0] }],
  ['with others who have not agreed', false, { seats: friends, yours: [0] }],
  ['two seats of this device without the term', false, { seats: friends, yours: [0, 1] }],
  ['onlookers', false, { coach: true as const, seats: friends, yours: [] }],
  ['rated', false, { rated: 'yes' as const, seats: alone, yours: [0] }],
  ['a duplicate', false, { duplicate, seats: alone, yours: [0] }],
])('online: %s', (_, allowed, table) => {
  expect(mayHelpOnline(table)).toBe(allowed);
});
