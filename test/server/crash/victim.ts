import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Start } from './child.ts';

const child = fileURLToPath(new URL('./child.ts', import.meta.url));
/** Most of a start is compiling; what the first one compiled serves all the others. */
const NODE_COMPILE_CACHE = fileURLToPath(new URL('../../../node_modules/.cache/crash', import.meta.url));

/** A server in a process of its own, to be killed. */
export class Victim {
  readonly #process: ChildProcessWithoutNullStreams;
  #told = '';

  constructor() {
    this.#process = spawn(process.execPath, [child], {
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { ...process.env, NODE_COMPILE_CACHE },
    });
    this.#process.stderr.setEncoding('utf8').on('data', (text: string) => (this.#told += text));
    this.#process.stdin.on('error', () => undefined);
  }

  /** Where it listens, once it has opened the database. */
  async open(start: Start): Promise<string> {
    this.#process.stdin.write(JSON.stringify(start));
    const ended = once(this.#process, 'exit').then(() => {
      throw new Error(`the server ended by itself: ${this.#told}`);
    });
    const listening = once(this.#process.stdout.setEncoding('utf8'), 'data');
    ended.catch(() => undefined);
    const [url] = (await Promise.race([listening, ended])) as [string];
    return url.trim();
  }

  get isAlive(): boolean {
    return this.#process.exitCode === null && this.#process.signalCode === null;
  }

  /** Its output before it ended by itself. */
  get told(): string {
    return this.#told;
  }

  /** Kills the process with SIGKILL. */
  async kill(): Promise<void> {
    if (!this.isAlive) return;
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGKILL');
    await ended;
  }
}
