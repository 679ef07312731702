import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { isCommon, isSimple } from './common-passwords.ts';

test.each([
  '1234567890',
  'Qwertyuiop',
  'password123',
  'iloveyou123',
  'basketball',
  '1q2w3e4r5t',
  'manchester',
])('%s is common', (password) => {
  expect(isCommon(password)).toBe(true);
});

test('hardly any other password is taken for a common one', () => {
  const others = Array.from({ length: 20_000 }, (_, n) => createHash('md5').update(`${n}`).digest('base64'));
  expect(others.filter(isCommon).length).toBeLessThan(80);
  expect(isCommon('a sandcastle at noon')).toBe(false);
});

test.each([
  'aaaaaaaaaaaa',
  'abababababab',
  'abcabcabcabc',
  'testtesttest1',
  'lkjhgfdsapoi',
  'ASDFGHJKLzxc',
  'qwertzuiopas',
  '9876543210',
  'abcdefghijkl',
])('%s is simple', (password) => {
  expect(isSimple(password)).toBe(true);
});

test.each([
  'a sandcastle at noon',
  'a tide pool',
  'ten towels dry',
  'Muschel-Krebs-7',
  'ü'.repeat(5) + 'abcdef',
])('%s is not', (password) => {
  expect(isSimple(password)).toBe(false);
});
