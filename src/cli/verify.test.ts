import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { fileWith, freshPath, tidetable, toyFile } from './testing.ts';

interface Saved {
  id?: string;
  seats: { name: string; seed?: string }[];
  commitment?: string;
  plies: [seat: 'chance' | number, text: string][];
  result?: { scores: number[] };
  seed?: string;
}

let played: string;

beforeAll(async () => {
  const path = freshPath();
  await tidetable(['play', 'pebbles', '--seats', 'random,random'], { lines: [`s ${path}`] });
  played = readFileSync(path, 'utf8');
});

async function verified(
  change: (file: Saved) => void,
): Promise<{ status: number; out: string; json: unknown }> {
  const file = JSON.parse(played) as Saved;
  change(file);
  const path = fileWith(JSON.stringify(file));
  const { status, out, err } = await tidetable(['verify', path]);
  expect(err).toBe('');
  return { status, out, json: JSON.parse((await tidetable(['verify', path, '--json'])).out) };
}

const other = (hex: string | undefined): string => `${hex?.[0] === '0' ? '1' : '0'}${hex?.slice(1)}`;

test('a match that was played and saved is right in every ply and roll', async () => {
  const { status, out, json } = await verified(() => {});
  expect(status).toBe(0);
  expect(out).toMatch(
    /^Yes: all \d+ plies follow the rules\.\nThe match is over, and its result is correct\.\nEvery roll follows/,
  );
  expect(json).toMatchObject({ ok: true, over: true, result: true, dice: 'committed' });
});

test.each<[what: string, change: (file: Saved) => void, json: object]>([
  ['no seed', (file) => void delete file.seed, { dice: 'possible' }],
  ['no commitment', (file) => void delete file.commitment, { dice: 'derived' }],
  ['no result', (file) => void delete file.result, { result: false, over: true }],
  ['cut off at a ply', cutOff, { over: false, plies: 5 }],
  [
    'an empty seed of a seat',
    (file) => void ((file.seats[0] as Saved['seats'][0]).seed = ''),
    { dice: 'committed' },
  ],
])('what may be missing: %s', async (_what, change, json) => {
  const found = await verified(change);
  expect(found.status).toBe(0);
  expect(found.json).toMatchObject({ ok: true, ...json });
});

test.each<[what: string, change: (file: Saved) => number | undefined, reason: string, says: RegExp]>([
  ['a roll', (file) => changeRoll(file), 'other-luck', /the seed gives/],
  [
    'a roll, without the seed: an impossible one',
    (file) => impossibleRoll(file),
    'illegal',
    /not a possible outcome/,
  ],
  ['a move', (file) => replaceMove(file, 'bid 3'), 'illegal', /cannot be played now/],
  ['a move of another', (file) => swapSeats(file), 'not-to-act', /not this seat’s turn/],
  ['a ply too many', (file) => file.plies.push([0, 'pass']), 'over', /already over/],
  ['the result', (file) => void ((file.result as { scores: number[] }).scores[0] = 99), 'result', /result/],
  ['the result of an unfinished match', (file) => void (file.plies.length = 4), 'result', /result/],
  [
    'the commitment',
    (file) => void (file.commitment = other(file.commitment)),
    'commitment-differs',
    /committed/,
  ],
  ['the id taken away', (file) => void delete file.id, 'match-id-missing', /no id/],
  [
    'the seed of a seat: no text',
    (file) => void ((file.seats[0] as { seed: string }).seed = '\u0007'),
    'seat-seed-unprintable',
    /seeds/,
  ],
])('what was tampered with is found out: %s', async (_what, change, reason, says) => {
  let ply: number | undefined;
  const { status, out, json } = await verified((file) => {
    ply = change(file);
  });
  expect(status).toBe(1);
  expect(out).toMatch(/^No: [^\n]+\n$/);
  expect(out).toMatch(says);
  expect(json).toMatchObject(ply === undefined ? { ok: false, reason } : { ok: false, reason, ply });
});

test.each<[what: string, change: (file: Saved) => void]>([
  ['the id', (file) => void (file.id = 'another')],
  ['the seed of a seat', (file) => void ((file.seats[1] as Saved['seats'][0]).seed = 'luck')],
])('%s has a part in every roll', async (_what, change) => {
  const { status, json } = await verified(change);
  expect(status).toBe(1);
  expect(json).toMatchObject({ ok: false, reason: 'other-luck' });
});

test('what cannot be used is refused, however deep it goes, and nothing crashes', async () => {
  const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
  const file = JSON.parse(played) as Record<string, unknown>;
  for (const field of [...Object.keys(file), 'deal'])
    for (const version of [1, 2]) {
      const text = JSON.stringify({ ...file, version, [field]: '@' }).replace('"@"', deep);
      const { status, err } = await tidetable(['verify', fileWith(text)]);
      expect([field, status]).toEqual([field, 2]);
      expect(err).toMatch(/^tidetable: [^\n]+\n$/);
    }
});

test('a seed without a commitment is no reason to look away from a seat seed that cannot be', async () => {
  const { status, json } = await verified((file) => {
    delete file.commitment;
    (file.seats[0] as { seed: string }).seed = '\u0007';
  });
  expect(status).toBe(1);
  expect(json).toMatchObject({ ok: false, reason: 'seat-seed-unprintable' });
});

test('the order of fields in a result does not matter', async () => {
  const { status } = await verified((file) => {
    file.result = Object.fromEntries(Object.entries(file.result ?? {}).reverse()) as unknown as {
      scores: number[];
    };
  });
  expect(status).toBe(0);
});

test('the example in docs/formats/match-file.md is right in every ply and roll', async () => {
  const page = readFileSync(new URL('../../docs/formats/match-file.md', import.meta.url), 'utf8');
  const blocks = [...page.matchAll(/```json\n([^`]+)```/g)].map(([, block = '']) => block);
  const [example = ''] = blocks.filter((block) => block.startsWith('{"format"'));
  const { out } = await tidetable(['verify', fileWith(example), '--json']);
  expect(JSON.parse(out)).toEqual({ ok: true, plies: 19, over: true, result: true, dice: 'committed' });
});

test('a file written by hand, with neither seed nor result', async () => {
  const { status, out } = await tidetable(['verify', toyFile()]);
  expect(status).toBe(0);
  expect(out).toContain('not over yet');
});

test('sealed answers stand in ascending order of seats', async () => {
  const plies = [
    [-1, 'deal 2'],
    [-1, 'deal 5'],
    [1, 'bid 2'],
    [0, 'bid 0'],
  ] as const;
  const { status, out } = await tidetable(['verify', toyFile({ plies })]);
  expect(status).toBe(1);
  expect(out).toContain('ply 3');
});

test.each(['en', 'de', 'fr', 'it'])('in %s', async (lang) => {
  const good = await tidetable(['verify', fileWith(played), '--lang', lang]);
  const bad = await tidetable(['verify', toyFile({ plies: [[0, 'roll']] }), '--lang', lang]);
  expect([good.status, bad.status]).toEqual([0, 1]);
  expect(`${good.out}${bad.out}`).not.toMatch(/undefined|NaN/);
});

function cutOff(file: Saved): void {
  file.plies.length = 5;
  delete file.result;
}

// Each returns the number of the ply that must be named.

function changeRoll(file: Saved): number {
  const index = file.plies.findIndex(([, text]) => text.startsWith('deal'));
  const [, text = ''] = file.plies[index] ?? [];
  file.plies[index] = ['chance', text === 'deal 1' ? 'deal 2' : 'deal 1'];
  return index + 1;
}

function impossibleRoll(file: Saved): number {
  delete file.seed;
  file.plies[0] = ['chance', 'deal 9'];
  return 1;
}

function replaceMove(file: Saved, text: string): number {
  const index = file.plies.findIndex(([seat]) => seat === 0);
  file.plies[index] = [0, text];
  return index + 1;
}

function swapSeats(file: Saved): number {
  const index = file.plies.findIndex(([, text]) => text === 'roll' || text === 'keep');
  const [seat, text] = file.plies[index] as [number, string];
  file.plies[index] = [1 - seat, text];
  return index + 1;
}
