import type { Options } from '../../../engine/game.ts';
import type { RatedSeat } from '../../../rating/match.ts';
import { fromUnits, type Rating } from '../../../rating/rating.ts';
import type { Database } from '../database.ts';
import type {
  AdjustableMatch,
  AdjustedRating,
  HistoryStep,
  PersonRating,
  RatedMatch,
  RatingProgress,
  RatingStore,
} from '../subjects/ratings.ts';
import { number, type Row, text } from './row.ts';
import { KEYS_AT_ONCE } from './queries/people-sql.ts';

/** Ratings, read from either database. */
export class SqlRatings implements RatingStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async progress(): Promise<RatingProgress> {
    const [row] = await this.#database.all('ratingProgress', []);
    if (!row) throw new Error('the table rating_standing is empty');
    return { turn: number(row, 'turn'), generation: number(row, 'generation') };
  }

  async waiting(most: number): Promise<RatedMatch[]> {
    return (await this.#database.all('unratedMatches', [most])).map(ratedMatchOf);
  }

  async turns(after: number, most: number): Promise<RatedMatch[]> {
    return (await this.#database.all('ratedTurns', [after, most])).map(ratedMatchOf);
  }

  async of(person: number): Promise<PersonRating[]> {
    return (await this.#database.all('ratingsOf', [person])).map(personRatingOf);
  }

  async ofMany(people: readonly number[]): Promise<PersonRating[]> {
    const found: PersonRating[] = [];
    for (let at = 0; at < people.length; at += KEYS_AT_ONCE) {
      const some = people.slice(at, at + KEYS_AT_ONCE);
      const padding = Array<number>(KEYS_AT_ONCE - some.length).fill(-1);
      found.push(...(await this.#database.all('ratingsOfMany', [...some, ...padding])).map(personRatingOf));
    }
    return found;
  }

  async seats(): Promise<number> {
    const [row = {}] = await this.#database.all('ratedSeats', []);
    return Number(row.seats);
  }

  async history(person: number, game: string, before: number, most: number): Promise<HistoryStep[]> {
    return (await this.#database.all('ratingHistory', [person, game, before, most])).map(stepOf);
  }

  async historyOf(person: number, before: number, most: number): Promise<HistoryStep[]> {
    return (await this.#database.all('ratingHistoryOfAll', [person, before, most])).map(stepOf);
  }

  async adjustedProgress(game: string): Promise<RatingProgress> {
    const [row] = await this.#database.all('adjustedProgress', [game]);
    return row
      ? { turn: number(row, 'turn'), generation: number(row, 'generation') }
      : { turn: 0, generation: 0 };
  }

  async adjustable(game: string, after: number, most: number): Promise<AdjustableMatch[]> {
    return (await this.#database.all('adjustableTurns', [game, after, most])).map((row) => {
      const luck = row.luck === null ? [] : (JSON.parse(text(row, 'luck')) as number[]);
      return {
        ...ratedMatchOf(row),
        turn: number(row, 'turn'),
        ...(luck.length === 0 ? {} : { luck: luck.map(fromUnits) }),
        waits: number(row, 'waits') === 1,
      };
    });
  }

  async adjustedOf(person: number): Promise<AdjustedRating[]> {
    return (await this.#database.all('adjustedOf', [person])).map((row) => ({
      ...personRatingOf(row),
      reviewed: number(row, 'reviewed'),
    }));
  }

  async isWaiting(match: number): Promise<boolean> {
    return (await this.#database.all('waitsForRating', [match])).length > 0;
  }

  async step(match: number): Promise<HistoryStep | undefined> {
    return (await this.#database.all('ratingStep', [match])).map(stepOf)[0];
  }
}

function personRatingOf(row: Row): PersonRating {
  return {
    person: number(row, 'person'),
    game: text(row, 'game'),
    rating: ratingOf(number(row, 'theta'), number(row, 'variance')),
    matches: number(row, 'matches'),
    at: number(row, 'at'),
  };
}

function ratedMatchOf(row: Row): RatedMatch {
  return {
    match: number(row, 'match'),
    game: text(row, 'game'),
    at: number(row, 'at'),
    seats: JSON.parse(text(row, 'seats')) as RatedSeat[],
  };
}

function stepOf(row: Row): HistoryStep {
  const after = JSON.parse(text(row, 'after_match')) as [theta: number, variance: number][];
  return {
    id: text(row, 'id'),
    game: text(row, 'game'),
    options: JSON.parse(text(row, 'options')) as Options,
    turn: number(row, 'turn'),
    at: number(row, 'at'),
    seats: JSON.parse(text(row, 'seats')) as RatedSeat[],
    after: after.map(([theta, variance]) => ratingOf(theta, variance)),
  };
}

function ratingOf(theta: number, variance: number): Rating {
  return { theta: fromUnits(theta), variance: fromUnits(variance) };
}
