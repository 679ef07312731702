import { BeachNet, HIDDEN, inputs, inputsOf, line, packLine, tideOf } from '../../bots/high-tide/features.ts';
import { FITTED, netFor, useNet, useWidths, type Widths } from '../../bots/high-tide/net.ts';
import { turnWise } from '../../bots/high-tide/turn-policy.ts';
import { CHANCE, type Seat } from '../../engine/game.ts';
import { defaults } from '../../engine/options.ts';
import { FastRng, type Rng } from '../../engine/rng.ts';
import { game, type HighTideOptions, type Move, type State } from '../../games/high-tide/index.ts';
import { BEACHES } from '../../games/high-tide/vocabulary.ts';
import { standings } from '../../games/high-tide/score.ts';
import { Learner, type Lessons } from './learner.ts';

/**
 * High Tide's networks learn by self-play: everybody plays by the network as it is, and each beach of each position
 * learns what its chairs scored in the end, softened by what the network said of the positions between.
 */

export interface Plan {
  readonly seats: number;
  readonly games: number;
  readonly seed: number;
  /** True when time is up; then the rest of the games is left out. */
  readonly late: () => boolean;
  readonly told: (progress: { readonly games: number; readonly error: number }) => void;
}

/** So many games are played before the network learns from them, and of so many positions it is reminded. */
const GAMES_AT_ONCE = 100;
const REMEMBERED = 300_000;
/** How often each position is looked at, on average. */
const REPEATS = 2;
/** How much more is believed of the end than of the next position. */
const PATIENCE = 0.9;
/** In this share of the decisions anything is played, so that other positions are met. */
const WHIM = 0.05;
/** This share of the games is played without expansions. */
const PLAIN = 0.7;
/** Chances to win while nobody knows yet how much points tell about them. */
const ROUGH: Widths = [1.2, 2.4, 2.4, 2.6, 2.9, 3.2, 3.2];
const FAST = 0.003;
const SLOW = 0.0001;

/** Lines of chairs as they were seen, and what they should have been worth. */
class Memory {
  readonly chairs = new Int32Array(REMEMBERED);
  readonly more = new Int32Array(REMEMBERED);
  readonly wanted: Float32Array;
  count = 0;
  private next = 0;

  constructor(seats: number) {
    this.wanted = new Float32Array(REMEMBERED * seats);
  }

  /** Where to write what the new one should have been worth. */
  add(chairs: number, more: number): number {
    const at = this.next;
    this.chairs[at] = chairs;
    this.more[at] = more;
    this.next = (at + 1) % REMEMBERED;
    this.count = Math.max(this.count, at + 1);
    return at;
  }
}

/** The weights after so many games. The same plan gives the same weights, unless time runs out. */
export function trainHighTide(plan: Plan): Float64Array {
  useWidths(ROUGH);
  try {
    return learnByPlaying(plan);
  } finally {
    useWidths(FITTED);
  }
}

function learnByPlaying({ seats, games, seed, late, told }: Plan): Float64Array {
  const rng = new FastRng(seed, seats);
  const learner = new Learner({ inputs: inputsOf(seats), hidden: HIDDEN, outputs: seats }, rng);
  const memory = new Memory(seats);
  for (let played = 0; played < games && !late(); ) {
    useNet(new BeachNet(seats, learner.weights));
    let fresh = 0;
    for (let i = 0; i < GAMES_AT_ONCE && played < games; i++, played++) fresh += playOne(seats, memory, rng);
    const rate = FAST * (1 - played / games) + SLOW;
    told({ games: played, error: study(learner, memory, { lessons: REPEATS * fresh, rate, rng }) });
  }
  useNet(new BeachNet(seats, learner.weights));
  return learner.weights;
}

/** Looks at that many remembered positions; the mean squared error of a chair's points. */
function study(
  learner: Learner,
  memory: Memory,
  { rng, ...lessons }: Lessons & { readonly rng: Rng },
): number {
  const seats = learner.form.outputs;
  return learner.study(lessons, () => {
    const at = rng.below(memory.count);
    const seen = { chairs: memory.chairs[at] as number, more: memory.more[at] as number };
    inputs(seats, seen, learner.inputs);
    return learner.learn(memory.wanted, at * seats);
  });
}

/** Beaches as they lay at the beginning of a turn. */
interface Seen {
  readonly chairs: number;
  readonly more: number;
  readonly beach: number;
  readonly seats: readonly Seat[];
  /** What the network said, along the line. */
  readonly said: readonly number[];
}

/** Plays a game and remembers its beaches; returns how many. */
function playOne(seats: number, memory: Memory, rng: Rng): number {
  const s = game.setup(seats, someOptions(rng), game.rules);
  const seen: Seen[] = [];
  let turn = -1;
  while (s.phase !== 'over') {
    const now = s.round * 10 + s.played;
    if (now !== turn && (s.phase === 'choose' || s.phase === 'wave-roll')) {
      turn = now;
      lookAround(s, seen);
    }
    game.apply(s, s.actor, s.actor === CHANCE ? game.sample(s, rng) : moveOf(s, rng));
  }
  remember(s, seen, memory);
  return seen.length;
}

export function someOptions(rng: Rng): HighTideOptions {
  const base = defaults(game.options) as HighTideOptions;
  if (rng.below(100) < 100 * PLAIN) return base;
  const flag = (): boolean => rng.below(2) === 1;
  const length = rng.below(4) === 0 ? 10 + rng.below(21) : base.length;
  return { ...base, coins: flag(), shark: flag(), surfer: flag(), baywatch: flag(), length };
}

function moveOf(s: State, rng: Rng): Move {
  if (rng.below(1000) >= 1000 * WHIM) return turnWise(s, s.actor, rng);
  const moves = game.legal(s, s.actor, []);
  return moves[rng.below(moves.length)] as Move;
}

function lookAround(s: State, seen: Seen[]): void {
  const tide = tideOf(s);
  const net = netFor(s.seats);
  for (let beach = 0; beach < 6; beach++) {
    packLine(s, beach, tide);
    const at = net.look();
    const said = Array.from(net.answers.subarray(at, at + s.seats));
    seen.push({ chairs: line.chairs, more: line.more, beach, seats: line.seats.slice(0, s.seats), said });
  }
}

/** From the end back to the beginning: what each beach should have been worth. */
function remember(over: State, seen: readonly Seen[], memory: Memory): void {
  const worth = finalPoints(over);
  for (const { chairs, more, beach, seats, said } of seen.toReversed()) {
    const at = memory.add(chairs, more);
    for (const [i, seat] of seats.entries()) {
      const later = worth[seat * 6 + beach] as number;
      memory.wanted[at * over.seats + i] = later;
      worth[seat * 6 + beach] = PATIENCE * later + (1 - PATIENCE) * (said[i] as number);
    }
  }
}

/** By seat and beach; a surfer's points belong to its beach. */
function finalPoints(over: State): number[] {
  return standings(over).flatMap((items, seat) =>
    BEACHES.map((name, beach) => items[name] + (over.surfers[seat] === beach ? (items.surfer ?? 0) : 0)),
  );
}
