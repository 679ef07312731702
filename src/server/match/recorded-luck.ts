import type { Luck } from '../../engine/match.ts';
import { DrawTally } from '../../fair/draw-tally.ts';

/**
 * Luck that records its draws by the number of the chance ply. A draw repeated after a dropped proposal replaces the earlier
 * one; draws beyond the end of the match are not counted. Luck shared by name is not recorded: several matches would count
 * the same draw.
 */
export class RecordedLuck {
  /** For chance ply n: the drawn number at 2n, its exclusive upper bound at 2n + 1. */
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

  /** The draws of the first chance plies, counted by their position in the range of outcomes. */
  tally(rolls: number): DrawTally {
    const tally = new DrawTally();
    for (let n = 0; n < rolls; n++) tally.position(this.#draws[2 * n] ?? 0, this.#draws[2 * n + 1] ?? 1);
    return tally;
  }
}
