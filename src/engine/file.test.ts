import { expect, test } from 'vitest';
import { game } from '../../test/toy/game.ts';
import { type MatchFile, openMatch, readMatchFile, writeMatchFile } from './file.ts';
import { CHANCE } from './game.ts';
import { accept, settle, start } from './match.ts';
import { FastRng } from './rng.ts';
import { checkedGame } from './kit/check.ts';

const options = { bonus: true, faces: 4 };
const { plies, state } = checkedGame(game, { seats: 2, options, rules: 1 }, { rng: new FastRng(3) });
const result = game.result(state as never);
const file: MatchFile = {
  id: 'abc_123',
  game: 'pebbles',
  rules: 1,
  options,
  seats: [{ name: 'Ann', seed: 'sand' }, { name: 'Bob' }],
  commitment: 'ab'.repeat(32),
  plies,
  ...(result && { result }),
  seed: 'cd'.repeat(32),
};

test('a file read back is the file written', () => {
  expect(readMatchFile(writeMatchFile(file))).toEqual(file);
});

test('a file written by hand needs only the game, the rules, the seats and the plies', () => {
  const text =
    '{"format":"tidetable-match","version":1,"game":"pebbles","rules":1,"seats":[{"name":"a"},{"name":"b"}],"plies":[["chance","deal 3"]]}';
  const read = readMatchFile(text) as MatchFile;
  expect(read.plies).toEqual([[CHANCE, 'deal 3']]);
  expect(openMatch(game, read)).toMatchObject({
    state: { cards: [3, 0] },
    terms: { options: { bonus: false, faces: 6 } },
  });
});

test('version 2 has what the seats committed to and opened, and perhaps a deal', () => {
  const [ann, bob] = [
    { commitment: 'ef'.repeat(32), opening: '12'.repeat(32) },
    { commitment: '34'.repeat(32) },
  ];
  const second: MatchFile = {
    ...file,
    version: 2,
    deal: 'daily-1',
    seats: [
      { name: 'Ann', seed: 'sand', ...ann },
      { name: 'Bob', ...bob },
    ],
  };
  expect(readMatchFile(writeMatchFile(second))).toEqual(second);
});

test('a seat may name the level of its bot, and nothing that is no name', () => {
  const seat = (bot: unknown) =>
    readMatchFile(
      JSON.stringify({
        format: 'tidetable-match',
        version: 1,
        game: 'pebbles',
        rules: 1,
        seats: [{ name: 'Finn', bot }, { name: 'Ben' }],
        plies: [],
      }),
    );
  expect(seat('medium')).toMatchObject({ seats: [{ name: 'Finn', bot: 'medium' }, { name: 'Ben' }] });
  for (const bot of ['', 'Medium', 'a'.repeat(25), 7, null])
    expect(seat(bot)).toEqual({ problem: 'the bot of seat 0 is not 1 to 24 lower-case letters or -' });
});

test('opening replays the match', () => {
  expect(openMatch(game, file)).toMatchObject({ state });
});

const json = JSON.parse(writeMatchFile(file)) as Record<string, unknown>;
const refused: [string, unknown, RegExp][] = [
  ['nothing', '', /not JSON/],
  ['a cut-off file', writeMatchFile(file).slice(0, -40), /cut off/],
  ['a list', [], /does not hold a match/],
  ['null', null, /does not hold a match/],
  ['another format', { ...json, format: 'pgn' }, /format/],
  ['a newer version', { ...json, version: 4 }, /version 4/],
  ['rounds that are none', { ...json, version: 3, rounds: ['+x'] }, /rounds are not/],
  ['rounds in an older version', { ...json, version: 2, rounds: [] }, /unknown field "rounds"/],
  ['a version that is none', { ...json, version: { two: 2 } }, /version of the format/],
  ['a deal, in version 1', { ...json, deal: 'daily' }, /unknown field "deal"/],
  ['a deal that is none', { ...json, version: 2, deal: 'a b' }, /deal is not/],
  ['an opening, in version 1', { ...json, seats: [{ name: 'a', opening: 'ab'.repeat(32) }] }, /seat 0/],
  [
    'an opening that is none',
    { ...json, version: 2, seats: [{ name: 'a', opening: 'x' }] },
    /opening of seat 0/,
  ],
  ['a result that is none', { ...json, result: [] }, /result is not one/],
  ['a result with more', { ...json, result: { ...result, more: 1 } }, /result is not one/],
  ['an unknown field', { ...json, comment: 'hi' }, /unknown field "comment"/],
  ['no game', { ...json, game: undefined }, /game is missing/],
  ['no rules', { ...json, rules: '1' }, /rules is missing/],
  ['no seats', { ...json, seats: [] }, /seats are missing/],
  ['a seat without a name', { ...json, seats: [{}, { name: 'b' }] }, /seat 0/],
  ['a seat with more', { ...json, seats: [{ name: 'a', token: 'x' }, { name: 'b' }] }, /seat 0/],
  ['a long name', { ...json, seats: [{ name: 'a'.repeat(41) }] }, /seat 0/],
  ['a long seat seed', { ...json, seats: [{ name: 'a', seed: 's'.repeat(65) }] }, /seed of seat 0/],
  ['a commitment that is none', { ...json, commitment: 'AB'.repeat(32) }, /commitment/],
  ['a seed that is none', { ...json, seed: 'zz' }, /seed is not/],
  ['an id with blanks', { ...json, id: 'a b' }, /id is not/],
  ['plies that are none', { ...json, plies: 'x' }, /plies are missing/],
  ['a ply of one', { ...json, plies: [[0]] }, /ply 1 is not/],
  ['a negative seat', { ...json, plies: [[-1, 'deal 1']] }, /ply 1 is not/],
  ['a ply of control characters', { ...json, plies: [[0, 'a\nb']] }, /ply 1 is not/],
  ['a very long ply', { ...json, plies: [[0, 'a'.repeat(65)]] }, /ply 1 is not/],
  ['too many plies', { ...json, plies: Array.from({ length: 20_001 }, () => [0, 'x']) }, /more than 20000/],
  ['a huge file', `"${'x'.repeat(4_000_000)}"`, /longer than/],
];
const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
const nested: [field: string, text: string][] = Object.keys(json).map((field) => [
  field,
  JSON.stringify({ ...json, [field]: '@' }).replace('"@"', deep),
]);
test.each([...nested, ['the whole', deep]])('nested 5,000 deep: %s', (_field, text) => {
  const read = readMatchFile(text);
  expect('problem' in read ? read : openMatch(game, read)).toHaveProperty('problem');
});

test.each(refused)('refused with the reason: %s', (_name, content, reason) => {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  expect((readMatchFile(text) as { problem: string }).problem).toMatch(reason);
});

test.each([
  ['another game', { game: 'chess' }, /match of "chess"/],
  ['rules of the future', { rules: 2 }, /rules 2/],
  [
    'too many players',
    { seats: [{ name: 'a' }, { name: 'b' }, { name: 'c' }, { name: 'd' }] },
    /2 to 3 players, not 4/,
  ],
  ['an unknown option', { options: { sharks: true } }, /unknown option "sharks"/],
  [
    'an option out of bounds',
    { options: { faces: 99 } },
    /option "faces" must be a whole number from 1 to 8/,
  ],
  ['another result', { result: { ...result, scores: [99, 0] } }, /result in the file/],
])('not opened: %s', (_name, change, reason) => {
  expect((openMatch(game, { ...file, ...change } as MatchFile) as { problem: string }).problem).toMatch(
    reason,
  );
});

test('the order of fields of a result does not matter', () => {
  const turned = JSON.parse(JSON.stringify(Object.fromEntries(Object.entries(result ?? {}).toReversed())));
  expect(openMatch(game, { ...file, result: turned })).toMatchObject({ state });
});

test('a tampered ply is named', () => {
  const tampered = {
    ...file,
    plies: file.plies.map((ply, i) => (i === 4 ? ([ply[0], 'bid 7'] as const) : ply)),
  };
  expect(openMatch(game, tampered)).toMatchObject({ wrong: 5, reason: 'illegal' });
});

test('an unfinished match has no result to compare with', () => {
  const match = start(game, { seats: 2, options, rules: 1 });
  accept(
    match,
    settle(match, () => new FastRng(1)),
  );
  const { result: _, ...open } = file;
  expect(openMatch(game, { ...open, plies: match.plies })).toMatchObject({ state: match.state });
});
