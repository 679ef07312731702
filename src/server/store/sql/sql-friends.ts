import type { Database } from '../database.ts';
import type {
  AsksFrom,
  Blocked,
  BlockKeys,
  Following,
  FriendPerson,
  FriendStore,
  InvitationStatus,
  StoredInvitation,
  Tie,
} from '../subjects/friends.ts';
import { number, type Row, text } from './row.ts';
import { KEYS_AT_ONCE } from './queries/people-sql.ts';

/** Following, blocking and invitations, read from either database. */
export class SqlFriends implements FriendStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async person(id: string): Promise<FriendPerson | undefined> {
    return (await this.#database.all('friendPerson', [id])).map(personFrom)[0];
  }

  async personByKey(key: number): Promise<FriendPerson | undefined> {
    return (await this.#database.all('friendPersonByKey', [key])).map(personFrom)[0];
  }

  async following(person: number): Promise<Following[]> {
    return (await this.#database.all('following', [person])).map((row) => ({
      ...personFrom(row),
      secret: row.secret === 1,
      followsBack: number(row, 'back') > 0,
      at: number(row, 'at'),
    }));
  }

  async followers(person: number, most: number): Promise<Blocked[]> {
    return (await this.#database.all('followers', [person, most])).map(blockedFrom);
  }

  async tie(person: number, other: number): Promise<Tie> {
    const [row] = await this.#database.all('tie', [person, other]);
    const secret = (row?.secret as number | null | undefined) ?? undefined;
    return {
      ...(secret === undefined ? {} : { follows: { secret: secret === 1 } }),
      followsBack: row !== undefined && number(row, 'back') > 0,
    };
  }

  async blocked(person: number): Promise<Blocked[]> {
    return (await this.#database.all('blocked', [person])).map(blockedFrom);
  }

  async blocksOf(person: number): Promise<BlockKeys> {
    const rows = await this.#database.all('blocksOf', [person]);
    const others = (mine: number) => rows.flatMap((row) => (row.mine === mine ? [number(row, 'other')] : []));
    return { blocked: others(1), blockedBy: others(0) };
  }

  async blocksAmongSeekers(): Promise<(readonly [number, number])[]> {
    const rows = await this.#database.all('blocksAmongSeekers', []);
    return rows.map((row) => [number(row, 'person'), number(row, 'blocked')] as const);
  }

  async invitationsOf(person: number, most: number): Promise<StoredInvitation[]> {
    return (await this.#database.all('invitationsTo', [person, most])).map(invitationFrom);
  }

  async allInvitations(person: number): Promise<StoredInvitation[]> {
    return (await this.#database.all('allInvitations', [person])).map(invitationFrom);
  }

  async invitation(id: string): Promise<StoredInvitation | undefined> {
    return (await this.#database.all('tableInvitation', [id])).map(invitationFrom)[0];
  }

  async isInvited(match: number, person: number): Promise<boolean> {
    return (await this.#database.all('isInvited', [match, person])).length > 0;
  }

  async playing(people: readonly number[]) {
    // A prepared statement has a fixed number of parameters; nobody has this key.
    const padding = Array<number>(Math.max(0, KEYS_AT_ONCE - people.length)).fill(-1);
    const rows = await this.#database.all('playingAmong', [...people.slice(0, KEYS_AT_ONCE), ...padding]);
    return rows.map((row) => ({ person: number(row, 'person'), match: number(row, 'match') }));
  }
}

function personFrom(row: Row): FriendPerson {
  return {
    key: number(row, 'key'),
    id: text(row, 'id'),
    name: text(row, 'name'),
    program: row.program === 1,
    isPrivate: row.private === 1,
    asks: text(row, 'asks') as AsksFrom,
  };
}

function blockedFrom(row: Row): Blocked {
  return { key: number(row, 'key'), id: text(row, 'id'), name: text(row, 'name'), at: number(row, 'at') };
}

function invitationFrom(row: Row): StoredInvitation {
  return {
    id: text(row, 'id'),
    match: number(row, 'match'),
    sender: number(row, 'sender'),
    receiver: number(row, 'receiver'),
    status: text(row, 'status') as InvitationStatus,
    at: number(row, 'at'),
    matchId: text(row, 'match_id'),
    game: text(row, 'game'),
    from: { id: text(row, 'from_id'), name: text(row, 'from_name') },
  };
}
