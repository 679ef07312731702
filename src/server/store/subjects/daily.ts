import type { Challenge } from '../../../daily/challenge.ts';
import type { Day } from '../../../daily/day.ts';
import type { Distribution } from '../../../daily/standing.ts';

/** A try that counts. */
export interface DailyTry {
  readonly day: Day;
  readonly game: string;
  readonly points: number;
  /** At the table. */
  readonly place: number;
  readonly at: number;
}

export interface BoardRow {
  readonly person: number;
  readonly name: string;
  readonly points: number;
}

export interface MonthRow {
  readonly person: number;
  readonly name: string;
  readonly place: number;
  readonly days: number;
  readonly matchpoints: number;
}

export type DailyChange =
  /** One that exists stays: of several servers that draw, one does. */
  | { readonly type: 'daily-draw'; readonly tide: Challenge; readonly at: number }
  /** The day has begun: the seed is no longer a secret. */
  | { readonly type: 'daily-open'; readonly day: Day; readonly game: string; readonly seed: string }
  /** A conflict if the person has one of that day and game, or is gone. */
  | { readonly type: 'daily-try'; readonly person: number; readonly try: DailyTry };

export interface DailyStore {
  /** The tables of a day, with their seeds whether or not it has begun. */
  tides(day: Day): Promise<Challenge[]>;
  /** Tables of this day and before whose seed is still sealed. */
  sealedUntil(day: Day, most: number): Promise<Challenge[]>;
  tryOf(day: Day, game: string, person: number): Promise<DailyTry | undefined>;
  /** The latest day first. */
  triesOf(person: number, most: number): Promise<DailyTry[]>;
  distribution(day: Day, game: string): Promise<Distribution>;
  /** The most points first; of equals, who was first. */
  top(day: Day, game: string, most: number): Promise<BoardRow[]>;
  /** The first `most` places from one day to another, and the person's own. */
  month(
    game: string,
    days: { readonly from: Day; readonly to: Day },
    who: { readonly most: number; readonly person?: number },
  ): Promise<MonthRow[]>;
}
