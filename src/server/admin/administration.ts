import type {
  AdminSettings,
  CodeEntry,
  JournalLine,
  PersonEntry,
  TableEntry,
} from '../../wire/subjects/admin.ts';
import { isRefused, type Refused, refuse } from '../../wire/refusals.ts';
import type { Requests } from '../../wire/requests.ts';
import type { Auth } from '../people/auth.ts';
import type { KnownPerson, LinkKind } from '../store/subjects/admin.ts';
import type { Change } from '../store/changes.ts';
import { hashOf, makeId, makeToken, type RandomBytes } from '../support/token.ts';
import { withSeats } from '../table/changes/seating.ts';
import type { Store } from '../store/store.ts';
import type { TableRegistry } from '../table/table-registry.ts';
import { type Administrator, entryBy, entryOf, personFor } from './administrator.ts';
import type { Moderation } from './moderation.ts';
import type { ServerSettings } from './server-settings.ts';

const DAY = 24 * 3_600_000;
const MAX_LISTED = 100;
/** How long a link to set a new password, or to become an owner, is valid. */
const LINK_LIFE = DAY;

interface Needs {
  readonly store: Store;
  readonly clock: () => number;
  readonly random: RandomBytes;
  readonly tables: TableRegistry;
  readonly auth: Auth;
  readonly settings: ServerSettings;
  readonly moderation: Moderation;
}

export interface OneTime {
  readonly token: string;
  readonly until: number;
}

/** The administration of a server. Every act is written to the journal before it is done. */
export class Administration {
  readonly #needs: Needs;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  async people(find: string): Promise<{ readonly people: PersonEntry[] }> {
    return { people: (await this.#store.admin.people(find, MAX_LISTED)).map(entryOf) };
  }

  async tables(status: TableEntry['status']): Promise<{ readonly tables: TableEntry[] }> {
    return { tables: await this.#store.admin.tables(status, MAX_LISTED) };
  }

  async journal(before = Number.MAX_SAFE_INTEGER): Promise<{ readonly lines: JournalLine[] }> {
    return { lines: await this.#store.admin.journal(before, MAX_LISTED) };
  }

  async rename(by: Administrator, { person: who, name }: Requests['adminRename']) {
    return shown(await this.#needs.moderation.rename(by, who, name));
  }

  async mute(by: Administrator, { person: who, hours }: Requests['adminFor']) {
    return shown(await this.#needs.moderation.muteOrSuspend(by, 'mute', who, hours));
  }

  /** The person is out everywhere and cannot come in until then. */
  async suspend(by: Administrator, { person: who, hours }: Requests['adminFor']) {
    return shown(await this.#needs.moderation.muteOrSuspend(by, 'suspend', who, hours));
  }

  async giveRole(by: Administrator, { person: who, role }: Requests['adminRole']) {
    // Owners cannot change their own role, so that a server is not left without an owner by accident.
    if (who === by.id) return refuse('not-allowed');
    return this.#toPerson(by, who, 'role', role, ({ key }) => ({
      type: 'role',
      person: key,
      ...(role === 'none' ? {} : { role }),
    }));
  }

  /** A one-time link for a person who forgot the password; the account keeps its login. */
  async resetPassword(
    by: Administrator,
    { person: who }: Requests['adminPerson'],
  ): Promise<OneTime | Refused> {
    const person = await personFor(this.#store, by, who);
    if (isRefused(person)) return person;
    if (!person.account || person.login === undefined) return refuse('login-needed');
    await this.#note(by, 'reset-password', person.id);
    return this.#makeLink('reset', { person: person.key, uses: 1, life: LINK_LIFE, note: '' });
  }

  /** A one-time link that makes the person who opens it an owner. */
  async ownerLink(by: Administrator): Promise<OneTime> {
    await this.#note(by, 'owner-link');
    return this.#makeLink('owner', { uses: 1, life: LINK_LIFE, note: '' });
  }

  async makeCode(by: Administrator, { uses, days, note }: Requests['adminCode']): Promise<OneTime> {
    await this.#note(by, 'code', '', `${uses} uses, ${days} days`);
    return this.#makeLink('code', { uses, life: days * DAY, note });
  }

  async codes(): Promise<{ readonly codes: CodeEntry[] }> {
    const links = await this.#store.admin.links('code', this.#needs.clock());
    return { codes: links.map(({ id, note, uses, until }) => ({ id, note, uses, until })) };
  }

  async dropCode(by: Administrator, { id }: Requests['adminDrop']): Promise<object> {
    await this.#note(by, 'drop-code', id);
    return (await this.#store.write({ type: 'drop-link', id })) === 'done' ? {} : refuse('no-link');
  }

  /** Closes a table; a running match ends without a result and can still be read. */
  async closeTable(by: Administrator, { table: id }: Requests['adminTable']): Promise<object> {
    const table = await this.#needs.tables.find(id);
    if (isRefused(table)) return table;
    if (table.over) return refuse('over');
    await this.#note(by, 'close-table', id);
    const done = await table.change((stored) =>
      stored.status === 'over' ? refuse('over') : { ...withSeats(stored, stored.seats), status: 'closed' },
    );
    return typeof done === 'string' ? {} : done;
  }

  /** A new invitation to a table; it replaces the one before. */
  async renewInvitation(by: Administrator, { table: id }: Requests['adminTable']): Promise<object> {
    const { store, clock, random, tables } = this.#needs;
    const table = await tables.find(id);
    if (isRefused(table)) return table;
    if (table.stored.status !== 'open') return refuse('not-open');
    await this.#note(by, 'renew-invitation', id);
    const invite = makeToken('invite', random);
    const match = table.stored.key;
    const done = await store.write({
      type: 'invite',
      match,
      hash: hashOf(invite),
      at: clock(),
    });
    return done === 'done' ? { invite } : refuse('busy');
  }

  async change(
    by: Administrator,
    changes: Partial<AdminSettings>,
  ): Promise<{ readonly settings: AdminSettings }> {
    const { settings } = this.#needs;
    await this.#note(by, 'settings', '', Object.keys(changes).join(', '));
    await settings.change(changes);
    return { settings: settings.current };
  }

  get #store() {
    return this.#needs.store;
  }

  async #toPerson(
    by: Administrator,
    who: string,
    act: string,
    detail: string,
    change: (person: KnownPerson) => Change,
  ): Promise<{ readonly person: PersonEntry } | Refused> {
    const person = await personFor(this.#store, by, who);
    if (isRefused(person)) return person;
    await this.#note(by, act, person.id, detail);
    if ((await this.#store.write(change(person))) !== 'done') return refuse('busy');
    this.#needs.auth.dropCachedPeople([person.key]);
    const now = await this.#store.admin.person(person.id);
    return now ? { person: entryOf(now) } : refuse('no-person');
  }

  /** Everybody's matches were exported. */
  noteExport(by: Administrator): Promise<void> {
    return this.#note(by, 'export');
  }

  async #note(by: Administrator, act: string, subject = '', detail = ''): Promise<void> {
    const { store, clock } = this.#needs;
    await store.write({ type: 'journal', entry: entryBy(by, clock(), act, subject, detail) });
  }

  async #makeLink(
    kind: Exclude<LinkKind, 'operator'>,
    {
      life,
      ...terms
    }: { readonly person?: number; readonly uses: number; readonly life: number; readonly note: string },
  ): Promise<OneTime> {
    const { store, clock, random } = this.#needs;
    const token = makeToken(kind, random);
    const at = clock();
    const until = at + life;
    await store.write({
      type: 'link',
      link: { ...terms, kind, hash: hashOf(token), id: makeId(random), until, at },
    });
    return { token, until };
  }
}

function shown(known: KnownPerson | Refused): { readonly person: PersonEntry } | Refused {
  return isRefused(known) ? known : { person: entryOf(known) };
}
