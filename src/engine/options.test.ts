import { expect, test } from 'vitest';
import type { OptionSpec } from './game.ts';
import {
  combinations,
  defaults,
  everything,
  extremes,
  parseOptions,
  readOptions,
  frozenOptions,
} from './options.ts';

const specs: { readonly [key: string]: OptionSpec } = {
  coins: { kind: 'flag', group: 'expansion', default: false },
  open: { kind: 'flag', group: 'table', default: false },
  surfer: { kind: 'choice', group: 'expansion', of: ['none', 'open', 'hidden'], default: 'none' },
  length: { kind: 'integer', group: 'figure', min: 10, max: 30, default: 20 },
  values: { kind: 'integers', group: 'figure', length: [2, 3], min: 0, max: 9, default: [1, 2] },
};

test('defaults and everything', () => {
  expect(defaults(specs)).toEqual({ coins: false, open: false, surfer: 'none', length: 20, values: [1, 2] });
  expect(everything(specs)).toEqual({
    coins: true,
    open: false,
    surfer: 'hidden',
    length: 20,
    values: [1, 2],
  });
});

test('combinations are all flags and choices, extremes one figure at a time', () => {
  expect(combinations(specs)).toHaveLength(2 * 2 * 3);
  expect(extremes(specs)).toHaveLength(2 + 4);
  expect(extremes(specs)).toContainEqual({ ...everything(specs), values: [9, 9, 9] });
});

test.each([
  ['', {}],
  ['coins', { coins: true }],
  ['every', { coins: true, surfer: 'hidden' }],
  ['every,-coins', { coins: false, surfer: 'hidden' }],
  ['coins=off, length=25', { coins: false, length: 25 }],
  ['surfer=open,values=3/4/5', { surfer: 'open', values: [3, 4, 5] }],
])('typed options: %s', (text, expected) => {
  expect(parseOptions(specs, text)).toEqual({ ...defaults(specs), ...expected });
});

test.each([
  ['sharks', /unknown option "sharks"/],
  ['coins=maybe', /"coins" must be true or false/],
  ['length', /"length" must be a whole number/],
  ['length=31', /from 10 to 30/],
  ['length=1e1', /whole number/],
  ['length=99999999999', /whole number/],
  ['surfer=secret', /one of none, open, hidden/],
  ['values=1', /list of 2 to 3/],
  ['values=1/x', /list of 2 to 3/],
  ['__proto__', /unknown option/],
  ['constructor=1', /unknown option/],
])('refused on the command line: %s', (text, problem) => {
  expect(parseOptions(specs, text).problem).toMatch(problem);
});

test.each([
  [null, /must be an object/],
  [[], /must be an object/],
  [{ coins: 1 }, /true or false/],
  [{ length: 20.5 }, /whole number/],
  [{ length: '20' }, /whole number/],
  [{ values: { length: 2 } }, /list of/],
  [JSON.parse('{"__proto__": 1}'), /unknown option/],
])('refused from outside: %j', (given, problem) => {
  expect(readOptions(specs, given).problem).toMatch(problem);
});

test('frozen options are one copy for each object, lists and all', () => {
  const given = { flag: true, list: [1, 2] };
  const frozen = frozenOptions(given);
  expect(frozen).toEqual(given);
  expect(frozen).not.toBe(given);
  expect(Object.isFrozen(frozen) && Object.isFrozen(frozen.list)).toBe(true);
  expect(frozenOptions(given)).toBe(frozen);
  expect(frozenOptions(frozen)).toBe(frozen);
  given.list.push(3);
  expect(frozen.list).toEqual([1, 2]);
});
