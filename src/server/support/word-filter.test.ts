import { expect, test } from 'vitest';
import { WordFilter } from './word-filter.ts';

const matches = (list: string, text: string) => new WordFilter(() => list).matches(text);

test('a word is found however it is written', () => {
  const written = [
    'bad',
    'BAD',
    'Bäd',
    'b4d',
    'b@d',
    '8ad',
    'baaaaad',
    'b a d',
    'b.a.d',
    'b-a_d',
    'bаd',
    'ｂａｄ',
  ];
  for (const text of [...written, 'you are bad!', 'bad1', '1bad', 'BadGuy', '(bad)', 'b4d.'])
    expect([text, matches('bad', text)]).toEqual([text, true]);
  expect(matches('shit', 'you $h!t')).toBe(true);
  expect(matches('hello', 'he1lo')).toBe(true);
  expect(matches('straße', 'STRASSE')).toBe(true);
});

test('other words are left alone', () => {
  for (const text of ['badly', 'a bed', 'Baden-Baden', 'lambada', 'ba d', 'b ad', 'bd', '', '!!!'])
    expect([text, matches('bad', text)]).toEqual([text, false]);
  expect(matches('god', 'good')).toBe(false);
  expect(matches('ass', 'Scunthorpe class, as so often')).toBe(false);
});

test('a star matches what continues a word, and a few words are one entry', () => {
  expect(matches('bad*', 'badly')).toBe(true);
  expect(matches('bad*', 'lambad')).toBe(false);
  expect(matches('*bad*', 'lambada')).toBe(true);
  expect(matches('go home', 'Go  home!')).toBe(true);
  expect(matches('go home', 'I go to my home')).toBe(false);
});

test('the list has commas or lines; what is too short or only signs is no word', () => {
  expect(matches('one, two\nthree', 'THREE')).toBe(true);
  for (const list of ['', ' , ,\n', 'x', '*', '**', '.*', '[', '('.repeat(50)])
    expect([list, matches(list, 'x axe [ ( .* anything')]).toEqual([list, false]);
});

test('a changed list counts at once', () => {
  let list = 'bad';
  const filter = new WordFilter(() => list);
  expect(filter.matches('worse')).toBe(false);
  list = 'worse';
  expect([filter.matches('worse'), filter.matches('bad')]).toEqual([true, false]);
});

test('the longest list and the longest line take no time', () => {
  const list = Array.from({ length: 600 }, (_, n) => `${'ab'.repeat(15)}${n}`).join(',');
  const filter = new WordFilter(() => list);
  const before = process.threadCpuUsage();
  for (const text of ['ab'.repeat(150), 'a'.repeat(300), 'a b '.repeat(75)]) filter.matches(text);
  expect(process.threadCpuUsage(before).user).toBeLessThan(2_000_000);
});
