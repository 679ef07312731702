import { FastRng } from '../../engine/rng.ts';

/** A generator that knows whether it was asked. */
export class WatchedRng extends FastRng {
  drawn = false;

  override below(n: number): number {
    this.drawn = true;
    return super.below(n);
  }
}
