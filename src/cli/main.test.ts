import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileWith, freshPath, tidetable, toyFile } from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'tidetable-'));
const header =
  '{"format":"tidetable-match","version":1,"game":"pebbles","rules":1,"seats":[{"name":"a"},{"name":"b"}]';
const huge = '9'.repeat(40);

test.each<[wrong: string, argv: string[], says: RegExp]>([
  ['no command', [], /which command/],
  ['unknown command', ['dance'], /unknown command "dance"/],
  ['a name every object has', ['constructor'], /unknown command/],
  ['control characters', ['a\u001b[2Jb\nc'], /"a\?\[2Jb\?c"/],
  ['no registry', ['--registry'], /--registry takes a file/],
  ['a registry that is not there', ['--registry', 'no-such-file.ts', 'sim'], /cannot be loaded/],
  ['a module without games', ['--registry', 'src/engine/rng.ts', 'sim'], /exports no games/],
  ['no game', ['sim'], /which game\? There are: pebbles/],
  ['no game through a pipe', ['play'], /which game/],
  ['unknown game', ['sim', 'chess'], /unknown game "chess"; there are: pebbles/],
  ['a game every object has', ['play', '__proto__'], /unknown game/],
  ['too many words', ['sim', 'pebbles', 'pebbles'], /unexpected "pebbles"/],
  ['unknown option of the command', ['sim', 'pebbles', '--turbo'], /unknown option '--turbo'/],
  ['value missing', ['sim', 'pebbles', '--games'], /--games/],
  ['value not wanted', ['sim', 'pebbles', '--check=yes'], /--check/],
  ['games: no number', ['sim', 'pebbles', '--games', 'many'], /--games must be a whole number/],
  ['games: none', ['sim', 'pebbles', '--games', '0'], /--games must be a whole number from 1/],
  ['games: negative', ['sim', 'pebbles', '--games', '-5'], /--games/],
  ['games: broken', ['sim', 'pebbles', '--games', '1.5'], /--games/],
  ['games: huge', ['sim', 'pebbles', '--games', huge], /--games/],
  ['seed: huge', ['sim', 'pebbles', '--seed', huge], /--seed/],
  ['threads: huge', ['sim', 'pebbles', '--threads', '1e3'], /--threads/],
  ['unknown bot', ['sim', 'pebbles', '--seats', 'random,deep-blue'], /nobody called "deep-blue".*random/],
  ['people in a simulation', ['sim', 'pebbles', '--seats', 'me,random'], /nobody called "me"/],
  ['too few seats', ['sim', 'pebbles', '--seats', 'random'], /2 to 3 players, not 1/],
  ['too many seats', ['play', 'pebbles', '--seats', 'me,me,me,me'], /2 to 3 players, not 4/],
  ['empty seat', ['play', 'pebbles', '--seats', 'me,'], /nobody called ""/],
  ['unknown option of the game', ['play', 'pebbles', '--options', 'lava'], /unknown option "lava"/],
  [
    'figure out of bounds',
    ['sim', 'pebbles', '--options', 'faces=99'],
    /"faces" must be a whole number from 1 to 8/,
  ],
  ['figure huge', ['sim', 'pebbles', '--options', `faces=${huge}`], /"faces"/],
  ['unknown language', ['play', 'pebbles', '--lang', 'la'], /--lang must be one of en, de, fr, it/],
  ['out: a folder', ['sim', 'pebbles', '--out', folder], /cannot write .*directory/],
  ['out: nowhere', ['sim', 'pebbles', '--out', join(folder, 'no', 'where.json')], /cannot write .*no such/],
  ['no file', ['verify'], /which file/],
  ['missing file', ['verify', join(folder, 'none.json')], /cannot read .*no such file/],
  ['a folder as file', ['replay', folder], /is a directory/],
  ['a device without end', ['verify', '/dev/zero'], /larger than/],
  ['empty file', ['verify', fileWith('')], /not JSON/],
  ['binary file', ['verify', fileWith(Uint8Array.of(0xff, 0xfe, 0x00, 0x80))], /not a text file/],
  [
    'truncated file',
    ['verify', fileWith(`${header},"plies":[["chance","deal 2"],`)],
    /not JSON, or was cut off/,
  ],
  ['other JSON', ['replay', fileWith('[1,2]')], /does not hold a match/],
  ['later version', ['verify', fileWith('{"format":"tidetable-match","version":99}')], /version 99/],
  ['unknown field', ['verify', fileWith(`${header},"plies":[],"colour":"red"}`)], /unknown field "colour"/],
  ['file of another game', ['verify', toyFile({ game: 'chess' })], /unknown game "chess"/],
  ['later rules', ['verify', toyFile({ rules: 7 })], /rules 7/],
  ['options out of bounds', ['verify', toyFile({ options: { faces: 0 } })], /"faces"/],
  ['at: too far', ['replay', toyFile(), '--at', '3'], /--at 3 is too far: the file has 2 plies/],
  ['at: negative', ['replay', toyFile(), '--at', '-1'], /--at must be/],
  ['as: no such seat', ['replay', toyFile(), '--as', '2'], /--as must be a seat from 0 to 1/],
  ['as: nonsense', ['replay', toyFile(), '--as', 'x'], /--as must be/],
  ['resume: wrong match', ['play', '--resume', toyFile({ plies: [[0, 'bid 1']] })], /ply 1 is wrong/],
  ['resume: game twice', ['play', 'pebbles', '--resume', toyFile()], /--resume/],
])('wrong usage, %s: status 2, one line, nothing on standard output', async (_wrong, argv, says) => {
  const { status, out, err } = await tidetable(argv);
  expect({ status, out }).toEqual({ status: 2, out: '' });
  expect(err).toMatch(/^tidetable: [^\n]+\n$/);
  expect(err).toMatch(says);
});

test.each([
  [['--help']],
  [['help']],
  [['play', '--help']],
  [['sim', '-h']],
  [['replay', 'x', '--help']],
  [['verify', '--help']],
])('%j is help', async (argv) => {
  const { status, out, err } = await tidetable(argv);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  expect(out).toMatch(/^Tidetable|^tidetable/);
  expect(out).toContain('--');
});

test('the help of a game lists its options, seats and bots', async () => {
  const { out } = await tidetable(['play', 'pebbles', '--help']);
  expect(out).toContain('faces=1..8 (6)');
  expect(out).toContain('Seats: 2 to 3. Bots: random.');
});

test('a registry of somebody else: the game of the examples is simulated, every ply held to the contract', async () => {
  const players = ['sandpipers', '--seats', 'random,random,random'];
  const { status, out } = await tidetable([
    '--registry',
    'examples/registry.ts',
    'sim',
    ...players,
    '--games',
    '50',
    '--check',
    '--threads',
    '1',
    '--json',
  ]);
  expect(status).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ game: 'sandpipers', games: 50 });
});

test('--version', async () => {
  const { status, out } = await tidetable(['--version']);
  expect(status).toBe(0);
  expect(out).toMatch(/^\d+\.\d+\.\d+\n$/);
});

test('an option that begins with a dash switches off', async () => {
  const out = freshPath();
  const ran = await tidetable([
    'sim',
    'pebbles',
    '--options',
    '-bonus,faces=3',
    '--games',
    '1',
    '--json',
    '--out',
    out,
  ]);
  expect(JSON.parse(ran.out)).toMatchObject({ options: { bonus: false, faces: 3 } });
});
