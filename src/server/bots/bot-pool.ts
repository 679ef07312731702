import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import type { Seat } from '../../engine/game.ts';

/** All a bot gets to know, and how long it may think. */
export interface BotTask {
  readonly game: string;
  readonly bot: string;
  readonly view: unknown;
  readonly seat: Seat;
  readonly legal: readonly string[];
  readonly milliseconds: number;
  readonly seed: number;
}

export type BotQuestion = Omit<BotTask, 'milliseconds' | 'seed'>;

export interface BotOptions {
  readonly threads?: number;
  /** How long a bot may think; after twice as long and a second it is stopped. */
  readonly milliseconds?: number;
  /** The module that chooses, in its thread. */
  readonly module?: string;
  readonly failed?: (reason: string) => void;
}

/** What a thread may use of the heap, in MB: more than any bot needs, and less than 50 with all that is not heap (docs/bots.md). */
export const BOT_HEAP = { maxOldGenerationSizeMb: 28, maxYoungGenerationSizeMb: 6 };

const THREAD = new URL('./bot-thread.ts', import.meta.url).href;

interface Job {
  readonly question: BotQuestion;
  readonly answer: (text: string) => void;
}

/** Tables waiting for a bot, each with what it asks. The table that was served last goes to the end. */
type Lane = Map<number, Job[]>;

/**
 * Bots think in worker threads, never in the thread that talks to people. Tables take turns, so one that asks a lot waits
 * for itself; tables that somebody is looking at come before those where bots are among themselves. As few bots think at
 * the same time as there are threads, so their answers cannot flood the server either.
 */
export class Bots {
  readonly #pool: Tinypool;
  readonly #threads: number;
  readonly #milliseconds: number;
  readonly #failed: (reason: string) => void;
  readonly #watched: Lane = new Map();
  readonly #unwatched: Lane = new Map();
  #thinking = 0;
  #stopped = false;

  constructor(options: BotOptions = {}) {
    const { threads, milliseconds = 1000, module = THREAD, failed = () => undefined } = options;
    this.#threads = threads ?? Math.max(1, availableParallelism() - 1);
    this.#milliseconds = milliseconds;
    this.#failed = failed;
    this.#pool = new Tinypool({
      filename: module,
      minThreads: 0,
      maxThreads: this.#threads,
      idleTimeout: 30_000,
      resourceLimits: BOT_HEAP,
    });
  }

  get waiting(): number {
    return [...this.#watched.values(), ...this.#unwatched.values()].reduce(
      (sum, jobs) => sum + jobs.length,
      0,
    );
  }

  /** One of the legal texts; a bot that fails is replaced by the dice. Never rejects, but answers nothing once stopped. */
  ask(table: number, question: BotQuestion, watched: boolean): Promise<string> {
    return new Promise((answer) => {
      const lane = watched ? this.#watched : this.#unwatched;
      const jobs = lane.get(table);
      if (jobs) jobs.push({ question, answer });
      else lane.set(table, [{ question, answer }]);
      this.#next();
    });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#watched.clear();
    this.#unwatched.clear();
    await this.#pool.destroy();
  }

  #next(): void {
    while (this.#thinking < this.#threads && !this.#stopped) {
      const job = takeFirst(this.#watched) ?? takeFirst(this.#unwatched);
      if (!job) return;
      this.#thinking++;
      void this.#think(job).finally(() => {
        this.#thinking--;
        this.#next();
      });
    }
  }

  async #think({ question, answer }: Job): Promise<void> {
    const { legal } = question;
    const task: BotTask = { ...question, milliseconds: this.#milliseconds, seed: randomInt(2 ** 48 - 1) };
    let text: unknown;
    try {
      const signal = AbortSignal.timeout(2 * this.#milliseconds + 1000);
      text = legal.length === 1 ? legal[0] : await this.#pool.run(task, { signal });
      if (!legal.includes(text as string)) throw new Error(`${question.bot} chose something impossible`);
    } catch (error) {
      if (this.#stopped) return;
      this.#failed(error instanceof Error ? error.message : String(error));
      text = legal[randomInt(legal.length)];
    }
    answer(text as string);
  }
}

function takeFirst(lane: Lane): Job | undefined {
  for (const [table, jobs] of lane) {
    const job = jobs.shift();
    lane.delete(table);
    if (jobs.length > 0) lane.set(table, jobs);
    return job;
  }
  return undefined;
}
