import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { main } from '../../../src/cli/main.ts';
import { Client as Program } from '../../../src/client/index.ts';
import { challengeOf, seatOf } from '../../../src/daily/challenge.ts';
import { dealOf } from '../../../src/daily/day.ts';
import { gameAndBot, randomTry } from '../../../src/daily/testing.ts';
import { type MatchFile, readMatchFile } from '../../../src/engine/file.ts';
import { replay } from '../../../src/engine/replay.ts';
import { games as ourGames } from '../../../src/games/index.ts';
import { importMatch } from '../../../src/server/archive/import-match.ts';
import type { Server } from '../../../src/server/server.ts';
import { games } from '../../toy/registry.ts';
import { Client } from '../harness/client.ts';
import { postgres, sqlite } from '../harness/databases.ts';
import { folder, playOut, serve } from '../harness/harness.ts';
import { programOf } from '../harness/program.ts';

const me = { kind: 'me' } as const;
const open = { kind: 'open' } as const;
const bot = { kind: 'bot', bot: 'random' } as const;

/** Matches of Anna, with Ben or without him, that have ended a minute apart. */
async function played(server: Server, tick: () => void) {
  const anna = await Client.guest(server.url, 'Anna');
  const ben = await Client.guest(server.url, 'Ben');
  const ids: string[] = [];
  for (const seats of [
    [me, me],
    [me, open],
    [me, me, me],
    [me, open],
  ]) {
    const { id } = await anna.table({ game: 'pebbles', seats, options: { bonus: seats.length === 3 } });
    if (seats[1] === open) await ben.join(await anna.invite(id));
    await anna.post(`/matches/${id}/start`);
    await playOut(id, [anna, seats[1] === open ? ben : anna, anna]);
    ids.push(id);
    tick();
  }
  return { anna, ben, ids };
}
const exported = async (client: Client, query = '') => {
  const text = await (await client.call('GET', `/matches/export${query}`)).text();
  return text === '' ? [] : text.trimEnd().split('\n');
};
const idsIn = (lines: readonly string[]) => lines.map((line) => (JSON.parse(line) as { id: string }).id);
const registry = new URL('../../toy/registry.ts', import.meta.url).href;
async function command(...argv: string[]) {
  let [out, err] = ['', ''];
  const io = {
    out: (text: string) => void (out += text),
    err: (text: string) => void (err += text),
    env: {},
    interactive: false,
    progress: false,
  };
  const status = await main(argv, registry, io as never);
  return { status, out, err };
}

describe.each([sqlite(), postgres()])('$name', (databases) => {
  beforeAll(() => databases.start(), 60_000);
  afterAll(() => databases.stop());

  test('everybody exports what they played, filtered, and goes on after the last; another database takes it all', async () => {
    let now = Date.now();
    const database = await databases.open(await databases.fresh());
    const server = await serve({ database, clock: () => now });
    const began = now;
    const { anna, ben, ids } = await played(server, () => (now += 60_000));
    const lines = await exported(anna);
    expect(idsIn(lines)).toEqual(ids);
    for (const line of lines) {
      const file = (await (await anna.call('GET', `/matches/${idsIn([line])[0]}/file`)).json()) as object;
      expect(JSON.parse(line)).toEqual(file);
    }
    const some = async (query: string) => idsIn(await exported(anna, query));
    expect(idsIn(await exported(ben))).toEqual([ids[1], ids[3]]);
    expect(await some(`?after=${ids[1]}`)).toEqual(ids.slice(2));
    expect(await some('?most=2')).toEqual(ids.slice(0, 2));
    expect(await some('?players=3')).toEqual([ids[2]]);
    expect(await some('?game=chess')).toEqual([]);
    expect(await some(`?since=${began + 60_000}&until=${began + 120_000}`)).toEqual([ids[1]]);
    for (const query of ['?after=nothing', `?after=${'x'.repeat(65)}`, '?most=0', '?players=x', '?all=1'])
      expect((await anna.get(`/matches/export${query}`)).status).toBeGreaterThanOrEqual(400);
    expect((await new Client(server.url).get('/matches/export')).body.code).toBe('no-session');
    expect((await anna.get('/admin/export')).body.code).toBe('not-allowed');
    const program = await programOf(ben);
    const files: string[] = [];
    for await (const { id } of new Program({ server: server.url, token: program.token }).finished())
      files.push(id);
    expect(files).toEqual([ids[1], ids[3]]);

    // What it has exported, another server has after the import, and exports the same.
    const other = await databases.open(await databases.fresh());
    const game = await games.pebbles!.load();
    const imported = async (line: string) => {
      const file = readMatchFile(line);
      return 'problem' in file ? file : importMatch(other, game, file, now);
    };
    // What was changed in any way does not fit the dice, the rules or the result.
    const file = JSON.parse(lines[0]!) as {
      plies: [unknown, string][];
      result: { scores: number[] };
      options: object;
    };
    const plies = (change: (each: typeof file.plies) => void) => {
      const changed = structuredClone(file.plies);
      change(changed);
      return { ...file, plies: changed };
    };
    const wrong: object[] = [
      { ...file, id: 'another' },
      plies((each) => each.pop()),
      plies((each) => each.splice(0, 1)),
      plies((each) => (each.find(([seat]) => seat === 'chance')![1] = 'x')),
      { ...file, id: undefined },
      { ...file, seed: undefined },
      { ...file, seed: 'a'.repeat(64) },
      { ...file, options: { ...file.options, bonus: true } },
      { ...file, result: undefined },
      { ...file, commitment: 'a'.repeat(64) },
    ];
    for (const each of wrong) expect(await imported(JSON.stringify(each))).toHaveProperty('problem');
    expect(await other.match(ids[0]!)).toBeUndefined();
    for (const line of lines) expect(await imported(line)).toBe('imported');
    for (const line of lines) expect(await imported(line)).toBe('known');
    expect(await imported(JSON.stringify({ ...file, commitment: 'a'.repeat(64) }))).toHaveProperty('problem');
    const second = await serve({ database: other, clock: () => now + 60_000 });
    const table = (await new Client(second.url).get(`/matches/${ids[2]}`)).body.table;
    expect(table).toMatchObject({ status: 'over', seats: [{ name: 'Anna' }, {}, {}] });
    for (const [index, id] of ids.entries()) {
      const again = await (await new Client(second.url).call('GET', `/matches/${id}/file`)).json();
      expect(again).toEqual(JSON.parse(lines[index]!));
    }
  });
});

test('a match of a daily tide is imported with the luck of its day, and exported as it was', async () => {
  const { game, bot: medium } = await gameAndBot('strand-unter');
  const challenge = challengeOf('2026-11-16', game, { seed: 'ab'.repeat(32) });
  const { seed, commitment, options, rules, players } = challenge;
  const mine = seatOf(challenge);
  const plies = randomTry(challenge, game, medium, 7);
  const replayed = replay(game, { seats: players, options, rules }, plies);
  if ('wrong' in replayed) throw new Error('the try does not replay');
  const file: MatchFile = {
    version: 2,
    id: 'a-daily-try',
    game: game.id,
    rules,
    options,
    seats: Array.from({ length: players }, (_, seat) =>
      seat === mine ? { name: 'Anna' } : { name: `Bot ${seat}`, bot: 'medium' },
    ),
    plies,
    commitment,
    result: game.result(replayed.state)!,
    seed,
    deal: dealOf(challenge),
  };
  const databases = sqlite();
  const store = await databases.open(await databases.fresh());
  const wrong: Partial<MatchFile>[] = [
    { deal: dealOf({ day: '2026-11-17' }) },
    { seed: 'ac'.repeat(32) },
    { plies: plies.with(0, [-1, plies.find(([seat, text]) => seat === -1 && text !== plies[0]![1])![1]]) },
  ];
  for (const change of wrong)
    expect(await importMatch(store, game, { ...file, ...change }, 0)).toHaveProperty('problem');
  expect(await importMatch(store, game, file, 0)).toBe('imported');
  // Everybody of that day has the same deal: a second try is another match.
  expect(await importMatch(store, game, { ...file, id: 'another-try' }, 0)).toBe('imported');
  const server = await serve({ database: store, games: ourGames });
  const again = await (await new Client(server.url).call('GET', '/matches/a-daily-try/file')).text();
  expect(readMatchFile(again)).toEqual(file);
});

test('the commands: export to a file that is continued, import into an empty folder, refused lines are told', async () => {
  const data = folder();
  const place = folder();
  const file = join(place, 'all.ndjson');
  const server = await serve({ database: data, bots: { threads: 1, milliseconds: 1 } });
  const anna = await Client.guest(server.url, 'Anna');
  const play = async () => {
    const { id } = await anna.table({ game: 'pebbles', seats: [me, bot], autostart: true });
    await anna.post(`/matches/${id}/start`);
    for (;;) {
      const { legal, asked, toAct, result } = await anna.update(id, 0);
      if (result) return id;
      if (toAct.includes(0) && legal.length > 0)
        await anna.post(`/matches/${id}/answer`, { seat: 0, asked, text: legal[0] });
    }
  };
  const ids = [await play(), await play()];
  await server.stop();
  // What has just ended is left out; by now it has not.
  await expect
    .poll(
      async () => (await command('export', file, '--data', data)).status === 0 && readFileSync(file, 'utf8'),
    )
    .toContain(ids[1]);
  expect(idsIn(readFileSync(file, 'utf8').trimEnd().split('\n'))).toEqual(ids);
  // A part of a line, as after a lost connection, is cut off and comes again.
  const [first, second] = readFileSync(file, 'utf8').split('\n');
  writeFileSync(file, `${first}\n${second!.slice(0, 50)}`);
  expect(await command('export', file, '--data', data)).toMatchObject({
    status: 0,
    out: `1 match written to ${file}\n`,
  });
  expect(readFileSync(file, 'utf8')).toBe(`${first}\n${second}\n`);
  expect(await command('export', file, '--data', data, '--game', 'chess')).toMatchObject({ status: 0 });

  const empty = folder();
  const bad = join(place, 'bad.ndjson');
  writeFileSync(bad, `${first}\n{}\n\n${second!.replace('"chance"', '"change"')}\n${second}`);
  const took = await command('import', bad, '--data', empty);
  expect(took.err).toMatch(/^line 2: .+\nline 4: .+\n$/);
  expect(took).toMatchObject({ status: 1, out: '2 imported, 0 there already, 2 refused\n' });
  expect(await command('import', file, '--data', empty)).toMatchObject({
    status: 0,
    out: '0 imported, 2 there already, 0 refused\n',
  });
  const [note, list] = [join(place, 'note.txt'), join(place, 'list.txt')];
  writeFileSync(note, 'a letter without an end');
  writeFileSync(list, 'milk\nbread\neg');
  for (const [argv, reason] of [
    [['export'], /which file/],
    [['export', join(place, 'x'), '--since', 'yesterday'], /--since must be like/],
    [['export', note], /name another file/],
    [['export', list], /name another file/],
    [['import'], /which file/],
    [['import', join(place, 'nothing'), '--data', empty], /cannot read/],
    [['import', place, '--data', empty], /cannot read/],
  ] as [string[], RegExp][])
    expect(await command(...argv)).toMatchObject({ status: 2, err: expect.stringMatching(reason) as string });
  // What is no export is left as it was.
  expect([note, list].map((name) => readFileSync(name, 'utf8'))).toEqual([
    'a letter without an end',
    'milk\nbread\neg',
  ]);
  const running = await serve({ database: empty });
  expect(await command('import', file, '--data', empty)).toMatchObject({
    status: 2,
    err: `tidetable: another server is using ${join(empty, 'tidetable.db')}: stop it first; an import needs the database to itself\n`,
  });
  await running.stop();
});
