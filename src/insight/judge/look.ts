import { drawIndex } from '../../bots/search/imperfect.ts';
import { nextToAct } from '../../engine/asking.ts';
import { CHANCE, type Seat, type Weighted } from '../../engine/game.ts';
import { FastRng, shuffle } from '../../engine/rng.ts';
import type { Evaluator } from '../value/evaluator.ts';
import { type Care, chancesOf, effortOf, estimateOf, type Judge } from './judge.ts';
import { add, bestPlay, newValue, towards, type Value, valueOfResult } from './vector.ts';

/** One of the outcomes of chance, and how much of the whole it stands for. */
export interface Sampled<M> {
  readonly move: M;
  readonly part: number;
}

/**
 * All outcomes if they are no more than `most`, otherwise a systematic sample of so many along the weights. `offset` from 0
 * to 1 says where in its stretch each sample is taken; a random one makes the sample's mean unbiased.
 */
export function outcomesOf<M>(list: readonly Weighted<M>[], most: number, offset: number): Sampled<M>[] {
  let total = 0;
  for (const { weight } of list) total += weight;
  if (list.length <= most) return list.map(({ move, weight }) => ({ move, part: weight / total }));
  const counts = new Map<number, number>();
  let at = 0;
  let passed = (list[0] as Weighted<M>).weight;
  for (let i = 0; i < most; i++) {
    const wanted = ((i + offset) / most) * total;
    while (passed <= wanted && at < list.length - 1) passed += (list[++at] as Weighted<M>).weight;
    counts.set(at, (counts.get(at) ?? 0) + 1);
  }
  return [...counts].map(([index, count]) => ({
    move: (list[index] as Weighted<M>).move,
    part: count / most,
  }));
}

/** One look ahead: values positions that are not quiet by what follows until they are. */
export class Look<S, M> {
  private readonly judge: Judge<S, M>;
  private readonly care: Care;
  private readonly rng: () => FastRng;
  private readonly matchSeed: number;
  private readonly evaluator: Evaluator<S>;

  /**
   * All looks with the same seed use the same random numbers (common random numbers). `matchSeed` is the same for all steps of a match: what
   * is played on is played on with the same dice before and after a step.
   */
  constructor(judge: Judge<S, M>, care: Care, seed: number, matchSeed = seed) {
    this.judge = judge;
    this.care = care;
    this.matchSeed = matchSeed;
    const { evaluator, carefulEvaluator = evaluator } = judge;
    this.evaluator = care.name === 'quick' ? evaluator : carefulEvaluator;
    this.rng = () => new FastRng(seed, 7);
  }

  /** What the position is worth; leaves it as it was. */
  value(s: S): Value {
    return this.consume(this.judge.game.clone(s), 0, this.rng());
  }

  /** What the position is worth once this seat has moved so; leaves it as it was. */
  after(s: S, seat: Seat, move: M): Value {
    const next = this.judge.game.clone(s);
    this.judge.game.apply(next, seat, move);
    return this.consume(next, 0, this.rng());
  }

  /** Values the position and may change it. `depth` counts the chances on the way. */
  consume(s: S, depth: number, rng: FastRng): Value {
    const { game, exact, playedOn, policy } = this.judge;
    for (;;) {
      const result = game.result(s);
      if (result) return valueOfResult(result);
      const known = exact?.(s);
      if (known) return known;
      const played = playedOn?.value(s, this.care.name, this.matchSeed);
      const looked = this.lookAt(s, depth, rng);
      if (looked) return played && playedOn ? towards(looked, played, playedOn.part) : looked;
      const seat = nextToAct(game, s, game.toAct(s));
      game.apply(s, seat, policy(s, seat, rng));
    }
  }

  /** What the networks say of the position, or what follows from it; undefined where the policy says how it goes on. */
  private lookAt(s: S, depth: number, rng: FastRng): Value | undefined {
    const { evaluator } = this;
    const { game, triesAll } = this.judge;
    if (evaluator.isQuiet(s) && !this.isNearEnd(s)) {
      const value = newValue(this.judge.seats);
      evaluator.estimate(s, estimateOf(value));
      return value;
    }
    const toAct = game.toAct(s);
    // Of several seats with an open question the one is asked that bots are asked first.
    const seat = nextToAct(game, s, toAct);
    if (seat === CHANCE) return this.expect(s, depth, rng);
    if (game.sealed(s)) return this.mix(s, [...toAct], depth, rng);
    return triesAll(s) ? this.best(s, seat, depth, rng) : undefined;
  }

  /** Whether what is left of the match is looked through. */
  private isNearEnd(s: S): boolean {
    const { turnsLeft } = this.judge;
    return turnsLeft !== undefined && turnsLeft(s) <= this.care.lastTurns;
  }

  private expect(s: S, depth: number, rng: FastRng): Value {
    const { game } = this.judge;
    const { inner } = this.care;
    const most = effortOf(this.judge, s, this.care, inner[Math.min(depth, inner.length - 1)] as number);
    const list = chancesOf(this.judge, s, this.care);
    const sum = newValue(this.judge.seats);
    for (const { move, part } of outcomesOf(list, most, 0.5)) {
      const next = game.clone(s);
      game.apply(next, CHANCE, move);
      add(sum, this.consume(next, depth + 1, rng), part);
    }
    return sum;
  }

  /** Sealed answers: the mean over profiles drawn from what everybody is likely to answer, each seat's draws stratified. */
  private mix(s: S, seats: readonly Seat[], depth: number, rng: FastRng): Value {
    const { game, answerModel } = this.judge;
    const count = depth > 0 ? Math.ceil(this.care.profiles / 4) : this.care.profiles;
    const moves = seats.map((seat) => game.legal(s, seat, []));
    const mixtures = answerModel?.(s);
    const strata = seats.map(() =>
      shuffle(
        Array.from({ length: count }, (_, k) => k),
        rng,
      ),
    );
    const sum = newValue(this.judge.seats);
    for (let k = 0; k < count; k++) {
      const next = game.clone(s);
      for (const [i, seat] of seats.entries()) {
        const mine = moves[i] as M[];
        const part = ((strata[i]?.[k] as number) + 0.5) / count;
        const answer = mixtures
          ? drawIndex(mixtures[seat] as readonly number[], part)
          : Math.floor(part * mine.length);
        game.apply(next, seat, mine[answer] as M);
      }
      add(sum, this.consume(next, depth + 1, rng), 1 / count);
    }
    return sum;
  }

  private best(s: S, seat: Seat, depth: number, rng: FastRng): Value {
    const { game } = this.judge;
    const values = game.legal(s, seat, []).map((move) => {
      const next = game.clone(s);
      game.apply(next, seat, move);
      return this.consume(next, depth, rng);
    });
    return bestPlay(values, seat);
  }
}

/** By the seat's share of the win; of equal shares, by its points. */
export function isBetter(a: Value, b: Value, seat: Seat): boolean {
  const share = (a[seat] as number) - (b[seat] as number);
  const points = a.length / 2 + seat;
  return share > 0 || (share === 0 && (a[points] as number) > (b[points] as number));
}
