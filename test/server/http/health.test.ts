import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Readiness } from '../../../src/server/http/readiness.ts';
import { openSqlite } from '../../../src/server/store/sqlite/open.ts';
import { Client } from '../harness/client.ts';
import { folder, serve } from '../harness/harness.ts';

const health = async (url: string) => (await fetch(`${url}/healthz`)).status;

/** A log that keeps its lines. */
function kept() {
  const said: object[] = [];
  const keep = (event: string, fields?: object) => void said.push({ event, ...fields });
  return { said, log: { info: keep, error: keep } };
}

test('a server whose disk is full is not well, and is well again when there is room', async () => {
  const path = join(folder(), 'tidetable.db');
  await (await openSqlite({ path })).close();
  // As many pages as an empty database has: the disk is full.
  const { said, log } = kept();
  const full = await serve({ database: await openSqlite({ path, pages: 1 }), log });
  expect(await health(full.url)).toBe(503);
  expect(await (await fetch(`${full.url}/healthz`)).json()).toEqual({ code: 'storage', reason: 'database' });
  await full.stop();
  const found = said.filter((line) => 'event' in line && line.event === 'not-ready');
  expect(found).toEqual([
    expect.objectContaining({ reason: 'database', detail: expect.stringContaining('full') as string }),
  ]);
  const server = await serve({ database: await openSqlite({ path }) });
  expect(await health(server.url)).toBe(200);
});

test('a disk with hardly any room left is told from a database that cannot be written, once in the log', async () => {
  const { said, log } = kept();
  const store = await openSqlite({ path: join(folder(), 'tidetable.db') });
  let now = 0;
  const needs = { store, node: 'a', log, clock: () => (now += 2000) };
  // A file system without any room.
  const readiness = new Readiness({ ...needs, folder: '/proc' });
  expect([await readiness.ill(), await readiness.ill()]).toEqual(['disk', 'disk']);
  const well = new Readiness(needs);
  expect(await well.ill()).toBeUndefined();
  await store.close();
  expect(await well.ill()).toBe('database');
  expect(said).toEqual([
    expect.objectContaining({ event: 'not-ready', reason: 'disk' }),
    expect.objectContaining({ event: 'not-ready', reason: 'database' }),
  ]);
});

test('a page of this very server that is refused for a wrong base URL is in the log', async () => {
  const said: unknown[] = [];
  const log = {
    info: () => undefined,
    error: (event: string, fields?: object) => void said.push({ event, ...fields }),
  };
  const server = await serve({ baseUrl: 'https://wrong.example.org', log });
  const headers = { origin: 'https://right.example.org', 'content-type': 'application/json' };
  const { status } = await fetch(`${server.url}/api/v1/guest`, {
    method: 'POST',
    headers,
    body: '{"name":"Anna"}',
  });
  expect(status).toBe(403);
  expect(said).toEqual([expect.objectContaining({ event: 'foreign-origin', origin: headers.origin })]);
});

test('every answer has an id by which its error is found in the log', async () => {
  const server = await serve();
  const { headers } = await fetch(`${server.url}/api/v1/games`);
  expect(headers.get('x-request-id')).toMatch(/^[\w-]{16}$/);
  expect(await new Client(server.url).get('/server')).toMatchObject({ status: 200 });
});

test('where the serving thread spends its time can be seen on demand, one look at a time', async () => {
  const server = await serve({ metrics: { port: 0 } });
  const look = (query: string) => fetch(`${server.metricsUrl}/profile${query}`);
  let both: Response[] = [];
  // On a busy machine the second may come only when the first is over: then both are asked again.
  await expect
    .poll(async () => {
      both = await Promise.all([look('?seconds=1'), look('?seconds=1')]);
      return both.map(({ status }) => status).toSorted((a, b) => a - b);
    })
    .toEqual([200, 409]);
  const profile = (await both.find(({ ok }) => ok)?.json()) as { nodes: object[]; samples: number[] };
  expect(profile.nodes.length).toBeGreaterThan(1);
  expect(profile.samples.length).toBeGreaterThan(1);
  for (const wrong of ['', '?seconds=', '?seconds=1000', '?seconds=-1', '/x?seconds=1'])
    expect((await look(wrong)).status).toBe(404);
  // Not where people are.
  expect((await fetch(`${server.url}/profile?seconds=1`)).status).toBe(404);
});
