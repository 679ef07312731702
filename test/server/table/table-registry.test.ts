import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { TableRegistry } from '../../../src/server/table/table-registry.ts';
import { singleNodeLeases } from '../../../src/server/cluster/leases.ts';
import { Lobby } from '../../../src/server/lobby/lobby.ts';
import { settings } from '../../../src/server/table/changes/seating.ts';
import { openSqlite } from '../../../src/server/store/sqlite/open.ts';
import type { Table } from '../../../src/server/table/table.ts';
import { folder } from '../harness/harness.ts';
import { fewTables, personIn, servicesOn } from '../harness/services.ts';
import { wrapped } from '../harness/wrapped-store.ts';

const HOUR = 3_600_000;

/** A table without anybody. */
const stoneless = {
  id: 'm1',
  game: 'pebbles',
  rules: 1,
  options: { bonus: false, faces: 6 },
  host: 0,
  seats: [],
  seed: '00'.repeat(32),
  commitment: '00'.repeat(32),
  at: 0,
  listed: false,
  clock: { kind: 'none' },
} as const;

test('a table leaves memory when nobody has to do with it, and never while somebody does', async () => {
  const store = await openSqlite({ path: join(folder(), 'a.db') });
  let now = 0;
  const services = servicesOn(store, () => now);
  const tables = new TableRegistry(services);
  const lobby = new Lobby({ ...services, tables }, fewTables);
  const person = await personIn(store);
  const seats = [{ kind: 'me' }, { kind: 'me' }] as const;
  const table = (await lobby.create(person, { game: 'pebbles', options: {}, seats: [...seats] })) as Table;
  const { id } = table.stored;

  // Somebody who has just begun to watch is still being told where the match stands.
  const connection = {};
  table.watch({ viewer: 0, actor: person, connection, ready: false, send: () => undefined });
  now += HOUR;
  tables.sweep();
  expect(tables.present(id)).toBe(table);

  table.unwatch(connection);
  tables.sweep();
  expect(tables.present(id)).toBe(table);
  now += HOUR;
  // Being asked for is a reason to stay.
  expect(await tables.find(id)).toBe(table);
  tables.sweep();
  expect(tables.present(id)).toBe(table);
  now += HOUR;
  tables.sweep();
  expect(tables.present(id)).toBeUndefined();
  await services.bots.stop();
  await store.close();
});

test('a match never has two tables: whoever still holds one that was forgotten has the one that others find', async () => {
  const store = await openSqlite({ path: join(folder(), 'a.db') });
  let now = 0;
  const services = servicesOn(store, () => now);
  const tables = new TableRegistry(services);
  const person = await personIn(store);
  const seats = [{ kind: 'me' }, { kind: 'me' }] as const;
  const wish = { game: 'pebbles', options: {}, seats: [...seats] };
  const forget = () => {
    now += HOUR;
    tables.sweep();
    expect(tables.size).toBe(0);
  };
  const held = (await new Lobby({ ...services, tables }, fewTables).create(person, wish)) as Table;
  const { id, key } = held.stored;
  forget();
  expect(await tables.find(id)).toBe(held);
  forget();
  expect(await tables.byKey(key)).toBe(held);

  // Whoever goes on with it brings it back, so that others find it and it hears what there is.
  forget();
  const connection = {};
  held.watch({ viewer: 0, actor: person, connection, ready: true, send: () => undefined });
  expect([tables.present(id), tables.affected(key)]).toEqual([held, held]);
  held.unwatch(connection);
  forget();
  await held.start(person);
  expect(tables.present(id)).toBe(held);
  await services.bots.stop();
  await store.close();
});

test('a table that nobody holds is really forgotten', async () => {
  let reads = 0;
  const sound = await openSqlite({ path: join(folder(), 'a.db') });
  const store = wrapped(sound, (method) => {
    if (method === 'match') reads++;
    return undefined;
  });
  let now = 0;
  const services = servicesOn(store, () => now);
  const tables = new TableRegistry(services);
  const person = await personIn(store);
  const id = await (async () => {
    const wish = { game: 'pebbles', options: {}, seats: [{ kind: 'me' }, { kind: 'me' }] } as const;
    const lobby = new Lobby({ ...services, tables }, fewTables);
    return ((await lobby.create(person, { ...wish, seats: [...wish.seats] })) as Table).stored.id;
  })();
  now += HOUR;
  tables.sweep();
  setFlagsFromString('--expose-gc');
  await new Promise(setImmediate);
  (runInNewContext('gc') as () => void)();
  const before = reads;
  expect((await tables.find(id)) as Table).toMatchObject({ stored: { id } });
  expect(reads).toBe(before + 1);
  await services.bots.stop();
  await store.close();
});

test('whose bots cannot be taken up here, another node may take up', async () => {
  const store = await openSqlite({ path: join(folder(), 'a.db') });
  const released: number[] = [];
  const leases = { ...singleNodeLeases, release: (match: number) => void released.push(match) };
  const tables = new TableRegistry({ ...servicesOn(store, Date.now), leases });
  const seats = [{ bot: 'random', name: 'Random', seed: '' }];
  const match = { ...stoneless, id: 'm1', game: 'a game of a newer version', seats };
  await store.write({ type: 'create', match });
  const { key } = (await store.match('m1'))!;
  await store.write({ type: 'start', match: key, version: 1, lines: [], at: 1 });
  await tables.resumeBots();
  expect(released).toEqual([key]);
  await store.close();
});

test('a table that has left memory wants no lease, and wants it again when it is back', async () => {
  const store = await openSqlite({ path: join(folder(), 'a.db') });
  let now = 0;
  const wanted: number[] = [];
  const leases = {
    ...singleNodeLeases,
    holds: () => false,
    want: (match: number) => void wanted.push(match),
  };
  const services = { ...servicesOn(store, () => now), leases };
  const tables = new TableRegistry(services);
  const person = await personIn(store);
  const lobby = new Lobby({ ...services, tables }, fewTables);
  const bot = { kind: 'bot', bot: 'random' } as const;
  const wish = { game: 'pebbles', options: {}, seats: [{ kind: 'me' } as const, bot] };
  const table = (await lobby.create(person, wish)) as Table;
  const { id, key } = table.stored;
  expect(await table.start(person)).toBe('done');
  expect(wanted).toContain(key);
  now += HOUR;
  tables.sweep();
  wanted.length = 0;
  // A look at the store that had begun before it left ends now.
  await table.sync.catchUp();
  expect(wanted).toEqual([]);
  expect(await tables.find(id)).toBe(table);
  expect(wanted).toEqual([key]);
  await services.bots.stop();
  await store.close();
});

test('nobody sits down at a table that is being taken out of the lobby', async () => {
  const store = await openSqlite({ path: join(folder(), 'a.db') });
  const services = servicesOn(store, Date.now);
  const tables = new TableRegistry(services);
  const lobby = new Lobby({ ...services, tables }, fewTables);
  const person = await personIn(store);
  const wish = { game: 'pebbles', options: {}, listed: true } as const;
  const seats = [{ kind: 'me' } as const, { kind: 'open' } as const];
  const table = (await lobby.create(person, { ...wish, seats })) as Table;
  const hidden = table.change((stored) => settings(stored, table.known.game, person, { listed: false }));
  const joined = lobby.joinListed({ ...person, key: person.key + 1 }, table, {});
  expect(await hidden).toBe('done');
  expect(await joined).toMatchObject({ refused: 'not-listed' });
  await services.bots.stop();
  await store.close();
});

test('a table that many ask for at once is loaded once', async () => {
  const store = await openSqlite({ path: join(folder(), 'a.db') });
  await store.write({ type: 'create', match: stoneless });
  const services = servicesOn(store, Date.now);
  const tables = new TableRegistry(services);
  const found = await Promise.all(Array.from({ length: 20 }, async () => tables.find('m1')));
  expect(new Set(found).size).toBe(1);
  expect(await tables.find('nowhere')).toMatchObject({ refused: 'no-match' });
  await tables.stop();
  expect(await tables.find('m1')).toMatchObject({ refused: 'stopping' });
  await services.bots.stop();
  await store.close();
});

test('news of a match counts for loads that had begun before it, and is then forgotten', async () => {
  const sound = await openSqlite({ path: join(folder(), 'a.db') });
  for (const id of ['m1', 'm2', 'm3']) await sound.write({ type: 'create', match: { ...stoneless, id } });
  const key = (await sound.match('m2'))!.key;
  // Somebody else is being loaded all the time.
  const { promise: never, resolve: end } = Promise.withResolvers<undefined>();
  let looks = 0;
  const store = wrapped(sound, (method) => {
    if (method === 'match') return (id: string) => (id === 'm3' ? never : sound.match(id));
    if (method === 'matchByKey') looks++;
    return undefined;
  });
  const services = servicesOn(store, Date.now);
  const tables = new TableRegistry(services);
  const endless = tables.find('m3');
  const early = tables.find('m1');
  expect(tables.affected('m1')).toBeUndefined();
  expect(tables.affected(key)).toBeUndefined();
  await early;
  expect(looks).toBe(1);
  await tables.find('m2');
  expect(looks).toBe(1);
  end(undefined);
  expect(await endless).toMatchObject({ refused: 'no-match' });
  await services.bots.stop();
  await sound.close();
});

test('whoever asks for a table while bots are taken up again is given the only one', async () => {
  const store = await openSqlite({ path: join(folder(), 'a.db') });
  const now = 0;
  const services = servicesOn(store, () => now);
  const before = new TableRegistry(services);
  const person = await personIn(store);
  const seats = [{ kind: 'me' }, { kind: 'me' }, { kind: 'bot', bot: 'random' }] as const;
  const wish = { game: 'pebbles', options: {}, seats: [...seats] };
  const { stored } = (await new Lobby({ ...services, tables: before }, fewTables).create(
    person,
    wish,
  )) as Table;
  const table = (await before.find(stored.id)) as Table;
  await table.start(person);
  await expect.poll(() => table.waitingFor).toEqual([0, 1]);
  await before.stop();

  const tables = new TableRegistry(services);
  const resumed = tables.resumeBots();
  const asked = tables.find(stored.id);
  const found = await asked;
  await resumed;
  // Whoever only looked into it does not keep it in memory.
  tables.sweep();
  expect(tables.size).toBe(0);
  expect(await tables.find(stored.id)).toBe(found);
  await services.bots.stop();
  await store.close();
});
