import { nextDraw } from './luck.ts';
import { CHANCE, findLegal, type Game } from './game.ts';
import {
  applyPly,
  collector,
  type Emitted,
  type Luck,
  type Match,
  type Ply,
  start,
  type Terms,
} from './match.ts';

/** The first ply that cannot be, and why. */
export interface Wrong {
  /** Counted from 1, as people count. */
  readonly wrong: number;
  readonly reason: 'over' | 'not-to-act' | 'illegal' | 'other-luck';
  /** For `other-luck`: what the seed says should have come. */
  readonly expected?: string;
}

export interface ReplayOptions<S, E> {
  /** If given, every chance ply must be what this luck draws. */
  readonly luck?: Luck;
  /** Called after each ply. */
  readonly visit?: (at: {
    readonly ply: Ply;
    readonly number: number;
    readonly state: S;
    readonly events: Emitted<E>[];
  }) => void;
}

/** The match after these plies, each checked: the right seat, a legal move, a possible (or the very) outcome of chance. */
export function replay<S, M, E, V, O>(
  game: Game<S, M, E, V, O>,
  terms: Terms<O>,
  plies: readonly Ply[],
  { luck, visit }: ReplayOptions<S, E> = {},
): Match<S, M, E, V, O> | Wrong {
  const match = start(game, terms);
  const drawn = new Map(match.drawn);
  for (const [index, ply] of plies.entries()) {
    const number = index + 1;
    const [seat, text] = ply;
    const toAct = game.toAct(match.state);
    if (toAct.length === 0) return { wrong: number, reason: 'over' };
    // Sealed answers became plies together, in ascending order of seats.
    const inTurn = game.sealed(match.state) ? toAct[0] === seat : toAct.includes(seat);
    if (!inTurn) return { wrong: number, reason: 'not-to-act' };
    const move = findLegal(game, match.state, seat, text);
    if (move === undefined) return { wrong: number, reason: 'illegal' };
    if (seat === CHANCE) {
      const expected =
        luck &&
        game.write(
          game.sample(match.state, nextDraw(game, match.state, luck, { rolls: match.rolls, drawn })),
        );
      if (expected !== undefined && expected !== text)
        return { wrong: number, reason: 'other-luck', expected };
      match.rolls++;
    }
    const { events, emit } = collector<E>();
    applyPly(match, seat, move, emit);
    match.plies.push(ply);
    visit?.({ ply, number, state: match.state, events });
  }
  match.drawn = drawn;
  return match;
}

export function isWrong(x: Match | Wrong): x is Wrong {
  return 'wrong' in x;
}
