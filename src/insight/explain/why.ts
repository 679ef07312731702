import { drawIndex } from '../../bots/search/imperfect.ts';
import { winShare } from '../../bots/search/outcome.ts';
import { unit } from '../../bots/search/policy.ts';
import { answerAll, worldsOf } from '../../bots/search/world.ts';
import { drive } from '../../engine/drive.ts';
import { CHANCE, type Result, type Seat } from '../../engine/game.ts';
import type { Rng } from '../../engine/rng.ts';
import { type AnyQuickPlayers, quickPlayersOf } from './quick-players.ts';
import { type Largest, largestOf } from './largest.ts';
import { type Mean, Means } from './means.ts';

/** A decision as the seat sees it. */
export interface Asked {
  readonly game: string;
  readonly view: unknown;
  readonly seat: Seat;
}

/** What follows one choice compared with what follows another. */
export interface Why extends Largest {
  /** The seat's share of the win and points: the first choice's less the second's. */
  readonly share: Mean;
  readonly points: Mean;
}

export interface WhyCare {
  readonly worlds: number;
  readonly seed: number;
}

/** Enough for a difference of half a point to show in most positions. */
export const WHY_WORLDS = 160;

/**
 * Why `better` is better than `worse` (or is not): both are played on to the end by quick players, in the same worlds that fit
 * the seat's view and with the same dice, and everybody's scores are compared part by part. Undefined where the game has no
 * quick players or a text cannot be read. The same question, worlds and seed give the same answer.
 */
export function why(
  { game: id, view, seat }: Asked,
  better: string,
  worse: string,
  { worlds, seed }: WhyCare,
): Why | undefined {
  const players = quickPlayersOf(id);
  const moves = [better, worse].map((text) => players?.game.read(text));
  if (!players || moves.includes(undefined)) return undefined;
  const means = new Means();
  const world = worldsOf(players.game, view, seed);
  for (let i = 0; i < worlds; i++) {
    const { state, dice, policyRng } = world(i);
    const [one, other] = moves.map((move) => {
      const s = players.game.clone(state);
      playOut(players, s, { seat, move, dice: dice(), rng: policyRng() });
      return s;
    });
    compare(players, { one, other, seat }, means);
  }
  return {
    share: means.difference('share', seat),
    points: means.difference('score', seat),
    ...largestOf(means, seat),
  };
}

function compare(
  { game, tally }: AnyQuickPlayers,
  { one, other, seat }: { readonly one: unknown; readonly other: unknown; readonly seat: Seat },
  means: Means,
): void {
  const ends = [one, other].map((s) => ({ s, result: game.result(s) as Result }));
  const [here, there] = ends as [(typeof ends)[0], (typeof ends)[0]];
  means.add('share', seat, winShare(here.result, seat), winShare(there.result, seat));
  for (let each = 0; each < here.result.scores.length; each++) {
    means.add('score', each, here.result.scores[each] as number, there.result.scores[each] as number);
    const [a, b] = [tally(here.s, here.result, each), tally(there.s, there.result, each)];
    for (const kind of ['points', 'often'] as const)
      for (const what of new Set([...Object.keys(a[kind]), ...Object.keys(b[kind])]))
        means.add(`${kind} ${what}`, each, a[kind][what] ?? 0, b[kind][what] ?? 0);
  }
}

/** Makes the move, together with the others' answers where they are sealed, and plays on to the end. */
export function playOut(
  { game, policy, answerModel }: Omit<AnyQuickPlayers, 'tally'>,
  s: unknown,
  {
    seat,
    move,
    dice,
    rng,
  }: { readonly seat: Seat; readonly move: unknown; readonly dice: Rng; readonly rng: Rng },
): void {
  let mixtures: readonly (readonly number[])[] | undefined;
  const look = (): void => {
    mixtures = answerModel && game.sealed(s) ? answerModel(s) : undefined;
  };
  const choose = (_: unknown, each: Seat): unknown => {
    if (each === CHANCE) return game.sample(s, dice);
    if (!mixtures) return policy(s, each, rng);
    return game.legal(s, each, [])[drawIndex(mixtures[each] as readonly number[], unit(rng))];
  };
  look();
  const toAct = game.toAct(s);
  if (toAct.length > 1 && game.sealed(s))
    answerAll(game, s, toAct, { policyOf: () => choose, policyRng: rng }, { seat, move });
  else game.apply(s, seat, move);
  drive(game, s, {
    goOn: () => {
      look();
      return true;
    },
    move: choose,
  });
}
