import { expect, test } from 'vitest';
import type { Part } from '../../boards/board.ts';
import { type Asking, needsConfirmation, FIRST_TIMES, turnKey } from './confirming.ts';

const usual: Asking = { confirm: 'first', final: true, choices: 3, confirmed: 0, thisTurn: false };

test.each<[string, Partial<Asking>, boolean]>([
  ['the first time', {}, true],
  ['what can be taken back', { final: false }, false],
  ['a second choice of the same turn', { thisTurn: true }, false],
  ['known by now', { confirmed: FIRST_TIMES }, false],
  ['known by now, but wanted', { confirmed: FIRST_TIMES, confirm: 'final' }, true],
  ['wanted once per turn', { confirm: 'final', thisTurn: true }, false],
  ['everything', { confirm: 'always', final: false, thisTurn: true }, true],
  ['nothing', { confirm: 'never' }, false],
  ['no choice at all', { choices: 1, confirm: 'always' }, false],
])('%s', (_, changes, asks) => {
  expect(needsConfirmation({ ...usual, ...changes })).toBe(asks);
});

test('a turn lasts until somebody else acts; what joins it does not end it', () => {
  const part = (event: unknown): Part => {
    if (event === 'refill') return { name: '', milliseconds: 0 };
    return event === 'wave'
      ? { name: 'wave', milliseconds: 0 }
      : { name: String(event), seat: Number(event), milliseconds: 0 };
  };
  expect(turnKey(['1', '0', 'refill', '0'], 0, part)).toBe(0);
  expect(turnKey(['1', '0', 'wave', '0'], 0, part)).toBe(2);
  expect(turnKey([], 0, part)).toBe(-1);
});
