import { expect, test } from 'vitest';
import { game } from '../../../test/toy/game.ts';
import type { AnyGame } from '../../engine/game.ts';
import type { Kept } from '../matches/kept.ts';
import { ReplayTable } from './replay-table.ts';
import type { Pacing } from './show.ts';

const toy = game as unknown as AnyGame;

/** Two cards, two bids, a kept die and a pebble. */
const kept: Kept = {
  version: 1,
  id: 'replayed',
  game: 'pebbles',
  rules: 1,
  options: { bonus: false, faces: 6 },
  people: [
    { name: 'A', kind: 'here', colour: 'red' },
    { name: 'B', kind: 'here', colour: 'blue' },
  ],
  plies: [
    [-1, 'deal 2'],
    [-1, 'deal 5'],
    [0, 'bid 1'],
    [1, 'bid 0'],
    [0, 'keep'],
    [-1, 'blue'],
  ],
  envelopes: [],
  created: 1,
  changed: 1,
  writes: 1,
  toAct: [0, 1],
  imported: true,
};

const quick: Pacing = { part: () => ({ milliseconds: 1 }), scale: () => 0, sleep: async () => {} };

test('forwards, backwards, to the ends and not beyond', async () => {
  const table = new ReplayTable(toy, kept, quick);
  expect(table.last).toBe(5);
  await table.next();
  expect([table.at, table.shown.plies]).toEqual([1, 1]);
  table.go(99);
  expect([table.at, table.shown.plies]).toEqual([5, 6]);
  await table.next();
  expect(table.at).toBe(5);
  table.go(-3);
  expect([table.at, table.shown.plies, table.story.length]).toEqual([0, 0, 0]);
});

test('it plays by itself to the end, and from the start again', async () => {
  const table = new ReplayTable(toy, kept, quick);
  await table.play();
  expect([table.at, table.playing]).toEqual([5, false]);
  await table.play();
  expect([table.at, table.playing]).toEqual([5, false]);
});

test('through the eyes of one who knows more', () => {
  const table = new ReplayTable(toy, kept, quick);
  table.go(2);
  const cards = () => (table.shown.view as { cards: unknown }).cards;
  expect(cards()).toEqual([null, null]);
  table.look(1);
  expect(cards()).toEqual([null, 5]);
  expect(table.shown.events).toEqual([{ type: 'dealt', seat: 1, card: 5 }]);
});

test('whoever steps on quickly never sees an older step come back', async () => {
  const slow: Pacing = {
    part: () => ({ milliseconds: 1 }),
    scale: () => 50,
    sleep: () => new Promise(() => {}),
  };
  const table = new ReplayTable(toy, kept, slow);
  const first = table.next();
  void table.next();
  await first;
  expect(table.shown.plies).toBe(2);
  table.go(4);
  await Promise.resolve();
  expect([table.at, table.shown.plies, table.shown.at]).toEqual([4, 5, 0]);
});

test('what a seat could choose, and whether in secret', () => {
  const table = new ReplayTable(toy, kept, quick);
  expect([table.legalOf(0), table.sealed]).toEqual([[], false]);
  table.goToPly(2);
  expect(table.legalOf(0)).toContain('bid 1');
  expect(table.sealed).toBe(true);
  table.goToPly(4);
  expect(table.legalOf(0)).toContain('keep');
  expect([table.legalOf(1), table.sealed]).toEqual([[], false]);
});
