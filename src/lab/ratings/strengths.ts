import { type LevelName, levelNames } from '../../bots/levels.ts';
import { expectedShares } from '../../rating/rating.ts';
import type { RecordedMatch } from './record.ts';

export type Strengths = { readonly [level in LevelName]: number };

const ROUNDS = 2000;
/** A prior, for levels that never win or never lose in the recorded matches. */
const PRECISION = 0.1;
/** The curvature of a log-softmax is nowhere larger (Böhning 1992), so that every round is an improvement. */
const CURVATURE = 0.5;

/** How strong each level is in these matches: the most likely strengths by who won; medium is 0. */
export function strengthsOf(recorded: readonly RecordedMatch[]): Strengths {
  const thetas = new Map<LevelName, number>(levelNames.map((level) => [level, 0]));
  const theta = (level: LevelName) => thetas.get(level) ?? 0;
  for (let round = 0; round < ROUNDS; round++) {
    const sums = new Map(
      levelNames.map((level) => [level, { slope: -PRECISION * theta(level), curve: PRECISION }]),
    );
    for (const match of recorded) {
      const shares = expectedShares(match.map(({ level }) => theta(level)));
      for (const [seat, { level, share }] of match.entries()) {
        const sum = sums.get(level) as { slope: number; curve: number };
        sum.slope += share - (shares[seat] as number);
        sum.curve += CURVATURE;
      }
    }
    for (const [level, { slope, curve }] of sums) thetas.set(level, theta(level) + slope / curve);
  }
  return Object.fromEntries(levelNames.map((level) => [level, theta(level) - theta('medium')])) as Strengths;
}
