import { Session } from 'node:inspector/promises';

/** Tells which blocks of our own code an input has run that no input before it had, by V8's precise coverage. */
export class Coverage {
  readonly #session = new Session();
  readonly #seen = new Set<string>();

  async start(): Promise<void> {
    this.#session.connect();
    await this.#session.post('Profiler.enable');
    await this.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  stop(): void {
    this.#session.disconnect();
  }

  get blocks(): number {
    return this.#seen.size;
  }

  /** How many blocks were run for the first time since the last call. */
  async news(): Promise<number> {
    const { result } = await this.#session.post('Profiler.takePreciseCoverage');
    const before = this.#seen.size;
    for (const { url, functions } of result) {
      if (!/\/(src|valibot)\//.test(url)) continue;
      for (const { ranges } of functions)
        for (const { startOffset, endOffset, count } of ranges)
          if (count > 0) this.#seen.add(`${url}:${startOffset}:${endOffset}`);
    }
    return this.#seen.size - before;
  }
}
