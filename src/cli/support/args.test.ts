import { expect, test } from 'vitest';
import { parse } from './args.ts';
import { UsageError } from './usage.ts';

const known = { texts: ['report'], flags: ['json'] };

test('an id that begins with a hyphen is a word, and so is one after an option', () => {
  const args = parse(['role', '-Abc_123-xyz45', 'moderator', '--report', '-zyx987654321', '--json'], known);
  expect(args.words).toEqual(['role', '-Abc_123-xyz45', 'moderator']);
  expect(args.text('report')).toBe('-zyx987654321');
  expect(args.flag('json')).toBe(true);
});

test('what follows "--" is a word, whatever it begins with', () => {
  const args = parse(['role', '--json', '--', '--Abc_123-xyz4', '-Abc_123-xyz45', '--json'], known);
  expect(args.words).toEqual(['role', '--Abc_123-xyz4', '-Abc_123-xyz45', '--json']);
  expect(parse(['--report=--zyx98765432'], known).text('report')).toBe('--zyx98765432');
});

test('options that do not exist are refused', () => {
  for (const wrong of ['-x', '--other', '--a-long-unknown-option'])
    expect(() => parse(['role', wrong], known)).toThrow(UsageError);
});
