import { BeachNet } from '../../bots/high-tide/beach-net.ts';
import {
  HIDDEN,
  inputs,
  inputsOf,
  newPackedBeach,
  packBeach,
  tideOf,
} from '../../bots/high-tide/features.ts';
import { type Temperatures, ValueModel } from '../../bots/high-tide/net.ts';
import { turnPolicy } from '../../bots/high-tide/turn-policy.ts';
import { drive } from '../../engine/drive.ts';
import { CHANCE, type Seat } from '../../engine/game.ts';
import { defaults } from '../../engine/options.ts';
import { FastRng, type Rng } from '../../engine/rng.ts';
import { game, type HighTideOptions, type Move, type State } from '../../games/high-tide/index.ts';
import { BEACHES } from '../../games/high-tide/vocabulary.ts';
import { standings } from '../../games/high-tide/score.ts';
import type { Policy } from '../../bots/search/policy.ts';
import { Learner, type Lessons } from './learner.ts';

/**
 * Trains High Tide's beach networks by self-play: everybody plays by the present network, and the target of each beach of
 * each position is what its chairs scored in the end, mixed with the network's values of the positions between (TD(lambda),
 * Sutton 1988).
 */

export interface Plan {
  readonly seats: number;
  readonly games: number;
  readonly seed: number;
  /** True when time is up: then training ends early. */
  readonly late: () => boolean;
  readonly told: (progress: { readonly games: number; readonly error: number }) => void;
}

/** Games between two training passes. */
const GAMES_PER_PASS = 100;
/** Beaches in the replay buffer. */
const BUFFER_SIZE = 300_000;
/** How often each position is trained on, on average. */
const REPEATS = 2;
/** The lambda of TD(lambda): the weight of the later target against the network's own value. */
const LAMBDA = 0.9;
/** The probability of a uniformly random move, for exploration. */
const EXPLORATION = 0.05;
/** This share of the games is played without expansions. */
const PLAIN = 0.7;
/** Softmax temperatures for training; the fitted ones come from trained networks. */
const ROUGH: Temperatures = [1.2, 2.4, 2.4, 2.6, 2.9, 3.2, 3.2];
/** The learning rate falls linearly from the first to the second. */
const FIRST_RATE = 0.003;
const LAST_RATE = 0.0001;

/** The replay buffer: packed beaches and their target values. */
class ReplayBuffer {
  readonly chairs = new Int32Array(BUFFER_SIZE);
  readonly more = new Int32Array(BUFFER_SIZE);
  readonly targets: Float32Array;
  count = 0;
  private next = 0;

  constructor(seats: number) {
    this.targets = new Float32Array(BUFFER_SIZE * seats);
  }

  /** The index at which the new beach's targets are to be written. */
  add(chairs: number, more: number): number {
    const at = this.next;
    this.chairs[at] = chairs;
    this.more[at] = more;
    this.next = (at + 1) % BUFFER_SIZE;
    this.count = Math.max(this.count, at + 1);
    return at;
  }
}

/** The weights after so many games. The same plan gives the same weights, unless time runs out. */
export function trainHighTide({ seats, games, seed, late, told }: Plan): Float64Array {
  const rng = new FastRng(seed, seats);
  const learner = new Learner({ inputs: inputsOf(seats), hidden: HIDDEN, outputs: seats }, rng);
  const buffer = new ReplayBuffer(seats);
  for (let played = 0; played < games && !late(); ) {
    const model = new ValueModel([new BeachNet(seats, learner.weights)], ROUGH);
    const player = { model, policy: turnPolicy(model) };
    let fresh = 0;
    for (let i = 0; i < GAMES_PER_PASS && played < games; i++, played++)
      fresh += playOne(seats, player, buffer, rng);
    const rate = FIRST_RATE * (1 - played / games) + LAST_RATE;
    told({ games: played, error: study(learner, buffer, { lessons: REPEATS * fresh, rate, rng }) });
  }
  return learner.weights;
}

/** Trains on that many beaches of the buffer; returns the mean squared error of a chair's points. */
function study(
  learner: Learner,
  buffer: ReplayBuffer,
  { rng, ...lessons }: Lessons & { readonly rng: Rng },
): number {
  const seats = learner.form.outputs;
  return learner.study(lessons, () => {
    const at = rng.below(buffer.count);
    const packed = { chairs: buffer.chairs[at] as number, more: buffer.more[at] as number };
    inputs(seats, packed, learner.inputs);
    return learner.learn(buffer.targets, at * seats);
  });
}

/** A beach at the beginning of a turn. */
interface Sample {
  readonly chairs: number;
  readonly more: number;
  readonly beach: number;
  readonly seats: readonly Seat[];
  /** The network's values, in the order of the chairs. */
  readonly values: readonly number[];
}

interface Player {
  readonly model: ValueModel;
  readonly policy: Policy<State, Move>;
}

/** Plays a game and adds its beaches to the buffer; returns how many. */
function playOne(seats: number, { model, policy }: Player, buffer: ReplayBuffer, rng: Rng): number {
  const s = game.setup(seats, someOptions(rng), game.rules);
  const samples: Sample[] = [];
  let turn = -1;
  drive(game, s, {
    move: (_, seat) => (seat === CHANCE ? game.sample(s, rng) : moveOf(s, policy, rng)),
    goOn: () => {
      const now = s.round * 10 + s.played;
      if (now !== turn && (s.phase === 'choose' || s.phase === 'wave-roll')) {
        turn = now;
        sampleBeaches(s, model, samples);
      }
      return true;
    },
  });
  addTargets(s, samples, buffer);
  return samples.length;
}

export function someOptions(rng: Rng): HighTideOptions {
  const base = defaults(game.options) as HighTideOptions;
  if (rng.below(100) < 100 * PLAIN) return base;
  const flag = (): boolean => rng.below(2) === 1;
  const length = rng.below(4) === 0 ? 10 + rng.below(21) : base.length;
  return { ...base, coins: flag(), shark: flag(), surfer: flag(), baywatch: flag(), length };
}

function moveOf(s: State, policy: Policy<State, Move>, rng: Rng): Move {
  if (rng.below(1000) >= 1000 * EXPLORATION) return policy(s, s.actor, rng);
  const moves = game.legal(s, s.actor, []);
  return moves[rng.below(moves.length)] as Move;
}

function sampleBeaches(s: State, model: ValueModel, samples: Sample[]): void {
  const tide = tideOf(s);
  const net = model.netFor(s.seats);
  const packed = newPackedBeach();
  for (let beach = 0; beach < 6; beach++) {
    packBeach(s, beach, tide, packed);
    const at = net.evaluate(packed);
    const values = Array.from(net.outputs.subarray(at, at + s.seats));
    const { chairs, more } = packed;
    samples.push({ chairs, more, beach, seats: packed.seats.slice(0, s.seats), values });
  }
}

/** Computes the targets from the end back to the beginning. */
function addTargets(over: State, samples: readonly Sample[], buffer: ReplayBuffer): void {
  const worth = finalPoints(over);
  for (const { chairs, more, beach, seats, values } of samples.toReversed()) {
    const at = buffer.add(chairs, more);
    for (const [i, seat] of seats.entries()) {
      const later = worth[seat * 6 + beach] as number;
      buffer.targets[at * over.seats + i] = later;
      worth[seat * 6 + beach] = LAMBDA * later + (1 - LAMBDA) * (values[i] as number);
    }
  }
}

/** By seat and beach; a surfer's points belong to its beach. */
function finalPoints(over: State): number[] {
  return standings(over).flatMap((items, seat) =>
    BEACHES.map((name, beach) => items[name] + (over.surfers[seat] === beach ? (items.surfer ?? 0) : 0)),
  );
}
