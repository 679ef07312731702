import { expect, test } from 'vitest';
import { advances, crabs, dollars, draws, keeps, lays, places, starts, takes } from './moves.ts';
import { read, write } from './notation.ts';

const all = [takes, draws, dollars, places, ...lays, keeps, advances, starts, crabs].flat();

test('every move is read back from its own text', () => {
  expect(new Set(all.map(write)).size).toBe(60 + 60 + 2 + 9 + 6 + 2 + 5 + 4 + 10);
  for (const move of all) expect(read(write(move))).toBe(move);
  expect(read('umbrellas pwxpywpw')).toEqual({ type: 'umbrellas', letters: 'pwxpywpw' });
});

test.each([
  ['take sfw'],
  ['take dollars 1'],
  ['place -1'],
  ['place 7'],
  ['lay blue top'],
  ['keep orange'],
  ['advance hibiscus'],
  ['draw wts'],
  ['start 3'],
  ['crab 4'],
  ['umbrellas p'],
])('%s is a text', (text) => {
  expect(write(read(text) as never)).toBe(text);
});

test.each([
  '',
  ' ',
  'take',
  'take ',
  'take sff',
  'take SFW',
  ' take sfw',
  'take sfw ',
  'take  sfw',
  'take sfw\n',
  'take\tsfw',
  'take dollars',
  'take dollars 0',
  'take dollars 3',
  'take dollars 01',
  'place',
  'place -2',
  'place 8',
  'place -0',
  'place +1',
  'place 01',
  'place 1.0',
  'place 1e0',
  'lay blue',
  'lay green top',
  'lay blue 1',
  'keep',
  'keep green',
  'advance stars',
  'start 4',
  'start -1',
  'start 00',
  'crab 10',
  'crab -2',
  'umbrellas',
  'umbrellas ',
  'umbrellas q',
  'umbrellas pppp',
  'umbrellas xx',
  'umbrellas pppwwwxyp',
  'umbrellas pppwwwxy\n',
  'umbrellas PPPWWWXY',
  'draw sf',
  'draw sfwt',
  '__proto__',
  'constructor',
  'toString',
  'take constructor',
  'take ſfw',
  'x'.repeat(100_000),
])('%j is no text', (text) => {
  expect(read(text)).toBeUndefined();
});
