import type { Seat } from '../../engine/game.ts';
import type { RandomBytes } from '../support/token.ts';

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

/** Where bots think. */
export interface Thinker {
  /** So many bots can think at the same time. */
  readonly atOnce: number;
  /** What the bot chooses. Rejects if it fails, or after `limit` milliseconds. */
  choose(task: BotTask, limit: number): Promise<unknown>;
  stop(): Promise<void>;
}

export interface BotNeeds {
  readonly thinker: Thinker;
  readonly random: RandomBytes;
  /** How long a bot may think; after twice as long and a second it is stopped. */
  readonly milliseconds?: number;
  readonly failed?: (reason: string) => void;
  /** Milliseconds since some moment in the past. */
  readonly elapsed?: () => number;
}

interface Job {
  readonly question: BotQuestion;
  /** When it was asked. */
  readonly since: number;
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
  readonly #thinker: Thinker;
  readonly #random: RandomBytes;
  readonly #milliseconds: number;
  readonly #failed: (reason: string) => void;
  readonly #watched: Lane = new Map();
  readonly #unwatched: Lane = new Map();
  /** In the order in which they were asked. */
  readonly #unanswered = new Set<Job>();
  readonly #elapsed: () => number;
  #thinking = 0;
  #stopped = false;

  constructor({
    thinker,
    random,
    milliseconds = 1000,
    failed = () => undefined,
    elapsed = () => 0,
  }: BotNeeds) {
    this.#elapsed = elapsed;
    this.#thinker = thinker;
    this.#random = random;
    this.#milliseconds = milliseconds;
    this.#failed = failed;
  }

  get waiting(): number {
    return [...this.#watched.values(), ...this.#unwatched.values()].reduce(
      (sum, jobs) => sum + jobs.length,
      0,
    );
  }

  /** For how long the oldest question has had no answer, in milliseconds. */
  get oldest(): number {
    const [job] = this.#unanswered;
    return job ? this.#elapsed() - job.since : 0;
  }

  /** One of the legal texts; a bot that fails is replaced by the dice. Never rejects, but answers nothing once stopped. */
  ask(table: number, question: BotQuestion, watched: boolean): Promise<string> {
    return new Promise((answer) => {
      const lane = watched ? this.#watched : this.#unwatched;
      const jobs = lane.get(table);
      const job = { question, answer, since: this.#elapsed() };
      this.#unanswered.add(job);
      if (jobs) jobs.push(job);
      else lane.set(table, [job]);
      this.#next();
    });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#watched.clear();
    this.#unwatched.clear();
    this.#unanswered.clear();
    await this.#thinker.stop();
  }

  #next(): void {
    while (this.#thinking < this.#thinker.atOnce && !this.#stopped) {
      const job = takeFirst(this.#watched) ?? takeFirst(this.#unwatched);
      if (!job) return;
      this.#thinking++;
      void this.#think(job).finally(() => {
        this.#unanswered.delete(job);
        this.#thinking--;
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
      this.#failed(error instanceof Error ? error.message : String(error));
      text = legal[seed % legal.length];
    }
    answer(text as string);
  }
}

/** A random number below 2^48. */
function seedFrom(random: RandomBytes): number {
  return random(6).reduce((seed, byte) => seed * 256 + byte, 0);
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
