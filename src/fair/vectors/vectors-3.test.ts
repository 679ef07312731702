import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHANCE, type Options } from '../../engine/game.ts';
import type { Ply } from '../../engine/match.ts';
import { linkOf } from '../chain.ts';
import { matchRoot, type SeatPart, tableDigest } from '../roots.ts';
import { askedIn, linksOf } from '../round-marks.ts';
import { fixDigest, liveLuck, roundRoot, roundStarts } from '../rounds.ts';
import given from './vectors-3.json' with { type: 'json' };
import { verify } from '../verify.ts';

// Computed by examples/verify-draws.py, which shares nothing with this code but the specification.

interface Vector {
  readonly about: string;
  readonly seed: string;
  readonly length: number;
  readonly starts: { readonly [seat: string]: string };
  readonly match: {
    readonly id: string;
    readonly game: string;
    readonly rules: number;
    readonly options: Options;
    readonly seats: readonly SeatPart[];
    readonly commitment: string;
    readonly plies: readonly (readonly [number | 'chance', string])[];
    readonly rounds: readonly string[];
  };
  readonly n: number;
  readonly table: string;
  readonly round: number;
  readonly root: string;
  readonly fix?: string;
  readonly blocks: readonly string[];
  readonly draws: readonly { readonly k: number; readonly result: number }[];
}
const vectors = given as unknown as readonly Vector[];

const pliesOf = ({ match }: Vector) =>
  match.plies.map(([who, text]): Ply => [who === 'chance' ? CHANCE : who, text]);

test('the vectors are all there', () => {
  expect(vectors.length).toBe(14);
  // Two repeat the block of another: what they change makes no difference.
  expect(new Set(vectors.map(({ blocks }) => blocks[0])).size).toBe(12);
});

test.each(vectors)('$about', (vector) => {
  const { seed, match, n, draws, round, length } = vector;
  const plies = pliesOf(vector);
  const { id, seats, rounds } = match;
  for (const [seat, start] of Object.entries(vector.starts)) {
    const { opening, link } = seats[Number(seat)] as SeatPart;
    const chain = { start, length };
    expect([linkOf(id, Number(seat), chain, 0), undefined]).toContain(opening);
    const last = rounds.findLastIndex((marks) => marks[Number(seat)] === '+') + 1;
    expect(last === 0 ? undefined : linkOf(id, Number(seat), chain, last)).toBe(link);
  }
  const closed = { ...match, dice: 3 } as const;
  expect(tableDigest(closed)).toBe(vector.table);
  const starts = roundStarts(plies);
  const links = linksOf({ id, seats, rounds });
  if (typeof links === 'string') throw new Error(links);
  const luck = liveLuck({ seed, root: matchRoot(closed) });
  for (const [index, { from }] of starts.entries()) luck.begin(index + 1, from, links[index] ?? []);
  const rooted = round > 0 ? roundRoot(matchRoot(closed), round, links[round - 1] ?? []) : matchRoot(closed);
  expect(rooted).toBe(vector.root);
  const fixed = {
    round,
    asked: askedIn(rounds[round - 1] ?? ''),
    plies: plies.slice(0, starts[round - 1]?.plies),
  };
  expect(round > 0 ? fixDigest(seed, seats.length, fixed) : undefined).toBe(vector.fix);
  const verified = verify({ version: 3, seed, ...match, plies });
  if (!('luck' in verified)) throw new Error(verified.problem);
  for (const source of [luck, verified.luck]) {
    const rng = source(n);
    expect(draws.map(({ k }) => rng.below(k))).toEqual(draws.map(({ result }) => result));
  }
});

const [example] = vectors as [Vector];

test('the specification shows the first vector, step by step', () => {
  const page = readFileSync(new URL('../../../docs/formats/fair-dice.md', import.meta.url), 'utf8');
  const shown = [
    example.match.commitment,
    ...example.match.seats.flatMap(({ opening, commitment, link }) => [opening, commitment, link]),
    example.table,
    example.root,
    example.fix,
    example.blocks[0],
    ...example.draws.map(({ k, result }) => `| below(${k}) | ${result} |`),
  ];
  expect(shown.filter((piece) => piece !== undefined && !page.includes(piece))).toEqual([]);
});

const file = { version: 3 as const, seed: example.seed, ...example.match, plies: pliesOf(example) };
const withSeat = (seat: number, part: SeatPart) => ({
  ...file,
  seats: file.seats.with(seat, { ...file.seats[seat], ...part }),
});

test.each([
  ['a round too few', { ...file, rounds: file.rounds.slice(1) }, 'rounds-differ'],
  ['a round too many', { ...file, rounds: [...file.rounds, '...'] }, 'rounds-differ'],
  ['no rounds at all', { ...file, rounds: undefined }, 'rounds-differ'],
  ['a seat too many in a round', { ...file, rounds: file.rounds.with(0, '+.+.') }, 'rounds-differ'],
  ['somebody asked who has no chain', { ...file, rounds: file.rounds.with(0, '+-+') }, 'rounds-differ'],
  ['a link that was not opened', { ...file, rounds: ['+.+', '+..', '...'] }, 'link-differs'],
  ['no link where one was opened', withSeat(0, { link: undefined }), 'link-differs'],
  ['a link of nobody', withSeat(1, { link: '0'.repeat(64) }), 'link-differs'],
  ['another link', withSeat(2, { link: '0'.repeat(64) }), 'link-differs'],
  ['a link that is none', withSeat(2, { link: 'x' }), 'link-differs'],
])('refused: %s', (_name, match, refused) => {
  expect(verify(match)).toMatchObject({ refused });
});

test('whoever was left out three times may not be asked again', () => {
  const plies = [...file.plies, [0, 'roll'], [CHANCE, 'pips 2']] as Ply[];
  const seats = file.seats.map((seat) => ({ ...seat, link: undefined }));
  const rounds = ['-..', '-..', '-..'];
  expect(verify({ ...file, seats, plies, rounds: [...rounds, '-..'] })).toMatchObject({
    refused: 'rounds-differ',
  });
  expect(verify({ ...file, seats, plies, rounds: [...rounds, '...'] })).toHaveProperty('luck');
});
