import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import { DATABASE_FILE } from '../../../src/server/store/location.ts';
import { type Server, type ServerOptions, startServer } from '../../../src/server/server.ts';
import type { Requests } from '../../../src/wire/requests.ts';
import type { YourTable } from '../../../src/wire/server.ts';
import { games as toys } from '../../toy/registry.ts';
import { Client } from './client.ts';
import { newSqlite, PRIVATE } from './new-sqlite.ts';
import { temporaryFolder } from './temporary-folder.ts';

const running: Server[] = [];
const folders: string[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

export function folder(): string {
  const made = temporaryFolder();
  folders.push(made);
  return made;
}

/** Nobody is too fast, unless a test wants that. */
const generous = { burst: 1e9, perSecond: 1e9 };
const noLimits = {
  guests: generous,
  tables: generous,
  chat: generous,
  messages: generous,
  signIns: generous,
  guesses: generous,
  exports: generous,
  streams: generous,
  challenges: generous,
  reports: generous,
  reportsPerAddress: generous,
  follows: generous,
  tries: generous,
  triesPerAddress: generous,
  workPerPerson: generous,
  workPerAddress: generous,
  openTables: 1e9,
  startedTables: 1e9,
  startedBotTables: 1e9,
  botStarts: generous,
  socketsPerPerson: 1e9,
};

/** Passwords that cost next to nothing. */
export const cheap = { memory: 64, passes: 1 };

/** For nodes that nobody kills: on a busy machine a heartbeat may take longer than a node usually has to show that it lives. */
export const lasting = { beat: 100, life: 120_000 };

/** A folder with a database in it. */
async function newDatabase(): Promise<string> {
  const made = folder();
  writeFileSync(join(made, DATABASE_FILE), await newSqlite(), PRIVATE);
  return made;
}

/** A server with the toy game in a folder of its own, stopped after the test. */
export async function serve(options: Partial<ServerOptions> = {}): Promise<Server> {
  const server = await startServer({
    games: toys,
    database: options.database ?? (await newDatabase()),
    bots: { threads: 1, milliseconds: 20 },
    passwordCost: cheap,
    // Nobody is new, unless a test wants that.
    guestMinutes: 0,
    ...options,
    limits: { ...noLimits, ...options.limits },
  });
  running.push(server);
  return server;
}

/** People at a table that has begun, each with a client, in the order of seats. */
export async function seated(
  server: Server,
  count: number,
  game = 'pebbles',
  wish: Partial<Requests['create']> = {},
): Promise<{ readonly table: YourTable; readonly people: Client[] }> {
  const people = await Promise.all(
    Array.from({ length: count }, (_, n) => Client.guest(server.url, `Player ${n}`)),
  );
  const [host, ...others] = people as [Client, ...Client[]];
  const open = others.map(() => ({ kind: 'open' }) as const);
  const { id } = await host.table({ game, seats: [{ kind: 'me' }, ...open], ...wish });
  const invite = await host.invite(id);
  for (const other of others) await other.join(invite);
  const { body } = await host.post(`/matches/${id}/start`);
  return { table: body.table as YourTable, people };
}

/** Plays to the end by the HTTP API, always the first possible answer or the one that `choose` picks. */
export async function playOut(
  match: string,
  people: readonly Client[],
  choose: (legal: readonly string[], moves: number) => string = ([first]) => first as string,
): Promise<number> {
  for (let moves = 0; moves < 1000; moves++) {
    const { toAct, chosen } = await (people[0] as Client).update(match, 'public');
    const seat = toAct.find((each) => !chosen.includes(each));
    if (seat === undefined) return moves;
    const client = people[seat] as Client;
    const { legal, asked } = await client.update(match, seat);
    const reply = await client.post(`/matches/${match}/answer`, { seat, asked, text: choose(legal, moves) });
    if (reply.status !== 200) throw new Error(JSON.stringify(reply));
  }
  throw new Error('the match does not end');
}
