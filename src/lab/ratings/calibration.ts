import { expectedShares } from '../../rating/rating.ts';
import { REACH } from '../../rating/scale.ts';
import { meanOf, varianceOf } from '../tournament/spread.ts';
import { type ClubMatch, playClub, type Way, ways } from './club.ts';
import { expectedPlaces, meanPlaces, orderLoss } from './places.ts';
import type { Mixture } from './ranking.ts';
import type { RecordedMatch } from './record.ts';
import { type Strengths, strengthsOf } from './strengths.ts';

/** By what results are foretold: ratings, each seat's level as if it were known, or everybody alike. */
export const sources = ['raw', 'adjusted', 'known', 'alike'] as const;
export type Source = (typeof sources)[number];

/** How well results were foretold. Less is better. */
export interface Foretold {
  /** The mean of -log of the winner's expected share. */
  readonly winner: number;
  /** The mean of -log of the chance of the whole order of places. */
  readonly order: number;
  /** How far expected and real shares are apart, in bins of expected ones; the same for places. */
  readonly shares: number;
  readonly places: number;
}

/** Seats whose expected place lies in one bin. */
export interface PlaceBin {
  readonly from: number;
  readonly seats: number;
  readonly expected: number;
  readonly real: number;
}

export interface Calibration {
  readonly by: { readonly [source in Source]: Foretold };
  readonly places: { readonly [way in Way]: readonly PlaceBin[] };
  /** The part of the people whose 95 % interval holds their true strength. Only for clubs without mixtures. */
  readonly held: { readonly [way in Way]: number } | undefined;
  /** What taking luck out changes in the winner's log-loss, and its standard error, from the differences of the clubs. */
  readonly change: { readonly mean: number; readonly error: number };
}

const SHARE_BINS = 10;
/** Bins of half a place. */
const PLACE_BINS = 2;

interface Plan {
  readonly members: readonly Mixture[];
  readonly clubs: number;
  readonly matches: number;
  readonly seed: number;
}

/** Clubs that begin from nothing; the second half of their matches counts. */
export function calibrationOf(game: string, recorded: readonly RecordedMatch[], plan: Plan): Calibration {
  const { members, clubs, matches, seed } = plan;
  const truth = strengthsOf(recorded);
  const tallies = new Map(sources.map((source) => [source, new Tally()] as const));
  const changes: number[] = [];
  const held = { raw: 0, adjusted: 0 };
  for (let club = 0; club < clubs; club++) {
    const sums = { raw: 0, adjusted: 0 };
    const ratings = playClub(game, recorded, { members, matches, seed: seed + club }, (match, at) => {
      if (at < matches / 2) return;
      for (const [source, tally] of tallies) {
        const loss = tally.add(thetasBy(source, match, truth), match.seats);
        if (source === 'raw' || source === 'adjusted') sums[source] += loss;
      }
    });
    changes.push((sums.adjusted - sums.raw) / Math.ceil(matches / 2));
    // Only differences of strengths show in results: both are taken from the mean of the club.
    const real = centred(members.map(({ level }) => truth[level]));
    for (const way of ways)
      for (const [member, theta] of centred(ratings[way].map((each) => each.theta)).entries()) {
        const width = REACH * Math.sqrt(ratings[way][member]?.variance ?? 0);
        if (Math.abs(theta - (real[member] as number)) <= width) held[way] += 1 / (clubs * members.length);
      }
  }
  const by = (source: Source) => tallies.get(source) as Tally;
  return {
    by: {
      raw: by('raw').foretold,
      adjusted: by('adjusted').foretold,
      known: by('known').foretold,
      alike: by('alike').foretold,
    },
    places: { raw: by('raw').placeBins, adjusted: by('adjusted').placeBins },
    held: members.every(({ part }) => part === 1) ? held : undefined,
    change: { mean: meanOf(changes), error: Math.sqrt(varianceOf(changes) / clubs) },
  };
}

function thetasBy(source: Source, { seats, thetas }: ClubMatch, truth: Strengths): readonly number[] {
  switch (source) {
    case 'known':
      return seats.map(({ level }) => truth[level]);
    case 'alike':
      return seats.map(() => 0);
    case 'raw':
    case 'adjusted':
      return thetas[source];
  }
}

class Bins {
  readonly #bins = new Map<number, { seats: number; expected: number; real: number }>();

  add(at: number, expected: number, real: number): void {
    const bin = this.#bins.get(at) ?? { seats: 0, expected: 0, real: 0 };
    bin.seats++;
    bin.expected += expected;
    bin.real += real;
    this.#bins.set(at, bin);
  }

  get all(): readonly PlaceBin[] {
    return [...this.#bins]
      .toSorted(([a], [b]) => a - b)
      .map(([from, { seats, expected, real }]) => ({
        from,
        seats,
        expected: expected / seats,
        real: real / seats,
      }));
  }

  get apart(): number {
    const seats = this.all.reduce((sum, bin) => sum + bin.seats, 0);
    return this.all.reduce((sum, bin) => sum + bin.seats * Math.abs(bin.expected - bin.real), 0) / seats;
  }
}

class Tally {
  #matches = 0;
  #winner = 0;
  #order = 0;
  readonly #shares = new Bins();
  readonly #places = new Bins();

  /** Gives the winner's log-loss of this match. */
  add(thetas: readonly number[], seats: RecordedMatch): number {
    const shares = expectedShares(thetas);
    const places = seats.map(({ place }) => place);
    const real = meanPlaces(places);
    const loss = -seats.reduce((sum, { share }, seat) => sum + share * Math.log(shares[seat] as number), 0);
    this.#matches++;
    this.#winner += loss;
    this.#order += orderLoss(thetas, places);
    for (const [seat, share] of shares.entries())
      this.#shares.add(
        Math.min(SHARE_BINS - 1, Math.floor(share * SHARE_BINS)),
        share,
        seats[seat]?.share as number,
      );
    for (const [seat, place] of expectedPlaces(thetas).entries())
      this.#places.add(Math.floor(place * PLACE_BINS) / PLACE_BINS, place, real[seat] as number);
    return loss;
  }

  get foretold(): Foretold {
    return {
      winner: this.#winner / this.#matches,
      order: this.#order / this.#matches,
      shares: this.#shares.apart,
      places: this.#places.apart,
    };
  }

  get placeBins(): readonly PlaceBin[] {
    return this.#places.all;
  }
}

function centred(values: readonly number[]): number[] {
  const mean = meanOf(values);
  return values.map((value) => value - mean);
}
