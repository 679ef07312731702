import type { LevelName } from '../../bots/levels.ts';
import { FastRng, pickOne, type Rng } from '../../engine/rng.ts';
import { anchorOf } from '../../rating/anchors.ts';
import { evidenceOf } from '../../rating/luck.ts';
import { newcomer, type Rating, ratingsAfter } from '../../rating/rating.ts';
import type { RecordedMatch } from './record.ts';

/** A player who plays one level with a probability, otherwise another: a new draw for each match. */
export interface Mixture {
  readonly level: LevelName;
  readonly part: number;
  readonly otherwise: LevelName;
}

export const pure = (level: LevelName): Mixture => ({ level, part: 1, otherwise: level });

/** By what two players are told apart. */
export type Measure = 'result' | 'adjusted' | 'loss';

export interface Ranking {
  /** After 1, 2, ... matches: in which part of the runs the better player was ahead. */
  readonly right: readonly number[];
  /** From how many matches on it was so in 95 % of the runs; undefined if never within the longest. */
  readonly matches: number | undefined;
}

const WANTED = 0.95;

/**
 * Two newcomers, the first of them better, in the same matches again and again; all other seats are bots with their fixed ratings.
 * Matches are drawn from the recorded ones that had players of these levels.
 */
export function rankingOf(
  recorded: readonly RecordedMatch[],
  { game, better, worse, measure }: { game: string; better: Mixture; worse: Mixture; measure: Measure },
  { runs, longest, seed }: { readonly runs: number; readonly longest: number; readonly seed: number },
): Ranking {
  const rng = new FastRng(seed, 0);
  const fitting = new Map<string, readonly RecordedMatch[]>();
  const matchesWith = (a: LevelName, b: LevelName) => {
    const key = `${a} ${b}`;
    const known = fitting.get(key) ?? recorded.filter((match) => seatsWith(match, a, b) !== undefined);
    fitting.set(key, known);
    return known;
  };
  const right = Array.from({ length: longest }, () => 0);
  for (let run = 0; run < runs; run++) {
    let ratings: [Rating, Rating] = [newcomer, newcomer];
    const losses: [number, number] = [0, 0];
    for (let at = 0; at < longest; at++) {
      const [a, b] = [levelOf(better, rng), levelOf(worse, rng)];
      const match = pickOne(matchesWith(a, b), rng);
      const [mine, theirs] = seatsWith(match, a, b, rng) as [number, number];
      const after = ratingsAfter(
        match.map(({ level, share, luck }, seat) => {
          const person = [mine, theirs].indexOf(seat);
          const evidence = evidenceOf(
            { game, players: match.length },
            share,
            measure === 'adjusted' ? luck : undefined,
          );
          const anchor = anchorOf(game, level) as Rating;
          return {
            rating: person < 0 ? anchor : (ratings[person] as Rating),
            ...evidence,
            isFixed: person < 0,
          };
        }),
      );
      ratings = [after[mine] as Rating, after[theirs] as Rating];
      losses[0] += match[mine]?.loss ?? 0;
      losses[1] += match[theirs]?.loss ?? 0;
      const lead = measure === 'loss' ? losses[1] - losses[0] : ratings[0].theta - ratings[1].theta;
      right[at] = (right[at] as number) + (lead > 0 ? 1 : lead === 0 ? 0.5 : 0) / runs;
    }
  }
  const lastWrong = right.findLastIndex((part) => part < WANTED);
  return { right, matches: lastWrong + 1 < longest ? lastWrong + 2 : undefined };
}

function levelOf({ level, part, otherwise }: Mixture, rng: Rng): LevelName {
  return rng.below(1_000_000) < part * 1_000_000 ? level : otherwise;
}

/** Two different seats with these levels, at random if a generator is given. */
function seatsWith(
  match: RecordedMatch,
  a: LevelName,
  b: LevelName,
  rng?: Rng,
): readonly [number, number] | undefined {
  const pairs = match.flatMap((first, mine) =>
    match.flatMap((second, theirs) =>
      mine !== theirs && first.level === a && second.level === b ? [[mine, theirs] as const] : [],
    ),
  );
  if (pairs.length === 0) return undefined;
  return rng ? pickOne(pairs, rng) : pairs[0];
}
