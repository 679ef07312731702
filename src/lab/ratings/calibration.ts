import { type LevelName, levelNames } from '../../bots/levels.ts';
import { FastRng, pickOne } from '../../engine/rng.ts';
import { anchorOf } from '../../rating/anchors.ts';
import { evidenceOf } from '../../rating/luck.ts';
import { expectedShares, newcomer, type Rating, ratingsAfter } from '../../rating/share.ts';
import type { RecordedMatch } from './record.ts';

/** How well results were predicted: the mean of -log(expected share of the winner). Less is better. */
export interface Calibration {
  /** Equal shares for all seats. */
  readonly equal: number;
  readonly raw: number;
  readonly adjusted: number;
  /** By the bots' fixed ratings: as if everybody's strength were known. */
  readonly known: number;
  /** How far predicted and real shares are apart, in bins of predicted shares, by raw ratings. */
  readonly error: number;
}

const PEOPLE_PER_LEVEL = 5;
const BINS = 10;

/** A club of twenty people, five of each level, all without a rating at first; the second half of their matches counts. */
export function calibrationOf(
  game: string,
  recorded: readonly RecordedMatch[],
  { matches, seed }: { readonly matches: number; readonly seed: number },
): Calibration {
  const rng = new FastRng(seed, 1);
  const people = levelNames.length * PEOPLE_PER_LEVEL;
  const club = { raw: Array<Rating>(people).fill(newcomer), adjusted: Array<Rating>(people).fill(newcomer) };
  const sums = { equal: 0, raw: 0, adjusted: 0, known: 0 };
  const bins = Array.from({ length: BINS }, () => ({ seats: 0, said: 0, came: 0 }));
  let counted = 0;
  for (let at = 0; at < matches; at++) {
    const match = pickOne(recorded, rng);
    const who: number[] = [];
    for (const { level } of match) who.push(somebody(level, who));
    const shares = match.map(({ share }) => share);
    const said = {
      equal: shares.map(() => 1 / shares.length),
      raw: expectedShares(who.map((each) => (club.raw[each] as Rating).theta)),
      adjusted: expectedShares(who.map((each) => (club.adjusted[each] as Rating).theta)),
      known: expectedShares(match.map(({ level }) => (anchorOf(game, level) as Rating).theta)),
    };
    if (at >= matches / 2) {
      counted++;
      for (const kind of ['equal', 'raw', 'adjusted', 'known'] as const)
        sums[kind] -= shares.reduce(
          (sum, share, seat) => sum + share * Math.log(said[kind][seat] as number),
          0,
        );
      for (const [seat, share] of said.raw.entries()) {
        const bin = bins[Math.min(BINS - 1, Math.floor(share * BINS))] as (typeof bins)[number];
        bin.seats++;
        bin.said += share;
        bin.came += shares[seat] as number;
      }
    }
    for (const kind of ['raw', 'adjusted'] as const) {
      const after = ratingsAfter(
        match.map(({ share, luck }, seat) => ({
          rating: club[kind][who[seat] as number] as Rating,
          ...evidenceOf({ game, players: match.length }, share, kind === 'adjusted' ? luck : undefined),
        })),
      );
      for (const [seat, each] of who.entries()) club[kind][each] = after[seat] as Rating;
    }
  }
  const all = bins.reduce((sum, { seats }) => sum + seats, 0);
  return {
    equal: sums.equal / counted,
    raw: sums.raw / counted,
    adjusted: sums.adjusted / counted,
    known: sums.known / counted,
    error: bins.reduce((sum, { said, came }) => sum + Math.abs(said - came), 0) / all,
  };

  /** Somebody of that level who does not sit there yet. */
  function somebody(level: LevelName, there: readonly number[]): number {
    for (;;) {
      const each = levelNames.indexOf(level) * PEOPLE_PER_LEVEL + rng.below(PEOPLE_PER_LEVEL);
      if (!there.includes(each)) return each;
    }
  }
}
