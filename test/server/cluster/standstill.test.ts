import { join } from 'node:path';
import { expect, test } from 'vitest';
import { singleNodeLeases } from '../../../src/server/cluster/leases.ts';
import type { Leases } from '../../../src/server/table/ports.ts';
import { Lobby } from '../../../src/server/lobby/lobby.ts';
import { Connection, type ConnectionNeeds } from '../../../src/server/socket/connection.ts';
import type { ClusterStore } from '../../../src/server/store/cluster.ts';
import { openSqlite } from '../../../src/server/store/sqlite/open.ts';
import type { Store } from '../../../src/server/store/store.ts';
import { Limiter, defaultLimits } from '../../../src/server/support/limiter.ts';
import { TableRegistry } from '../../../src/server/table/table-registry.ts';
import type { Table } from '../../../src/server/table/table.ts';
import { folder } from '../harness/harness.ts';
import { replaced } from './nodes/faults.ts';
import { fewTables, personIn, servicesOn } from '../harness/services.ts';
import { gated } from '../harness/wrapped-store.ts';

/** A server without sockets on a database that others write to as well; nobody tells it of what they write. */
function nodeOn(store: Store, leases: Leases) {
  const services = { ...servicesOn(replaced(store, { cluster: {} as ClusterStore })), leases };
  const tables = new TableRegistry(services);
  return { services: { ...services, tables }, tables };
}

/** Bots of this node never think: another node has the lease of every match. */
const nothing: Leases = { ...singleNodeLeases, holds: () => false, take: async () => [] };

test('a bot is asked when an answer is sent again that a dead node had stored without telling anybody', async () => {
  const store = await openSqlite({ path: join(folder(), 'a.db') });
  const survivor = nodeOn(store, singleNodeLeases);
  const dying = nodeOn(store, nothing);
  const person = await personIn(store);
  const seats = [{ kind: 'me' } as const, { kind: 'bot', bot: 'random' } as const];
  const created = await new Lobby(survivor.services, fewTables).create(person, {
    game: 'pebbles',
    options: {},
    seats,
  });
  const table = created as Table;
  table.watch({ viewer: 0, actor: person, connection: {}, ready: true, send: () => undefined });
  await table.start(person);
  await expect.poll(() => table.waitingFor).toEqual([0]);

  // The bot has bid; with the answer of seat 0 the question after it may be the bot's.
  for (let round = 0; round < 3 && !table.over; round++) {
    const other = (await dying.tables.find(table.stored.id)) as Table;
    await other.sync.catchUp();
    const asked = other.live!.match.asked[0]!;
    const { game, state } = other.live!.match;
    const text = game.write(game.legal(state, 0, [])[0]);
    await other.answer(person, { seat: 0, asked, text });
    expect(await table.answer(person, { seat: 0, asked, text })).toBe('again');
    await expect.poll(() => table.over || table.waitingFor.every((seat) => seat === 0)).toBe(true);
  }
  await survivor.services.bots.stop();
  await dying.services.bots.stop();
  await store.close();
});

test('a refusal of an old answer never shows an older position than what went out before it', async () => {
  const store = await openSqlite({ path: join(folder(), 'a.db') });
  const { store: held, gate } = gated(store, 'lines');
  const here = nodeOn(held, nothing);
  const elsewhere = nodeOn(store, nothing);
  const person = await personIn(store);
  const me = { kind: 'me' } as const;
  const lobby = new Lobby(here.services, fewTables);
  const table = (await lobby.create(person, { game: 'pebbles', options: {}, seats: [me, me] })) as Table;
  const { id } = table.stored;
  await table.start(person);
  const other = (await elsewhere.tables.find(id)) as Table;
  let sent = '';
  const socket = {
    isOpen: true,
    unsent: 0,
    write: (frame: string | Buffer) => void (sent += frame.toString('latin1')),
    ping: () => undefined,
    close: () => undefined,
    terminate: () => undefined,
  };
  const needs = {
    ...here.services,
    limiter: new Limiter(defaultLimits, Date.now),
    lobbyWatch: { remove: () => undefined },
  };
  const page = new Connection(needs as unknown as ConnectionNeeds, person, socket);
  page.receive(JSON.stringify({ type: 'watch', id: 1, match: id, viewer: 0 }));
  await expect.poll(() => sent).toContain('"ack":1');

  const answerElsewhere = async (seat: number, text: string) => {
    const { lines, match } = other.live!;
    await other.answer(person, { seat, asked: match.asked[seat] ?? 0, text });
    return store.lines(other.stored.key, lines + 1);
  };
  // The old answer is about to be refused, as the store says too, when others move on: their news waits behind it.
  gate.hold();
  page.receive(JSON.stringify({ type: 'answer', id: 2, match: id, seat: 0, asked: 99, text: 'bid 2' }));
  await gate.reached;
  const news = [...(await answerElsewhere(0, 'bid 1')), ...(await answerElsewhere(1, 'bid 0'))];
  const heard = table.sync.applyNews(news);
  gate.open();
  await heard;
  await expect.poll(() => sent).toContain('"ack":2');
  const seqs = [...sent.matchAll(/"viewer":0,"seq":(\d+)/g)].map(([, seq]) => Number(seq));
  expect(seqs.length).toBeGreaterThan(2);
  expect(seqs).toEqual(seqs.toSorted((a, b) => a - b));
  await here.services.bots.stop();
  await elsewhere.services.bots.stop();
  await store.close();
});
