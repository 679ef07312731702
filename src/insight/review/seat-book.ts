import type { Seat } from '../../engine/game.ts';
import type { Books, Parts } from '../books/close.ts';
import type { Gate } from '../gates/gate.ts';
import { WIDE } from './decisions.ts';
import type { DecisionReview, PlyVerdict, SeatBook, Summary } from './types.ts';

/** So many of the costliest slips are named. */
const SLIPS = 3;
/** Luck below this counts as even. */
const EVEN = 0.03;

export function seatBooks(books: Books, plies: readonly PlyVerdict[], gate: Gate): SeatBook[] {
  const losses = books.shares.map((_, seat) => lossesOf(plies, seat));
  return books.shares.map((parts, seat) => {
    const mine = losses[seat] as Losses;
    return {
      seat,
      ...parts,
      points: books.points[seat] as Parts,
      loss: mine.mean,
      lossError: mine.error,
      decisions: mine.list.length,
      mistakes: mine.list.filter(({ decision }) => decision.verdict === 'mistake').length,
      ...likeOf(gate, mine),
      slips: mine.list
        .filter(({ decision }) => decision.verdict === 'slip' || decision.verdict === 'mistake')
        .sort((a, b) => b.decision.loss - a.decision.loss)
        .slice(0, SLIPS)
        .map(({ at }) => at),
      ...bestChoice(mine),
      ...rolls(plies, seat),
      summary: summaryOf(books, losses, seat, gate),
    };
  });
}

interface Losses {
  readonly list: readonly { readonly at: number; readonly decision: DecisionReview }[];
  readonly mean: number;
  /** Of the mean, as a sample of how the seat chooses. */
  readonly error: number;
  /** Of the mean, as what was given away in this match: how far the judge may be off. */
  readonly doubt: number;
}

function lossesOf(plies: readonly PlyVerdict[], seat: Seat): Losses {
  const list = plies.flatMap(({ decisions }, at) =>
    decisions.filter((decision) => decision.seat === seat).map((decision) => ({ at, decision })),
  );
  const n = list.length;
  const mean = n === 0 ? 0 : list.reduce((sum, { decision }) => sum + decision.loss, 0) / n;
  const squares = list.reduce((sum, { decision }) => sum + (decision.loss - mean) ** 2, 0);
  const doubts = list.reduce((sum, { decision }) => sum + (decision.interval / WIDE) ** 2, 0);
  return {
    list,
    mean,
    error: n < 2 ? 0 : Math.sqrt(squares / (n - 1) / n),
    doubt: n === 0 ? 0 : Math.sqrt(doubts) / n,
  };
}

/** The level whose loss is nearest on a logarithmic scale. */
function likeOf({ choices, figures }: Gate, { mean, list }: Losses): { like?: string } {
  if (!choices || !figures || list.length === 0) return {};
  const far = (loss: number): number => Math.abs(Math.log((mean + 1e-4) / (loss + 1e-4)));
  const nearest = [...figures.levels].sort((a, b) => far(a.loss) - far(b.loss))[0];
  return nearest ? { like: nearest.level } : {};
}

/** The best choice that was hardest to find: where the mean of the other choices was worst. */
function bestChoice({ list }: Losses): { bestChoice?: number } {
  let found: number | undefined;
  let most = 0;
  for (const { at, decision } of list) {
    if (decision.verdict !== 'best') continue;
    const { choices, best } = decision;
    const others = choices.filter((_, i) => i !== best);
    if (others.length === 0) continue;
    const gap =
      (choices[best]?.share ?? 0) - others.reduce((sum, { share }) => sum + share, 0) / others.length;
    if (gap <= most) continue;
    most = gap;
    found = at;
  }
  return found === undefined ? {} : { bestChoice: found };
}

function rolls(plies: readonly PlyVerdict[], seat: Seat): { luckiest?: number; unluckiest?: number } {
  let luckiest: number | undefined;
  let unluckiest: number | undefined;
  let most = 0;
  let least = 0;
  for (const [at, { kind, shares }] of plies.entries()) {
    if (kind !== 'chance') continue;
    const luck = shares.luck[seat] as number;
    if (luck > most) [most, luckiest] = [luck, at];
    if (luck < least) [least, unluckiest] = [luck, at];
  }
  return {
    ...(luckiest === undefined ? {} : { luckiest }),
    ...(unluckiest === undefined ? {} : { unluckiest }),
  };
}

function summaryOf(books: Books, losses: readonly Losses[], seat: Seat, gate: Gate): Summary {
  const { shares, points } = books;
  const mine = shares[seat] as Parts;
  const rank = (other: Seat): number =>
    (shares[other] as Parts).result + 1e-6 * (points[other] as Parts).result;
  const rival = shares
    .map((_, other) => other)
    .filter((other) => other !== seat)
    .sort((a, b) => rank(b) - rank(a))[0] as Seat;
  const most = Math.max(...shares.map(({ result }) => result));
  const outcome = mine.result < most ? 'lost' : mine.result < 1 ? 'shared' : 'won';
  const luck = mine.luck > EVEN ? 'good' : mine.luck < -EVEN ? 'bad' : 'even';
  const said = { outcome, rival, luck, byLuck: mine.luck, byChoices: mine.own } as const;
  if (!gate.choices) return said;
  const [a, b] = [losses[seat] as Losses, losses[rival] as Losses];
  const gap = b.mean - a.mean;
  const sure = WIDE * Math.hypot(a.doubt, b.doubt);
  return { ...said, played: gap > sure ? 'better' : gap < -sure ? 'worse' : 'equal' };
}
