import { expect, test } from 'vitest';
import { game } from '../index.ts';
import { scene, type Scene, shells } from '../testing.ts';
import {
  bringOf,
  completedBy,
  dialPositions,
  filledCard,
  lackingOf,
  standingPoints,
  unfitNow,
} from './bring.ts';

/** Seat 0 at the dial, with cards WWG, WWGG, WWWBB, WWWGGB. */
const at = (wanted: Scene) => game.view(scene(wanted), 0);
const brings = (wanted: Scene) => bringOf(at(wanted), 0);

test('what each position would bring as the groove lies', () => {
  const list = brings({ groove: 'wwgggbkkk' });
  expect(list.map(({ most }) => most)).toEqual([1, 1, 1, 1, 2, 2, 3, 3, 3, 3]);
  expect(list.map(({ ways }) => ways.length)).toEqual([1, 1, 1, 1, 3, 6, 2, 9, 4, 4]);
  expect(list.map(({ castle }) => castle)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(list.slice(0, 4).map(({ enoughFor }) => enoughFor)).toEqual([2, 3, 1, 3]);
});

test('what is not there brings nothing', () => {
  const list = brings({ groove: 'wwww', castles: ['ffff'] });
  expect(list.map(({ most }) => most)).toEqual([1, 0, 0, 0, 2, 0, 3, 0, 0, 4]);
  expect(list.some(({ castle }) => castle)).toBe(false);
});

test('a combination completes a fetched castle, a single also one that it fetches', () => {
  const list = brings({ round: 6, groove: 'wwgggbkkk', buckets: ['wwk'], castles: ['fhhh'] });
  const told = list.map(({ completes }) => completes?.points);
  // Missing: one grey.
  expect(told).toEqual([undefined, 6, undefined, undefined, 6, 6, 6, 6, 6, 6]);
  const heap = brings({ round: 6, groove: 'wwgggbkkk', buckets: ['wwk'] });
  expect(heap.map(({ completes }) => completes?.castle)).toEqual([
    undefined,
    0,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('a castle that is complete anyway is not completed by more shells', () => {
  const view = at({ groove: 'www', buckets: ['wwgk'], castles: ['fhhh'] });
  expect(completedBy(view, 0, shells('w'), false)).toBeUndefined();
});

test('the dial keeps the order of the options', () => {
  const view = at({ groove: 'w', options: { dial: [6, 5, 4, 3, 2, 1] } });
  expect(dialPositions(view)).toEqual([0, 1, 2, 3, 9, 8, 7, 6, 5, 4]);
});

test.for([
  ['', 0, 4, 'wwg', undefined],
  ['w', 1, 4, 'wg', undefined],
  ['wwg', 3, 4, '', undefined],
  ['wwgk', 4, 4, '', 3],
  ['wwwww', 3, 4, 'g', 0],
  ['kkkk', 1, 4, 'wwg', 3],
] as const)('with %s in the bucket the card WWG has %i of %i', ([bucket, have, cost, missing, joker]) => {
  const filled = filledCard(2100, shells(bucket));
  expect(filled).toMatchObject({ have, cost, joker, missing: shells(missing) });
});

test('points of castles and shells that fit nowhere', () => {
  expect(standingPoints([2, 0, -1, 5])).toBe(2 + 0 + 5 + 3);
  expect(unfitNow([2100, 2200, 3020, 3210], [3, 4, 5, -1], shells('wwwgk'))).toBe(0);
  expect(unfitNow([2100, 2200, 3020, 3210], [3, 4, 5, -1], shells('wwwgkk'))).toBe(1);
  expect(unfitNow([2100, 2200, 3020, 3210], [3, 4, 5, 6], shells('wk'))).toBe(2);
});

test('what fetched castles lack, the nearest first', () => {
  const lacking = lackingOf(at({ round: 6, buckets: ['wwwkb'], castles: ['fhff'] }), 0);
  expect(lacking.map(({ castle, missing }) => [castle, missing])).toEqual([
    [0, [0, 1, 0, 0, 0]],
    [2, [0, 0, 1, 0, 0]],
    [3, [0, 2, 0, 0, 0]],
  ]);
  // Nothing but the shell of any colour; and nothing at all.
  expect(lackingOf(at({ buckets: ['wwg'], castles: ['fhhh'] }), 0).map(({ missing }) => missing)).toEqual([
    [0, 0, 0, 0, 1],
  ]);
  expect(lackingOf(at({ buckets: ['wwgk'], castles: ['fhhh'] }), 0)).toEqual([]);
});
