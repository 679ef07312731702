import type { InvitationInfo, InvitedPerson } from '../../wire/subjects/friends.ts';
import { isRefused, type Refused, refuse } from '../../wire/refusals.ts';
import { acceptsAsking } from '../friends/asking.ts';
import type { Blocks } from '../friends/blocks.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { StoredInvitation } from '../store/subjects/friends.ts';
import type { Store } from '../store/store.ts';
import type { Limiter } from '../support/limiter.ts';
import type { Signals } from '../support/signals.ts';
import { isId, makeId, type RandomBytes } from '../support/token.ts';
import { type Actor, isHost, type Person, seatsOf } from '../table/actor.ts';
import type { TableRegistry } from '../table/table-registry.ts';
import type { Table } from '../table/table.ts';
import type { AskNotifier } from './ask-notifier.ts';

/** Open invitations that are shown to one person. */
const MAX_SHOWN = 50;
/** Tables are closed long before: what is older is deleted. */
const KEPT = 7 * 86_400_000;

interface Needs {
  readonly store: Store;
  readonly lobby: Lobby;
  readonly tables: TableRegistry;
  readonly blocks: Blocks;
  readonly limiter: Limiter;
  readonly signals: Signals;
  readonly asked: AskNotifier;
  readonly clock: () => number;
  readonly random: RandomBytes;
}

/** Invitations of people by name to a table that has not begun. Whoever was invited may sit down there without the link. */
export class Invitations {
  readonly #needs: Needs;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  /** Whoever hosts the table or sits there invites others by their ids. */
  async invite(
    actor: Actor,
    table: Table,
    ids: readonly string[],
  ): Promise<{ readonly people: readonly InvitedPerson[] } | Refused> {
    if (actor.type !== 'person') return refuse('no-session');
    const { stored } = table;
    if (!isHost(actor, stored) && seatsOf(actor, stored).length === 0) return refuse('not-seated');
    if (stored.status !== 'open') return refuse('not-open');
    if (stored.paired || stored.duplicate) return refuse('not-host');
    const people: InvitedPerson[] = [];
    for (const id of new Set(ids)) people.push({ id, done: await this.#inviteOne(actor, table, id) });
    return { people };
  }

  async #inviteOne(person: Person, { stored }: Table, id: string): Promise<InvitedPerson['done']> {
    const { store, blocks, limiter, random, clock } = this.#needs;
    const other = isId(id) ? await store.friends.person(id) : undefined;
    if (!other || other.key === person.key) return 'refused';
    const tie = await store.friends.tie(person.key, other.key);
    if (!acceptsAsking(other, tie) || (await blocks.isBetween(person.key, other.key))) return 'refused';
    if ((await blocks.seatRefusal(other.key))(stored)) return 'refused';
    if (!limiter.mayChallenge(person.key)) return 'too-many';
    const invitation = {
      id: makeId(random),
      match: stored.key,
      sender: person.key,
      receiver: other.key,
      at: clock(),
    };
    if ((await store.write({ type: 'invite-person', invitation })) === 'conflict') return 'already';
    this.#needs.signals.send('challenges', [other.key]);
    const { id: match, game } = stored;
    this.#needs.asked.tell(other.key, { what: 'invited', name: person.name, game, match });
    return 'invited';
  }

  async of({ key }: Person): Promise<{ readonly invitations: readonly InvitationInfo[] }> {
    const found = await this.#needs.store.friends.invitationsOf(key, MAX_SHOWN);
    return { invitations: found.map(infoOf) };
  }

  /** Sits down on the first free seat. */
  async accept(person: Person, id: string): Promise<Table | Refused> {
    const found = await this.#find(person, id);
    if (isRefused(found)) return found;
    const table = await this.#needs.tables.byKey(found.match);
    if (isRefused(table)) return table;
    const joined = await this.#needs.lobby.joinListed(person, table, {});
    if (!isRefused(joined)) await this.#end(person, id, 'accepted');
    return joined;
  }

  async decline(person: Person, id: string): Promise<object | Refused> {
    const found = await this.#find(person, id);
    if (isRefused(found)) return found;
    await this.#end(person, id, 'declined');
    return {};
  }

  /** Deletes what nobody reads any more. */
  async tidy(): Promise<void> {
    const { store, clock } = this.#needs;
    await store.write({ type: 'invitations-tidy', before: clock() - KEPT });
  }

  async #find({ key }: Person, id: string): Promise<StoredInvitation | Refused> {
    const found = isId(id) ? await this.#needs.store.friends.invitation(id) : undefined;
    return found?.receiver === key && found.status === 'open' ? found : refuse('no-invitation');
  }

  async #end({ key }: Person, id: string, status: 'accepted' | 'declined'): Promise<void> {
    await this.#needs.store.write({ type: 'invitation-ended', id, status });
    this.#needs.signals.send('challenges', [key]);
  }
}

function infoOf({ id, from, matchId, game, at }: StoredInvitation): InvitationInfo {
  return { id, from, match: matchId, game, at };
}
