import type { Viewer } from '../../../engine/game.ts';
import type { Frame } from '../../../engine/match.ts';

/** A frame that is stored but not shown yet, and its viewer. */
export interface Pending {
  readonly frame: Frame;
  readonly viewer: Viewer;
}

/** The queue of frames still to be shown. */
export class Backlog {
  #pending: Pending[] = [];
  #arrived: (() => void) | undefined;

  get length(): number {
    return this.#pending.length;
  }

  /** The viewer of the last frame. */
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

  /** Waits for a frame; false if woken without one. */
  async arrival(): Promise<boolean> {
    await new Promise<void>((resolve) => {
      this.#arrived = resolve;
    });
    this.#arrived = undefined;
    return this.#pending.length > 0;
  }

  /** Ends the wait for a frame. */
  wake(): void {
    this.#arrived?.();
  }
}
