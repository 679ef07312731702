import { errorMessage } from '../support/error-message.ts';
import type { RandomBytes } from '../support/token.ts';
import type { BotQuestion, Bots, Claim } from '../table/ports.ts';
import { FairQueue } from './fair-queue.ts';

/** A question with what the bot's thread needs to answer it. */
export interface BotTask extends BotQuestion {
  readonly milliseconds: number;
  readonly seed: number;
}

/** Runs bots, in threads or in a test's own way. */
export interface BotRunner {
  /** How many bots can think at the same time. */
  readonly atOnce: number;
  /** The bot's choice. Rejects if the bot fails, or after `limit` milliseconds. */
  choose(task: BotTask, limit: number): Promise<unknown>;
  stop(): Promise<void>;
}

export interface BotPoolOptions {
  readonly runner: BotRunner;
  readonly random: RandomBytes;
  /** A monotonic clock, in milliseconds. */
  readonly elapsed: () => number;
  /** How long a bot may think; after twice as long and `START` it is stopped. */
  readonly milliseconds?: number;
  readonly failed?: (reason: string) => void;
}

/** A thread may have to be started first, and its code loaded: on a machine with much to do that takes seconds. */
const START = 5000;

interface Job {
  readonly question: BotQuestion;
  /** When it was asked. */
  readonly since: number;
  readonly answer: (text: string) => void;
}

/**
 * Asks bots in worker threads, so that the event loop is never blocked. A fair queue per person (fair-queue.ts) decides who is
 * next. At most as many bots think as there are threads, which also limits how fast their answers arrive.
 */
export class BotPool implements Bots {
  readonly #runner: BotRunner;
  readonly #random: RandomBytes;
  readonly #milliseconds: number;
  readonly #failed: (reason: string) => void;
  /** In the order in which they were asked. */
  readonly #unanswered = new Set<Job>();
  readonly #elapsed: () => number;
  readonly #queue: FairQueue<Job>;
  #thinking = 0;
  #stopped = false;

  constructor({ runner, random, elapsed, milliseconds = 1000, failed = () => undefined }: BotPoolOptions) {
    this.#elapsed = elapsed;
    this.#queue = new FairQueue(elapsed);
    this.#runner = runner;
    this.#random = random;
    this.#milliseconds = milliseconds;
    this.#failed = failed;
  }

  get waiting(): number {
    return this.#queue.size;
  }

  /** For how long the oldest question has had no answer, in milliseconds. */
  get oldest(): number {
    const [job] = this.#unanswered;
    return job ? this.#elapsed() - job.since : 0;
  }

  /** One of the legal texts; if the bot fails, a random one. Never rejects, but never resolves once stopped. */
  ask(claim: Claim, question: BotQuestion): Promise<string> {
    return new Promise((answer) => {
      const job = { question, answer, since: this.#elapsed() };
      this.#unanswered.add(job);
      this.#queue.add(job, claim);
      this.#next();
    });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#queue.clear();
    this.#unanswered.clear();
    await this.#runner.stop();
  }

  #next(): void {
    const { atOnce } = this.#runner;
    while (this.#thinking < atOnce && !this.#stopped) {
      // The last free thread of several is reserved for tables where people wait.
      const isLast = atOnce > 1 && this.#thinking === atOnce - 1;
      const next = this.#queue.take(isLast);
      if (!next) return;
      this.#thinking++;
      const begun = this.#elapsed();
      void this.#think(next.job).finally(() => {
        this.#unanswered.delete(next.job);
        this.#thinking--;
        this.#queue.charge(next.claim, this.#elapsed() - begun);
        this.#next();
      });
    }
  }

  async #think({ question, answer }: Job): Promise<void> {
    const { legal } = question;
    const seed = seedFrom(this.#random);
    const task: BotTask = { ...question, milliseconds: this.#milliseconds, seed };
    let text: unknown;
    try {
      const limit = 2 * this.#milliseconds + START;
      text = legal.length === 1 ? legal[0] : await this.#runner.choose(task, limit);
      if (!legal.includes(text as string)) throw new Error(`${question.bot} chose something impossible`);
    } catch (error) {
      if (this.#stopped) return;
      this.#failed(errorMessage(error));
      text = legal[seed % legal.length];
    }
    answer(text as string);
  }
}

/** A random number below 2^48. */
function seedFrom(random: RandomBytes): number {
  return random(6).reduce((seed, byte) => seed * 256 + byte, 0);
}
