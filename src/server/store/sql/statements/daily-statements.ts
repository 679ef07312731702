import type { DailyChange } from '../../subjects/daily.ts';
import type { Statement } from '../sql.ts';

/** A change of the daily tides as statements, to be run in this order in one transaction. */
export function dailyStatements(change: DailyChange): Statement[] {
  switch (change.type) {
    case 'daily-draw': {
      const { day, game, rules, players, options, level, seed, commitment } = change.tide;
      const terms = JSON.stringify({ players, options, level });
      return [{ query: 'insertTide', values: [day, game, rules, terms, seed, commitment, change.at] }];
    }
    case 'daily-open':
      return [{ query: 'openTide', values: [change.day, change.game, change.seed] }];
    case 'daily-try': {
      const { day, game, points, place, at } = change.try;
      return [{ query: 'insertTry', values: [day, game, change.person, points, place, at] }];
    }
  }
}
