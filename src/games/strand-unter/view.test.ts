import { expect, test } from 'vitest';
import { FastRng } from '../../engine/rng.ts';
import { game } from './index.ts';
import { bucket, dialled, play, printed, scene } from './testing.ts';

const everyone = ['public', 0, 1, 2, 3] as const;
const look = (s: Parameters<typeof game.view>[0]) =>
  everyone.map((viewer) => JSON.stringify(game.view(s, viewer)));

test('a view shows nothing of the dials before the last one is in', () => {
  const s = scene({ groove: 'wwggbbkkk' });
  const before = look(s);
  const events = play(s, [0, 'set all'], [1, 'set all'], [2, 'set grey']);
  expect(events).toEqual([]);
  expect(look(s)).toEqual(before);
  expect(play(s, [3, 'set aa'])[0]).toEqual({ type: 'reveal', dials: [9, 9, 1, 4] });
  expect(game.view(s, 'public').dials).toEqual([9, 9, 1, 4]);
});

test('colours in a spell show nothing before the last one is in', () => {
  const { s } = dialled({ groove: 'wwggbbkkk' }, ['aa', 'aa', 'ab', 'ab']);
  const before = look(s);
  expect(play(s, [0, 'spell grey'], [1, 'spell white'], [2, 'spell grey'])).toEqual([]);
  expect(look(s)).toEqual(before);
  play(s, [3, 'spell black']);
  expect(game.view(s, 2).spells).toEqual([1, 0, 1, 3]);
});

test('the order in which sealed answers are applied does not matter', () => {
  const dials: [number, string][] = [
    [0, 'set all'],
    [1, 'set aa'],
    [2, 'set all'],
    [3, 'set grey'],
  ];
  const results = [dials, dials.toReversed()].map((answers) => {
    const s = scene({ groove: 'wwggbbkkk' });
    const events = play(s, ...answers);
    return JSON.stringify([s, events]);
  });
  expect(results[0]).toBe(results[1]);
});

test('all viewers see the same, colours in buckets as remembered', () => {
  const { s } = dialled({ players: 2, groove: 'wwgg', castles: ['ffff', 'ffff'] }, ['white', 'aa']);
  expect(bucket(s, 1)).toBe('gg');
  const views = (['public', 0, 1] as const).map((viewer) => ({ ...game.view(s, viewer), viewer: 'public' }));
  expect(views[1]).toEqual(views[0]);
  expect(views[2]).toEqual(views[0]);
  expect(views[0]!.seats[1]!.shells).toBe(2);
  expect(views[0]!.remembered.buckets[1]).toEqual([0, 2, 0, 0]);
});

test('the number of shells in the bag is public from the start: what the grooves do not hold', () => {
  const bagAt = (players: number) => game.view(scene({ players, groove: 'wwggb' }), 'public').bag;
  // 5 lie in groove 1, seven grooves are covered.
  expect([2, 3, 4].map(bagAt)).toEqual([80 - 5 - 39, 80 - 5 - 56, 80 - 5 - 63]);
});

test('a view fits into 1.5 KB', () => {
  const rng = new FastRng(2, 2);
  const s = game.setup(4, printed, 1);
  let most = 0;
  while (game.toAct(s).length > 0) {
    const seat = game.toAct(s)[0]!;
    const moves = game.legal(s, seat, []);
    game.apply(s, seat, seat < 0 ? game.sample(s, rng) : moves[rng.below(moves.length)]!);
    most = Math.max(most, JSON.stringify(game.view(s, 0)).length);
  }
  expect(most).toBeLessThan(1500);
});
