import { expect, test } from 'vitest';
import { readMatchFile } from '../engine/file.ts';
import { commitmentTo } from './commitment.ts';
import vectors from './vectors/vectors.json' with { type: 'json' };
import { fitsCommitment, type Revealed, verify } from './verify.ts';

const [vector] = vectors;
if (!vector) throw new Error('no vectors');

const match: Revealed = {
  id: vector.id,
  seed: vector.seed,
  commitment: vector.commitment,
  // The second seat gave no seed, and its field is absent.
  seats: vector.seats.map((seed) => (seed === '' ? {} : { seed })),
};
const otherSeed = vector.seed.replace('00', '01');

test('SHA-256 of the seed bytes, as FIPS 180-4 has it', () => {
  // Published digest of 32 zero bytes.
  expect(commitmentTo('00'.repeat(32))).toBe(
    '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925',
  );
});

test('a finished match gives the luck to replay it with', () => {
  const verified = verify(match);
  if (!('luck' in verified)) throw new Error(verified.problem);
  const rng = verified.luck(vector.n);
  expect(vector.draws.map(({ k }) => rng.below(k))).toEqual(vector.draws.map(({ result }) => result));
});

test('a match file can be handed in as it was read', () => {
  const { id, seed, commitment, seats } = match;
  const named = seats.map((seat, index) => ({ name: `Player ${index + 1}`, ...seat }));
  const header = {
    format: 'tidetable-match',
    version: 1,
    game: 'high-tide',
    rules: 1,
    options: {},
    plies: [],
  };
  const file = readMatchFile(JSON.stringify({ ...header, id, seats: named, commitment, seed }));
  if ('problem' in file) throw new Error(file.problem);
  expect(verify(file)).toHaveProperty('luck');
});

const refusals: [Partial<Record<keyof Revealed, unknown>>, string][] = [
  [{ seed: undefined }, 'seed-missing'],
  [{ id: undefined }, 'match-id-missing'],
  [{ seed: otherSeed }, 'commitment-differs'],
  [{ commitment: commitmentTo(otherSeed) }, 'commitment-differs'],
  [{ commitment: vector.commitment.toUpperCase() }, 'commitment-malformed'],
  [{ commitment: '' }, 'commitment-malformed'],
  [{ commitment: null }, 'commitment-malformed'],
  [{ seed: vector.seed.toUpperCase() }, 'seed-malformed'],
  [{ seed: '' }, 'seed-malformed'],
  [{ seed: null }, 'seed-malformed'],
  [{ id: 'a b' }, 'match-id-malformed'],
  [{ seats: [] }, 'seat-count'],
  [{ seats: [{ seed: 'x'.repeat(65) }] }, 'seat-seed-too-long'],
  [{ seats: [{ seed: '\u202e' }] }, 'seat-seed-unprintable'],
  [{ seats: [{ seed: null }] }, 'seat-seed-not-text'],
];

test('without a commitment the rolls can be derived, but nothing was promised', () => {
  const { commitment: _, ...bare } = match;
  expect(verify(bare)).toMatchObject({ committed: false });
  expect(verify(match)).toMatchObject({ committed: true });
  const seats = [{ seed: '\u0000' }];
  expect(verify({ ...bare, seats })).toMatchObject({ refused: 'seat-seed-unprintable' });
});

test.each(refusals)('%j is refused: %s', (changed, refused) => {
  const refusal = verify({ ...match, ...changed } as Revealed);
  expect(refusal).toEqual({ refused, problem: expect.stringMatching(/^[A-Z].*\.$/) });
});

test.each([
  [vector.seed, vector.commitment, true],
  [otherSeed, vector.commitment, false],
  [vector.seed, vector.commitment.toUpperCase(), false],
  [vector.seed.toUpperCase(), vector.commitment, false],
  ['', '', false],
])('seed %s, commitment %s: %s', (seed, commitment, fits) => {
  expect(fitsCommitment(seed, commitment)).toBe(fits);
});
