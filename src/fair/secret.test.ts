import { expect, test } from 'vitest';
import { commitmentTo } from './commitment.ts';
import { seatSeedProblem } from './seat-seed.ts';
import { secretProblem } from './secret.ts';
import { makeSeed, readHex256 } from './seed.ts';

const seed = '0123456789abcdef'.repeat(4);

test('a seed is made of 32 bytes of the generator that was handed in', () => {
  const asked: number[] = [];
  const made = makeSeed((count) => {
    asked.push(count);
    return Uint8Array.from({ length: count }, (_, i) => 255 - i);
  });
  expect(asked).toEqual([32]);
  expect(made).toBe('fffefdfcfbfaf9f8f7f6f5f4f3f2f1f0efeeedecebeae9e8e7e6e5e4e3e2e1e0');
  expect(readHex256(made)?.[1]).toBe(254);
});

test.each([0, 31, 33])('a generator that gives %i bytes makes no seed', (length) => {
  expect(() => makeSeed(() => new Uint8Array(length))).toThrow(/32 random bytes/);
});

const malformed: unknown[] = [
  '',
  seed.toUpperCase(),
  seed.slice(1),
  `${seed}0`,
  `${seed}\n`,
  ` ${seed.slice(1)}`,
  `0x${seed.slice(2)}`,
  `${seed.slice(1)}g`,
  `${seed.slice(1)}\uff10`,
  undefined,
  null,
  0,
  [seed],
  { length: 64 },
  new Uint8Array(32),
];

test.each(malformed)('%j is neither a seed nor a commitment', (text) => {
  expect(readHex256(text)).toBeUndefined();
  expect(() => commitmentTo(text as string)).toThrow(/64 digits/);
  expect(secretProblem({ seed: text, matchId: 'm', seatSeeds: [''] })?.refused).toBe('seed-malformed');
});

test.each([
  '',
  'sea',
  ' spaces inside and around ',
  'x'.repeat(64),
  'ö'.repeat(32),
  '海'.repeat(21),
  '🌊'.repeat(16),
  '👩\u200d🚀',
  'می\u200cخواهم',
  'e\u0301',
  '"\\</script>${}',
])('%j is a seat seed', (text) => {
  expect(seatSeedProblem(text)).toBeUndefined();
});

test.each([
  ['x'.repeat(65), 'seat-seed-too-long'],
  ['ö'.repeat(33), 'seat-seed-too-long'],
  ['\0'.repeat(65), 'seat-seed-too-long'], // Not searched for what else is wrong with it.
  ['海'.repeat(22), 'seat-seed-too-long'],
  ['🌊'.repeat(17), 'seat-seed-too-long'],
  ['\0', 'seat-seed-unprintable'],
  ['tab\t', 'seat-seed-unprintable'],
  ['line\n', 'seat-seed-unprintable'],
  ['\x1b[31m', 'seat-seed-unprintable'],
  ['\x7f', 'seat-seed-unprintable'],
  ['\u0085', 'seat-seed-unprintable'],
  ['\u00ad', 'seat-seed-unprintable'],
  ['\u200b', 'seat-seed-unprintable'],
  ['\u2028', 'seat-seed-unprintable'],
  ['\u202eevil', 'seat-seed-unprintable'],
  ['\u2066', 'seat-seed-unprintable'],
  ['\ud83c', 'seat-seed-unprintable'],
  ['\udf0a\ud83c', 'seat-seed-unprintable'],
  ['\ue000', 'seat-seed-unprintable'],
  ['\ufeff', 'seat-seed-unprintable'],
  ['\ufffd', 'seat-seed-unprintable'],
  ['\u{e0041}', 'seat-seed-unprintable'],
  ['\u{10ffff}', 'seat-seed-unprintable'],
  [undefined, 'seat-seed-not-text'],
  [null, 'seat-seed-not-text'],
  [7, 'seat-seed-not-text'],
  [['sea'], 'seat-seed-not-text'],
  [{ toString: () => 'sea' }, 'seat-seed-not-text'],
])('%j is refused: %s', (given, refused) => {
  const problem = seatSeedProblem(given);
  expect(problem?.refused).toBe(refused);
  expect(problem?.problem).toMatch(/^A seat seed .*\.$/);
  expect(secretProblem({ seed, matchId: 'm', seatSeeds: ['', given] })?.refused).toBe(refused);
});

test('a refused character is named, and never repeated', () => {
  expect(seatSeedProblem('a\u202eb')?.problem).toBe(
    'A seat seed must be printable text, without the character U+202E.',
  );
  expect(seatSeedProblem('\x07')?.problem).toContain('U+0007');
  expect(seatSeedProblem('🌊\u{e0041}')?.problem).toContain('U+E0041');
});

test.each(['', 'm m', 'm\n', 'm/1', 'ö', 'x'.repeat(65), undefined, null, 5, ['m']])(
  '%j is no match id',
  (matchId) => {
    expect(secretProblem({ seed, matchId, seatSeeds: [''] })?.refused).toBe('match-id-malformed');
  },
);

test.each(['m', 'A-z_09', 'x'.repeat(64)])('%j is a match id', (matchId) => {
  expect(secretProblem({ seed, matchId, seatSeeds: [''] })).toBeUndefined();
});

const seats = (length: number) => Array.from({ length }, () => '');

test.each([[[]], [seats(256)], ['ab'], [{ length: 1, 0: '' }], [undefined], [null]])(
  'these are no seats: %j',
  (seatSeeds) => {
    expect(secretProblem({ seed, matchId: 'm', seatSeeds })?.refused).toBe('seat-count');
  },
);

test('255 seats fit, and a hole in the list is found', () => {
  expect(secretProblem({ seed, matchId: 'm', seatSeeds: seats(255) })).toBeUndefined();
  expect(secretProblem({ seed, matchId: 'm', seatSeeds: Object.assign([''], { length: 2 }) })?.refused).toBe(
    'seat-seed-not-text',
  );
});
