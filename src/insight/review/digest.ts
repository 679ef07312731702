import type { Seat } from '../../engine/game.ts';
import type { Parts } from '../books/close.ts';
import type { GateReason } from '../gates/gate.ts';
import type { CareName } from '../judge/judge.ts';
import { type DecisionKind, kindOfDecision } from './decision-kind.ts';
import type { DecisionReview, PlyVerdict, Review, SeatBook, Summary } from './types.ts';

/** What is kept of a review once nobody looks at single plies: a kilobyte or two for each match. Plain JSON. */
export interface ReviewDigest {
  readonly version: 1;
  readonly evaluator: number;
  readonly care: CareName;
  /** The kind of table, as gates know it: `base` without options. */
  readonly variant: string;
  /** Whether verdicts on choices may be shown, and why not. */
  readonly choices: boolean;
  readonly reasons: readonly GateReason[];
  readonly seats: readonly SeatDigest[];
}

/** The book of one seat: shares of the win, as in `SeatBook`. */
export interface SeatDigest extends Parts {
  readonly seat: Seat;
  /** The standard deviation that luck had to be expected to have in this match: from what every roll could have brought. */
  readonly spread: number;
  /** Mean share of the win given away in a decision, its standard error, and how many decisions there were. */
  readonly loss: number;
  readonly lossError: number;
  readonly decisions: number;
  readonly mistakes: number;
  readonly summary: Summary;
  readonly kinds: readonly KindLoss[];
}

/** What the decisions of one kind gave away, as sums: those of several matches can be added. */
export interface KindLoss {
  readonly kind: DecisionKind;
  readonly decisions: number;
  readonly loss: number;
  readonly squares: number;
}

export function digestOf({ game, evaluator, care, gate, seats, plies }: Review): ReviewDigest {
  return {
    version: 1,
    evaluator,
    care,
    variant: gate.variant,
    choices: gate.choices,
    reasons: gate.reasons,
    seats: seats.map((book) => seatDigest(game, book, plies)),
  };
}

function seatDigest(game: string, book: SeatBook, plies: readonly PlyVerdict[]): SeatDigest {
  const { seat, start, result, luck, own, others, clash, corrections } = book;
  const { loss, lossError, decisions, mistakes, summary } = book;
  return {
    seat,
    start,
    result,
    luck,
    own,
    others,
    clash,
    corrections,
    spread: spreadOf(plies, seat),
    loss,
    lossError,
    decisions,
    mistakes,
    summary,
    kinds: kindsOf(
      game,
      plies.flatMap((ply) => ply.decisions.filter((decision) => decision.seat === seat)),
    ),
  };
}

/** Luck is a sum of independent surprises: their variances add up. A sampled expectation adds its own error. */
function spreadOf(plies: readonly PlyVerdict[], seat: Seat): number {
  let variance = 0;
  for (const { chance } of plies)
    if (chance) variance += (chance.deviation[seat] ?? 0) ** 2 + (chance.error[seat] ?? 0) ** 2;
  return Math.sqrt(variance);
}

function kindsOf(game: string, decisions: readonly DecisionReview[]): KindLoss[] {
  const found = new Map<DecisionKind, KindLoss>();
  for (const { choices, loss } of decisions) {
    const texts = choices.map(({ text }) => text);
    const kind = kindOfDecision(game, texts);
    const known = found.get(kind) ?? { kind, decisions: 0, loss: 0, squares: 0 };
    found.set(kind, {
      kind,
      decisions: known.decisions + 1,
      loss: known.loss + loss,
      squares: known.squares + loss ** 2,
    });
  }
  return [...found.values()];
}
