import { errorMessage } from '../support/error-message.ts';
import type { RandomBytes } from '../support/token.ts';
import type { BotQuestion, Bots, Claim } from '../table/ports.ts';
import { FairQueue } from './fair-queue.ts';

/** A question with what the bot's thread needs to answer it. */
export interface BotTask extends BotQuestion {
  readonly milliseconds: number;
  readonly seed: number;
}

/** Where bots think. */
export interface Thinker {
  /** So many bots can think at the same time. */
  readonly atOnce: number;
  /** What the bot chooses. Rejects if it fails, or after `limit` milliseconds. */
  choose(task: BotTask, limit: number): Promise<unknown>;
  stop(): Promise<void>;
}

export interface BotPoolOptions {
  readonly thinker: Thinker;
  readonly random: RandomBytes;
  /** A clock that never goes back, in milliseconds. */
  readonly elapsed: () => number;
  /** How long a bot may think; after twice as long and a second it is stopped. */
  readonly milliseconds?: number;
  readonly failed?: (reason: string) => void;
}

interface Job {
  readonly question: BotQuestion;
  /** When it was asked. */
  readonly since: number;
  readonly answer: (text: string) => void;
}

/**
 * Bots think in worker threads, never in the thread that talks to people. Who is served next is decided by a queue with fair
 * shares per person (fair-queue.ts). As few bots think at the same time as there are threads, so their answers cannot flood
 * the server either.
 */
export class BotPool implements Bots {
  readonly #thinker: Thinker;
  readonly #random: RandomBytes;
  readonly #milliseconds: number;
  readonly #failed: (reason: string) => void;
  /** In the order in which they were asked. */
  readonly #unanswered = new Set<Job>();
  readonly #elapsed: () => number;
  readonly #queue: FairQueue<Job>;
  #thinking = 0;
  #stopped = false;

  constructor({ thinker, random, elapsed, milliseconds = 1000, failed = () => undefined }: BotPoolOptions) {
    this.#elapsed = elapsed;
    this.#queue = new FairQueue(elapsed);
    this.#thinker = thinker;
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

  /** One of the legal texts; a bot that fails is replaced by the dice. Never rejects, but answers nothing once stopped. */
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
    await this.#thinker.stop();
  }

  #next(): void {
    const { atOnce } = this.#thinker;
    while (this.#thinking < atOnce && !this.#stopped) {
      // The last free thread of several is kept for people who wait.
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
      const limit = 2 * this.#milliseconds + 1000;
      text = legal.length === 1 ? legal[0] : await this.#thinker.choose(task, limit);
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
