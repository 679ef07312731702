import { drive } from '../../engine/drive.ts';
import { CHANCE, type Game, type Seat } from '../../engine/game.ts';
import type { Rng } from '../../engine/rng.ts';
import type { Policy } from './policy.ts';
import { WatchedRng } from './watched-rng.ts';

/** How a playout begins. */
export interface Beginning<S, M> {
  /** Makes the candidate's move. */
  readonly begin: (s: S, candidate: number, rng: Rng) => void;
  readonly policyOf: (seat: Seat) => Policy<S, M>;
  readonly until?: ((s: S) => boolean) | undefined;
}

/**
 * What happens after a candidate's move and before chance's next one is the same in all playouts from the same state, unless
 * policies draw. It is played once, and playouts go on from there.
 */
export class BeforeChance<S, M, E, V, O> {
  private readonly game: Game<S, M, E, V, O>;
  private readonly beginning: Beginning<S, M>;
  private from: S | undefined;
  /** By candidate: the state in which chance is to move, or undefined where somebody has drawn. */
  private known: ({ readonly state: S | undefined } | undefined)[] = [];

  constructor(game: Game<S, M, E, V, O>, beginning: Beginning<S, M>) {
    this.game = game;
    this.beginning = beginning;
  }

  /** The state after the candidate's move and what follows from it, or undefined if it has to be played. */
  after(state: S, candidate: number): S | undefined {
    if (this.from !== state) {
      // Where every world has a state of its own, none is met twice.
      this.from = state;
      this.known = [];
      return undefined;
    }
    return (this.known[candidate] ??= { state: this.play(state, candidate) }).state;
  }

  private play(state: S, candidate: number): S | undefined {
    const { game, beginning } = this;
    const rng = new WatchedRng(0);
    const s = game.clone(state);
    beginning.begin(s, candidate, rng);
    drive(game, s, {
      move: (now, seat) => beginning.policyOf(seat)(now, seat, rng),
      goOn: (now) => !rng.drawn && game.toAct(now)[0] !== CHANCE && !beginning.until?.(now),
    });
    return rng.drawn ? undefined : s;
  }
}
