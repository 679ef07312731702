import { refuse } from '../../wire/refusals.ts';
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
  const refused = refuse('bad-password');
  expect(readPassword('12345678q', 'x')).toEqual(refused);
  expect(readPassword('a tide pool', 'x')).toEqual({ text: 'a tide pool' });
  const long = 'wüste '.repeat(34).slice(0, 199);
  expect(readPassword(`${long}!`, 'x')).toEqual({ text: `${long}!` });
  expect(readPassword('u\u0308ber den Wellen', 'x')).toEqual({ text: 'über den Wellen' });
  for (const common of ['1234567890', 'Password123', 'aaaaaaaaaaaa', 'qwertzuiop'])
    expect(readPassword(common, 'x')).toEqual(refuse('common-password'));
  expect(readPassword('x'.repeat(201), 'x')).toEqual(refused);
  expect(readPassword('Sandcastles', 'sandcastles')).toEqual(refused);
  expect(readPassword(' ten blanks ', 'x')).toEqual({ text: ' ten blanks ' });
});
