import { expect, test } from 'vitest';
import { hanging, inColumns } from './columns.ts';
import { mayColour } from './io.ts';
import { colourPen } from './pen.ts';

test('columns: the first to the left, figures to the right', () => {
  expect(
    inColumns([
      ['Name', 'Score'],
      ['Anna', '7'],
      ['Benedetta', '12'],
    ]),
  ).toEqual(['Name       Score', 'Anna           7', 'Benedetta     12']);
});

test.each([
  ['one two three', 100, ['1  one two three']],
  ['one two three', 10, ['1  one two', '   three']],
  ['one incomprehensible word', 10, ['1  one', '   incomprehensible', '   word']],
  ['', 10, ['1  ']],
])('hanging: %j within %d', (sentence, width, lines) => {
  expect(hanging('1  ', sentence, width)).toEqual(lines);
});

test.each([
  [true, {}, true],
  [false, {}, false],
  [true, { NO_COLOR: '1' }, false],
  [true, { NO_COLOR: '' }, true],
  [true, { TERM: 'dumb' }, false],
])('colours: terminal %s, environment %j: %s', (isTerminal, env, colours) => {
  expect(mayColour(isTerminal, env)).toBe(colours);
});

test('the pen keeps the visible text and closes what it opens', () => {
  expect(colourPen('sea', 'white', 'blue')).toBe('\u001b[97;44msea\u001b[0m');
  expect(colourPen('sand', 'plain')).toBe('sand');
});
