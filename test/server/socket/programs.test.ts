import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { games } from '../../../src/games/index.ts';
import type { YourTable } from '../../../src/wire/server.ts';
import { Client } from '../harness/client.ts';
import { postgres, sqlite } from '../harness/databases.ts';
import { freePort } from '../harness/free-port.ts';
import { folder, playOut, serve } from '../harness/harness.ts';
import { Listener, programOf } from '../harness/program.ts';

const root = resolve(import.meta.dirname, '../../..');
const me = { kind: 'me' } as const;

/** The example as a process of its own, and what it has said. */
class Example {
  readonly process: ChildProcess;
  said = '';

  constructor(...args: string[]) {
    this.process = spawn(process.execPath, [join(root, 'examples/bot.js'), ...args]);
    for (const pipe of [this.process.stdout, this.process.stderr]) {
      pipe?.setEncoding('utf8').on('data', (text: string) => (this.said += text));
    }
  }

  get exited(): Promise<unknown[]> {
    return once(this.process, 'exit');
  }
}

const running: Example[] = [];
afterEach(() => {
  for (const { process: child } of running.splice(0)) child.kill();
});
function example(...args: string[]): Example {
  const made = new Example(...args);
  running.push(made);
  return made;
}

test('the example is short', () => {
  const text = readFileSync(join(root, 'examples/bot.js'), 'utf8');
  expect(text.trimEnd().split('\n').length).toBeLessThan(90);
  expect(text).not.toMatch(/\bimport\b|require\(/);
});

describe.each([sqlite(), postgres()])('$name', (databases) => {
  beforeAll(() => databases.start(), 60_000);
  afterAll(() => databases.stop());

  test('the example plays whole games of all three, against bots and against itself, until its token is revoked', async () => {
    const database = await databases.open(await databases.fresh());
    const server = await serve({ games, database, bots: { threads: 1, milliseconds: 1 } });
    const owners = [await Client.guest(server.url, 'Robbie'), await Client.guest(server.url, 'Marvin')];
    const [robbie, marvin] = await Promise.all(owners.map((owner) => programOf(owner)));
    if (!robbie || !marvin) throw new Error('no programs');
    const examples = [robbie, marvin].map(({ token }) => example(server.url, token));

    const watcher = await new Client(server.url).page();
    const matches: string[] = [];
    for (const game of Object.keys(games)) {
      const bots = ['easy', 'random'].map((bot) => ({ kind: 'bot', bot }) as const);
      const againstBots = await robbie.table({ game, seats: [...bots, me] });
      const againstEachOther = await robbie.table({ game, seats: [me, { kind: 'open' }, me] });
      await marvin.join(await robbie.invite(againstEachOther.id));
      for (const { id } of [againstBots, againstEachOther]) {
        await watcher.watch(id, 'public');
        expect((await robbie.post(`/matches/${id}/start`)).status).toBe(200);
        matches.push(id);
      }
    }
    for (const id of matches) {
      await watcher.wait(
        (message) => message.type === 'table' && message.table.id === id && message.table.status === 'over',
      );
    }
    for (const [index, id] of matches.entries()) {
      const table = (await robbie.get(`/matches/${id}`)).body.table as YourTable;
      expect(table).toMatchObject({ status: 'over', result: { reason: expect.any(String) as string } });
      const scores = table.result?.scores.join(', ');
      const players = index % 2 === 0 ? examples.slice(0, 1) : examples;
      for (const player of players)
        await expect.poll(() => player.said).toContain(`${id} is over: ${scores}`);
    }
    for (const { said } of examples) expect(said).not.toMatch(/illegal|malformed|internal/);

    const { tokens } = (await owners[0]!.get('/account')).body as { tokens: { id: string }[] };
    const gone = examples[0]!.exited;
    await owners[0]!.post('/tokens/revoke', { id: tokens[0]!.id });
    expect(await gone).toEqual([1, null]);
    expect((await robbie.get('/me')).body.code).toBe('no-session');
    expect(examples[1]!.process.exitCode).toBeNull();
  });

  test('the example that sits down by an invitation adds randomness of its own to the dice', async () => {
    const server = await serve({ database: await databases.open(await databases.fresh()) });
    const anna = await Client.guest(server.url, 'Anna');
    const { token } = await programOf(await Client.guest(server.url, 'Robbie'));
    const { id } = await anna.table({ game: 'pebbles', seats: [me, { kind: 'open' }] });
    example(server.url, token, await anna.invite(id));
    const seat = async () => ((await anna.get(`/matches/${id}`)).body.table as YourTable).seats[1];
    await expect.poll(async () => (await seat())?.commitment).toBeDefined();
    await anna.post(`/matches/${id}/start`);
    await expect.poll(async () => (await seat())?.opening).toBeDefined();
  });
});

describe('several servers on one PostgreSQL', () => {
  const databases = postgres();
  beforeAll(() => databases.start(), 60_000);
  afterAll(() => databases.stop());

  test('a program listens at one and plays at another: it is told at once, and a token revoked there ends its stream here', async () => {
    const address = await databases.fresh();
    // So long a time between heartbeats that they do not help.
    const start = async () => serve({ database: await databases.open(address), heartbeat: 1e6 });
    const [here, there] = [await start(), await start()];
    const anna = await Client.guest(there.url, 'Anna');
    const program = await programOf(anna);
    const stream = await Listener.open(Object.assign(new Client(here.url), { token: program.token }));
    await stream.wait('hello');
    const { id } = await program.table({ game: 'pebbles', seats: [me, me] });
    await program.post(`/matches/${id}/start`);
    expect(await stream.wait('decide', ({ seat }) => seat === 1)).toMatchObject({ match: id, asked: 1 });
    await playOut(id, [program, program]);
    const { result } = (await program.get(`/matches/${id}`)).body.table as YourTable;
    expect(await stream.wait('over')).toEqual({ type: 'over', match: id, result });
    const { tokens } = (await anna.get('/account')).body as { tokens: { id: string }[] };
    await anna.post('/tokens/revoke', { id: tokens[0]!.id });
    expect(await stream.wait('bye')).toEqual({ type: 'bye', reason: 'revoked' });
  });
});

/** The commands of the guide, in order; those that stay (a server, a program) in the background. */
function commandsOf(guide: string, port: number, metricsPort: number): string {
  const blocks = [...guide.matchAll(/^```sh( stays)?\n([^]*?)^```$/gm)].map(([, stays, text]) => {
    const command = text!.replaceAll('8080', `${port}`).trimEnd();
    if (command.includes('high-tide'))
      return `${command}\necho\nuntil grep -q 'is over' program.log; do kill -0 $!; sleep 0.2; done`;
    if (!stays) return `${command}\necho`;
    // Whoever reads along sees that it has started.
    const ready = command.includes('host.js')
      ? `until grep -qs 'is open' host.log; do kill -0 $!; sleep 0.2; done`
      : command.includes('serve')
        ? `until curl -s -o /dev/null localhost:${port}/healthz; do kill -0 $!; sleep 0.2; done`
        : `until curl -s localhost:${metricsPort}/metrics | grep -q 'streams 1'; do kill -0 $!; sleep 0.2; done`;
    const name = command.includes('serve') ? 'server' : command.includes('host.js') ? 'host' : 'program';
    return `${command} > ${name}.log 2>&1 & stay="$stay $!"\n${ready}`;
  });
  return ['set -eu', 'stay=', `trap 'kill $stay 2> /dev/null || true; wait' EXIT`, ...blocks].join('\n');
}

test('the guide: every command works as it stands there', async () => {
  const there = folder();
  symlinkSync(join(root, 'examples'), join(there, 'examples'));
  mkdirSync(join(there, 'bin'));
  symlinkSync(join(root, 'test/server/harness/guide-server.ts'), join(there, 'bin/tidetable.js'));
  const guide = readFileSync(join(root, 'docs/programs.md'), 'utf8');
  const metricsPort = await freePort();
  // At the end the first program has played a match, the one that hosts is gone too, and the second match waits for Anna.
  const script = `${commandsOf(guide, await freePort(), metricsPort)}
wait $! || echo "exit $?"
curl -s -b anna.cookies $SERVER/api/v1/matches/$MATCH`;
  const path = `${resolve(process.execPath, '..')}:${process.env.PATH}`;
  const env = { HOME: there, PATH: path, METRICS_PORT: `${metricsPort}` };
  const child = spawn('bash', ['-c', script], { cwd: there, env });
  onTestFinished(() => void child.kill());
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  const [code] = (await once(child, 'exit')) as [number];
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).not.toContain('"code":');
  expect(out).toContain('"name":"Robbie"');
  expect(out.trimEnd().split('\n').at(-2)).toBe('exit 1');
  const last = JSON.parse(out.trimEnd().split('\n').at(-1)!) as { table: YourTable };
  expect(last.table).toMatchObject({ game: 'maui', status: 'playing' });
  expect(last.table.seats.map(({ name, program }) => [name, program])).toEqual([
    ['Anna', undefined],
    ['Robbie', true],
  ]);
  expect(readFileSync(join(there, 'program.log'), 'utf8')).toMatch(/is over: \d+, \d+, \d+/);
  expect(out).toContain('"challenges":[{');
});
