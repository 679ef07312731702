import { drive } from '../../../engine/drive.ts';
import type { AnyBot } from '../../../bots/bot.ts';
import { loadBot } from '../../../bots/index.ts';
import type { Policy } from '../../../bots/search/policy.ts';
import {
  type AnyGame,
  CHANCE,
  type Game,
  type Options,
  type Result,
  type Seat,
} from '../../../engine/game.ts';
import { FastRng, type Rng } from '../../../engine/rng.ts';
import { playGame } from '../../play.ts';

/** Who plays the matches that are learned from: mostly a quick policy with random moves, or, where they are quick enough, bots of all levels alone. */
export type Company<S, M> = PolicyPlayers<S, M> | 'bots';

interface PolicyPlayers<S, M> {
  /** Of players that do not search. */
  readonly policy: Policy<S, M>;
  /** Probabilities of a random move instead of the policy's; each seat draws one of them for each match. */
  readonly randomRates: readonly number[];
}

export interface SelfPlay<S, M, E, V, O> {
  readonly game: Game<S, M, E, V, O>;
  readonly seats: number;
  readonly games: number;
  readonly seed: number;
  readonly options: (rng: Rng) => O;
  readonly company: Company<S, M>;
  /** Positions to learn from. */
  readonly isTaught: (s: S) => boolean;
  /** Where a match nears its end: from the first such position it is played on `COPIES` times, and half of them are looked at. */
  readonly isLate: (s: S) => boolean;
  /** About so many positions are looked at in each match, as long as one has about thirty: they say much the same. */
  readonly kept: number;
  readonly late: () => boolean;
  /** Told of each position looked at, in the order of play, and of each match that ended. */
  readonly see: (s: S) => void;
  readonly ended: (result: Result) => void;
}

/** The bots that take part, and how often; with how many playouts at most. */
const levels = [
  { name: 'random', weight: 1, playouts: 1 },
  { name: 'easy', weight: 5, playouts: 1 },
  { name: 'medium', weight: 7, playouts: 80 },
  { name: 'hard', weight: 2, playouts: 80 },
  { name: 'expert', weight: 1, playouts: 24 },
] as const;
/** Where all matches are played by bots: each level as often, expert with a fifth of its playouts. */
const allLevels = [
  { name: 'easy', playouts: 80 },
  { name: 'medium', playouts: 80 },
  { name: 'hard', playouts: 80 },
  { name: 'expert', playouts: 125 },
] as const;
const LEVELS = levels.reduce((sum, { weight }) => sum + weight, 0);
/** One match in so many is played by bots; the others, many times as fast, by the policy with random moves. */
const BY_BOTS = 100;
/** The bots' own limits count. */
const NO_LIMIT = { playouts: Number.MAX_SAFE_INTEGER };
const USUAL_POSITIONS = 30;
/** How often a match is played on from where its end is near. */
const COPIES = 4;

/** Self-play in which every seat's strength is drawn for each match, so that positions between players of all strengths occur. */
export async function playMixed<S, M, E, V, O extends Options>(plan: SelfPlay<S, M, E, V, O>): Promise<void> {
  const { game, seats, games, seed, company } = plan;
  const list = company === 'bots' ? allLevels : levels;
  const bots = await Promise.all(list.map(({ name, playouts }) => limitedBot(game.id, name, playouts)));
  for (let i = 0; i < games && !plan.late(); i++) {
    const rng = new FastRng(seed, 1000 * seats + i * 2 ** 20);
    const options = plan.options(rng);
    const position = (s: S): void => {
      if (!plan.isTaught(s)) return;
      if (rng.below(USUAL_POSITIONS) < (plan.isLate(s) ? USUAL_POSITIONS / 2 : plan.kept)) plan.see(s);
    };
    if (company === 'bots') playRepeatedly(plan, { options, rng, position, moveOf: byBots(plan, bots, rng) });
    else if (i % BY_BOTS === 0) {
      const terms = { seats, options, rules: game.rules };
      const table = Array.from({ length: seats }, () => bots[drawLevel(rng)] as AnyBot);
      const watcher = { position: (s: unknown) => position(s as S), step: () => {} };
      const whole = { game: game as unknown as AnyGame, terms, bots: table, budget: { playouts: 1000 } };
      plan.ended(playGame(whole, rng, { watcher }).result);
    } else playRepeatedly(plan, { options, rng, position, moveOf: byPolicy(plan, company, rng) });
  }
}

type MoveOf<S, M> = (s: S, seat: Seat) => M;

/** Every seat plays by the policy, with random moves at a rate of its own. */
function byPolicy<S, M, E, V, O>(
  { game, seats }: SelfPlay<S, M, E, V, O>,
  { policy, randomRates }: PolicyPlayers<S, M>,
  rng: Rng,
): MoveOf<S, M> {
  const rates = Array.from({ length: seats }, () => randomRates[rng.below(randomRates.length)] as number);
  return (s, seat) => {
    if (rng.below(1000) >= 1000 * (rates[seat] as number)) return policy(s, seat, rng);
    const moves = game.legal(s, seat, []);
    return moves[rng.below(moves.length)] as M;
  };
}

/** Every seat is a bot, drawn from these. */
function byBots<S, M, E, V, O>(
  { game, seats }: SelfPlay<S, M, E, V, O>,
  bots: readonly AnyBot[],
  rng: Rng,
): MoveOf<S, M> {
  const table = Array.from({ length: seats }, () => bots[rng.below(bots.length)] as AnyBot);
  return (s, seat) => {
    const moves = game.legal(s, seat, []);
    if (moves.length === 1) return moves[0] as M;
    const legal = moves.map(game.write);
    const question = { view: game.view(s, seat), seat, legal, budget: NO_LIMIT, rng };
    return moves[legal.indexOf((table[seat] as AnyBot).choose(question).text)] as M;
  };
}

/** A match, and from where its end is near the rest of it some times more. */
function playRepeatedly<S, M, E, V, O>(
  { game, seats, isLate, ended }: SelfPlay<S, M, E, V, O>,
  {
    options,
    rng,
    position,
    moveOf,
  }: {
    readonly options: O;
    readonly rng: Rng;
    readonly position: (s: S) => void;
    readonly moveOf: MoveOf<S, M>;
  },
): void {
  let late: S | undefined;
  const playOn = (s: S): void => {
    drive(game, s, {
      move: (_, seat) => (seat === CHANCE ? game.sample(s, rng) : moveOf(s, seat)),
      goOn: () => {
        if (late === undefined && isLate(s)) late = game.clone(s);
        position(s);
        return true;
      },
    });
    ended(game.result(s) as Result);
  };
  playOn(game.setup(seats, options, game.rules));
  for (let copy = 1; copy < COPIES && late !== undefined; copy++) playOn(game.clone(late));
}

function drawLevel(rng: Rng): number {
  let at = rng.below(LEVELS);
  for (const [i, { weight }] of levels.entries()) {
    if (at < weight) return i;
    at -= weight;
  }
  return 0;
}

async function limitedBot(game: string, name: string, playouts: number): Promise<AnyBot> {
  const bot = await loadBot(game, name);
  if (!bot) throw new Error(`${game} has no bot ${name}`);
  return { name, choose: (question) => bot.choose({ ...question, budget: { playouts } }) };
}
