import { expect, test } from 'vitest';
import { limits } from './limits.ts';
import { readClientMessage } from './client.ts';

const answer = { type: 'answer', id: 1, match: 'beach', seat: 0, asked: 3, text: 'roll' };

test('an answer is read as it is', () => {
  expect(readClientMessage(JSON.stringify(answer))).toEqual(answer);
});

test.each([
  { ...answer, id: -1 },
  { ...answer, id: 1.5 },
  { ...answer, id: '1' },
  { ...answer, match: '' },
  { ...answer, match: 'x'.repeat(limits.id + 1) },
  { ...answer, match: 7 },
  { ...answer, seat: limits.seats },
  { ...answer, seat: -1 },
  { ...answer, asked: null },
  { ...answer, asked: 2 ** 53 },
  { ...answer, text: 'x'.repeat(limits.move + 1) },
  { ...answer, text: ['roll'] },
  { ...answer, more: true },
  { ...answer, type: 'Answer' },
  [answer],
  'answer',
  null,
])('%j is none', (wrong) => {
  expect(readClientMessage(JSON.stringify(wrong))).toBeUndefined();
});

test.each(['', '{', '{"type":"answer"', '[]'])('%j is none', (text) => {
  expect(readClientMessage(text)).toBeUndefined();
});
