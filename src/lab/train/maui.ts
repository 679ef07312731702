import { newHand, takeStock } from '../../bots/maui/hand.ts';
import { useNet } from '../../bots/maui/value-nets.ts';
import { HandNet, HIDDEN, UNIT } from '../../bots/maui/net.ts';
import { quick } from '../../bots/maui/one-turn.ts';
import { INPUTS, sight } from '../../bots/maui/features.ts';
import { turnWise } from '../../bots/maui/turn-policy.ts';
import type { Policy } from '../../bots/search/policy.ts';
import { CHANCE, type Seat } from '../../engine/game.ts';
import { defaults } from '../../engine/options.ts';
import { FastRng, type Rng } from '../../engine/rng.ts';
import { game, type Move, type Options, type State } from '../../games/maui/index.ts';
import { score } from '../../games/maui/score.ts';
import type { Plan } from './high-tide.ts';
import { Learner, type Lessons } from './learner.ts';

/**
 * Maui's networks learn by self-play: everybody plays by the network as it is, and what each player had after a turn learns
 * how many points came to it, softened by what the network said of the positions between.
 */

/** So many games are played before the network learns from them, and of so many hands it is reminded. */
const GAMES_AT_ONCE = 50;
const REMEMBERED = 60_000;
/** How often each hand is looked at, on average. */
const REPEATS = 2;
/** How much more is believed of the end than of the next position. */
const PATIENCE = 0.9;
/** In this share of the decisions anything is played, so that other positions are met. */
const WHIM = 0.03;
/** After a turn each of the others is looked at as often as this. */
const OTHERS = 0.3;
/** This share of the players plays like medium: how long a match lasts depends on what company one keeps. */
const MEDIUM = 0.5;
const FAST = 0.003;
const SLOW = 0.00005;

/** Hands as the network saw them, and how many points came to them. */
class Memory {
  readonly seen = new Float32Array(REMEMBERED * INPUTS);
  readonly wanted = new Float32Array(REMEMBERED);
  count = 0;
  private next = 0;

  add({ at, value }: Seen, wanted: number): void {
    const from = this.next * INPUTS;
    this.seen.fill(0, from, from + INPUTS);
    for (const [i, input] of at.entries()) this.seen[from + input] = value[i] as number;
    this.wanted[this.next] = wanted;
    this.count = Math.max(this.count, this.next + 1);
    this.next = (this.next + 1) % REMEMBERED;
  }
}

/** A hand at some moment of the game. */
interface Seen {
  readonly seat: Seat;
  readonly at: Int32Array;
  readonly value: Float64Array;
  /** The points it had, and what the network expected in the end. */
  readonly points: number;
  readonly said: number;
}

/** The weights after so many games. The same plan gives the same weights, unless time runs out. */
export function trainMaui({ seats, games, seed, late, told }: Plan): Float64Array {
  const rng = new FastRng(seed, seats);
  const learner = new Learner({ inputs: INPUTS, hidden: HIDDEN, outputs: 1 }, rng);
  const memory = new Memory();
  for (let played = 0; played < games && !late(); ) {
    const net = new HandNet(learner.weights);
    useNet(seats, net);
    let fresh = 0;
    for (let i = 0; i < GAMES_AT_ONCE && played < games; i++, played++)
      fresh += playOne(seats, { net, memory, rng });
    const rate = FAST * (1 - played / games) + SLOW;
    told({ games: played, error: study(learner, memory, { lessons: REPEATS * fresh, rate, rng }) });
  }
  useNet(seats, new HandNet(learner.weights));
  return learner.weights;
}

/** Looks at that many remembered hands; the mean squared error of their points. */
function study(
  learner: Learner,
  memory: Memory,
  { rng, ...lessons }: Lessons & { readonly rng: Rng },
): number {
  const squares = learner.study(lessons, () => {
    const at = rng.below(memory.count);
    learner.inputs.set(memory.seen.subarray(at * INPUTS, (at + 1) * INPUTS));
    return learner.learn(memory.wanted, at);
  });
  return UNIT * UNIT * squares;
}

interface Playing {
  readonly net: HandNet;
  readonly memory: Memory;
  readonly rng: Rng;
}

/** Plays a game and remembers its hands; returns how many. */
function playOne(seats: number, { net, memory, rng }: Playing): number {
  const s = game.setup(seats, someOptions(rng), game.rules);
  const policies = s.players.map(() => (rng.below(100) < 100 * MEDIUM ? quick : turnWise));
  const seen: Seen[] = [];
  let mover = -1;
  while (s.phase !== 'over') {
    const [seat] = game.toAct(s) as [Seat];
    if (s.phase === 'turn' && s.seat !== mover) {
      for (let each = 0; each < seats; each++)
        if (each === mover || rng.below(1000) < 1000 * OTHERS) seen.push(look(s, each, net));
      mover = s.seat;
    }
    game.apply(
      s,
      seat,
      seat === CHANCE ? game.sample(s, rng) : moveOf(s, policies[seat] as Policy<State, Move>, rng),
    );
  }
  remember(s, seen, memory);
  return seen.length;
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
  if (rng.below(1000) >= 1000 * WHIM) return policy(s, s.seat, rng);
  const moves = game.legal(s, s.seat, []);
  return moves[rng.below(moves.length)] as Move;
}

const hand = newHand();

function look(s: State, seat: Seat, net: HandNet): Seen {
  takeStock(s, seat, hand);
  const { points } = hand;
  sight.count = 0;
  const said = net.worth(s, hand);
  const at = sight.at.slice(0, sight.count);
  return { seat, at, value: sight.value.slice(0, sight.count), points, said };
}

/** From the end back to the beginning: how many points should have been expected. */
function remember(over: State, seen: readonly Seen[], memory: Memory): void {
  const total = over.players.map((_, seat) => score(over, seat));
  for (const one of seen.toReversed()) {
    const later = total[one.seat] as number;
    memory.add(one, (later - one.points) / UNIT);
    total[one.seat] = PATIENCE * later + (1 - PATIENCE) * one.said;
  }
}
