import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../server/harness/free-port.ts';
import { root } from './printed.ts';

const BIN = join(root, 'bin', 'tidetable.js');

/** `tidetable serve` as a process of its own, which can be killed and started again on the same port. */
export class Served {
  readonly port: number;
  readonly #env: NodeJS.ProcessEnv;
  #process: ChildProcess | undefined;
  /** What it wrote to both of its outputs. */
  said = '';

  private constructor(port: number, env: NodeJS.ProcessEnv) {
    this.port = port;
    this.#env = env;
  }

  static async start(settings: Readonly<Record<string, string>>): Promise<Served> {
    const port = await freePort();
    // Vitest has a BASE_URL of its own.
    const { BASE_URL: _base, ...env } = process.env;
    const served = new Served(port, { ...env, HOST: '127.0.0.1', PORT: String(port), ...settings });
    await served.start();
    return served;
  }

  /** Resolves when it is well. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [BIN, 'serve'], {
      env: this.#env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => (this.said += data.toString()));
    while (!(await this.isWell())) {
      if (child.exitCode !== null) throw new Error(`the server ended: ${this.said}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async isWell(): Promise<boolean> {
    try {
      return (await fetch(`http://127.0.0.1:${this.port}/healthz`, { signal: AbortSignal.timeout(2000) })).ok;
    } catch {
      return false;
    }
  }

  /** Resolves with how it ended. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    const child = this.#process;
    if (!child || child.exitCode !== null) return child?.exitCode ?? null;
    const ended = once(child, 'exit') as Promise<[number | null]>;
    child.kill(signal);
    return (await ended)[0];
  }
}
