import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commitmentTo } from '../commitment.ts';
import { keyedRng, luck } from '../keyed-rng.ts';
import { messagePrefix } from '../secret.ts';
import vectors from './vectors.json' with { type: 'json' };

// The vectors were computed by examples/verify-draws.py, which shares nothing with this code but the specification.

const secretOf = ({ seed, id, seats }: (typeof vectors)[number]) => ({ seed, matchId: id, seatSeeds: seats });
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

test('the vectors are all there', () => {
  expect(vectors.length).toBe(44);
  expect(new Set(vectors.map(({ blocks }) => blocks[0])).size).toBe(44);
  expect(vectors.some(({ draws }) => draws.length < (draws.at(-1)?.used ?? 0))).toBe(true);
});

test.each(vectors)('$name', (vector) => {
  const secret = secretOf(vector);
  expect(commitmentTo(vector.seed)).toBe(vector.commitment);
  expect(hex(messagePrefix(secret))).toBe(vector.prefix);
  const rng = keyedRng(secret, vector.n);
  expect(vector.draws.map(({ k }) => rng.below(k))).toEqual(vector.draws.map(({ result }) => result));
});

test.each(vectors)('$name: the words are those of the blocks', (vector) => {
  const rng = luck(secretOf(vector))(vector.n);
  const groups = vector.blocks.join('').match(/.{16}/g) ?? [];
  expect(groups.map(() => rng.below(2 ** 53))).toEqual(
    groups.map((group) => Number(BigInt(`0x${group}`) >> 11n)),
  );
});

test('the specification shows the first vector, step by step', () => {
  const page = readFileSync(new URL('../../../docs/formats/fair-dice.md', import.meta.url), 'utf8');
  const flat = page.replaceAll(/\s/g, '');
  const [example] = vectors;
  if (!example) throw new Error('no vectors');
  const rng = keyedRng(secretOf(example), 0);
  const words = [1, 2, 3, 4, 5].map(() => rng.below(2 ** 53));
  const limits = example.draws.map(({ k }) => 2 ** 53 - (2 ** 53 % k));
  const shown = [
    example.seed,
    example.commitment,
    example.id,
    ...example.seats,
    ...example.blocks,
    `${example.prefix}0000000000000000`,
    `${example.prefix}0000000000000001`,
    ...words.map((word) => `${word.toString(16).padStart(14, '0')}=${word}`),
    ...example.draws.map(({ k }, index) => `below(${k})|${limits[index]}|`),
    ...example.draws.map(({ result }) => `|${result}|`),
  ];
  for (const piece of shown) expect(flat).toContain(piece.replaceAll(' ', ''));
});
