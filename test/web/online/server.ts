import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const command = join(import.meta.dirname, '../../../bin/tidetable.js');

/** A real server in a process of its own, with a database in a folder of its own; it can be killed and started again. */
export class OnlineServer {
  readonly #data = mkdtempSync(join(tmpdir(), 'tidetable-online-'));
  #process: ChildProcess | undefined;
  readonly #env: NodeJS.ProcessEnv;
  #port = 0;

  constructor(env: NodeJS.ProcessEnv = {}) {
    this.#env = env;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** The folder of its database. */
  get data(): string {
    return this.#data;
  }

  get port(): number {
    return this.#port;
  }

  async start(): Promise<void> {
    const args = ['serve', '--host', '127.0.0.1', '--port', String(this.#port), '--data', this.#data];
    const child = spawn(process.execPath, [command, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...this.#env },
    });
    this.#process = child;
    let told = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (told += text));
    const port = await new Promise<number>((resolve, reject) => {
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        const found = /(?:http:\/\/[^:\s]+:| port )(\d+)/.exec(text);
        if (found) resolve(Number(found[1]));
      });
      child.once('exit', () => reject(new Error(`the server ended by itself: ${told}`)));
    });
    this.#port = port;
  }

  /** Kills the process with SIGKILL. */
  async kill(): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

/** A TCP proxy to the server that can go silent: nothing passes, and nothing is closed (half-open connections). */
export class Tunnel {
  readonly #server = createServer((near) => this.#join(near));
  readonly #sockets = new Set<Socket>();
  #to = 0;
  #dead = false;

  async open(to: number): Promise<string> {
    this.#to = to;
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  set dead(is: boolean) {
    this.#dead = is;
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  #join(near: Socket): void {
    const far = connect(this.#to, '127.0.0.1');
    // Lost bytes stay lost: a connection that was cut stays unusable.
    let cut = this.#dead;
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(from);
      from.on('data', (data) => {
        cut ||= this.#dead;
        if (!cut) to.write(data);
      });
      from.on('end', () => {
        if (!cut) to.end();
      });
      from.on('error', () => from.destroy());
      from.on('close', () => {
        this.#sockets.delete(from);
        to.destroy();
      });
    }
  }
}
