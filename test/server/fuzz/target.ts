import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '../harness/temporary-folder.ts';

const child = fileURLToPath(new URL('./child.ts', import.meta.url));
const tables = [
  'push_subscriptions',
  'people',
  'passkeys',
  'tokens',
  'farewells',
  'matches',
  'seats',
  'lines',
  'endings',
  'chat',
];

/** A server under attack, with checks that it is alive, unchanged and does not leak memory. */
export class Target {
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #folder: string;
  readonly url: string;

  private constructor(process: ChildProcessWithoutNullStreams, folder: string, url: string) {
    this.#process = process;
    this.#folder = folder;
    this.url = url;
  }

  static async start(): Promise<Target> {
    const folder = temporaryFolder();
    const started = spawn(process.execPath, ['--expose-gc', child, folder], {
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    const [url] = (await once(started.stdout.setEncoding('utf8'), 'data')) as [string];
    return new Target(started, folder, url.trim());
  }

  get alive(): boolean {
    return this.#process.exitCode === null && this.#process.signalCode === null;
  }

  /** Bytes in use, after cleaning up. */
  async memory(): Promise<number> {
    const answer = once(this.#process.stdout, 'data');
    this.#process.stdin.write('?');
    const [bytes] = (await answer) as [string];
    return Number(bytes);
  }

  /** Everything that is stored, table by table. */
  state(): { readonly [table: string]: string } {
    const db = new DatabaseSync(join(this.#folder, 'tidetable.db'));
    const rows = tables.map((table) => [table, JSON.stringify(db.prepare(`SELECT * FROM ${table}`).all())]);
    db.close();
    return Object.fromEntries(rows) as { readonly [table: string]: string };
  }

  async stop(): Promise<void> {
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGKILL');
    await ended;
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
