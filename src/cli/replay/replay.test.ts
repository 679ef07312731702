import { expect, test } from 'vitest';
import type { Ply } from '../../engine/match.ts';
import { fileWith, tidetable, toyFile } from '../testing.ts';

const dealt: Ply[] = [
  [-1, 'deal 2'],
  [-1, 'deal 5'],
];
const bids: Ply[] = [...dealt, [0, 'bid 0'], [1, 'bid 2']];
const finished: Ply[] = [
  ...bids,
  ...([
    [1, 'roll'],
    [-1, 'pips 6'],
    [-1, 'red'],
    [0, 'show'],
    [1, 'pass'],
  ] as const),
  ...([
    [0, 'bid 1'],
    [1, 'bid 1'],
    [0, 'keep'],
    [-1, 'blue'],
    [1, 'pass'],
  ] as const),
  ...([
    [0, 'bid 2'],
    [1, 'bid 0'],
    [0, 'roll'],
    [-1, 'pips 1'],
    [-1, 'blue'],
    [1, 'pass'],
  ] as const),
];

async function json(path: string, ...argv: string[]): Promise<Record<string, unknown>> {
  const { status, out, err } = await tidetable(['replay', path, '--json', ...argv]);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  return JSON.parse(out) as Record<string, unknown>;
}

test.each<[what: string, plies: Ply[], expected: object]>([
  ['chance first', [], { ply: 0, toAct: ['chance'], legal: {}, chances: 6, result: null }],
  [
    'fewer cards are left',
    dealt.slice(0, 1),
    { ply: 1, toAct: ['chance'], legal: {}, chances: 5, result: null },
  ],
  [
    'several at once',
    dealt,
    {
      ply: 2,
      toAct: [0, 1],
      legal: { 0: ['bid 0', 'bid 1', 'bid 2'], 1: ['bid 0', 'bid 1', 'bid 2'] },
      chances: 0,
      result: null,
    },
  ],
  ['one', bids, { ply: 4, toAct: [1], legal: { 1: ['roll', 'keep'] }, chances: 0, result: null }],
  [
    'over',
    finished,
    {
      ply: 20,
      toAct: [],
      legal: {},
      chances: 0,
      result: { scores: [0, 11], places: [2, 1], reason: 'rounds' },
    },
  ],
])('--json at the end of a hand-written file: %s', async (_what, plies, expected) => {
  expect(await json(toyFile({ plies }))).toMatchObject(expected);
});

test('--at goes back, and --odds lists outcomes with their weights', async () => {
  const path = toyFile({ plies: finished });
  expect(await json(path, '--at', '6', '--odds')).toMatchObject({
    ply: 6,
    chances: 2,
    odds: [
      ['blue', 3],
      ['red', 2],
    ],
  });
  expect(await json(path, '--at', '6')).not.toHaveProperty('odds');
});

test('--as shows what that viewer may see and no more', async () => {
  const path = toyFile();
  expect(await json(path, '--as', '0')).toMatchObject({
    view: { viewer: 0, cards: [2, null] },
    legal: { 0: expect.any(Array) as never },
  });
  expect(Object.keys((await json(path, '--as', '0')).legal as object)).toEqual(['0']);
  expect(await json(path, '--as', 'public')).toMatchObject({
    view: { viewer: 'public', cards: [null, null] },
    legal: {},
    toAct: [0, 1],
  });
  const all = await json(path);
  expect(all).toMatchObject({
    view: { viewer: 'public' },
    views: [{ cards: [2, null] }, { cards: [null, 5] }],
  });
  expect(await json(path, '--as', 'all')).toEqual(all);
});

test('between sealed answers only the holder of the file looks', async () => {
  const path = toyFile({ plies: [...dealt, [0, 'bid 2']] });
  expect(await json(path)).toMatchObject({ ply: 3, toAct: [1] });
  const before = await json(toyFile(), '--as', '1');
  expect(await json(path, '--as', '1')).toEqual({ ...before, ply: 3 });
  const other = await json(toyFile({ plies: [...dealt, [0, 'bid 0']] }), '--as', '1');
  expect(other).toEqual({ ...before, ply: 3 });
});

test.each([
  ['all', ['is dealt the 2', 'is dealt the 5', 'card 2', 'card 5'], []],
  ['public', ['is dealt a card'], ['the 2', 'the 5', 'card 2', 'card 5', 'Bid 1']],
  ['0', ['Anna is dealt the 2', 'card 2', 'Bid 1'], ['the 5', 'card 5']],
])('the story as %s sees it', async (viewer, tells, hides) => {
  const { status, out } = await tidetable(['replay', toyFile(), '--as', viewer]);
  expect(status).toBe(0);
  for (const piece of tells) expect(out).toContain(piece);
  for (const piece of hides) expect(out).not.toContain(piece);
  expect(out).not.toContain('\u001b');
});

test('the legal moves stand with their texts, and who is to act', async () => {
  const { out } = await tidetable(['replay', toyFile({ plies: bids })]);
  expect(out).toContain('After ply 4 of 4');
  expect(out).toContain('Ben’s turn: Roll the die?\n  roll  Roll the die\n  keep  Leave the die alone');
});

test('the end of a match is told with places and where the points come from', async () => {
  const { out } = await tidetable(['replay', toyFile({ plies: finished })]);
  expect(out).toContain('All rounds have been played.');
  expect(out).toMatch(/1\. Ben +11/);
});

test('options that are not as usual are named', async () => {
  const { out } = await tidetable(['replay', toyFile({ options: { bonus: true, faces: 3 } })]);
  expect(out).toContain('Options: bonus,faces=3');
});

test('a language by option, by environment, and English otherwise', async () => {
  const path = toyFile();
  const german = await tidetable(['replay', path, '--lang', 'de']);
  expect(german.out).toContain('Nach Halbzug 2 von 2');
  expect((await tidetable(['replay', path], { env: { LANG: 'de_CH.UTF-8' } })).out).toBe(german.out);
  expect((await tidetable(['replay', path], { env: { LANG: 'eo' } })).out).toContain('After ply 2 of 2');
});

test('a wrong ply is told, with status 1, unless it lies after the one asked for', async () => {
  const path = toyFile({ plies: [...bids, [1, 'dance']] });
  const { status, out } = await tidetable(['replay', path]);
  expect(status).toBe(1);
  expect(out).toMatch(/^No: ply 5, ‘dance’: /);
  expect(JSON.parse((await tidetable(['replay', path, '--json'])).out)).toMatchObject({
    wrong: 5,
    reason: 'illegal',
  });
  expect(await json(path, '--at', '4')).toMatchObject({ ply: 4, toAct: [1] });
});

test('a name in a file cannot move the cursor', async () => {
  const seats = [{ name: 'An\u001b[2Jna' }, { name: 'Be\u202en' }];
  const { out } = await tidetable(['replay', toyFile({ seats })]);
  expect(out).toContain('An?[2Jna, Be?n');
  expect(out).not.toContain('\u001b');
});

test('a byte order mark does no harm', async () => {
  const text =
    '\ufeff{"format":"tidetable-match","version":1,"game":"pebbles","rules":1,"seats":[{"name":"a"},{"name":"b"}],"plies":[]}';
  expect(await json(fileWith(text))).toMatchObject({ ply: 0 });
});
