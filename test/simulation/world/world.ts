import { createHash } from 'node:crypto';
import { FastRng } from '../../../src/engine/rng.ts';
import { Heap } from './heap.ts';

/** When the simulated year begins, in milliseconds since 1970. */
export const EPOCH = Date.UTC(2030, 0, 1);

/** One line of what happened; `match` names the table that it concerns. */
export interface TraceLine {
  readonly at: number;
  readonly who: string;
  readonly what: string;
  readonly match: string | undefined;
}

/** The story of a failure needs the last minute; more is not kept. */
const KEPT = 90_000;
const MAX_LINES = 60_000;

/**
 * Simulated time. Everything that happens is an event of one queue, in order of time and then of scheduling; between two
 * events all promises that can settle do. One seed decides everything: chance comes from here, and nothing else is asked.
 */
export class World {
  readonly seed: number;
  /** Milliseconds since the beginning. */
  now = 0;
  events = 0;
  /** Something was found: what goes wrong after it is no news. */
  isOver = false;
  readonly #heap = new Heap();
  readonly #hash = createHash('sha256');
  #trace: TraceLine[] = [];
  #streams = 0;
  #failure: Error | undefined;

  constructor(seed: number) {
    this.seed = seed;
  }

  /** A source of chance of its own: what one part draws does not change what another gets. */
  rng(): FastRng {
    return new FastRng(this.seed, ++this.#streams);
  }

  /** Calls `job` at this time; the function returned cancels it. */
  at(time: number, job: () => void): () => void {
    return this.#heap.push(Math.max(time, this.now), job);
  }

  after(milliseconds: number, job: () => void): () => void {
    return this.at(this.now + milliseconds, job);
  }

  sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => void this.after(milliseconds, resolve));
  }

  /** Writes down what happened: it becomes part of the hash, and of the story if something fails. */
  note(who: string, what: string, match?: string): void {
    this.#hash.update(`${this.now} ${who} ${what}\n`);
    this.#trace.push({ at: this.now, who, what, match });
    if (this.#trace.length > MAX_LINES) this.#trace = this.#trace.filter(({ at }) => at > this.now - KEPT);
  }

  /** The simulation has found something; it ends after the present event. */
  fail(error: Error): void {
    this.#failure ??= error;
  }

  /** Runs all events up to this time. */
  async run(until: number): Promise<void> {
    // What was called since may have scheduled something.
    await settled();
    for (let event = this.#heap.next(until); event; event = this.#heap.next(until)) {
      this.now = event.time;
      this.events++;
      try {
        event.job();
      } catch (error) {
        this.fail(error as Error);
      }
      await settled();
      if (this.#failure && !this.isOver) throw this.#failure;
    }
    this.now = until;
  }

  /** The trace of the last minute. */
  get trace(): readonly TraceLine[] {
    return this.#trace.filter(({ at }) => at > this.now - KEPT);
  }

  /** Of everything that has been noted so far. */
  digest(): string {
    return this.#hash.copy().digest('hex').slice(0, 32);
  }
}

/** Turns of the real event loop, in which nothing real happens. One by one each would look for what is real: they come in many. */
const TURNS = 200;
let turns = 0;
const waiting: (() => void)[] = [];

/** When every promise that can settle has: they do before the next turn. */
function settled(): Promise<void> {
  if (turns === 0) for (; turns < TURNS; turns++) setImmediate(turn);
  return new Promise((resolve) => void waiting.push(resolve));
}

function turn(): void {
  turns--;
  waiting.shift()?.();
  if (turns === 0 && waiting.length > 0) for (; turns < TURNS; turns++) setImmediate(turn);
}
