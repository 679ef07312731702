/** What came of some seconds of play. Times in milliseconds, from when a move was due to its sender's own update. */
export interface Measured {
  readonly movesPerSecond: number;
  readonly seconds: number;
  readonly p50: number;
  readonly p99: number;
}

/** A move that a table is ready to make; it is told when it was due and hands that back to `answered`. */
export type Turn = (due: number) => void;

/** Moves that come in so long after the end of a run are waited for before the other side's begins. */
const PATIENCE = 10_000;
const TICK = 2;

/**
 * Lets the tables of one side play: each has at most one move under way, as in any game of turns. Between runs the
 * tables hold their moves back, so that the other side has the machine to itself.
 */
export class Driver {
  #held: Turn[] = [];
  #released = false;
  #underWay = 0;
  #measuring = false;
  #times: number[] = [];
  #seconds = 0;
  #failed: Error | undefined;

  ready(turn: Turn): void {
    if (this.#released) this.#send(turn, performance.now());
    else this.#held.push(turn);
  }

  answered(due: number): void {
    this.#underWay--;
    if (this.#measuring) this.#times.push(performance.now() - due);
  }

  /** Something that is no move but has to be over before the other side begins: the next match at a table. */
  meanwhile(work: Promise<unknown>): void {
    this.#underWay++;
    work.catch((error: unknown) => this.fail(error)).finally(() => this.#underWay--);
  }

  fail(error: unknown): void {
    this.#failed ??= error instanceof Error ? error : new Error(String(error));
  }

  /** Plays as fast as the server can, or so many moves a second. */
  async play(seconds: number, pace?: number): Promise<void> {
    const begun = performance.now();
    this.#measuring = true;
    if (pace === undefined) await this.#fast(seconds * 1000);
    else await this.#paced(seconds * 1000, pace);
    this.#measuring = false;
    this.#seconds += (performance.now() - begun) / 1000;
    for (const end = performance.now() + PATIENCE; this.#underWay > 0; await sleep(TICK)) {
      if (this.#failed) throw this.#failed;
      if (performance.now() > end) throw new Error(`${this.#underWay} moves were never answered`);
    }
    if (this.#failed) throw this.#failed;
  }

  /** What was measured since it was last asked. */
  measured(): Measured {
    const times = this.#times.sort((a, b) => a - b);
    const at = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN;
    const seconds = this.#seconds;
    const measured = { movesPerSecond: times.length / seconds, seconds, p50: at(0.5), p99: at(0.99) };
    this.#times = [];
    this.#seconds = 0;
    return measured;
  }

  async #fast(milliseconds: number): Promise<void> {
    this.#released = true;
    const now = performance.now();
    for (const turn of this.#held.splice(0)) this.#send(turn, now);
    await sleep(milliseconds);
    this.#released = false;
  }

  /**
   * A move counts from when it was due, or from when this process noticed, one tick later at most: a slow server does not slow
   * the clock, and a tick of ours does not count as slowness of the server.
   */
  async #paced(milliseconds: number, pace: number): Promise<void> {
    const begun = performance.now();
    let sent = 0;
    let noticed = begun;
    for (let passed = 0; passed < milliseconds; passed = performance.now() - begun) {
      const now = performance.now();
      for (; sent < (passed / 1000) * pace && this.#held.length > 0; sent++) {
        const due = begun + (sent / pace) * 1000;
        this.#send(this.#held.shift() as Turn, due > noticed ? now : due);
      }
      noticed = now;
      await sleep(TICK);
    }
  }

  #send(turn: Turn, due: number): void {
    this.#underWay++;
    turn(due);
  }
}

export function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Runs the jobs, so many at a time. */
export async function inParallel(
  jobs: number,
  most: number,
  job: (n: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < jobs) await job(next++);
  };
  await Promise.all(Array.from({ length: Math.min(most, jobs) }, worker));
}
