import type { Seat } from '../../engine/game.ts';
import { type DecisionVerdict, decisionsIn, type Verdict } from '../books/verdict.ts';
import type { DecisionReview, ReviewedChoice } from './types.ts';

/** A slip counts as a mistake from so much of a win, and so many standard errors. */
const MISTAKE = 0.03;
const SURE = 3;
/** Standard errors in half of a 95 % interval. */
export const WIDE = 1.96;

export function decisionsOf(verdict: Verdict): DecisionReview[] {
  return decisionsIn(verdict).map((each, i) => reviewed(each, verdict.seats[i] as Seat));
}

function reviewed({ choices, taken, best, loss, error }: DecisionVerdict, seat: Seat): DecisionReview {
  const players = (choices[0]?.value.length ?? 0) / 2;
  const share = (i: number): number => choices[i]?.value[seat] as number;
  const order = choices
    .map((_, i) => i)
    .sort((a, b) => share(b) - share(a) || Number(b === best) - Number(a === best) || a - b);
  const listed = order.map((i): ReviewedChoice => {
    const { text, value, likely } = choices[i] as (typeof choices)[number];
    return {
      text,
      share: value[seat] as number,
      points: value[players + seat] as number,
      ...(likely === undefined ? {} : { likely }),
    };
  });
  return {
    seat,
    choices: listed,
    taken: order.indexOf(taken),
    best: order.indexOf(best),
    loss,
    interval: WIDE * error,
    verdict: verdictOf(taken === best, loss, error),
  };
}

/** What is said of a choice that gave so much away. */
export function verdictOf(isBest: boolean, loss: number, error: number): DecisionReview['verdict'] {
  if (isBest) return 'best';
  if (loss >= MISTAKE && loss >= SURE * error) return 'mistake';
  return loss > WIDE * error ? 'slip' : 'equal';
}
