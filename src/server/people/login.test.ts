import { expect, test } from 'vitest';
import { readLogin, readPassword } from './login.ts';

test('a login is compared without capitals and however its letters were typed', () => {
  expect(readLogin(' Änne.1 ')).toEqual({ login: 'Änne.1', folded: 'änne.1' });
  expect(readLogin('A\u0308nne.1')).toEqual({ login: 'Änne.1', folded: 'änne.1' });
  expect(readLogin('Ａｎｎａ')?.folded).toBe('anna');
});

test.for([
  '',
  'ab',
  'x'.repeat(31),
  'a b c',
  '.abc',
  'abc\u0000',
  'a\u202ebc',
  'anna@example.org',
  '<b>anna',
])('no login: %j', (login) => {
  expect(readLogin(login)).toBeUndefined();
});

test('a password is long, and not the login', () => {
  expect(readPassword('123456789', 'x')).toBeUndefined();
  expect(readPassword('1234567890', 'x')).toBe('1234567890');
  expect(readPassword('ü'.repeat(200), 'x')).toBe('ü'.repeat(200));
  expect(readPassword('u\u0308'.repeat(10), 'x')).toBe('ü'.repeat(10));
  expect(readPassword('x'.repeat(201), 'x')).toBeUndefined();
  expect(readPassword('Sandcastles', 'sandcastles')).toBeUndefined();
  expect(readPassword(' ten blanks ', 'x')).toBe(' ten blanks ');
});
