import type { FriendInfo, FriendList, PersonTies } from '../../wire/subjects/friends.ts';
import { isRefused, type Refused, refuse } from '../../wire/refusals.ts';
import type { AsksFrom, FriendPerson } from '../store/subjects/friends.ts';
import type { Store } from '../store/store.ts';
import type { Limiter } from '../support/limiter.ts';
import { isId } from '../support/token.ts';
import { isHiddenFrom, type Person } from '../table/actor.ts';
import type { PeopleHere, Presence } from '../table/ports.ts';
import type { TableRegistry } from '../table/table-registry.ts';
import type { Table } from '../table/table.ts';
import { acceptsAsking } from './asking.ts';
import type { Blocks } from './blocks.ts';

/** How many others one person may follow, and how many followers are shown. */
const MAX_FOLLOWED = 200;
const MAX_FOLLOWERS = 200;
/** People whose tables are looked for in one query. */
const AT_ONCE = 60;

interface Needs {
  readonly store: Store;
  readonly clock: () => number;
  readonly limiter: Limiter;
  readonly blocks: Blocks;
  readonly tables: Pick<TableRegistry, 'present'>;
  readonly presence: Presence;
  readonly peopleHere: PeopleHere;
}

type Playing = NonNullable<FriendInfo['playing']>;

/** Following and blocking people, and who of them is here. */
export class Friends {
  readonly #needs: Needs;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  async list({ key }: Person): Promise<FriendList> {
    const { friends } = this.#needs.store;
    const [following, followers, blocked, me] = await Promise.all([
      friends.following(key),
      friends.followers(key, MAX_FOLLOWERS),
      friends.blocked(key),
      friends.personByKey(key),
    ]);
    const here = await this.#hereAmong(following);
    const playing = await this.#playingAt([...here]);
    const followed = new Set(following.map((each) => each.key));
    return {
      following: following.map((each) => ({
        id: each.id,
        name: each.name,
        program: each.program,
        secret: each.secret,
        here: here.has(each.key),
        ...withPlaying(playing.get(each.key)),
        mayAsk: acceptsAsking(each, each),
      })),
      followers: followers.map((each) => ({
        id: each.id,
        name: each.name,
        followed: followed.has(each.key),
      })),
      blocked: blocked.map(({ id, name, at }) => ({ id, name, at })),
      asks: me?.asks ?? 'anybody',
    };
  }

  /** What binds the person to another, for that one's page. */
  async ties(person: Person, id: string): Promise<PersonTies | Refused> {
    const other = await this.#find(id);
    if (isRefused(other)) return other;
    const [tie, { blocked, blockedBy }] = await Promise.all([
      this.#needs.store.friends.tie(person.key, other.key),
      this.#needs.blocks.ofPerson(person.key),
    ]);
    const isApart = blocked.has(other.key) || blockedBy.has(other.key);
    const here = isApart || other.key === person.key ? new Set<number>() : await this.#hereAmong([other]);
    const playing = await this.#playingAt([...here]);
    return {
      id: other.id,
      name: other.name,
      follows: tie.follows === undefined ? 'no' : tie.follows.secret ? 'secretly' : 'openly',
      blocked: blocked.has(other.key),
      here: here.has(other.key),
      ...withPlaying(playing.get(other.key)),
      mayAsk: !isApart && other.key !== person.key && acceptsAsking(other, tie),
    };
  }

  async follow(person: Person, id: string, secret: boolean): Promise<object | Refused> {
    const { store, clock, limiter, blocks } = this.#needs;
    const other = await this.#find(id);
    if (isRefused(other)) return other;
    if (other.key === person.key) return refuse('no-person');
    const { blocked, blockedBy } = await blocks.ofPerson(person.key);
    if (blockedBy.has(other.key)) return refuse('closed-to-you');
    if (blocked.has(other.key)) return refuse('you-blocked');
    if (!limiter.mayFollow(person.key)) return refuse('too-fast');
    const change = { type: 'follow', person: person.key, followed: other.key, secret } as const;
    const done = await store.write({ ...change, at: clock(), most: MAX_FOLLOWED });
    if (done === 'done') return {};
    return (await blocks.isBetween(person.key, other.key)) ? refuse('closed-to-you') : refuse('too-many');
  }

  async unfollow(person: Person, id: string): Promise<object | Refused> {
    const other = await this.#find(id);
    if (isRefused(other)) return other;
    await this.#needs.store.write({ type: 'unfollow', person: person.key, followed: other.key });
    return {};
  }

  async block(person: Person, id: string): Promise<object | Refused> {
    const other = await this.#find(id);
    return isRefused(other) ? other : this.#block(person, other.key);
  }

  async unblock(person: Person, id: string): Promise<object | Refused> {
    const other = await this.#find(id);
    return isRefused(other) ? other : this.#needs.blocks.unblock(person.key, other.key);
  }

  /** Blocks who sits on a seat, or who said a line: their page may be private, so that nobody knows their id. */
  async blockAt(
    person: Person,
    table: Table,
    { seat, line }: { readonly seat?: number | undefined; readonly line?: number | undefined },
  ): Promise<object | Refused> {
    if (line !== undefined) {
      const [found] = await this.#needs.store.chat(table.stored.key, line - 1, 1);
      const said = found?.number === line ? found.person : undefined;
      return said === undefined ? refuse('no-person') : this.#block(person, said);
    }
    const sitting = seat === undefined ? undefined : table.stored.seats[seat]?.person;
    return sitting === undefined ? refuse('no-person') : this.#block(person, sitting);
  }

  async setAsks(person: Person, asks: AsksFrom): Promise<object | Refused> {
    const done = await this.#needs.store.write({ type: 'asks-from', person: person.key, asks });
    return done === 'done' ? {} : refuse('busy');
  }

  async #block(person: Person, other: number): Promise<object | Refused> {
    if (other === person.key) return refuse('no-person');
    if (!this.#needs.limiter.mayFollow(person.key)) return refuse('too-fast');
    return this.#needs.blocks.block(person.key, other);
  }

  async #find(id: string): Promise<FriendPerson | Refused> {
    // Anything that is not an id never reaches the database.
    return (isId(id) ? await this.#needs.store.friends.person(id) : undefined) ?? refuse('no-person');
  }

  /** Who of them has a page open and shows it. */
  async #hereAmong(people: readonly FriendPerson[]): Promise<ReadonlySet<number>> {
    const shown = people.filter(({ isPrivate }) => !isPrivate).map(({ key }) => key);
    return shown.length === 0 ? new Set() : this.#needs.peopleHere.among(shown);
  }

  /** Where these people sit just now, at tables that anybody may watch. Three queries for each 60 people. */
  async #playingAt(people: readonly number[]): Promise<ReadonlyMap<number, Playing>> {
    const { store, tables, presence } = this.#needs;
    const found = new Map<number, Playing>();
    for (let at = 0; at < people.length; at += AT_ONCE) {
      const seated = await store.friends.playing(people.slice(at, at + AT_ONCE));
      if (seated.length === 0) continue;
      const keys = [...new Set(seated.map(({ match }) => match))].slice(0, AT_ONCE);
      const [matches, elsewhere] = await Promise.all([store.matchesByKey(keys), presence.elsewhereAt(keys)]);
      for (const match of matches) {
        const here = new Set([
          ...(tables.present(match.id)?.here ?? []),
          ...(elsewhere.get(match.key) ?? []),
        ]);
        for (const [seat, { person }] of match.seats.entries())
          if (person !== undefined && here.has(seat) && !isHiddenFrom({ type: 'nobody' }, match))
            found.set(person, { match: match.id, game: match.game });
      }
    }
    return found;
  }
}

function withPlaying(playing: Playing | undefined): { readonly playing?: Playing } {
  return playing === undefined ? {} : { playing };
}
