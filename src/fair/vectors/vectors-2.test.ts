import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Options } from '../../engine/game.ts';
import { hostCommitment } from '../commitment.ts';
import { contributionCommitment } from '../contribution.ts';
import { matchLuck, sharedLuck } from '../keyed-rng.ts';
import { dealRoot, matchRoot, type SeatPart, tableDigest } from '../roots.ts';
import given from './vectors-2.json' with { type: 'json' };
import { verify } from '../verify.ts';

// Computed by examples/verify-draws.py, which shares nothing with this code but the specification.

interface Vector {
  readonly about: string;
  readonly seed: string;
  readonly match: {
    readonly id: string;
    readonly deal?: string;
    readonly game: string;
    readonly rules: number;
    readonly options: Options;
    readonly seats: readonly SeatPart[];
    readonly commitment: string;
  };
  readonly n: number;
  readonly name?: string;
  readonly table?: string;
  readonly root: string;
  readonly blocks: readonly string[];
  readonly draws: readonly { readonly k: number; readonly result: number; readonly used: number }[];
}
const vectors = given as unknown as readonly Vector[];

function rootOf({ match }: Vector): string {
  const { deal, seats } = match;
  return deal === undefined ? matchRoot(match) : dealRoot({ ...match, id: deal, seats: seats.length });
}

function luckOf({ seed, root, match }: Vector) {
  return match.deal === undefined ? matchLuck({ seed, root }) : sharedLuck({ seed, root });
}

test('the vectors are all there', () => {
  expect(vectors.length).toBe(28);
  // Six cases repeat the block of another: what they change makes no difference.
  expect(new Set(vectors.map(({ blocks }) => blocks[0])).size).toBe(22);
  expect(vectors.some(({ draws }) => draws.length < (draws.at(-1)?.used ?? 0))).toBe(true);
});

test.each(vectors)('$about', (vector) => {
  const { seed, match, n, name, draws } = vector;
  expect(hostCommitment(seed, { ...match, id: match.deal ?? match.id })).toBe(match.commitment);
  const opened = match.seats.map(({ opening, commitment }, seat) =>
    opening === undefined ? commitment : contributionCommitment(match.id, seat, opening),
  );
  expect(opened).toEqual(match.seats.map(({ commitment }) => commitment));
  expect(match.deal === undefined ? tableDigest(match) : undefined).toBe(vector.table);
  expect(rootOf(vector)).toBe(vector.root);
  const rng = luckOf(vector)(n, name);
  expect(draws.map(({ k }) => rng.below(k))).toEqual(draws.map(({ result }) => result));
  // And the whole way, as from a match file.
  const verified = verify({ version: 2, seed, ...match });
  if (!('luck' in verified)) throw new Error(verified.problem);
  const again = verified.luck(n, name);
  expect(draws.map(({ k }) => again.below(k))).toEqual(draws.map(({ result }) => result));
});

test('the specification shows the first vector, step by step', () => {
  const page = readFileSync(new URL('../../../docs/formats/fair-dice.md', import.meta.url), 'utf8');
  const [example] = vectors;
  if (!example) throw new Error('no vectors');
  const shown = [
    example.match.commitment,
    ...example.match.seats.flatMap(({ opening, commitment }) => [opening, commitment]),
    example.table,
    example.root,
    ...example.blocks,
    ...example.draws.map(({ k, result }) => `| below(${k}) | ${result} |`),
  ];
  const missing = shown.filter((piece) => piece !== undefined && !page.includes(piece));
  expect(missing).toEqual([]);
});
