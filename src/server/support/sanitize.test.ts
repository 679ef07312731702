import { expect, test } from 'vitest';
import { cleanChat, cleanName, cleanText } from './sanitize.ts';

test.each([
  '\u3164',
  '\u2800',
  '\u115f',
  '\u1160',
  '\uffa0',
  '\u200d',
  '\u200c',
  '\u034f',
  '\u180e',
  '\u17b4',
  '\ufe0f',
  '\u00ad',
  '\u2062',
  '\u{e0041}',
  '\u0301',
])('%j is nothing that could be a name, alone or in a row', (unseen) => {
  expect(cleanName(unseen)).toBeUndefined();
  expect(cleanName(unseen.repeat(5))).toBeUndefined();
  expect(cleanName(` ${unseen} ${unseen}`)).toBeUndefined();
  expect(cleanChat(unseen)).toBeUndefined();
});

test.each(['\u3164', '\u2800', '\u115f', '\u200d', '\u200c', '\u034f', '\u180e', '\ufe0f', '\u200b'])(
  'nobody looks like Ann by means of %j',
  (unseen) => {
    for (const name of [`${unseen}Ann`, `Ann${unseen}`]) expect(cleanName(name)).toBe('Ann');
    // In between it is a blank that everybody sees, or nothing.
    expect(['Ann', 'An n']).toContain(cleanName(`An${unseen}n`));
  },
);

test.each([
  'Änne',
  'می\u200cخواهم',
  'क्\u200dष',
  '👩\u200d🚀',
  '❤️',
  '👨\u200d👩\u200d👧',
  '🏳️\u200d🌈',
  '田中',
  '한글',
  '-',
  "D'Arcy",
  '🦀',
])('%s stays as it is', (name) => {
  expect(cleanName(name)).toBe(name.normalize('NFC'));
});

test('one line, single blanks, no controls', () => {
  expect(cleanText(' a\tb\u0000\n  c\u202e ')).toBe('a b c');
  expect(cleanName('x'.repeat(41))).toBeUndefined();
  expect(cleanChat('x'.repeat(301))).toBeUndefined();
});
