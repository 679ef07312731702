import type { Challenge } from '../../../daily/challenge.ts';
import type { Day } from '../../../daily/day.ts';
import type { Distribution } from '../../../daily/standing.ts';
import type { BoardRow, DailyChange, DailyStore, DailyTry, MonthRow } from '../subjects/daily.ts';
import type { Database } from '../database.ts';
import { isSealed, type SeedBox } from '../seed-box.ts';
import { number, type Row, text } from './row.ts';

/** The associated data of the seed's encryption: a sealed seed can be opened for its own day and game only. */
const purposeOf = ({ day, game }: { readonly day: Day; readonly game: string }) => `daily ${day} ${game}`;

/** The change as it is stored. */
export function sealedTide<C extends DailyChange & { readonly type: 'daily-draw' }>(
  change: C,
  box: SeedBox,
): C {
  const { tide } = change;
  return { ...change, tide: { ...tide, seed: box.seal(tide.seed, purposeOf(tide)) } };
}

/** The daily tides and everybody's tries, read from either database. */
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
