import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StorageFailed } from '../../../src/server/store/database.ts';
import type { Change } from '../../../src/server/store/changes.ts';
import type { Line, NewMatch, StoredMatch } from '../../../src/server/store/records.ts';
import type { Store } from '../../../src/server/store/store.ts';
import { postgres, sqlite } from '../harness/databases.ts';

const result = { scores: [3, 1], places: [1, 2], breakdown: [{ x: 3 }, { x: 1 }], reason: 'rounds' };

function newMatch(id: string, more: Partial<NewMatch> = {}): NewMatch {
  return {
    id,
    game: 'pebbles',
    rules: 1,
    options: { bonus: true, faces: 6 },
    host: 1,
    seats: [
      { person: 1, name: 'Änne', seed: 'lucky' },
      { bot: 'random', name: 'Random', seed: '' },
    ],
    seed: '00'.repeat(32),
    commitment: '11'.repeat(32),
    at: 1_700_000_000_000,
    listed: false,
    clock: { kind: 'none' },
    ...more,
  };
}

const PEOPLE = 20;

function token(hash: string) {
  return { hash, id: `id of ${hash}`, name: 'Firefox · Linux' };
}

function ply(line: number, text: string, more: Partial<Line> = {}): Line {
  return { line, step: line, kind: 'ply', seat: 0, asked: line, text, at: 5, by: 'person', ...more };
}

describe.each([sqlite(), postgres()])('$name', (databases) => {
  let store: Store;
  let address: string;
  beforeAll(async () => {
    await databases.start();
    address = await databases.fresh();
    store = await databases.open(address);
    // Whoever sits or hosts below is somebody: people 1 to 20.
    for (let n = 1; n <= PEOPLE; n++)
      await store.write({
        type: 'guest',
        person: { id: `person ${n}`, name: `Guest ${n}` },
        session: token(`session ${n}`),
        at: 1,
      });
  });
  afterAll(async () => {
    await store.close();
    await databases.stop();
  });

  async function created(id: string, more: Partial<NewMatch> = {}): Promise<StoredMatch> {
    expect(await store.write({ type: 'create', match: newMatch(id, more) })).toBe('done');
    return (await store.match(id))!;
  }
  async function playing(id: string, lines: readonly Line[] = []): Promise<StoredMatch> {
    const { key } = await created(id);
    await store.write({ type: 'start', match: key, version: 1, lines, at: 2 });
    return (await store.match(id))!;
  }

  test('a guest is found by the hash of the session until it ends', async () => {
    const change: Change = {
      type: 'guest',
      person: { id: 'p1', name: 'Änne' },
      session: token('hash1'),
      at: 1,
    };
    expect(await store.write(change)).toBe('done');
    const person = (await store.person('hash1'))!;
    expect(person).toEqual({ key: expect.any(Number), id: 'p1', name: 'Änne', used: 1 });
    expect(await store.write({ type: 'rename', person: person.key, name: 'Anna' })).toBe('done');
    expect((await store.person('hash1'))?.name).toBe('Anna');
    await store.write({ type: 'end-tokens', hashes: ['hash1'], at: 2 });
    expect(await store.person('hash1')).toBeUndefined();
  });

  test('a program has a token of its own kind, and its person and seats are marked from then on', async () => {
    const session = { hash: 'program-session', id: 'ps', name: '' };
    await store.write({ type: 'guest', person: { id: 'p-program', name: 'Robbie' }, session, at: 1 });
    const { key: person } = (await store.person('program-session'))!;
    const seats = [{ person, name: 'Robbie', seed: '' }];
    const { version } = await created('m-program', { seats });
    const token = { hash: 'program-token', id: 'pt', name: 'first try' };
    expect(await store.write({ type: 'program', person, token, at: 2 })).toBe('done');
    const marked = { key: person, id: 'p-program', name: 'Robbie', program: true };
    expect(await store.program('program-token', 5)).toEqual(marked);
    expect(await store.person('program-session')).toMatchObject(marked);
    // Kinds are not interchangeable.
    expect(await store.person('program-token')).toBeUndefined();
    expect(await store.program('program-session', 5)).toBeUndefined();
    // Whoever has the table in memory sees by its version that there is something new.
    const table = await store.match('m-program');
    expect(table).toMatchObject({ version: version + 1, seats: [{ ...seats[0], program: true }] });
    await store.write({ type: 'program', person, token: { ...token, hash: 'program-2', id: 'pt2' }, at: 3 });
    expect((await store.match('m-program'))?.version).toBe(version + 1);
    await store.write({ type: 'touch', hash: 'program-token', at: 4 });
    expect(await store.program('program-token', 5)).toEqual({ ...marked, used: 4 });
    const listed = (await store.people.tokens(person)).filter(({ kind }) => kind === 'bot');
    expect(
      listed.map(({ id, name }) => ({ id, name })).toSorted((a, b) => a.id.length - b.id.length),
    ).toEqual([
      { id: 'pt', name: 'first try' },
      { id: 'pt2', name: 'first try' },
    ]);
    await store.write({ type: 'end-tokens', hashes: ['program-token'], at: 5 });
    expect(await store.program('program-token', 5)).toBeUndefined();
    expect((await store.match('m-program'))?.seats[0]?.program).toBe(true);
  });

  test('a match comes back as it was created', async () => {
    const match = await created('m-back');
    const { seats, ...rest } = newMatch('m-back');
    expect(match).toEqual({
      ...rest,
      // The page of a person is kept with the person.
      seats: seats.map((seat, index) => ({ ...match.seats[index], ...seat })),
      key: expect.any(Number),
      version: 1,
      status: 'open',
      times: { pauseAsked: [], interludes: [] },
      removed: [],
    });
    expect(match.seats.filter(({ profile }) => profile !== undefined).map(({ person }) => person)).toEqual([
      1,
    ]);
    expect(await store.matchByKey(match.key)).toEqual(match);
    expect(await store.match('nobody')).toBeUndefined();
  });

  test('keys increase', async () => {
    const { key: first } = await created('m-first');
    const { key: second } = await created('m-second');
    expect(second).toBeGreaterThan(first);
  });

  test('an invitation replaces the one before; a seat token names its seat', async () => {
    const { key } = await created('m-invite');
    await store.write({ type: 'invite', match: key, hash: 'invite1', at: 1 });
    await store.write({ type: 'invite', match: key, hash: 'invite2', at: 1 });
    await store.write({
      type: 'seat-token',
      match: key,
      seat: 0,
      person: 1,
      hash: 'seat1',
      id: 'seat1',
      at: 1,
    });
    // Somebody else's seat.
    await store.write({
      type: 'seat-token',
      match: key,
      seat: 1,
      person: 1,
      hash: 'seat2',
      id: 'seat2',
      at: 1,
    });
    expect(await store.invitation('invite1')).toBeUndefined();
    expect(await store.invitation('invite2')).toEqual({ match: key });
    expect(await store.seatToken('seat1')).toEqual({ match: key, seat: 0, person: 1 });
    expect(await store.seatToken('seat2')).toBeUndefined();
    // Kinds are not interchangeable.
    expect(await store.person('invite2')).toBeUndefined();
    expect(await store.invitation('seat1')).toBeUndefined();
  });

  test('of two changes of one table one gets a conflict and changes nothing', async () => {
    const { key } = await created('m-table');
    const table = { status: 'open', host: 7, options: { bonus: false }, seats: [] } as const;
    const seats = [{ person: 9, name: 'B', seed: '', standIn: 'random' }];
    expect(
      await Promise.all([
        store.write({ type: 'table', match: key, version: 1, table: { ...table, seats } }),
        store.write({ type: 'table', match: key, version: 1, table }),
      ]),
    ).toEqual(['done', 'conflict']);
    expect(await store.match('m-table')).toMatchObject({ version: 2, host: 7, seats });
  });

  test('there is one rematch', async () => {
    await created('m-again');
    await created('m-again-2', { previous: 'm-again' });
    const other = newMatch('m-again-3', { previous: 'm-again' });
    expect(await store.write({ type: 'create', match: other })).toBe('conflict');
    expect((await store.match('m-again'))?.next).toBe('m-again-2');
    expect((await store.match('m-again-2'))?.previous).toBe('m-again');
  });

  test('a match starts once, with its first lines', async () => {
    const deal = ply(1, 'deal 3', { seat: -1, asked: 0, by: 'server' });
    const match = await playing('m-start', [deal]);
    expect(match).toMatchObject({ status: 'playing', version: 2, started: 2 });
    expect(await store.lines(match.key, 1)).toEqual([deal]);
    const again: Change = { type: 'start', match: match.key, version: 2, lines: [ply(2, 'x')], at: 3 };
    expect(await store.write(again)).toBe('conflict');
    expect(await store.lines(match.key, 1)).toEqual([deal]);
  });

  test('of two writers at one line one gets a conflict and leaves nothing behind', async () => {
    const { key } = await playing('m-race');
    const short = [ply(1, 'a')];
    const long = [ply(1, 'b'), ply(2, 'c'), ply(3, 'd')];
    const verdicts = await Promise.all([
      store.write({ type: 'append', match: key, lines: short }),
      store.write({ type: 'append', match: key, lines: long }),
      store.write({ type: 'append', match: key + 1_000_000, lines: short }),
    ]);
    expect(verdicts).toEqual(['done', 'conflict', 'done']);
    expect((await store.lines(key, 1)).map(({ text }) => text)).toEqual(['a']);
    expect(await store.write({ type: 'append', match: key, lines: [ply(2, 'e')] })).toBe('done');
    expect((await store.lines(key, 2)).map(({ text }) => text)).toEqual(['e']);
  });

  test('the ending is kept with the last lines, all or nothing', async () => {
    const { key } = await playing('m-end', [ply(1, 'a')]);
    const ending = { result, events: '[[{"open":{"type":"x"}}]]', at: 9 };
    const clash: Change = { type: 'append', match: key, lines: [ply(1, 'z')], ending };
    expect(await store.write(clash)).toBe('conflict');
    expect(await store.ending(key)).toBeUndefined();
    expect(await store.write({ type: 'append', match: key, lines: [ply(2, 'b')], ending })).toBe('done');
    expect(await store.ending(key)).toEqual({ result, events: ending.events });
    expect(await store.match('m-end')).toMatchObject({ status: 'over', ended: 9 });
  });

  test('of the tokens of one seat the latest ten are good', async () => {
    const { key } = await created('m-tokens', { seats: [{ person: 12, name: 'A', seed: '' }] });
    for (let at = 1; at <= 12; at++)
      await store.write({
        type: 'seat-token',
        match: key,
        seat: 0,
        person: 12,
        hash: `seat of 12 ${at}`,
        id: `seat id of 12 ${at}`,
        at,
      });
    const good = async (at: number) => (await store.seatToken(`seat of 12 ${at}`)) !== undefined;
    expect(await Promise.all([1, 2, 3, 12].map(good))).toEqual([false, false, true, true]);
  });

  test('what cannot be read is a failure of the storage', async () => {
    const other = await databases.open(await databases.fresh());
    await other.close();
    await expect(other.match('m')).rejects.toThrow(StorageFailed);
    await expect(other.people.account(1)).rejects.toThrow(StorageFailed);
  });

  test('whoever does not know yet that a match is over cannot bring it back by changing the table', async () => {
    const { key, version, host, options, seats } = await playing('m-revived', [ply(1, 'a')]);
    const ending = { result, events: '[]', at: 9 };
    await store.write({ type: 'append', match: key, lines: [ply(2, 'b')], ending });
    const table = { status: 'playing', host, options, seats } as const;
    expect(await store.write({ type: 'table', match: key, version, table })).toBe('conflict');
    expect(await store.match('m-revived')).toMatchObject({ status: 'over', version: version + 1 });
  });

  test('chat comes back in order, after a number, limited', async () => {
    const { key } = await created('m-chat');
    for (const number of [1, 2, 3]) {
      await store.write({
        type: 'chat',
        match: key,
        line: { number, seat: 0, text: `hallo ${number} 🌊`, at: 4 },
      });
    }
    expect((await store.chat(key, 1, 10)).map(({ text }) => text)).toEqual(['hallo 2 🌊', 'hallo 3 🌊']);
    expect(await store.chat(key, 0, 1)).toHaveLength(1);
  });

  test('tables of a person, the latest first; matches in which bots play', async () => {
    const seats = [
      { person: 15, name: 'A', seed: '' },
      { person: 15, name: 'B', seed: '' },
    ];
    await created('m-mine-1', { seats });
    await created('m-mine-2', { seats });
    expect((await store.matchesOf(15, 10)).map(({ id }) => id)).toEqual(['m-mine-2', 'm-mine-1']);
    const withBot = await playing('m-bot');
    const keys = await store.withBots(withBot.key - 1, 10);
    expect(keys[0]).toBe(withBot.key);
    const { key } = (await store.match('m-mine-1'))!;
    expect(await store.withBots(0, 1000)).not.toContain(key);
  });

  test('tables by state, listed ones, unstarted ones', async () => {
    const seats = [{ person: 16, name: 'A', seed: '' }];
    const old = await created('m-old', { seats, listed: true, at: 10 });
    const late = await created('m-late', { seats, at: 20 });
    const result1 = { result, events: '[]', at: 9, played: [[{ by: 'person', moves: 1, milliseconds: 5 }]] };
    const { key } = await playing('m-over');
    await store.write({ type: 'append', match: key, lines: [], ending: result1 });
    const ids = (matches: StoredMatch[]) => matches.map(({ id }) => id);
    expect(ids(await store.matchesIn(16, 'open', 100, 10))).toEqual(['m-late', 'm-old']);
    expect(ids(await store.matchesIn(16, 'open', 20, 10))).toEqual(['m-old']);
    expect(ids(await store.matchesIn(16, 'open', 100, 1))).toEqual(['m-late']);
    expect(await store.matchesIn(16, 'playing', 100, 10)).toEqual([]);
    const keys = (await store.listed(10)).map(({ key }) => key);
    expect(ids(await store.matchesByKey(keys))).toEqual(['m-old']);
    expect(await store.unstarted({ listed: 11, hidden: 5 }, 0, 10)).toEqual([old.key]);
    expect(await store.unstarted({ listed: 21, hidden: 21 }, 0, 10)).toEqual([old.key, late.key]);
    expect(await store.unstarted({ listed: 21, hidden: 21 }, old.key, 1)).toEqual([late.key]);
    expect((await store.match('m-over'))?.played).toEqual(result1.played);
  });

  test('what a change of a table does not name stays', async () => {
    const clock = { kind: 'live', decision: 30, reserve: 60 } as const;
    const { key, status, host, options, seats } = await created('m-stays', { listed: true, clock });
    const table = { status, host, options, seats };
    const times = { pauseAsked: [1], interludes: [{ kind: 'pause', at: 3, until: 4 }] } as const;
    await store.write({ type: 'table', match: key, version: 1, table: { ...table, times } });
    expect(await store.match('m-stays')).toMatchObject({ listed: true, clock, times });
    const none = { kind: 'none' } as const;
    await store.write({
      type: 'table',
      match: key,
      version: 2,
      table: { ...table, listed: false, clock: none },
    });
    expect(await store.match('m-stays')).toMatchObject({ listed: false, clock: none, times });
  });

  test('clocks are looked at when they are due; outages and life signs', async () => {
    const { key } = await playing('m-clock');
    const other = await playing('m-clock-2');
    await store.write({ type: 'append', match: key, lines: [ply(1, 'a')], look: 50 });
    const table = { status: 'playing', host: 1, options: {}, seats: [] } as const;
    await store.write({ type: 'table', match: other.key, version: 2, table, look: 40 });
    expect(await store.dueClocks(39, 10)).toEqual([]);
    const [mine, others] = [
      { match: key, look: 50 },
      { match: other.key, look: 40 },
    ];
    expect(await store.dueClocks(50, 10)).toEqual([others, mine]);
    await store.write({ type: 'look', match: other.key, was: 39 });
    expect(await store.dueClocks(50, 1)).toEqual([others]);
    await store.write({ type: 'look', match: other.key, was: 40, at: 60 });
    expect(await store.dueClocks(50, 10)).toEqual([mine]);
    await store.write({ type: 'look', match: key, was: 50 });
    expect(await store.dueClocks(60, 10)).toEqual([{ match: other.key, look: 60 }]);
    const ending = { result, events: '[]', at: 9 };
    await store.write({ type: 'append', match: other.key, lines: [ply(1, 'b')], ending });
    expect(await store.dueClocks(60, 10)).toEqual([]);

    expect([await store.alive(), await store.outages()]).toEqual([0, []]);
    for (const at of [5, 9, 7]) await store.write({ type: 'alive', at });
    expect(await store.alive()).toBe(9);
    const outage = { since: 9, until: 30 };
    expect(await store.write({ type: 'outage', outage })).toBe('done');
    expect(await store.write({ type: 'outage', outage: { since: 9, until: 31 } })).toBe('conflict');
    expect(await store.outages()).toEqual([outage]);
  });

  test('many changes at once share transactions and all arrive', async () => {
    const matches = await Promise.all(Array.from({ length: 40 }, (_, n) => playing(`m-many-${n}`)));
    const writes = matches.map(({ key }) =>
      store.write({ type: 'append', match: key, lines: [ply(1, 'a'), ply(2, 'b')] }),
    );
    expect(new Set(await Promise.all(writes))).toEqual(new Set(['done']));
    for (const { key } of matches) expect(await store.lines(key, 1)).toHaveLength(2);
  });

  test('what was written is there after opening again', async () => {
    const there = await databases.fresh();
    const first = await databases.open(there);
    await first.write({ type: 'create', match: newMatch('kept', { host: 0, seats: [] }) });
    await first.close();
    await expect(first.write({ type: 'create', match: newMatch('late') })).rejects.toThrow();
    const second = await databases.open(there);
    expect((await second.match('kept'))?.id).toBe('kept');
    expect(await second.match('late')).toBeUndefined();
    await second.close();
  });
});
