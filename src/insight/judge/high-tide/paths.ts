import type { Policy } from '../../../bots/search/policy.ts';
import { CHANCE } from '../../../engine/game.ts';
import { FastRng, shuffle } from '../../../engine/rng.ts';
import { game, type Move, type State } from '../../../games/high-tide/index.ts';
import { onePips, rolls, twoPips } from '../../../games/high-tide/moves.ts';
import { die } from '../../../games/high-tide/rules.ts';
import { freeSpaces } from '../../../games/high-tide/state.ts';
import { add, bestPlay, newValue, type Value, valueOfResult } from '../vector.ts';

/** Random numbers for one throw: the colours of two dice, and their pips. */
const NUMBERS = 4;
/** Throws of a turn that have numbers of their own. */
const THROWS = 4;
const PIPS = 6;

/**
 * What a position in the middle of a round is worth: the mean over paths to the end of the round, everybody by a policy. All positions
 * of a match are played on with the same dice, by the turn and the throw they are for, so positions can be compared. For each throw the paths share out
 * all that may come evenly (a Latin hypercube).
 */
export class Paths {
  private readonly worth: (s: State) => Value | undefined;
  private readonly policy: Policy<State, Move>;
  private readonly rng = new FastRng(1);
  /** Random numbers of the paths, by how many paths there are, for this seed. */
  private readonly tables = new Map<string, Float64Array>();
  private seed = Number.NaN;
  private table: Float64Array = new Float64Array(0);

  /** `worth` says what the position at the end of a path is worth. */
  constructor(worth: (s: State) => Value | undefined, policy: Policy<State, Move>) {
    this.worth = worth;
    this.policy = policy;
  }

  /** What the position is worth, everybody playing by the policy; leaves it as it was. */
  value(s: State, paths: number, seed: number): Value {
    return this.mean(s, { paths, seed });
  }

  /** The same if the seat that is asked chooses as well as it can. */
  best(s: State, paths: number, seed: number): Value {
    const values = game.legal(s, s.actor, []).map((move) => this.mean(s, { paths, seed, move }));
    return bestPlay(values, s.actor);
  }

  private mean(
    s: State,
    { paths, seed, move }: { readonly paths: number; readonly seed: number; readonly move?: Move },
  ): Value {
    this.throwDice(s.seats, paths, seed);
    const sum = newValue(s.seats);
    for (let path = 0; path < paths; path++) {
      const next = game.clone(s);
      if (move) game.apply(next, s.actor, move);
      add(sum, this.walk(next, s.played, path), 1 / paths);
    }
    return sum;
  }

  private walk(s: State, from: number, path: number): Value {
    let turn = from;
    let throws = 0;
    for (;;) {
      const result = game.result(s);
      if (result) return valueOfResult(result);
      const known = this.worth(s);
      if (known) return known;
      if (s.played !== turn) {
        turn = s.played;
        throws = 0;
      }
      if (s.actor === CHANCE) {
        const slot = turn * THROWS + Math.min(throws++, THROWS - 1);
        game.apply(s, CHANCE, this.thrown(s, path * widthOf(s.seats) + slot * NUMBERS));
      } else if (s.phase === 'choose' && s.played === s.seats - 1 && freeSpaces(s) === 0) {
        // Of two pairs the last player takes one, and the other brings the waves: who wins then, the policy does not see.
        return this.lastChoice(s, path);
      } else game.apply(s, s.actor, this.policy(s, s.actor, this.rng));
    }
  }

  private lastChoice(s: State, path: number): Value {
    const values = game.legal(s, s.actor, []).map((move) => {
      const next = game.clone(s);
      game.apply(next, s.actor, move);
      return this.walk(next, s.played, path);
    });
    return bestPlay(values, s.actor);
  }

  /** What chance brings by the numbers from here on. */
  private thrown(s: State, at: number): Move {
    const { table } = this;
    const p = Math.floor(PIPS * (table[at + 2] as number));
    const q = Math.floor(PIPS * (table[at + 3] as number));
    if (s.phase === 'pips') return ((s.thrown & 3) === 3 ? twoPips[p * PIPS + q] : onePips[p]) as Move;
    const first = drawn(s.bag, -1, table[at] as number);
    const second = drawn(s.bag, first, table[at + 1] as number);
    return rolls[die(first, p + 1) * 36 + die(second, q + 1)] as Move;
  }

  private throwDice(seats: number, paths: number, seed: number): void {
    if (seed !== this.seed) this.tables.clear();
    this.seed = seed;
    const key = `${seats} ${paths}`;
    const known = this.tables.get(key) ?? diceOf(seats, paths, seed);
    this.tables.set(key, known);
    this.table = known;
  }
}

/** The numbers of all paths, path by path. */
function diceOf(seats: number, paths: number, seed: number): Float64Array {
  const width = widthOf(seats);
  const table = new Float64Array(paths * width);
  const rng = new FastRng(seed, 30_000);
  for (let column = 0; column < width; column++) {
    const strata = shuffle(
      Array.from({ length: paths }, (_, i) => i),
      rng,
    );
    for (const [path, stratum] of strata.entries())
      table[path * width + column] = (stratum + rng.below(2 ** 20) / 2 ** 20) / paths;
  }
  return table;
}

/** Numbers of one path. The waves come after the last turn. */
function widthOf(seats: number): number {
  return (seats + 1) * THROWS * NUMBERS;
}

/** The colour of a die out of the bag, one of the colour `gone` being out already. */
function drawn(bag: readonly number[], gone: number, part: number): number {
  let dice = gone < 0 ? 0 : -1;
  for (const here of bag) dice += here;
  let wanted = part * dice;
  for (let beach = 0; beach < bag.length; beach++) {
    const here = (bag[beach] as number) - (beach === gone ? 1 : 0);
    if (wanted < here) return beach;
    wanted -= here;
  }
  throw new Error('the bag is empty');
}
