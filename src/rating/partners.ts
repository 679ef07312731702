/**
 * Numbers about the people somebody plays with, for moderators: how often the same partner, and whether results differ when that
 * partner is at the table. They are hints, not proof: friends play together too.
 */

/** One rated match of a person. */
export interface PlayedMatch {
  /** What the person got, and what the ratings expect: shares of the win. */
  readonly share: number;
  readonly expected: number;
  /** The other people at the table. */
  readonly partners: readonly number[];
}

export interface PartnerNumbers {
  readonly partner: number;
  readonly matches: number;
  /** Of all matches of the person, and what it would be if partners came as often as they play. */
  readonly share: number;
  readonly expected: number;
  /** Mean of result minus expectation with this partner, minus the same without; with its 99.9 % interval. */
  readonly difference: number;
  readonly low: number;
  readonly high: number;
  readonly notable: 'no' | 'often' | 'falls' | 'rises';
}

/** Two-sided 99.9 % of a normal distribution: a moderator looks at many pairs. */
const Z = 3.29;
/** With fewer matches on either side a mean says nothing. */
const FEWEST = 20;
/** Always the same partner: at least this share of all matches, and so many times what is expected. */
const OFTEN = 0.5;
const TIMES = 3;

/**
 * The numbers of every partner, the most frequent first. `activity` is a partner's share of the seats that all people but this
 * one have taken in rated matches.
 */
export function partnerNumbers(
  matches: readonly PlayedMatch[],
  activity: (partner: number) => number,
): PartnerNumbers[] {
  const seats = matches.reduce((sum, { partners }) => sum + partners.length, 0) / Math.max(1, matches.length);
  const all = new Set(matches.flatMap(({ partners }) => partners));
  return [...all]
    .map((partner) => {
      const together = matches.filter(({ partners }) => partners.includes(partner));
      const apart = matches.filter(({ partners }) => !partners.includes(partner));
      const share = together.length / matches.length;
      const expected = Math.min(1, seats * activity(partner));
      const compared = compare(together, apart);
      return {
        partner,
        matches: together.length,
        share,
        expected,
        ...compared,
        notable: notableOf(together.length, share, expected, compared),
      };
    })
    .sort((a, b) => b.matches - a.matches || a.partner - b.partner);
}

interface Compared {
  readonly difference: number;
  readonly low: number;
  readonly high: number;
}

/** The difference of two means with unequal variances (Welch). Too few matches: anything is possible. */
function compare(together: readonly PlayedMatch[], apart: readonly PlayedMatch[]): Compared {
  const [a, b] = [momentsOf(together), momentsOf(apart)];
  const difference = a.mean - b.mean;
  if (together.length < FEWEST || apart.length < FEWEST) return { difference, low: -1, high: 1 };
  const within = Z * Math.sqrt(a.variance / together.length + b.variance / apart.length);
  return { difference, low: difference - within, high: difference + within };
}

function momentsOf(matches: readonly PlayedMatch[]): { readonly mean: number; readonly variance: number } {
  const count = matches.length;
  if (count === 0) return { mean: 0, variance: 0 };
  const residuals = matches.map(({ share, expected }) => share - expected);
  const mean = residuals.reduce((sum, each) => sum + each, 0) / count;
  const squares = residuals.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  // Somebody who always loses has no spread; the expectation itself has one.
  const least = matches.reduce((sum, { expected }) => sum + expected * (1 - expected), 0) / count;
  return { mean, variance: Math.max(squares / Math.max(1, count - 1), least) };
}

function notableOf(
  matches: number,
  share: number,
  expected: number,
  { low, high }: Compared,
): PartnerNumbers['notable'] {
  if (high < 0) return 'falls';
  if (low > 0) return 'rises';
  return matches >= FEWEST && share >= OFTEN && share >= TIMES * expected ? 'often' : 'no';
}
