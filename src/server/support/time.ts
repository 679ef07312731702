/** Stops a timer; once it has fired, or a second time, it does nothing. */
export interface Timer {
  cancel(): void;
}

/**
 * Time and timers as the server uses them. They are handed in: a test decides what time it is, and the simulation decides
 * the order of everything. No timer keeps the process alive.
 */
export interface Time {
  /** Milliseconds since 1970 by the machine's clock, which may jump in either direction. */
  now(): number;
  /** Milliseconds since some moment in the past; never goes back. */
  elapsed(): number;
  after(milliseconds: number, job: () => void): Timer;
  every(milliseconds: number, job: () => void): Timer;
  /** Calls `job` when the present round of the event loop is over. */
  soon(job: () => void): void;
}

export function sleep(time: Time, milliseconds: number): Promise<void> {
  return new Promise((resolve) => void time.after(milliseconds, resolve));
}

/** Resolves when the present round of the event loop is over. */
export function endOfTurn(time: Time): Promise<void> {
  return new Promise((resolve) => time.soon(resolve));
}
