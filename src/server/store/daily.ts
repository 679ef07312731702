import type { Challenge } from '../../daily/challenge.ts';
import type { Day } from '../../daily/day.ts';
import type { Distribution } from '../../daily/standing.ts';
import type { Database } from './database.ts';
import { isSealed, type SeedBox } from './seed-box.ts';
import { number, text } from './sql/row.ts';
import type { Row, Statement } from './sql/sql.ts';

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

/** Matchpoints in tenths: 1000 for being ahead of everybody, ties half, 500 for a day alone. */
const MONTH = `WITH ranked AS (
    SELECT person, rank() OVER (PARTITION BY day ORDER BY points) - 1 AS below,
      count(*) OVER (PARTITION BY day, points) - 1 AS ties, count(*) OVER (PARTITION BY day) - 1 AS others
    FROM daily_tries WHERE game = $1 AND day >= $2 AND day <= $3),
  totals AS (
    SELECT person, count(*) AS days,
      CAST(sum(CASE WHEN others = 0 THEN 500 ELSE (2 * below + ties) * 500 / others END) AS BIGINT) AS total
    FROM ranked GROUP BY person),
  placed AS (SELECT person, days, total, rank() OVER (ORDER BY total DESC) AS place FROM totals)`;

export const dailySql = {
  insertTide: `INSERT INTO daily_tides (day, game, rules, terms, seed, commitment, at)
    VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
  openTide: 'UPDATE daily_tides SET seed = $3 WHERE day = $1 AND game = $2',
  insertTry: `INSERT INTO daily_tries (day, game, person, points, place, at) VALUES ($1, $2, $3, $4, $5, $6)`,
  deleteTriesOf: 'DELETE FROM daily_tries WHERE person = $1',
  // Of a day on which both have played, the account's own counts.
  handOverTries: `UPDATE daily_tries SET person = $2 WHERE person = $1 AND NOT EXISTS
    (SELECT 1 FROM daily_tries AS own
      WHERE own.person = $2 AND own.day = daily_tries.day AND own.game = daily_tries.game)`,
  tides: 'SELECT day, game, rules, terms, seed, commitment FROM daily_tides WHERE day = $1 ORDER BY game',
  sealedTides: `SELECT day, game, rules, terms, seed, commitment FROM daily_tides
    WHERE day <= $1 AND seed LIKE 's1.%' ORDER BY day LIMIT $2`,
  dailyTry: `SELECT day, game, points, place, at FROM daily_tries
    WHERE day = $1 AND game = $2 AND person = $3`,
  dailyTriesOf: `SELECT day, game, points, place, at FROM daily_tries
    WHERE person = $1 ORDER BY day DESC, game LIMIT $2`,
  dailyDistribution: `SELECT points, count(*) AS tries FROM daily_tries
    WHERE day = $1 AND game = $2 GROUP BY points ORDER BY points`,
  dailyTop: `SELECT person, name, points FROM daily_tries JOIN people ON people.key = person
    WHERE day = $1 AND game = $2 ORDER BY points DESC, daily_tries.at, person LIMIT $3`,
  dailyMonth: `${MONTH} SELECT person, name, place, days, total FROM placed JOIN people ON people.key = person
    WHERE place <= $4 OR person = $5
    ORDER BY CASE WHEN person = $5 THEN 0 ELSE 1 END, place, person LIMIT $6`,
} as const;

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

/** What the seed is sealed with beside the key: it is good for its own table alone. */
const purposeOf = ({ day, game }: { readonly day: Day; readonly game: string }) => `daily ${day} ${game}`;

/** The change as it is stored. */
export function sealedTide<C extends DailyChange & { readonly type: 'daily-draw' }>(
  change: C,
  box: SeedBox,
): C {
  const { tide } = change;
  return { ...change, tide: { ...tide, seed: box.seal(tide.seed, purposeOf(tide)) } };
}

export class SqlDaily implements DailyStore {
  readonly #database: Database;
  readonly #box: SeedBox | undefined;

  constructor(database: Database, box: SeedBox | undefined) {
    this.#database = database;
    this.#box = box;
  }

  async tides(day: Day): Promise<Challenge[]> {
    return (await this.#database.all('tides', [day])).map((row) => this.#tide(row));
  }

  async sealedUntil(day: Day, most: number): Promise<Challenge[]> {
    return (await this.#database.all('sealedTides', [day, most])).map((row) => this.#tide(row));
  }

  async tryOf(day: Day, game: string, person: number): Promise<DailyTry | undefined> {
    return (await this.#database.all('dailyTry', [day, game, person])).map(tryFrom)[0];
  }

  async triesOf(person: number, most: number): Promise<DailyTry[]> {
    return (await this.#database.all('dailyTriesOf', [person, most])).map(tryFrom);
  }

  async distribution(day: Day, game: string): Promise<Distribution> {
    const rows = await this.#database.all('dailyDistribution', [day, game]);
    return rows.map((row) => [number(row, 'points'), number(row, 'tries')]);
  }

  async top(day: Day, game: string, most: number): Promise<BoardRow[]> {
    return (await this.#database.all('dailyTop', [day, game, most])).map((row) => ({
      person: number(row, 'person'),
      name: text(row, 'name'),
      points: number(row, 'points'),
    }));
  }

  async month(
    game: string,
    { from, to }: { readonly from: Day; readonly to: Day },
    { most, person = 0 }: { readonly most: number; readonly person?: number },
  ): Promise<MonthRow[]> {
    // Thousands may share a place. The person's own row comes first, so that no limit cuts it off.
    const rows = await this.#database.all('dailyMonth', [game, from, to, most, person, most + 1]);
    const found = rows.map((row) => ({
      person: number(row, 'person'),
      name: text(row, 'name'),
      place: number(row, 'place'),
      days: number(row, 'days'),
      matchpoints: number(row, 'total') / 10,
    }));
    return found.toSorted((a, b) => a.place - b.place || a.person - b.person);
  }

  #tide(row: Row): Challenge {
    const day = text(row, 'day');
    const game = text(row, 'game');
    const stored = text(row, 'seed');
    if (isSealed(stored) && !this.#box)
      throw new Error('the seed of a daily tide is sealed, and there is no key');
    return {
      day,
      game,
      rules: number(row, 'rules'),
      ...(JSON.parse(text(row, 'terms')) as Pick<Challenge, 'players' | 'options' | 'level'>),
      seed: this.#box?.open(stored, purposeOf({ day, game })) ?? stored,
      commitment: text(row, 'commitment'),
    };
  }
}

function tryFrom(row: Row): DailyTry {
  return {
    day: text(row, 'day'),
    game: text(row, 'game'),
    points: number(row, 'points'),
    place: number(row, 'place'),
    at: number(row, 'at'),
  };
}
