import { dayOf } from '../../../daily/day.ts';
import { streakOf } from '../../../daily/streak.ts';
import { gameOfDay } from '../../../puzzles/day.ts';
import { puzzleGames } from '../../../puzzles/index.ts';
import { dueNow } from '../../coach/practice/due.ts';
import { currentPractice } from '../../coach/practice/practice-store.svelte.ts';
import { ownTries } from '../../daily/tries.ts';
import { localDay, solvedDays } from '../../state/puzzle-day.ts';

/** What today holds for the person at this device, and what of it is done. Loaded after the start page. */
export interface TodayNotes {
  /** Games whose tide of today is played, and days in a row. */
  readonly tides: number;
  readonly tideStreak: number;
  readonly puzzleGame: string;
  readonly puzzleStreak: number;
  /** Positions to practise. */
  readonly due: number;
}

export function todayNotes(now: Date): TodayNotes {
  const day = dayOf(now.getTime());
  const played = ownTries().flatMap((own) => (own.points === undefined ? [] : [own.day]));
  const here = localDay(now);
  return {
    tides: played.filter((each) => each === day).length,
    tideStreak: streakOf(played, day),
    puzzleGame: gameOfDay(here, puzzleGames),
    puzzleStreak: streakOf(solvedDays(), here),
    due: dueNow(currentPractice(), now.getTime()).length,
  };
}
