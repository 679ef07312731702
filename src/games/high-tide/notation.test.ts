import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Move, playerMoves } from './moves.ts';
import { read, write } from './notation.ts';

test("every player's move reads back as itself, and no two share a text", () => {
  for (const move of playerMoves) expect(read(write(move))).toBe(move);
  expect(new Set(playerMoves.map(write)).size).toBe(playerMoves.length);
});

test.each([
  'dice black 5 white 2',
  'dice white 2 yellow 2',
  'dice blue 1 blue 6',
  'pips 4',
  'pips 4 2',
  'shark 9',
  'alert orange',
  'tile head-start',
  'coins purple 0 9 3 4',
  'towels 2 0 1',
  'towels 5 4 3 2 1 0',
  'surfers black white yellow',
  'surfers white yellow purple orange blue black',
])("nature's move %s reads and writes", (text) => {
  expect(write(read(text) as Move)).toBe(text);
});

test.each([
  '',
  ' ',
  'Roll',
  'roll ',
  ' roll',
  'roll 1',
  'take 0',
  'take 8',
  'take 01',
  'take  1',
  'take 1 ',
  'use',
  'use swap',
  'use adjust 0 0',
  'use adjust 1 0',
  'use recolour left red',
  'use recolour both black',
  'use head-start black 3',
  'use lifeguard white 7',
  'wait this',
  'dice',
  'dice white 2 black 5',
  'dice blue 6 blue 1',
  'dice black 5',
  'dice black 5 white 2 white 2',
  'dice black 0 white 2',
  'dice black 7 white 2',
  'dice black 05 white 2',
  'dice  black 5 white 2',
  'dice red 5 white 2',
  'dice constructor 5 white 2',
  'pips',
  'pips 0',
  'pips 7',
  'pips 1 2 3',
  'shark 0',
  'shark 10',
  'shark',
  'alert red',
  'alert',
  'tile jumping',
  'coins black 1 2 3',
  'coins black 1 2 3 4 5',
  'coins black 1 2 3 10',
  'coins 1 2 3 4',
  'towels 0 1',
  'towels 0 1 3',
  'towels 0 1 1',
  'towels 0 1 2 3 4 5 6',
  'towels 0, 1, 2',
  'surfers black black white',
  'surfers black white',
  'surfers black white red',
  '__proto__',
  'toString',
  'dice black 5 white 2\n',
  'dice black ５ white 2',
  'x'.repeat(100_000),
])('is not a move: %j', (text) => {
  expect(read(text)).toBeUndefined();
});

const word = fc.oneof(
  fc.constantFrom(
    'dice',
    'pips',
    'coins',
    'towels',
    'surfers',
    'use',
    'take',
    'black',
    'white',
    'blue',
    'left',
    '0',
    '1',
    '6',
  ),
  fc.string({ maxLength: 6 }),
);

test('whatever is read is written again letter by letter', () => {
  const anything = fc.oneof(
    fc.string(),
    fc.array(word, { maxLength: 9 }).map((words) => words.join(' ')),
  );
  const sameAgain = fc.property(anything, (text) => {
    const move = read(text);
    return move === undefined || write(move) === text;
  });
  expect(fc.check(sameAgain, { numRuns: 2000 }).counterexample).toBeNull();
});
