import type {
  ChallengeParty,
  ChallengeStatus,
  ChallengeStore,
  ChallengeTerms,
  ListedOpponent,
  Opponent,
  OpponentTerms,
  StoredChallenge,
} from '../subjects/challenges.ts';
import type { Database } from '../database.ts';
import { field, number, type Row, text } from './row.ts';

/** Challenges and who accepts them, read from either database. */
export class SqlChallenges implements ChallengeStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async opponents(since: number, most: number): Promise<ListedOpponent[]> {
    return (await this.#database.all('opponents', [since, most])).map(opponentFrom);
  }

  async opponent(folded: string): Promise<ListedOpponent | undefined> {
    return (await this.#database.all('opponent', [folded])).map(opponentFrom)[0];
  }

  async opponentById(id: string): Promise<ListedOpponent | undefined> {
    return (await this.#database.all('opponentById', [id])).map(opponentFrom)[0];
  }

  async opponentOf(person: number): Promise<Opponent | undefined> {
    return (await this.#database.all('opponentOf', [person])).map(opponentFrom)[0];
  }

  async challenge(id: string): Promise<StoredChallenge | undefined> {
    return (await this.#database.all('tableChallenge', [id])).map(challengeFrom)[0];
  }

  async challengesOf(person: number, since: number, most: number): Promise<StoredChallenge[]> {
    return (await this.#database.all('challengesOf', [person, since, most])).map(challengeFrom);
  }

  async openChallenges(person: number, now: number) {
    const [row] = await this.#database.all('openChallenges', [person, now]);
    return row ? { sent: number(row, 'sent'), received: number(row, 'received') } : { sent: 0, received: 0 };
  }
}

function opponentFrom(row: Row): ListedOpponent {
  return {
    person: number(row, 'person'),
    name: text(row, 'name'),
    terms: JSON.parse(text(row, 'terms')) as OpponentTerms,
    at: number(row, 'at'),
    seen: number(row, 'seen'),
    id: text(row, 'id'),
    program: row.program === 1,
  };
}

function challengeFrom(row: Row): StoredChallenge {
  return {
    id: text(row, 'id'),
    sender: number(row, 'sender'),
    receiver: number(row, 'receiver'),
    terms: JSON.parse(text(row, 'terms')) as ChallengeTerms,
    status: text(row, 'status') as ChallengeStatus,
    ...field('match', row.match as string | null),
    at: number(row, 'at'),
    until: number(row, 'until'),
    changed: number(row, 'changed'),
    from: partyFrom(row, 'from'),
    to: partyFrom(row, 'to'),
  };
}

function partyFrom(row: Row, side: 'from' | 'to'): ChallengeParty {
  return {
    id: text(row, `${side}_id`),
    name: text(row, `${side}_name`),
    program: row[`${side}_program`] === 1,
  };
}
