/** A job that runs in the background, one run at a time. Asked for while it runs, it runs once more. */
export class BackgroundJob {
  readonly #job: () => Promise<void>;
  readonly #failed: (error: unknown) => void;
  #running: Promise<void> = Promise.resolve();
  #isAsked = false;

  constructor(job: () => Promise<void>, failed: (error: unknown) => void) {
    this.#job = job;
    this.#failed = failed;
  }

  /** Runs it once the current run, if any, is done. */
  request(): void {
    if (this.#isAsked) return;
    this.#isAsked = true;
    this.#running = this.#runAfter(this.#running);
  }

  /** Resolves when everything that was asked for is done. */
  async idle(): Promise<void> {
    await this.#running;
  }

  async #runAfter(before: Promise<void>): Promise<void> {
    await before;
    this.#isAsked = false;
    try {
      await this.#job();
    } catch (error) {
      this.#failed(error);
    }
  }
}
