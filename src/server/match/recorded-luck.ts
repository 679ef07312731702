import type { Luck } from '../../engine/match.ts';
import { DrawTally } from '../../fair/draw-tally.ts';

/**
 * Luck that remembers what was drawn, by the number of the chance ply: two numbers a ply. A number that is drawn again,
 * because a proposal came to nothing, replaces what was there; numbers beyond the match are not counted. Luck that is shared
 * by name is not counted at all: many matches would count the same draw.
 */
export class RecordedLuck {
  /** What was drawn for chance ply n, and below what: at 2n and 2n + 1. */
  readonly #draws: number[] = [];
  readonly luck: Luck;

  constructor(luck: Luck) {
    this.luck = luck.named ? luck : (n) => this.#recorded(n, luck(n));
  }

  #recorded(n: number, rng: ReturnType<Luck>): ReturnType<Luck> {
    return {
      below: (k) => {
        const at = rng.below(k);
        this.#draws[2 * n] = at;
        this.#draws[2 * n + 1] = k;
        return at;
      },
    };
  }

  /** The draws of so many chance plies, counted by where they lie among all that was possible. */
  tally(rolls: number): DrawTally {
    const tally = new DrawTally();
    for (let n = 0; n < rolls; n++) tally.position(this.#draws[2 * n] ?? 0, this.#draws[2 * n + 1] ?? 1);
    return tally;
  }
}
