import type { ActEntry, ModerationRequests, OwnAct } from '../../wire/subjects/moderation.ts';
import { isRefused, type Refused, refuse } from '../../wire/refusals.ts';
import type { Auth } from '../people/auth.ts';
import type { KnownPerson } from '../store/subjects/admin.ts';
import type { NewAct, StoredAct, StoredReport } from '../store/subjects/moderation.ts';
import type { Store } from '../store/store.ts';
import { cleanName, cleanText } from '../support/sanitize.ts';
import type { Signals } from '../support/signals.ts';
import { makeId, type RandomBytes } from '../support/token.ts';
import { withSeats } from '../table/changes/seating.ts';
import type { TableRegistry } from '../table/table-registry.ts';
import { type Administrator, entryBy, personFor } from './administrator.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Closed reports and acts that have ended are deleted after so long. */
const KEPT = 365 * DAY;
const MAX_LISTED = 100;

interface Needs {
  readonly store: Store;
  readonly clock: () => number;
  readonly random: RandomBytes;
  readonly signals: Signals;
  readonly tables: TableRegistry;
  readonly auth: Auth;
}

/** What is to be done to somebody. */
interface Wanted extends Pick<NewAct, 'kind' | 'reason'> {
  readonly hours?: number | undefined;
  readonly name?: string | undefined;
}

/** What moderators do to people, with a reason that the person is told; and the person's appeal. Everything is in the journal. */
export class Moderation {
  readonly #needs: Needs;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  /** An act, by itself or as the answer to a report. */
  async act(
    by: Administrator,
    { act: kind, person: who, report: id, hours, name, reason }: ModerationRequests['adminAct'],
  ): Promise<{ readonly act: ActEntry } | Refused> {
    const report = id === undefined ? undefined : await this.#needs.store.moderation.report(id);
    if (id !== undefined && !report) return refuse('no-report');
    if (report && report.status !== 'open') return refuse('report-closed');
    const whom = report?.subject.id ?? who;
    if (whom === undefined) return refuse('no-person');
    const person = await this.#person(by, whom);
    if (isRefused(person)) return person;
    if (kind === 'close-table') {
      const closed = await this.#closeTable(report);
      if (closed) return closed;
    }
    return this.#done(by, person, { kind, hours, name, reason }, report);
  }

  /** For the list of people: the same acts without a reason; 0 hours lift them. */
  async muteOrSuspend(
    by: Administrator,
    kind: 'mute' | 'suspend',
    who: string,
    hours: number,
  ): Promise<KnownPerson | Refused> {
    const person = await this.#person(by, who);
    if (isRefused(person)) return person;
    if (hours > 0) return this.#knownAfter(person, await this.#done(by, person, { kind, hours, reason: '' }));
    const at = this.#needs.clock();
    const entry = entryBy(by, at, kind, person.id, '0 h');
    const done = await this.#needs.store.write({ type: 'lift', person: person.key, kind, at, entry });
    if (done !== 'done') return refuse('busy');
    this.#changed(person.key);
    return this.#knownAfter(person, {});
  }

  async rename(by: Administrator, who: string, name: string): Promise<KnownPerson | Refused> {
    const person = await personFor(this.#needs.store, by, who);
    if (isRefused(person)) return person;
    return this.#knownAfter(person, await this.#done(by, person, { kind: 'rename', name, reason: '' }));
  }

  async dismiss(by: Administrator, { report: id }: ModerationRequests['adminDismiss']): Promise<object> {
    const { store, clock } = this.#needs;
    const report = await store.moderation.report(id);
    if (!report) return refuse('no-report');
    const person = await this.#person(by, report.subject.id);
    if (isRefused(person)) return person;
    const at = clock();
    const entry = entryBy(by, at, 'dismiss-report', report.subject.id, report.kind);
    const done = await store.write({ type: 'dismiss-report', id, at, entry });
    return done === 'done' ? {} : refuse('report-closed');
  }

  /** What was done to a person, for themselves; without the names of moderators. */
  async mine(person: number): Promise<{ readonly suspended?: number; readonly acts: OwnAct[] }> {
    const { store, clock } = this.#needs;
    const [account, acts] = await Promise.all([
      store.people.account(person),
      store.moderation.actsOn(person, MAX_LISTED),
    ]);
    const until = account?.suspended ?? 0;
    return { ...(until > clock() ? { suspended: until } : {}), acts: acts.map(ownActOf) };
  }

  /** How many acts and answers the person has not confirmed yet. */
  async unread(person: number): Promise<number> {
    const acts = await this.#needs.store.moderation.actsOn(person, MAX_LISTED);
    return acts.filter(({ seen }) => seen === undefined).length;
  }

  async acknowledge(person: number, { id }: ModerationRequests['byAct']): Promise<object> {
    const { store, clock } = this.#needs;
    const act = await store.moderation.act(id);
    if (act?.person.key !== person) return refuse('no-act');
    await store.write({ type: 'act-seen', act: id, person, at: clock() });
    return {};
  }

  /** One appeal for each act. */
  async appeal(person: number, { id, text: given }: ModerationRequests['appeal']): Promise<object> {
    const { store, clock } = this.#needs;
    const text = cleanText(given);
    if (text === '') return refuse('bad-chat');
    const act = await store.moderation.act(id);
    if (act?.person.key !== person) return refuse('no-act');
    const done = await store.write({ type: 'appeal', act: id, person, text, at: clock() });
    return done === 'done' ? {} : refuse('no-act');
  }

  /** Appeals without an answer, the oldest first; nobody sees their own here. */
  async appeals(by: Administrator): Promise<{ readonly appeals: ActEntry[] }> {
    const appeals = await this.#needs.store.moderation.appeals(MAX_LISTED);
    return { appeals: appeals.filter(({ person }) => person.id !== by.id).map(actEntryOf) };
  }

  async answer(
    by: Administrator,
    { id, answer: given, lift }: ModerationRequests['adminAnswer'],
  ): Promise<{ readonly act: ActEntry } | Refused> {
    const { store, clock } = this.#needs;
    const act = await store.moderation.act(id);
    if (!act) return refuse('no-act');
    const person = await this.#person(by, act.person.id);
    if (isRefused(person)) return person;
    const at = clock();
    // Only what still holds can end: another act may have taken its place.
    const holds = act.lifted === undefined && (act.until ?? 0) > at;
    const done = await store.write({
      type: 'answer-appeal',
      act: id,
      answer: cleanText(given),
      ...(lift && holds ? { lifts: { person: person.key, kind: act.kind } } : {}),
      at,
      entry: entryBy(by, at, 'answer-appeal', person.id, `${act.kind}: ${lift ? 'lifted' : 'stands'}`),
    });
    if (done !== 'done') return refuse('no-act');
    this.#changed(person.key);
    return this.#entry(id);
  }

  /** Deletes what is too old. Any node may do it. */
  async tidy(): Promise<void> {
    const { store, clock } = this.#needs;
    await store.write({ type: 'moderation-tidy', before: clock() - KEPT });
  }

  /** Moderators do nothing to themselves: not even lift what another did to them. */
  async #person(by: Administrator, who: string): Promise<KnownPerson | Refused> {
    const person = await personFor(this.#needs.store, by, who);
    if (isRefused(person)) return person;
    return person.id === by.id && by.role !== 'owner' ? refuse('not-allowed') : person;
  }

  async #done(
    by: Administrator,
    person: KnownPerson,
    { kind, hours = 0, name: given, reason }: Wanted,
    report?: StoredReport,
  ): Promise<{ readonly act: ActEntry } | Refused> {
    const { store, clock, random, auth } = this.#needs;
    const at = clock();
    const hasEnd = kind === 'mute' || kind === 'suspend';
    if (hasEnd && hours === 0)
      return refuse('malformed', 'This message cannot be understood: hours is missing.');
    const name = kind === 'rename' ? cleanName(given ?? '') : undefined;
    if (kind === 'rename' && name === undefined) return refuse('bad-name');
    const detail =
      name === undefined ? (kind === 'close-table' ? (report?.match ?? '') : '') : `${person.name} → ${name}`;
    const act: NewAct = {
      id: makeId(random),
      person: person.key,
      kind,
      reason: cleanText(reason),
      detail,
      actor: by.id,
      ...(report ? { report: report.id } : {}),
      at,
      ...(hasEnd ? { until: at + hours * HOUR } : {}),
    };
    const noted = [hasEnd ? `${hours} h` : detail, act.reason].filter((part) => part !== '').join(': ');
    const entry = entryBy(by, at, kind, person.id, noted);
    const done = await store.write({ type: 'moderate', act, ...(name === undefined ? {} : { name }), entry });
    if (done !== 'done') return refuse(report ? 'report-closed' : 'busy');
    this.#changed(person.key);
    if (kind === 'suspend') await auth.applyRevocations();
    return this.#entry(act.id);
  }

  async #closeTable(report: StoredReport | undefined): Promise<Refused | undefined> {
    if (!report || report.match === '') return refuse('no-match');
    const table = await this.#needs.tables.find(report.match);
    if (isRefused(table)) return table;
    const done = await table.change((stored) =>
      stored.status === 'over' || stored.status === 'closed'
        ? refuse('over')
        : { ...withSeats(stored, stored.seats), status: 'closed' },
    );
    return typeof done === 'string' ? undefined : done;
  }

  #changed(person: number): void {
    this.#needs.auth.dropCachedPeople([person]);
    this.#needs.signals.send('notices', [person]);
  }

  async #entry(id: string): Promise<{ readonly act: ActEntry } | Refused> {
    const act = await this.#needs.store.moderation.act(id);
    return act ? { act: actEntryOf(act) } : refuse('no-act');
  }

  async #knownAfter({ id }: KnownPerson, done: object): Promise<KnownPerson | Refused> {
    if (isRefused(done)) return done;
    return (await this.#needs.store.admin.person(id)) ?? refuse('no-person');
  }
}

function ownActOf(act: StoredAct): OwnAct {
  const { key: _key, person: _person, actor: _actor, actorName: _name, report: _report, ...own } = act;
  return own;
}

export function actEntryOf(act: StoredAct): ActEntry {
  const { id, name } = act.person;
  return { ...ownActOf(act), person: { id, name }, actor: act.actorName ?? act.actor };
}
