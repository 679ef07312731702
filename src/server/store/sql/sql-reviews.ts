import type { ReviewDigest } from '../../../insight/index.ts';
import type { Database } from '../database.ts';
import type { DueReview, ReviewedSeat, ReviewStore } from '../subjects/reviews.ts';
import { number, text } from './row.ts';

/** Reviews, read from either database. */
export class SqlReviews implements ReviewStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async next(now: number): Promise<DueReview | undefined> {
    const [row] = await this.#database.all('nextReview', [now]);
    return (
      row && { match: number(row, 'match'), claimed: number(row, 'claimed'), tries: number(row, 'tries') }
    );
  }

  async waiting(): Promise<number> {
    const [row] = await this.#database.all('reviewsWaiting', []);
    return row ? Number(row.count) : 0;
  }

  async isWaiting(match: number): Promise<boolean> {
    return (await this.#database.all('waitsForReview', [match])).length > 0;
  }

  async of(match: number): Promise<ReviewDigest | undefined> {
    const [row] = await this.#database.all('review', [match]);
    return row && (JSON.parse(text(row, 'review')) as ReviewDigest);
  }

  async ofPerson(person: number, most: number): Promise<ReviewedSeat[]> {
    return (await this.#database.all('reviewsOf', [person, most])).map((row) => ({
      id: text(row, 'id'),
      game: text(row, 'game'),
      seat: number(row, 'seat'),
      ended: number(row, 'ended'),
      review: JSON.parse(text(row, 'review')) as ReviewDigest,
    }));
  }
}
