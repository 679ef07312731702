import type { Luck } from '../../engine/match.ts';
import { DrawTally } from '../../fair/draw-tally.ts';

/**
 * Luck that remembers what was drawn. A draw that is made again, because a proposal came to nothing, replaces what was
 * there; chance plies beyond the match are not counted.
 */
export class RecordedLuck {
  readonly #draws = new Map<string, readonly [n: number, at: number, k: number]>();
  readonly luck: Luck;

  constructor(luck: Luck) {
    const recorded: Luck = (n, name = '') => {
      const rng = luck(n, name);
      return {
        below: (k) => {
          const at = rng.below(k);
          this.#draws.set(`${name} ${n}`, [n, at, k]);
          return at;
        },
      };
    };
    this.luck = luck.named ? Object.assign(recorded, { named: true }) : recorded;
  }

  /** The draws of so many chance plies, counted by where they lie among all that was possible. */
  tally(rolls: number): DrawTally {
    const tally = new DrawTally();
    for (const [n, at, k] of this.#draws.values()) if (n < rolls) tally.position(at, k);
    return tally;
  }
}
