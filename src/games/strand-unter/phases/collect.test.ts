import { expect, test } from 'vitest';
import { game } from '../index.ts';
import { bucket, choices, dialled, inLetters, play, scene } from '../testing.ts';

const types = (events: readonly { readonly type: string }[]) => events.map(({ type }) => type);

test('example 1: enough single shells for all, or none for anybody', () => {
  // Hannah and Wilma on grey with two grey, Steven and Carl on brown with one brown.
  const { s } = dialled({ groove: 'ggbwwwkkk' }, ['grey', 'grey', 'brown', 'brown']);
  expect([0, 1, 2, 3].map((seat) => bucket(s, seat))).toEqual(['g', 'g', '', '']);
  expect(inLetters(s.shells)).toBe('wwwbkkk');
  expect(s.phase).toBe('fetch');
  expect(game.toAct(s)).toEqual([0, 1, 2, 3]);
  play(s, [3, 'fetch 2'], [0, 'fetch 3'], [2, 'fetch 0'], [1, 'fetch 1']);
  expect(s.castles.flatMap((place, i) => (place === -1 ? [i % 4] : []))).toEqual([3, 1, 0, 2]);
  expect(s.phase).toBe('draw');
});

test('example 2: doubled combination, a combination spoilt by one further left, spell, trove', () => {
  // Wilma and Steven AA, Carl AB, Hannah ABC; the only white and the only black shell go to Carl.
  const { s } = dialled({ groove: 'wkbbbbggg' }, ['aa', 'aa', 'ab', 'abc']);
  expect(choices(s, 2)).toEqual(['take wg', 'take wb', 'take wk', 'take gb', 'take gk', 'take bk']);
  const events = play(s, [2, 'take wk']);
  expect(types(events)).toEqual(['take', 'miss', 'spell']);
  expect(s.phase).toBe('spell');
  expect(game.toAct(s)).toEqual([0, 1]);
  play(s, [0, 'spell brown'], [1, 'spell white'], [0, 'fetch 0'], [1, 'fetch 1']);
  expect([bucket(s, 0), bucket(s, 1)]).toEqual(['b', '']);
  expect(s.phase).toBe('trove');
  expect(choices(s, 3)).toEqual(['take g', 'take b', 'fetch 0', 'fetch 1', 'fetch 2', 'fetch 3']);
  play(s, [3, 'take g']);
  expect(bucket(s, 3)).toBe('g');
  expect(s.troves).toBe(0);
});

test('example 3: left before right, ALL of a free colour, no spell, trove', () => {
  // Carl grey, Hannah AB, Wilma ABC, Steven ALL.
  const { s } = dialled({ groove: 'ggwbbbkkk' }, ['grey', 'ab', 'abc', 'all']);
  play(s, [0, 'fetch 0'], [1, 'take wg']);
  expect(choices(s, 3)).toEqual(['take bbb', 'take kkk']);
  const events = play(s, [3, 'take bbb']);
  expect(types(events)).toEqual(['take']);
  expect(choices(s, 2)).toEqual(['take k', 'fetch 0', 'fetch 1', 'fetch 2', 'fetch 3']);
  play(s, [2, 'take k']);
  expect([0, 1, 2, 3].map((seat) => bucket(s, seat))).toEqual(['g', 'wg', 'k', 'bbb']);
});

test('example 4: singles never join the spell of a doubled combination', () => {
  // Carl and Wilma white, Hannah and Steven AAA.
  const { s } = dialled({ groove: 'wbbbbgggk' }, ['white', 'white', 'aaa', 'aaa']);
  play(s, [0, 'fetch 1'], [1, 'fetch 1']);
  expect([bucket(s, 0), bucket(s, 1)]).toEqual(['', '']);
  expect(game.toAct(s)).toEqual([2, 3]);
  play(s, [2, 'spell brown'], [3, 'spell brown'], [2, 'fetch 0'], [3, 'fetch 3']);
  expect([bucket(s, 2), bucket(s, 3)]).toEqual(['b', 'b']);
  expect(s.castles[2 * 4]).toBe(-1);
  expect(s.castles[3 * 4 + 3]).toBe(-1);
});

test('exactly enough is enough, and the only way is taken without a question', () => {
  const { s, events } = dialled({ players: 2, groove: 'wwwg' }, ['aaa', 'all']);
  expect(events).toContainEqual({ type: 'take', seat: 0, position: 6, shells: [3, 0, 0, 0], bucket: 3 });
  // ALL with one shell left is available and compulsory.
  expect(events).toContainEqual({ type: 'take', seat: 1, position: 9, shells: [0, 1, 0, 0], bucket: 1 });
  expect([bucket(s, 0), bucket(s, 1)]).toEqual(['www', 'g']);
});

test('different colours must really differ, and a part is never taken', () => {
  const { s, events } = dialled({ players: 2, groove: 'wwwwww' }, ['aab', 'abc']);
  expect(types(events)).toEqual(['reveal', 'miss', 'miss']);
  expect([bucket(s, 0), bucket(s, 1)]).toEqual(['', '']);
});

test('ALL fails only in a groove that others have emptied, and brings a trove', () => {
  const { s, events } = dialled({ players: 2, groove: 'wwg', castles: ['hhhh', 'hhhf'] }, ['aab', 'all']);
  expect(types(events)).toEqual(['reveal', 'take', 'miss']);
  expect(choices(s, 1)).toEqual(['fetch 0', 'fetch 1', 'fetch 2']);
});

test('one spell for all doubled combinations, also different ones and impossible ones', () => {
  const { s, events } = dialled({ groove: 'wwg' }, ['aaa', 'all', 'aaa', 'all']);
  expect(types(events)).toEqual(['reveal', 'clash', 'clash', 'spell']);
  expect(game.toAct(s)).toEqual([0, 1, 2, 3]);
  expect(game.sealed(s)).toBe(true);
  const told = play(s, [0, 'spell white'], [1, 'spell white'], [2, 'spell grey'], [3, 'spell black']);
  expect(types(told)).toEqual(['whisper', 'single', 'single', 'single']);
  expect([0, 1, 2, 3].map((seat) => bucket(s, seat))).toEqual(['w', 'w', 'g', '']);
  expect(game.sealed(s)).toBe(false);
  expect(game.toAct(s)).toEqual([0, 1, 2, 3]);
});

test('a spell without shells brings castles only, and no colour is asked', () => {
  const { s, events } = dialled({ groove: 'wwg' }, ['aab', 'all', 'abc', 'abc']);
  expect(types(events)).toEqual(['reveal', 'take', 'clash', 'miss', 'spell']);
  expect(s.phase).toBe('charm');
  expect(game.toAct(s)).toEqual([2, 3]);
  play(s, [3, 'fetch 0'], [2, 'fetch 0']);
  expect(choices(s, 1)).toEqual(['fetch 0', 'fetch 1', 'fetch 2', 'fetch 3']);
});

test('too few of a colour in a spell: no shell, a castle all the same, and no trove', () => {
  const { s } = dialled({ players: 2, groove: 'wggg' }, ['abc', 'abc']);
  const told = play(s, [0, 'spell white'], [1, 'spell white']);
  expect(told).toContainEqual({
    type: 'single',
    cause: 'spell',
    colour: 0,
    seats: [0, 1],
    lying: 1,
    got: false,
  });
  const after = play(s, [0, 'fetch 3'], [1, 'fetch 3']);
  expect(types(after)).toEqual(['fetch', 'fetch', 'sweep']);
});

test('castles of singles are fetched before any combination is resolved', () => {
  const { s } = dialled({ players: 2, groove: 'wwgb' }, ['white', 'ab']);
  expect(s.phase).toBe('fetch');
  expect(game.toAct(s)).toEqual([0]);
  play(s, [0, 'fetch 2']);
  expect(s.phase).toBe('take');
});

test('the last castle is fetched without a question, and nothing when the heap is empty', () => {
  const { s, events } = dialled({ players: 2, groove: 'wgbk', castles: ['ffhf', 'ffff'] }, ['white', 'grey']);
  expect(events).toContainEqual({ type: 'fetch', seat: 0, castle: 2, cause: 'single', left: 0 });
  expect(types(events).filter((type) => type === 'fetch')).toHaveLength(1);
  expect(game.toAct(s)).toEqual([-1]);
});

test('troves in the order of the dials, each from what the one before left', () => {
  const { s } = dialled({ players: 3, groove: 'wb', castles: ['ffff', 'hhhh', 'ffff'] }, [
    'abc',
    'aa',
    'aaa',
  ]);
  expect(game.toAct(s)).toEqual([1]);
  expect(choices(s, 1)).toEqual(['take w', 'take b', 'fetch 0', 'fetch 1', 'fetch 2', 'fetch 3']);
  play(s, [1, 'take w']);
  // Seat 2 gets the only thing there is without being asked, and seat 0 gets nothing.
  expect([0, 1, 2].map((seat) => bucket(s, seat))).toEqual(['', 'w', 'b']);
});

test('a trove that finds neither shell nor castle is told', () => {
  const { events } = dialled({ players: 2, groove: 'w', castles: ['ffff', 'ffff'] }, ['aa', 'abc']);
  expect(events).toContainEqual({ type: 'trove', seat: 0, colour: 0, bucket: 1 });
  expect(events).toContainEqual({ type: 'nothing', seat: 1 });
});

test('shells left in the groove go back to the bag', () => {
  const { s } = dialled({ players: 2, groove: 'wgbk', castles: ['ffff', 'ffff'] }, ['white', 'grey']);
  expect(inLetters(s.bag)).toBe('bk');
  expect(inLetters(s.shells)).toBe('');
});

test('a corrected dial changes who comes first', () => {
  const swapped = { dial: [6, 2, 3, 4, 5, 1] }; // ALL leftmost, AA rightmost
  const table = { players: 2, groove: 'wwwwg' } as const;
  expect(types(dialled(table, ['aa', 'all']).events)).toEqual(['reveal', 'take']);
  const { s } = dialled({ ...table, options: swapped }, ['aa', 'all']);
  expect(choices(s, 1)).toEqual(['take wwww', 'take g']);
  play(s, [1, 'take wwww']);
  expect(s.phase).toBe('trove');
});

test('in an empty groove nobody sets a dial: everybody fetches a castle', () => {
  const s = scene({ players: 2, round: 9, castles: ['hhff', 'hfff'], buckets: ['', ''] });
  s.bag = [0, 0, 0, 0];
  s.phase = 'build';
  s.asked = s.builders = 1;
  const events = play(s, [0, 'pass']);
  expect(types(events)).toEqual(['pass', 'flood', 'groove', 'fetch']);
  expect(events.at(-1)).toEqual({ type: 'fetch', seat: 1, castle: 0, cause: 'empty', left: 0 });
  expect(s.phase).toBe('fetch');
  expect(game.toAct(s)).toEqual([0]);
});
