import { expect, test } from 'vitest';
import { BEACHES } from './vocabulary.ts';
import { begin, BLACK, flood, PURPLE, put, scored, YELLOW } from './testing.ts';

const [red, brown, green, beige, pink, blue] = [0, 1, 2, 3, 4, 5];

/** Points of one item by seat. */
function points(s: Parameters<typeof scored>[0], item: string): (number | undefined)[] {
  return scored(s).breakdown.map((items) => items[item]);
}

test('example 4: beige right of brown on space 8, red on 6: beige 4, brown 2, red 1', () => {
  const s = begin({ seats: 6 });
  for (const seat of [green, pink, blue]) put(s, seat, BLACK, 2);
  put(s, red, BLACK, 6);
  put(s, brown, BLACK, 8);
  put(s, beige, BLACK, 8);
  expect(points(s, 'black')).toEqual([1, 2, 0, 4, 0, 0]);
});

test('example 5: red in the water 0, beige 4, green 2, brown 1, blue and pink at the bar 1 each', () => {
  const s = begin({ seats: 6 });
  flood(s, PURPLE, 10);
  put(s, red, PURPLE, 11);
  put(s, beige, PURPLE, 9);
  put(s, green, PURPLE, 7);
  put(s, brown, PURPLE, 3);
  expect(points(s, 'purple')).toEqual([0, 1, 2, 4, 1, 1]);
});

test('example 8: a surfer in the water scores 6 and takes first place, the next on sand 2; a surfer on sand is taken off', () => {
  const s = begin({ seats: 3, options: { surfer: true }, surfers: [BLACK, 2, YELLOW] });
  const [rosa, blau, gruen] = [0, 1, 2];
  flood(s, YELLOW, 12);
  put(s, gruen, YELLOW, 14);
  put(s, blau, YELLOW, 5);
  put(s, rosa, BLACK, 9);
  put(s, blau, BLACK, 4);
  put(s, gruen, BLACK, 2);
  expect(points(s, 'yellow')).toEqual([1, 2, 0]);
  expect(points(s, 'black')).toEqual([0, 4, 2]);
  expect(points(s, 'surfer')).toEqual([0, 2, 6]);
});

test('with 3 and 4 players there is no third place', () => {
  const s = begin({ seats: 4 });
  for (const seat of [0, 1, 2, 3]) put(s, seat, BLACK, 4 + seat);
  expect(points(s, 'black')).toEqual([0, 0, 2, 4]);
});

test('a surfer in the water leaves second and third place to the chairs on sand, with 5 and 6 players', () => {
  const s = begin({ seats: 5, options: { surfer: true }, surfers: [BLACK, 1, 2, 3, 4] });
  put(s, 0, BLACK, 21);
  put(s, 1, BLACK, 8);
  put(s, 2, BLACK, 7);
  put(s, 3, BLACK, 6);
  expect(points(s, 'black')).toEqual([0, 2, 1, 0, 1]);
});

test('places with nobody for them are not awarded, and the bar takes no place', () => {
  const s = begin({ seats: 4 });
  put(s, 2, BLACK, 1);
  expect(points(s, 'black')).toEqual([1, 1, 4, 1]);
});

test('a surfer at the bar scores 2 instead of 1, in the item of the surfer', () => {
  const s = begin({ seats: 3, options: { surfer: true }, surfers: [BLACK, PURPLE, YELLOW] });
  expect(points(s, 'black')).toEqual([0, 1, 1]);
  expect(points(s, 'surfer')).toEqual([2, 2, 2]);
});

test('the breakdown has the six beaches and what the expansions add, and sums to the score', () => {
  const s = begin({ options: { coins: true, shark: true, surfer: true, baywatch: true } });
  s.point = 2;
  const { breakdown, scores } = scored(s);
  expect(Object.keys(breakdown[0] ?? {})).toEqual([...BEACHES, 'coins', 'surfer', 'baywatch']);
  expect(breakdown[2]?.['baywatch']).toBe(1);
  expect(scores).toEqual([7, 7, 8, 7]);
});

test('most points win, ties share the win and the next place is skipped', () => {
  const s = begin({ seats: 4 });
  put(s, 0, BLACK, 5);
  put(s, 1, PURPLE, 5);
  put(s, 2, BLACK, 4);
  put(s, 2, PURPLE, 4);
  put(s, 3, BLACK, 3);
  const { scores, places } = scored(s);
  expect(scores).toEqual([9, 9, 8, 5]);
  expect(places).toEqual([1, 1, 3, 4]);
});
