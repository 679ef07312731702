import type { Time, Timer } from '../../../src/server/support/time.ts';
import { EPOCH, type World } from './world.ts';

/** A computer with a clock of its own: a server, or somebody's browser. It can be paused and switched off. */
export class Machine implements Time {
  readonly name: string;
  readonly #world: World;
  readonly #timers = new Set<object>();
  /** How far its clock is off, and how fast it runs. */
  #offset = 0;
  #rate = 1;
  #set = 0;
  #isPaused = false;
  #isOff = false;
  #held: (() => void)[] = [];

  constructor(world: World, name: string) {
    this.#world = world;
    this.name = name;
  }

  get isOff(): boolean {
    return this.#isOff;
  }

  get isPaused(): boolean {
    return this.#isPaused;
  }

  /** Timers that are set. */
  get timers(): number {
    return this.#timers.size;
  }

  now(): number {
    const since = this.#world.now - this.#set;
    return Math.floor(EPOCH + this.#set + this.#offset + since * this.#rate);
  }

  elapsed(): number {
    return this.#world.now;
  }

  /** From now on the clock is off by so many milliseconds, and runs at this rate. */
  setClock(offset: number, rate: number): void {
    this.#set = this.#world.now;
    this.#offset = offset;
    this.#rate = rate;
  }

  /** Does it now, or when the machine goes on; never if it is off. */
  run(job: () => void): void {
    if (this.#isOff) return;
    // What has waited comes first.
    if (this.#isPaused || this.#held.length > 0) this.#held.push(job);
    else job();
  }

  after(milliseconds: number, job: () => void): Timer {
    const timer = {};
    this.#timers.add(timer);
    const cancel = this.#world.after(milliseconds, () =>
      this.run(() => {
        if (this.#timers.delete(timer)) job();
      }),
    );
    return {
      cancel: () => {
        this.#timers.delete(timer);
        cancel();
      },
    };
  }

  every(milliseconds: number, job: () => void): Timer {
    let next: Timer;
    const schedule = () => {
      next = this.after(milliseconds, () => {
        schedule();
        job();
      });
    };
    schedule();
    return { cancel: () => next.cancel() };
  }

  soon(job: () => void): void {
    this.#world.after(0, () => this.run(job));
  }

  pause(): void {
    this.#isPaused = true;
  }

  resume(): void {
    if (!this.#isPaused) return;
    this.#isPaused = false;
    this.#workOff();
  }

  #workOff(): void {
    this.#world.after(0, () => {
      if (this.#isPaused || this.#isOff) return;
      const job = this.#held[0];
      try {
        job?.();
      } finally {
        this.#held.shift();
        if (this.#held.length > 0) this.#workOff();
      }
    });
  }

  switchOff(): void {
    this.#isOff = true;
    this.#held = [];
    this.#timers.clear();
  }
}
