import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { API } from '../../src/wire/server.ts';
import { postgres } from '../server/harness/databases.ts';
import { freePort } from '../server/harness/free-port.ts';
import { temporaryFolder } from '../server/harness/temporary-folder.ts';
import { Proxy as Wire } from '../server/cluster/nodes/proxy.ts';
import { type Certificate, makeCertificate, NAME } from './certificate.ts';
import { call, TableListener, stream, type Way } from './people.ts';
import { isInstalled, proxies, RunningProxy } from './proxies.ts';
import { Served } from './served.ts';
import { until } from './until.ts';

/** Everybody must be back so soon, in milliseconds; on a machine with much else to do, later by as much as that is. */
const BACK_WITHIN = 3000 * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());
const PEOPLE = 60;
const NODES = 3;

const databases = postgres();
const folder = temporaryFolder();
let certificate: Certificate;
let wire: Wire;
let nodes: Served[] = [];

beforeAll(async () => {
  await databases.start();
  certificate = makeCertificate(folder);
  const address = new URL(await databases.fresh());
  const { port } = address;
  wire = await Wire.to(() => Number(port));
  address.port = String(wire.port);
  const settings = { DATABASE_URL: address.href, BASE_URL: `https://${NAME}`, TRUST_PROXY: 'yes' };
  // The first builds the app and makes the schema.
  nodes = [await Served.start(settings)];
  while (nodes.length < NODES) nodes.push(await Served.start(settings));
}, 600_000);

afterAll(async () => {
  await Promise.all(nodes.map((node) => node.end('SIGTERM')));
  wire.close();
  await databases.stop();
  rmSync(folder, { recursive: true, force: true });
});

const installed = Object.entries(proxies).filter(([, kind]) => isInstalled(kind));
for (const [name, { program }] of Object.entries(proxies))
  if (!installed.some(([each]) => each === name))
    console.warn(`skipped: ${program} is not installed here (Debian: apt-get install ${program})`);

describe.each(installed)('%s with the printed configuration', (name, kind) => {
  let proxy: RunningProxy;
  let way: Way;
  let people: TableListener[] = [];

  beforeAll(async () => {
    const port = await freePort();
    const own = join(folder, name);
    mkdirSync(own);
    proxy = await RunningProxy.start(kind, {
      folder: own,
      nodes: nodes.map((node) => node.port),
      port,
      certificate,
    });
    way = { port, ca: certificate.pem };
    // Caddy and HAProxy ask the nodes first how they are.
    await until(async () => (await call(way, 'GET', '/healthz').catch(() => undefined))?.status === 200);
    const host = await call(way, 'POST', `${API}/guest`, '', { name: 'Host' });
    mustBe(host.cookie.startsWith('__Host-tidetable'), 'a cookie for https');
    const made = await call(way, 'POST', `${API}/matches`, host.cookie, {
      game: 'maui',
      seats: [{ kind: 'me' }, { kind: 'me' }],
    });
    const { id } = made.body.table as { id: string };
    const begun = await call(way, 'POST', `${API}/matches/${id}/start`, host.cookie, {});
    mustBe(begun.status === 200, 'a match that has begun');
    people = Array.from({ length: PEOPLE }, () => new TableListener(way, host.cookie, id));
    await until(() => people.every(({ isBack }) => isBack));
  });

  afterEach(async () => {
    await Promise.all(nodes.map(async (node) => (await node.isWell()) || node.start()));
    await until(() => people.every(({ isBack }) => isBack));
  });

  afterAll(async () => {
    for (const person of people) person.stop();
    await proxy.stop();
  });

  /** How long it takes, from now on, until everybody is back; told, with the limit, for whoever reads the log. */
  async function untilBack(what: string): Promise<number> {
    const from = performance.now();
    // What is gone has to be noticed first.
    await new Promise((resolve) => setTimeout(resolve, 50));
    while (people.some(({ isBack }) => !isBack)) {
      if (performance.now() - from > 60_000)
        throw new Error(
          `after a minute ${people.filter(({ isBack }) => isBack).length} of ${PEOPLE} are back`,
        );
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const took = performance.now() - from;
    console.log(
      `${name}: ${what}, all ${PEOPLE} back after ${Math.round(took)} ms (limit ${Math.round(BACK_WITHIN)})`,
    );
    return took;
  }

  test('figures for the operator are not for everybody, and pages are', async () => {
    expect((await call(way, 'GET', '/metrics')).status).toBe(404);
    expect((await call(way, 'GET', '/')).status).toBe(200);
  });

  test('the stream of a program is not held back', async () => {
    const { cookie } = await call(way, 'POST', `${API}/guest`, '', { name: 'Robbie' });
    const { body } = await call(way, 'POST', `${API}/tokens`, cookie, { name: 'x' });
    const streamed = stream(way, body.token as string);
    const made = await call(way, 'POST', `${API}/matches`, cookie, {
      game: 'maui',
      seats: [{ kind: 'me' }, { kind: 'me' }],
    });
    const { id } = made.body.table as { id: string };
    await call(way, 'POST', `${API}/matches/${id}/start`, cookie, {});
    await expect.poll(() => streamed.lines.join(''), { timeout: 5000 }).toContain(id);
    streamed.stop();
  });

  test('a node is killed', async () => {
    await nodes[0]?.end('SIGKILL');
    expect(await untilBack('a node killed')).toBeLessThan(BACK_WITHIN);
  });

  test('the database goes away for so long that nodes send everybody away, and comes back', async () => {
    wire.set('closed');
    await expect.poll(() => people.filter(({ isBack }) => isBack).length).toBe(0);
    wire.set('open');
    expect(await untilBack('the database back')).toBeLessThan(BACK_WITHIN);
  });

  test('every node is replaced, one after the other', async () => {
    const took: number[] = [];
    for (const node of nodes) {
      expect(await node.end('SIGTERM')).toBe(0);
      took.push(await untilBack('a node replaced'));
      await node.start();
    }
    expect(Math.max(...took)).toBeLessThan(BACK_WITHIN);
  });
});

function mustBe(holds: boolean, what: string): void {
  if (!holds) throw new Error(`there should be ${what}`);
}
