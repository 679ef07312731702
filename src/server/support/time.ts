/** `cancel` may be called at any time and more than once. */
export interface Timer {
  cancel(): void;
}

/**
 * Time and timers, handed in: tests set the time, and the simulation decides the order of all events. No timer keeps the
 * process alive.
 */
export interface Time {
  /** Milliseconds since 1970 by the machine's clock, which may jump in either direction. */
  now(): number;
  /** Milliseconds since some moment in the past; never goes back. */
  elapsed(): number;
  after(milliseconds: number, job: () => void): Timer;
  every(milliseconds: number, job: () => void): Timer;
  /** Calls `job` at the end of the current turn of the event loop. */
  soon(job: () => void): void;
}

export function sleep(time: Time, milliseconds: number): Promise<void> {
  return new Promise((resolve) => void time.after(milliseconds, resolve));
}

/** Resolves at the end of the current turn of the event loop. */
export function endOfTurn(time: Time): Promise<void> {
  return new Promise((resolve) => time.soon(resolve));
}
