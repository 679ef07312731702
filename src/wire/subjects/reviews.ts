import * as v from 'valibot';
import type { Described } from '../describing.ts';

const share = v.number();
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const seatReview = v.strictObject({
  seat: count,
  start: v.pipe(share, v.description('An equal share, before anything is dealt.')),
  result: v.pipe(share, v.description('`result - start` is the sum of the five parts that follow.')),
  luck: v.pipe(share, v.description('What chance gave, or took (below 0).')),
  own: v.pipe(share, v.description('What the seat’s own choices gave away; never above 0.')),
  others: v.pipe(share, v.description('What the choices of the others gave.')),
  clash: v.pipe(share, v.description('Sealed answers: what came of all of them together.')),
  corrections: v.pipe(share, v.description('What the judge cannot explain.')),
  spread: v.pipe(
    share,
    v.description('The standard deviation that luck had to be expected to have in this match.'),
  ),
  loss: v.pipe(share, v.description('Given away in a decision, on average.')),
  lossError: v.pipe(share, v.description('Its standard error.')),
  decisions: count,
  mistakes: count,
  summary: v.strictObject({
    outcome: v.picklist(['won', 'shared', 'lost']),
    rival: v.pipe(count, v.description('The seat it is compared with.')),
    luck: v.picklist(['good', 'even', 'bad']),
    byLuck: share,
    byChoices: share,
    played: v.exactOptional(v.picklist(['better', 'equal', 'worse'])),
  }),
  kinds: v.pipe(
    v.array(v.strictObject({ kind: v.string(), decisions: count, loss: share, squares: share })),
    v.description('Its decisions by kind, with the sum of what they gave away and of its squares.'),
  ),
});

const review = v.strictObject({
  version: v.literal(1),
  evaluator: v.pipe(count, v.description('The version of the evaluators: figures of two versions differ.')),
  care: v.picklist(['quick', 'full', 'deep']),
  variant: v.pipe(
    v.string(),
    v.description('The kind of table that gates are measured for: `base` without options.'),
  ),
  choices: v.pipe(
    v.boolean(),
    v.description(
      'Whether figures about choices (`own`, `others`, `loss`, `mistakes`, `kinds`) are sound enough to be shown at such a table.',
    ),
  ),
  reasons: v.pipe(v.array(v.string()), v.description('Why they are not.')),
  seats: v.pipe(v.array(seatReview), v.description('All figures are shares of the win, from 0 to 1.')),
});

const matchReviewed = v.strictObject({
  state: v.pipe(
    v.picklist(['none', 'waiting', 'reviewed']),
    v.description(
      '`waiting`: the server reviews it in its spare time. `none`: it does not review such matches.',
    ),
  ),
  review: v.exactOptional(review),
});

export const reviewAnswers = { matchReviewed } as const;
export type MatchReviewed = Described<typeof matchReviewed>;
