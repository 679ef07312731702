import { expect, test } from 'vitest';
import type { Person } from '../../boards/board.ts';
import { revealsBySpeed, onlyAnswer } from './forced.ts';
import type { Phase, PlayableTable } from '../playable.ts';

function tableWith(kinds: readonly Person['kind'][], legal: readonly string[]): PlayableTable {
  const people = kinds.map((kind, seat) => ({ name: `P${seat}`, kind, colour: 'red' as const }));
  const phase: Phase = { type: 'asking', seat: 0 };
  return { people, legal, phase } as unknown as PlayableTable;
}

test('one answer answers itself, a choice does not', () => {
  expect(onlyAnswer(tableWith(['me', 'bot'], ['roll']))).toBe('roll');
  expect(onlyAnswer(tableWith(['me', 'bot'], ['roll', 'keep']))).toBeUndefined();
  const waiting = { ...tableWith(['me'], ['roll']), phase: { type: 'waiting' } as const };
  expect(onlyAnswer(waiting as PlayableTable)).toBeUndefined();
});

test('only people elsewhere learn from a quick answer, and only where something is hidden', () => {
  expect(revealsBySpeed(tableWith(['me', 'bot'], ['pass']), true)).toBe(false);
  expect(revealsBySpeed(tableWith(['me', 'here'], ['pass']), true)).toBe(false);
  expect(revealsBySpeed(tableWith(['me', 'far'], ['pass']), true)).toBe(true);
  expect(revealsBySpeed(tableWith(['me', 'far'], ['roll']), false)).toBe(false);
});
