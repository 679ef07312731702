import type { Viewer } from '../../../engine/game.ts';
import type { Frame } from '../../../engine/match.ts';

/** A frame that is kept and not shown yet, and who will see it. */
export interface Pending {
  readonly frame: Frame;
  readonly viewer: Viewer;
}

/** What has happened in a match and is still to be shown, in order. */
export class Backlog {
  #pending: Pending[] = [];
  #arrived: (() => void) | undefined;

  get length(): number {
    return this.#pending.length;
  }

  /** Who will see the last of it. */
  get viewer(): Viewer | undefined {
    return this.#pending.at(-1)?.viewer;
  }

  push(frames: readonly Frame[], viewer: Viewer): void {
    this.#pending.push(...frames.map((frame) => ({ frame, viewer })));
    this.wake();
  }

  shift(): Pending | undefined {
    return this.#pending.shift();
  }

  /** Waits until something is pending or nothing will be; true if something is. */
  async arrival(): Promise<boolean> {
    await new Promise<void>((resolve) => {
      this.#arrived = resolve;
    });
    this.#arrived = undefined;
    return this.#pending.length > 0;
  }

  /** Ends the waiting for an arrival. */
  wake(): void {
    this.#arrived?.();
  }
}
