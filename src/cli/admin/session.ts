import { randomBytes } from 'node:crypto';
import { type Server, startServer } from '../../server/server.ts';
import { dropLink, writeLink } from '../../server/store/operator-link.ts';
import { hashOf, makeId, makeToken } from '../../server/support/token.ts';
import { API } from '../../wire/server.ts';
import { variable } from '../serve/environment.ts';
import { databaseOf, seedKeyOf } from '../serve/settings.ts';
import { explainStart } from '../serve/start-errors.ts';
import type { Args } from '../support/args.ts';
import { loadRegistry, type RegistryUrl } from '../support/catalogue.ts';
import type { Io } from '../support/io.ts';
import { printable, UsageError } from '../support/usage.ts';
import { version } from '../support/version.ts';
import { serverOf } from './where.ts';

const LIFE = 10 * 60_000;

interface Where {
  readonly database: string;
  /** Where a server on that database answers, if one runs. */
  readonly server: string;
  readonly registry: RegistryUrl;
  /** `SEED_KEY`, for a server that is started for this alone. */
  readonly seedKey?: Uint8Array;
}

/** Which database and server the options and the environment name. */
export function whereOf(args: Args, env: Io['env'], registry: RegistryUrl): Where {
  return {
    database: databaseOf(args, env),
    server: serverOf(args, env),
    registry,
    ...seedKeyOf(variable(env, 'SEED_KEY')),
  };
}

/** The response to a GET whose body is not JSON. */
export type Read = (path: string) => Promise<Response>;
/** Asks the server: a GET, or a POST with a body. A refusal is a UsageError with its sentence. */
export type Ask = <T extends object>(path: string, body?: object) => Promise<T>;

/**
 * Talks to the running server as its operator: by a secret that is written into its database and taken out again. Where no
 * server runs, one is started for as long as it takes, for this machine alone.
 */
export async function asOperator<T>(where: Where, work: (ask: Ask, read: Read) => Promise<T>): Promise<T> {
  const { database, server } = where;
  const own = (await isThere(server)) ? undefined : await startOwn(where);
  const token = makeToken('operator', randomBytes);
  const id = makeId(randomBytes);
  const at = Date.now();
  const terms = { kind: 'operator', uses: 1, until: at + LIFE, note: '', at } as const;
  await explainStart({}, () => writeLink(database, { ...terms, hash: hashOf(token), id }));
  try {
    const url = own?.url ?? server;
    return await work(asking(url, token), (path) => sent(url, token, path));
  } finally {
    await dropLink(database, id).catch(() => undefined);
    await own?.stop();
  }
}

/** Whether a Tidetable answers there, well or not. */
async function isThere(server: string): Promise<boolean> {
  try {
    const response = await fetch(`${server}/healthz`, { signal: AbortSignal.timeout(3000) });
    const answer = (await response.json()) as { ok?: boolean; code?: string } | null;
    return answer?.ok === true || typeof answer?.code === 'string';
  } catch {
    return false;
  }
}

function startOwn({ database, server, registry, ...key }: Where): Promise<Server> {
  const listening = { host: '127.0.0.1', port: 0 };
  const inUse = `none answers at ${server}, so name its port with --port, or stop it first`;
  return explainStart({ ...listening, inUse }, async () =>
    startServer({ games: await loadRegistry(registry), database, ...key, ...listening, version: version() }),
  );
}

function asking(server: string, token: string): Ask {
  return async <T extends object>(path: string, body?: object) =>
    (await (await sent(server, token, path, body)).json()) as T;
}

async function sent(server: string, token: string, path: string, body?: object): Promise<Response> {
  const authorization = `Bearer ${token}`;
  const response = await fetch(`${server}${API}${path}`, {
    headers: { authorization, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  if (response.ok) return response;
  const answer = (await response.json().catch(() => ({}))) as { code?: string; sentence?: string };
  if (answer.code === 'not-allowed')
    throw new UsageError(
      `the server at ${server} uses another database: name its folder with --data, or another server with --port`,
    );
  throw new UsageError(printable(answer.sentence ?? `the server answered ${response.status}`));
}
