import { expect, test } from 'vitest';
import { id, options, played, witnessed } from '../../test/toy/fair-match.ts';
import { game } from '../../test/toy/game.ts';
import { type MatchFile, openMatch } from '../engine/file.ts';
import { CHANCE } from '../engine/game.ts';
import { FastRng } from '../engine/rng.ts';
import { contributionCommitment, makeContribution } from './contribution.ts';
import { compareWithSeen, contributionsIn, type Seen } from './seen.ts';
import { readSeenFile, writeSeenFile } from './seen-file.ts';
import { makeSeed } from './seed.ts';
import { verify } from './verify.ts';

const rng = new FastRng(11);
const random = (count: number) => Uint8Array.from({ length: count }, () => rng.below(256));

function isRightInItself(file: MatchFile): boolean {
  const dice = verify(file);
  return 'luck' in dice && dice.committed && !('problem' in openMatch(game, file, dice));
}

const rolls = ({ plies }: MatchFile) => plies.filter(([seat]) => seat === CHANCE).map(([, text]) => text);

// Ann's page is honest; whoever runs the server sits at Bob's seat.
const { seed, ann, bob, seats, honest, seen } = witnessed(random);

test('an honest match agrees with what was seen', () => {
  expect(isRightInItself(honest)).toBe(true);
  expect(compareWithSeen(seen, honest)).toEqual([]);
  expect(contributionsIn(seen, honest)).toEqual({ counted: [0], leftOut: [] });
});

test('a host that grinds seeds before it commits gains nothing once one page adds its own', () => {
  // It keeps the seed of 300 whose first roll would be the best without Ann, and meets Ann's opening afterwards.
  const best = (seats: MatchFile['seats']) => {
    for (let tries = 0; tries < 300; tries++) {
      const ground = makeSeed(random);
      if (rolls(played({ seed: ground, seats, options }))[0] === 'deal 6') return ground;
    }
    throw new Error('never six');
  };
  const without = [{ name: 'Ann' }, { name: 'Bob' }];
  let sixes = 0;
  for (let match = 0; match < 120; match++) {
    const fresh = makeContribution(id, 0, random);
    const file = played({
      seed: best(without),
      seats: [{ name: 'Ann', ...fresh }, { name: 'Bob' }],
      options,
    });
    if (rolls(file)[0] === 'deal 6') sixes++;
  }
  // One in six is 20 of 120, give or take four; grinding without Ann's part would make it 120.
  expect(sixes).toBeGreaterThan(4);
  expect(sixes).toBeLessThan(40);
});

test('a host that grinds seeds after the openings has to swap the commitment, and is found', () => {
  let swapped = honest;
  while (rolls(swapped)[0] !== 'deal 6' || swapped === honest)
    swapped = played({ seed: makeSeed(random), seats, options });
  expect(isRightInItself(swapped)).toBe(true);
  expect(compareWithSeen(seen, swapped)).toMatchObject([
    { code: 'commitment-changed', seen: seen.commitment, found: swapped.commitment },
    { code: 'table-changed' },
  ]);
});

test('a host that grinds its own contribution after the openings is found', () => {
  const late = { name: 'Bob', ...makeContribution(id, 1, random) };
  const file = played({ seed, seats: [{ name: 'Ann', ...ann }, late], options });
  expect(isRightInItself(file)).toBe(true);
  expect(compareWithSeen(seen, file)).toMatchObject([{ code: 'table-changed' }]);
});

test('a host that ignores a contribution, or puts another in its place, is found', () => {
  const left = { name: 'Ann', commitment: ann.commitment };
  const ignored = played({ seed, seats: [left, { name: 'Bob', ...bob }], options });
  expect(isRightInItself(ignored)).toBe(true);
  expect(compareWithSeen(seen, ignored)).toEqual([
    { code: 'contribution-ignored', seat: 0, seen: ann.opening },
  ]);

  const forged = { name: 'Ann', ...makeContribution(id, 0, random) };
  const replaced = played({ seed, seats: [forged, { name: 'Bob', ...bob }], options });
  expect(isRightInItself(replaced)).toBe(true);
  expect(compareWithSeen(seen, replaced).map(({ code }) => code)).toEqual([
    'table-changed',
    'contribution-changed',
  ]);

  const dropped = played({ seed, seats: [{ name: 'Ann' }, { name: 'Bob', ...bob }], options });
  expect(compareWithSeen(seen, dropped).map(({ code }) => code)).toContain('contribution-changed');
});

test('a host that changes an option after the table closed is found', () => {
  const file = played({ seed, seats, options: { ...options, faces: 8 } });
  expect(isRightInItself(file)).toBe(true);
  expect(compareWithSeen(seen, file)).toMatchObject([{ code: 'table-changed' }]);
});

test('a host that hands out a file of version 1 is found', () => {
  const { version: _, ...first } = honest;
  const bare = { ...first, seats: [{ name: 'Ann' }, { name: 'Bob' }] };
  expect(compareWithSeen(seen, bare).map(({ code }) => code)).toContain('table-changed');
});

test('an opening that was never acknowledged may be missing, not different', () => {
  const late: Seen = { ...seen, seats: [{ seat: 0, ...ann, state: 'committed' }] };
  const left = [
    { name: 'Ann', commitment: ann.commitment },
    { name: 'Bob', ...bob },
  ];
  const file = played({ seed, seats: left, options });
  expect(compareWithSeen(late, file)).toEqual([]);
  expect(contributionsIn(late, file)).toEqual({ counted: [], leftOut: [0] });
  expect(compareWithSeen(late, honest)).toEqual([]);
  const other = played({ seed, seats: [{ name: 'Ann', ...bob }, { name: 'Bob' }], options });
  expect(compareWithSeen(late, other).map(({ code }) => code)).toContain('contribution-changed');
});

test('a seat that was lost before the table closed is no finding', () => {
  const { table: _, ...early } = seen;
  const gone: Seen = { ...early, seats: [{ seat: 0, ...ann, state: 'committed' }] };
  const file = played({ seed, seats: [{ name: 'Bot' }, { name: 'Bob', ...bob }], options });
  expect(compareWithSeen(gone, file)).toEqual([]);
});

test('files of another match are not compared', () => {
  expect(compareWithSeen({ ...seen, match: 'beach-8' }, honest)).toMatchObject([{ code: 'other-match' }]);
});

test('nobody can repeat the commitment of another seat or match', () => {
  const copied = [
    { name: 'Ann', ...ann },
    { name: 'Bob', ...ann },
  ];
  expect(verify({ ...honest, seats: copied })).toMatchObject({ refused: 'opening-differs' });
  expect(contributionCommitment('beach-8', 0, ann.opening)).not.toBe(ann.commitment);
});

test.each<[what: string, change: Partial<MatchFile>, refused: string]>([
  ['the id', { id: 'beach-8' }, 'commitment-differs'],
  ['the game', { game: 'maui' }, 'commitment-differs'],
  ['the rules', { rules: 2 }, 'commitment-differs'],
  ['the seed', { seed: makeSeed(random) }, 'commitment-differs'],
  [
    'a missing opening',
    { seats: [{ name: 'Ann', opening: ann.opening }, { name: 'Bob' }] },
    'opening-differs',
  ],
  ['options that are none', { options: [] }, 'table-incomplete'],
])('the commitments cover %s', (_what, change, refused) => {
  expect(verify({ ...honest, ...change })).toMatchObject({ refused });
});

test('a seen file read back is what was written, with the match file or without', () => {
  expect(readSeenFile(writeSeenFile({ seen }))).toEqual({ seen });
  expect(readSeenFile(writeSeenFile({ seen, file: honest }))).toEqual({ seen, file: honest });
});

const json = JSON.parse(writeSeenFile({ seen, file: honest })) as Record<string, unknown>;
const [seat] = seen.seats;
const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
test.each<[what: string, content: unknown]>([
  ['nothing', ''],
  ['a list', []],
  ['a match file', json.matchFile],
  ['another version', { ...json, version: 2 }],
  ['an unknown field', { ...json, more: 1 }],
  ['no match', { ...json, match: undefined }],
  ['no commitment', { ...json, commitment: 'x' }],
  ['a digest that is none', { ...json, table: 7 }],
  ['no time', { ...json, at: 'now' }],
  ['a very long server', { ...json, server: 'x'.repeat(201) }],
  ['seats that are none', { ...json, seats: [{ ...seat, seat: -1 }] }],
  ['a state that is none', { ...json, seats: [{ ...seat, state: 'lost' }] }],
  ['too many seats', { ...json, seats: Array.from({ length: 13 }, () => seat) }],
  ['a match file that is none', { ...json, matchFile: { ...(json.matchFile as object), plies: 1 } }],
  ['nested 5,000 deep', `{"format":"tidetable-seen","version":1,"match":${deep}}`],
  ['a nested match file', JSON.stringify({ ...json, matchFile: '@' }).replace('"@"', deep)],
])('no seen file: %s', (_what, content) => {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  expect(readSeenFile(text)).toEqual({ problem: expect.any(String) });
});
