import type {
  ModerationRequests,
  OwnReport,
  ReportContext,
  ReportEntry,
} from '../../wire/subjects/moderation.ts';
import { isRefused, type Refused, refuse } from '../../wire/refusals.ts';
import type { NewReport, StoredReport } from '../store/subjects/moderation.ts';
import type { StoredMatch } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { Limiter } from '../support/limiter.ts';
import { cleanText } from '../support/sanitize.ts';
import { makeId, type RandomBytes } from '../support/token.ts';
import { isHiddenFrom, type Person } from '../table/actor.ts';
import type { Administrator } from './administrator.ts';
import { actEntryOf } from './moderation.ts';

const DAY = 24 * 3_600_000;
/** Reports of one person in a day, at all nodes together. */
const MAX_A_DAY = 20;
const MAX_LISTED = 100;
/** Lines of chat before and after the one that was reported. */
const AROUND = 10;

interface Needs {
  readonly store: Store;
  readonly limiter: Limiter;
  readonly clock: () => number;
  readonly random: RandomBytes;
}

/** Whom and what a report is about. */
type Found = Pick<NewReport, 'subject' | 'match' | 'line' | 'quoted'>;

/** Reports: made by people, read by moderators with what they need to judge. */
export class Reports {
  readonly #needs: Needs;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  /** Takes a report. The same once more is the same report. */
  async make(
    person: Person,
    given: ModerationRequests['report'],
    address: string,
  ): Promise<{ readonly report: OwnReport } | Refused> {
    const { store, limiter, clock, random } = this.#needs;
    const found = await this.#find(person, given);
    if (isRefused(found)) return found;
    if (found.subject === person.key) return refuse('no-person');
    const at = clock();
    const same = (await store.moderation.reportsBy(person.key, MAX_LISTED)).find(
      (each) => each.status === 'open' && isSame(each, given.kind, found),
    );
    if (same) return { report: ownReportOf(same) };
    if (!limiter.mayReport(person.key, address)) return refuse('too-fast');
    if ((await store.moderation.countReportsBy(person.key, at - DAY)) >= MAX_A_DAY) return refuse('too-many');
    const report: NewReport = {
      ...found,
      id: makeId(random),
      kind: given.kind,
      reporter: person.key,
      text: cleanText(given.text),
      at,
    };
    if ((await store.write({ type: 'report', report })) !== 'done') return refuse('busy');
    const { id, kind, quoted: about } = report;
    return { report: { id, kind, about, at, status: 'open' } };
  }

  async mine({ key }: Person): Promise<{ readonly reports: OwnReport[] }> {
    const reports = await this.#needs.store.moderation.reportsBy(key, MAX_LISTED);
    return { reports: reports.map(ownReportOf) };
  }

  /** The latest first; nobody sees those about themselves. */
  async list(
    by: Administrator,
    { status, before = Number.MAX_SAFE_INTEGER }: ModerationRequests['adminReports'],
  ): Promise<{ readonly reports: ReportEntry[] }> {
    const reports = await this.#needs.store.moderation.reports(status === 'open', before, MAX_LISTED);
    return { reports: reports.filter(({ subject }) => subject.id !== by.id).map(entryOf) };
  }

  /** A report with the chat around it, the table, and what is known of the person. */
  async context(by: Administrator, id: string): Promise<ReportContext | Refused> {
    const { store } = this.#needs;
    const report = await store.moderation.report(id);
    if (!report || report.subject.id === by.id) return refuse('no-report');
    const { key } = report.subject;
    const [person, reports, acts, match] = await Promise.all([
      store.admin.person(report.subject.id),
      store.moderation.reportsAbout(key, MAX_LISTED),
      store.moderation.actsOn(key, MAX_LISTED),
      report.match === '' ? undefined : store.match(report.match),
    ]);
    if (!person) return refuse('no-person');
    const { name, account, role, muted, suspended, at: since } = person;
    return {
      report: entryOf(report),
      ...(match ? { table: await this.#tableOf(match) } : {}),
      lines: match ? await this.#linesOf(match, report) : [],
      person: {
        id: person.id,
        name,
        account,
        ...(role === undefined ? {} : { role }),
        ...(muted === undefined ? {} : { muted }),
        ...(suspended === undefined ? {} : { suspended }),
        since,
      },
      reports: reports.filter((each) => each.id !== id).map(entryOf),
      acts: acts.map(actEntryOf),
    };
  }

  async #find(person: Person, given: ModerationRequests['report']): Promise<Found | Refused> {
    const { store } = this.#needs;
    if (given.kind === 'name' && given.person !== undefined) {
      const known = await store.people.byId(given.person);
      return known ? { subject: known.key, match: '', line: 0, quoted: known.name } : refuse('no-person');
    }
    const match = given.match === undefined ? undefined : await store.match(given.match);
    if (!match) return refuse('no-match');
    if (isHiddenFrom(person, match)) return refuse('deal-hidden');
    if (given.kind === 'chat') {
      const [line] = await store.moderation.chatAround(match.key, given.line, given.line);
      if (line?.person === undefined) return refuse('no-person');
      return { subject: line.person, match: match.id, line: line.number, quoted: line.text };
    }
    const seat = given.seat === undefined ? undefined : match.seats[given.seat];
    if (seat?.person === undefined) return refuse('no-person');
    if (given.kind === 'stalling' && match.status !== 'playing' && match.status !== 'over')
      return refuse('not-playing');
    return { subject: seat.person, match: match.id, line: 0, quoted: seat.name };
  }

  async #tableOf(match: StoredMatch): Promise<NonNullable<ReportContext['table']>> {
    const { id, game, status, listed, seats, started, key } = match;
    const quiet = await this.#needs.store.moderation.lastPlayed(key);
    return {
      id,
      game,
      status,
      listed,
      names: seats.map(({ name }) => name),
      ...(started === undefined ? {} : { started }),
      ...(quiet === undefined ? {} : { quiet }),
    };
  }

  /** Around the line; the latest ones where the report is about none. */
  async #linesOf(match: StoredMatch, { line, subject }: StoredReport): Promise<ReportContext['lines']> {
    const { store } = this.#needs;
    const middle = line === 0 ? await store.lastChat(match.key) : line;
    const lines = await store.moderation.chatAround(match.key, middle - AROUND, middle + AROUND);
    return lines.map(({ number, seat, text, at, person }) => ({
      number,
      name: match.seats[seat]?.name ?? '',
      text,
      at,
      theirs: person === subject.key,
    }));
  }
}

function isSame(report: StoredReport, kind: NewReport['kind'], { subject, match, line }: Found): boolean {
  const { subject: whom } = report;
  return report.kind === kind && whom.key === subject && report.match === match && report.line === line;
}

function ownReportOf({ id, kind, quoted: about, at, status, closed }: StoredReport): OwnReport {
  return { id, kind, about, at, status, ...(closed === undefined ? {} : { closed }) };
}

function entryOf(report: StoredReport): ReportEntry {
  const { key: number, subject, reporter, match, line, ...rest } = report;
  return {
    ...rest,
    number,
    subject: { id: subject.id, name: subject.name },
    ...(reporter ? { reporter: { id: reporter.id, name: reporter.name } } : {}),
    ...(match === '' ? {} : { match }),
    ...(line === 0 ? {} : { line }),
  };
}
