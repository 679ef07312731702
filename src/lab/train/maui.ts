import { newHand, readHand } from '../../bots/maui/hand.ts';
import { leadBy } from '../../bots/maui/lead.ts';
import { ValueNets } from '../../bots/maui/value-nets.ts';
import { HandNet, HIDDEN, UNIT } from '../../bots/maui/net.ts';
import { greedyPolicy } from '../../bots/maui/one-turn.ts';
import { Features, fillFeatures, INPUTS } from '../../bots/maui/features.ts';
import { TurnSearch } from '../../bots/maui/turn-policy.ts';
import type { Policy } from '../../bots/search/policy.ts';
import { drive } from '../../engine/drive.ts';
import { CHANCE, type Seat } from '../../engine/game.ts';
import { defaults } from '../../engine/options.ts';
import { FastRng, type Rng } from '../../engine/rng.ts';
import { game, type Move, type Options, type State } from '../../games/maui/index.ts';
import { score } from '../../games/maui/score.ts';
import type { Plan } from './high-tide.ts';
import { Learner, type Lessons } from './learner.ts';

/**
 * Trains Maui's value networks by self-play: everybody plays by the present network, and the target of each player's hand after
 * a turn is by how much its lead grew, mixed with the network's values of the hands between (TD(lambda), Sutton 1988).
 * Points that the others do not get count as well as one's own: a lead is over the mean of the others.
 */

/** Games between two training passes. */
const GAMES_PER_PASS = 50;
/** Hands in the replay buffer. */
const BUFFER_SIZE = 60_000;
/** How often each hand is trained on, on average. */
const REPEATS = 2;
/** The lambda of TD(lambda): the weight of the later target against the network's own value. */
const LAMBDA = 0.9;
/** The probability of a uniformly random move, for exploration. */
const EXPLORATION = 0.03;
/** The probability that another player's hand is sampled after a turn. */
const OTHERS = 0.15;
/** The share of players who play like medium: the length of a match depends on everybody's policy. */
const MEDIUM = 0.2;
/** By how much the seat would be ahead if the match ended now. */
const lead = leadBy(score);
/** The learning rate falls linearly from the first to the second. */
const FIRST_RATE = 0.003;
const LAST_RATE = 0.00005;

/** The replay buffer: features of hands and their targets. */
class ReplayBuffer {
  readonly features = new Float32Array(BUFFER_SIZE * INPUTS);
  readonly targets = new Float32Array(BUFFER_SIZE);
  count = 0;
  private next = 0;

  add({ at, value }: Sample, target: number): void {
    const from = this.next * INPUTS;
    this.features.fill(0, from, from + INPUTS);
    for (const [i, input] of at.entries()) this.features[from + input] = value[i] as number;
    this.targets[this.next] = target;
    this.count = Math.max(this.count, this.next + 1);
    this.next = (this.next + 1) % BUFFER_SIZE;
  }
}

/** The features of a hand at some moment of the game. */
interface Sample {
  readonly seat: Seat;
  readonly at: Int32Array;
  readonly value: Float64Array;
  /** What it had, and what the network expected it to have in the end. */
  readonly standing: number;
  readonly expected: number;
}

/** The weights after so many games. The same plan gives the same weights, unless time runs out. */
export function trainMaui({ seats, games, seed, late, told }: Plan): Float64Array {
  const rng = new FastRng(seed, seats);
  const learner = new Learner({ inputs: INPUTS, hidden: HIDDEN, outputs: 1 }, rng);
  const buffer = new ReplayBuffer();
  for (let played = 0; played < games && !late(); ) {
    const net = new HandNet(learner.weights);
    const policy = new TurnSearch(new ValueNets({ seats, net })).policy;
    let fresh = 0;
    for (let i = 0; i < GAMES_PER_PASS && played < games; i++, played++)
      fresh += playOne(seats, { net, policy, buffer, rng });
    const rate = FIRST_RATE * (1 - played / games) + LAST_RATE;
    told({ games: played, error: study(learner, buffer, { lessons: REPEATS * fresh, rate, rng }) });
  }
  return learner.weights;
}

/** Trains on that many hands of the buffer; returns the mean squared error of their points. */
function study(
  learner: Learner,
  buffer: ReplayBuffer,
  { rng, ...lessons }: Lessons & { readonly rng: Rng },
): number {
  const squares = learner.study(lessons, () => {
    const at = rng.below(buffer.count);
    learner.inputs.set(buffer.features.subarray(at * INPUTS, (at + 1) * INPUTS));
    return learner.learn(buffer.targets, at);
  });
  return UNIT * UNIT * squares;
}

interface Playing {
  readonly net: HandNet;
  readonly policy: Policy<State, Move>;
  readonly buffer: ReplayBuffer;
  readonly rng: Rng;
}

/** Plays a game and adds its hands to the buffer; returns how many. */
function playOne(seats: number, { net, policy, buffer, rng }: Playing): number {
  const s = game.setup(seats, someOptions(rng), game.rules);
  const policies = s.players.map(() => (rng.below(100) < 100 * MEDIUM ? greedyPolicy : policy));
  const samples: Sample[] = [];
  let mover = -1;
  drive(game, s, {
    move: (_, seat) =>
      seat === CHANCE ? game.sample(s, rng) : moveOf(s, policies[seat] as Policy<State, Move>, rng),
    goOn: () => {
      if (s.phase === 'turn' && s.seat !== mover) {
        for (let each = 0; each < seats; each++)
          if (each === mover || rng.below(1000) < 1000 * OTHERS)
            samples.push(sampleHand(s, each, { net, standing: lead(s, each) }));
        mover = s.seat;
      }
      return true;
    },
  });
  addTargets(
    s.players.map((_, seat) => lead(s, seat)),
    samples,
    buffer,
  );
  return samples.length;
}

/** Every way to play that people are likely to choose, and now and then other figures. */
export function someOptions(rng: Rng): Options {
  const base = defaults(game.options) as Options;
  const mode = (['base', 'base', 'crabs', 'long', 'long'] as const)[rng.below(5)] as Options['mode'];
  const values = rng.below(2) === 0 ? 'plain' : 'steep';
  const trackLength = rng.below(10) === 0 ? 8 + rng.below(13) : base.trackLength;
  return { ...base, mode, values, trackLength };
}

function moveOf(s: State, policy: Policy<State, Move>, rng: Rng): Move {
  if (rng.below(1000) >= 1000 * EXPLORATION) return policy(s, s.seat, rng);
  const moves = game.legal(s, s.seat, []);
  return moves[rng.below(moves.length)] as Move;
}

function sampleHand(
  s: State,
  seat: Seat,
  { net, standing }: { readonly net: HandNet; readonly standing: number },
): Sample {
  const hand = newHand();
  readHand(s, seat, hand);
  const features = new Features();
  const expected = net.finalPoints(s, hand) + (standing - hand.points);
  // A hand with no turns left is not evaluated, and has no features.
  if (hand.coming > 0 || hand.later) fillFeatures(s, hand, features);
  const { count, at, value } = features;
  return { seat, at: at.slice(0, count), value: value.slice(0, count), standing, expected };
}

/** Computes the targets from the end back to the beginning. */
function addTargets(total: number[], samples: readonly Sample[], buffer: ReplayBuffer): void {
  for (const one of samples.toReversed()) {
    const later = total[one.seat] as number;
    buffer.add(one, (later - one.standing) / UNIT);
    total[one.seat] = LAMBDA * later + (1 - LAMBDA) * one.expected;
  }
}
