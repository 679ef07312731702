import { expect, test } from 'vitest';
import type { StoredMatch } from '../../store/records.ts';
import type { Person } from '../actor.ts';
import { leave, standIn } from './stand-in.ts';

const anna: Person = { type: 'person', key: 1, id: 'anna', name: 'Anna' };
const match: StoredMatch = {
  key: 1,
  id: 'match',
  game: 'maui',
  rules: 1,
  options: {},
  host: 0,
  seats: [
    { person: 1, name: 'Anna', seed: '' },
    { person: 2, name: 'Ben', seed: '' },
  ],
  seed: '',
  commitment: '',
  at: 0,
  listed: false,
  autostart: false,
  clock: { kind: 'live', decision: 45, reserve: 300 },
  version: 1,
  status: 'playing',
  times: { pauseAsked: [], interludes: [] },
  removed: [],
};
const place = { key: 1, id: 'duplicate', round: 0, table: 0, deal: 'deal', hidden: true };

test('in a duplicate nobody chooses how strong the bot is that stands in', () => {
  const wish = { seat: 1, bot: 'expert' };
  const moment = { now: 10, replaceableAt: 5 };
  expect(leave(match, anna, 'expert', 10)).toMatchObject({ seats: [{ standIn: 'expert' }, {}] });
  expect(standIn(match, anna, wish, moment)).toMatchObject({ seats: [{}, { standIn: 'expert' }] });
  const there = { ...match, duplicate: place };
  expect(leave(there, anna, 'expert', 10)).toMatchObject({ seats: [{ standIn: 'medium' }, {}] });
  expect(standIn(there, anna, wish, moment)).toMatchObject({ seats: [{}, { standIn: 'medium' }] });
});
