/**
 * A test that may be looked at after every observation and stopped at any time, without being wrong more often than it
 * says: somebody bets, at odds that would be fair if the mean were `fair`, that it is higher (or lower), staking the same
 * part of the purse each time. A purse that has grown a hundredfold is as unlikely as one in a hundred (Ville 1939); several
 * stakes are played side by side and their purses averaged, since nobody knows the best one beforehand. Observations are
 * independent and lie from 0 to 1.
 */
export interface Bets {
  readonly fair: number;
  readonly above: number[];
  readonly below: number[];
}

export type Verdict = 'above' | 'below';

/** Parts of the greatest stake with which nobody can lose more than the purse. */
const STAKES = [0.02, 0.05, 0.1, 0.2, 0.4, 0.8] as const;
/** Both sides together are wrong at most once in a hundred times. */
const GROWTH = 200;

export function openBets(fair: number): Bets {
  return { fair, above: STAKES.map(() => 1), below: STAKES.map(() => 1) };
}

export function observe({ fair, above, below }: Bets, value: number): void {
  for (const [i, stake] of STAKES.entries()) {
    (above[i] as number) *= 1 + (stake / fair) * (value - fair);
    (below[i] as number) *= 1 + (stake / (1 - fair)) * (fair - value);
  }
}

/** Whether the mean is now known, at 99 %, to lie above or below what would be fair. */
export function verdictOf({ above, below }: Bets): Verdict | undefined {
  if (mean(above) >= GROWTH) return 'above';
  return mean(below) >= GROWTH ? 'below' : undefined;
}

function mean(purses: readonly number[]): number {
  return purses.reduce((sum, purse) => sum + purse, 0) / purses.length;
}
