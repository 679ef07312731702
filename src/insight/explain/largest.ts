import type { Seat } from '../../engine/game.ts';
import type { Difference } from '../../engine/words.ts';
import type { Means } from './means.ts';

/** Differences of fewer standard errors are not reported. */
const SURE = 2.5;
/** Smaller differences are not reported: the seat's points, another seat's points, and frequencies (0 to 1). */
const LEAST = { own: 0.15, others: 0.25, often: 0.1 };
/** What a rival loses counts less than what the seat gains, and a tenth of all matches about as much as a fifth of a point. */
const WEIGHT = { own: 1, others: 0.5, often: 2 };
const MOST = 2;

export interface Largest {
  /** What speaks for the first choice, the largest first; at most two. */
  readonly differences: readonly Difference[];
  /** The largest difference that speaks against it. */
  readonly despite?: Difference;
}

interface Found {
  readonly difference: Difference;
  readonly size: number;
  readonly favours: boolean;
}

/** The largest differences that chance does not explain. */
export function largestOf(means: Means, seat: Seat): Largest {
  const found: Found[] = [];
  for (let each = 0; each < means.seats; each++)
    for (const key of means.keys(each)) {
      const one = differenceOf(means, key, each, seat);
      if (one) found.push(one);
    }
  found.sort((a, b) => b.size - a.size);
  const listed = (favours: boolean): Difference[] =>
    found.filter((each) => each.favours === favours).map(({ difference }) => difference);
  const [despite] = listed(false);
  return { differences: listed(true).slice(0, MOST), ...(despite ? { despite } : {}) };
}

function differenceOf(means: Means, key: string, whose: Seat, seat: Seat): Found | undefined {
  const [kind = '', ...words] = key.split(' ');
  if (kind !== 'points' && kind !== 'often') return undefined;
  // What happens to other seats is already part of their points.
  if (kind === 'often' && whose !== seat) return undefined;
  const { mean, error } = means.difference(key, whose);
  const sort = kind === 'often' ? 'often' : whose === seat ? 'own' : 'others';
  if (Math.abs(mean) < LEAST[sort] || Math.abs(mean) < SURE * error) return undefined;
  return {
    difference: { seat: whose, what: words.join(' '), kind, ...means.sides(key, whose) },
    size: WEIGHT[sort] * Math.abs(mean),
    // What is counted by how often it happens is a loss: a chair in the water, a castle in the flood.
    favours: sort === 'own' ? mean > 0 : mean < 0,
  };
}
