import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

export interface Usage {
  /** Of all threads of the process. */
  readonly cpuSeconds: number;
  readonly megabytes: number;
}

/** A process that answers one line with one line of JSON, and ends when there is nothing more to come. */
export class Talker {
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  readonly #answers: AsyncIterator<string>;

  constructor(file: string, { cwd, settings }: { readonly cwd: string; readonly settings?: object }) {
    const args = settings === undefined ? [file] : [file, JSON.stringify(settings)];
    const env = { ...process.env, NODE_ENV: 'production' };
    this.#child = spawn(process.execPath, [...flags(), ...args], {
      cwd,
      env,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.#answers = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();
  }

  async ask<T>(wish: object = {}): Promise<T> {
    this.#child.stdin.write(`${JSON.stringify(wish)}\n`);
    return this.next<T>();
  }

  async next<T>(): Promise<T> {
    const { value, done } = await this.#answers.next();
    if (done === true) throw new Error('a process of the benchmark ended before it answered');
    return JSON.parse(value) as T;
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.stdin.end();
    const patience = setTimeout(() => this.#child.kill('SIGKILL'), 10_000);
    await ended;
    clearTimeout(patience);
  }
}

/** What this process was told for the processes it measures, such as --cpu-prof. */
function flags(): string[] {
  return process.env.BENCH_NODE_FLAGS?.split(' ').filter((flag) => flag !== '') ?? [];
}
