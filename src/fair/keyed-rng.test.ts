import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { expect, test } from 'vitest';
import { shuffle } from '../engine/rng.ts';
import { keyedRng, luck } from './keyed-rng.ts';
import { messagePrefix, type Secret } from './secret.ts';
import { makeSeed } from './seed.ts';

const seedOf = (number: number) => makeSeed((count) => sha256(Uint8Array.of(number)).slice(0, count));
const secret: Secret = { seed: seedOf(1), matchId: 'beach-1', seatSeeds: ['sea', '', 'sand'] };

const MANY = 2 ** 53;
const first = (changed: Partial<Secret>, n = 0) => keyedRng({ ...secret, ...changed }, n).below(MANY);

test('every part of the secret and the number of the ply count', () => {
  const draws = [
    first({}),
    first({}, 1),
    first({}, 256),
    first({}, 2 ** 32 - 1),
    first({ seed: seedOf(2) }),
    first({ matchId: 'beach-2' }),
    first({ seatSeeds: ['sea', '', 'sand', ''] }),
    first({ seatSeeds: ['', 'sea', 'sand'] }),
    first({ seatSeeds: ['Sea', '', 'sand'] }),
    first({ seatSeeds: ['sea ', '', 'sand'] }),
  ];
  expect(new Set(draws).size).toBe(draws.length);
});

test('lengths keep the parts apart', () => {
  const tables: Omit<Secret, 'seed'>[] = [
    { matchId: 'm', seatSeeds: ['a', 'bc'] },
    { matchId: 'm', seatSeeds: ['ab', 'c'] },
    { matchId: 'm', seatSeeds: ['abc'] },
    { matchId: 'm', seatSeeds: ['abc', ''] },
    { matchId: 'm', seatSeeds: ['', 'abc'] },
    { matchId: 'ma', seatSeeds: ['bc'] },
    { matchId: 'mabc', seatSeeds: [''] },
  ];
  expect(new Set(tables.map((table) => messagePrefix(table).toString())).size).toBe(tables.length);
  expect(new Set(tables.map((table) => first(table))).size).toBe(tables.length);
});

test('a ply may be drawn in any order, again, and between the draws of another', () => {
  const of = luck(secret);
  const alone = (n: number) => {
    const rng = keyedRng(secret, n);
    return Array.from({ length: 20 }, () => rng.below(1000));
  };
  const [three, nine] = [of(3), of(9)];
  const mixed = Array.from({ length: 20 }, () => [three.below(1000), nine.below(1000)]);
  expect(mixed.map(([a]) => a)).toEqual(alone(3));
  expect(mixed.map(([, b]) => b)).toEqual(alone(9));
  const again = of(3);
  expect(Array.from({ length: 20 }, () => again.below(1000))).toEqual(alone(3));
});

test('the counter of one ply never meets the number of another', () => {
  // 64 plies with 64 blocks each: a mixed-up n and counter would make (1, 0) and (0, 1) the same block.
  const seen = new Set<number>();
  const of = luck(secret);
  for (let n = 0; n < 64; n++) {
    const rng = of(n);
    for (let i = 0; i < 256; i++) seen.add(rng.below(MANY));
  }
  expect(seen.size).toBe(64 * 256);
});

test('the state hashed in advance gives the plain HMAC, for a prefix of any length', () => {
  for (let length = 0; length <= 64; length++) {
    const table = { ...secret, seatSeeds: ['x'.repeat(length)] };
    const message = [...messagePrefix(table), 0, 1, 2, 3, 0, 0, 0, 0];
    const key = Uint8Array.from(Buffer.from(table.seed, 'hex'));
    const block = Buffer.from(hmac(sha256, key, Uint8Array.from(message)));
    expect(keyedRng(table, 0x00010203).below(MANY)).toBe(Number(block.readBigUInt64BE() >> 11n));
  }
});

const zeros = (length: number) => Array.from({ length }, () => 0);

/** Pearson's statistic of counts that should be equal. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((a, b) => a + b, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** Where chi-square exceeds with odds of 1 in 10,000 (Wilson and Hilferty); the seeds are fixed, so the answer is too. */
function unlikely(freedom: number): number {
  const part = 2 / (9 * freedom);
  return freedom * (1 - part + 3.719 * Math.sqrt(part)) ** 3;
}

test.each([2, 3, 6, 7, 10, 36, 100])('the first draw of many plies is uniform below %i', (k) => {
  const counts = zeros(k);
  const of = luck({ ...secret, seed: seedOf(k) });
  for (let n = 0; n < 20_000; n++) counts[of(n).below(k)]! += 1;
  expect(chiSquare(counts)).toBeLessThan(unlikely(k - 1));
});

test.each([2, 6, 36, 100])('many draws of one ply are uniform below %i', (k) => {
  const counts = zeros(k);
  const rng = keyedRng(secret, k);
  for (let i = 0; i < 50_000; i++) counts[rng.below(k)]! += 1;
  expect(chiSquare(counts)).toBeLessThan(unlikely(k - 1));
});

test('pairs of neighbouring draws, within a ply and from ply to ply, are independent', () => {
  const within = zeros(36);
  const across = zeros(36);
  const of = luck(secret);
  let last = of(0).below(6);
  for (let n = 1; n <= 20_000; n++) {
    const rng = of(n);
    const now = rng.below(6);
    across[last * 6 + now]! += 1;
    within[now * 6 + rng.below(6)]! += 1;
    last = now;
  }
  expect(chiSquare(within)).toBeLessThan(unlikely(35));
  expect(chiSquare(across)).toBeLessThan(unlikely(35));
});

test('a large k, where many words are rejected, is uniform too', () => {
  const k = 3 * 2 ** 51;
  const counts = zeros(12);
  const rng = keyedRng(secret, 12);
  for (let i = 0; i < 24_000; i++) counts[Math.floor(rng.below(k) / (k / 12))]! += 1;
  expect(chiSquare(counts)).toBeLessThan(unlikely(11));
});

test('the test of uniformity notices a biased die', () => {
  const rng = keyedRng(secret, 0);
  const counts = zeros(6);
  for (let i = 0; i < 20_000; i++) counts[rng.below(64) % 6]! += 1;
  expect(chiSquare(counts)).toBeGreaterThan(unlikely(5));
});

test('it is an Rng like the others', () => {
  const items = Array.from({ length: 52 }, (_, i) => i);
  const shuffled = shuffle([...items], keyedRng(secret, 0));
  expect(shuffled).not.toEqual(items);
  expect(shuffled.toSorted((a, b) => a - b)).toEqual(items);
});

test.each([-1, 0.5, 2 ** 32, Number.NaN, Number.POSITIVE_INFINITY, '0' as never, undefined as never])(
  'no ply has the number %s',
  (n) => {
    expect(() => luck(secret)(n)).toThrow(RangeError);
  },
);

test.each([
  { ...secret, seed: secret.seed.toUpperCase() },
  { ...secret, matchId: '' },
  { ...secret, seatSeeds: [] },
  { ...secret, seatSeeds: ['\n'] },
])('a malformed secret has no luck: %j', (malformed) => {
  expect(() => luck(malformed)).toThrow(/must be/);
});

test('changing the list of seat seeds afterwards changes no roll', () => {
  const seatSeeds = ['sea', '', 'sand'];
  const of = luck({ ...secret, seatSeeds });
  seatSeeds[1] = 'late';
  expect(of(0).below(MANY)).toBe(first({}));
});
