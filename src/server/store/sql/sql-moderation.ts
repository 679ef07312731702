import type { ActKind, ReportKind, ReportStatus } from '../../../wire/subjects/moderation-terms.ts';
import type { Database } from '../database.ts';
import type {
  ModerationStore,
  NamedPerson,
  SharedDevice,
  StoredAct,
  StoredReport,
} from '../subjects/moderation.ts';
import type { ChatLine } from '../records.ts';
import { field, number, type Row, text } from './row.ts';

/** Reports, acts and appeals, read from either database. */
export class SqlModeration implements ModerationStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async report(id: string): Promise<StoredReport | undefined> {
    return (await this.#database.all('report', [id])).map(reportOf)[0];
  }

  async reports(isOpen: boolean, before: number, most: number): Promise<StoredReport[]> {
    const query = isOpen ? 'openReports' : 'closedReports';
    return (await this.#database.all(query, [before, most])).map(reportOf);
  }

  async reportsAbout(person: number, most: number): Promise<StoredReport[]> {
    return (await this.#database.all('reportsAbout', [person, most])).map(reportOf);
  }

  async reportsBy(person: number, most: number): Promise<StoredReport[]> {
    return (await this.#database.all('reportsBy', [person, most])).map(reportOf);
  }

  async countReportsBy(person: number, since: number): Promise<number> {
    const [row = {}] = await this.#database.all('countReportsBy', [person, since]);
    return number(row, 'reports');
  }

  async countOpen() {
    const [row = {}] = await this.#database.all('countOpenReports', []);
    return { reports: number(row, 'reports'), appeals: number(row, 'appeals') };
  }

  async act(id: string): Promise<StoredAct | undefined> {
    return (await this.#database.all('moderationAct', [id])).map(actOf)[0];
  }

  async actsOn(person: number, most: number): Promise<StoredAct[]> {
    return (await this.#database.all('actsOn', [person, most])).map(actOf);
  }

  async appeals(most: number): Promise<StoredAct[]> {
    return (await this.#database.all('openAppeals', [most])).map(actOf);
  }

  async sharedDevices(person: number, most: number): Promise<SharedDevice[]> {
    return (await this.#database.all('sharedDevices', [person, most])).map((row) => ({
      key: number(row, 'key'),
      id: text(row, 'id'),
      name: text(row, 'name'),
      devices: number(row, 'devices'),
      used: number(row, 'used'),
    }));
  }

  async chatAround(match: number, from: number, to: number): Promise<ChatLine[]> {
    return (await this.#database.all('chatAround', [match, from, to])).map((row) => ({
      number: number(row, 'number'),
      seat: number(row, 'seat'),
      text: text(row, 'text'),
      at: number(row, 'at'),
      ...field('person', row.person as number | null),
    }));
  }

  async lastPlayed(match: number): Promise<number | undefined> {
    return (await this.#database.all('lastPlayed', [match])).map((row) => number(row, 'at'))[0];
  }

  async lastSaid(match: number, person: number): Promise<number> {
    const [row = {}] = await this.#database.all('lastSaid', [match, person]);
    return number(row, 'at');
  }
}

function named(row: Row, role: 'reporter' | 'subject' | 'person'): NamedPerson {
  return { key: number(row, `${role}_key`), id: text(row, `${role}_id`), name: text(row, `${role}_name`) };
}

function reportOf(row: Row): StoredReport {
  return {
    key: number(row, 'key'),
    id: text(row, 'id'),
    kind: text(row, 'kind') as ReportKind,
    ...(row.reporter_key === null ? {} : { reporter: named(row, 'reporter') }),
    subject: named(row, 'subject'),
    match: text(row, 'match'),
    line: number(row, 'line'),
    quoted: text(row, 'quoted'),
    text: text(row, 'text'),
    at: number(row, 'at'),
    status: text(row, 'status') as ReportStatus,
    ...field('closed', row.closed as number | null),
  };
}

function actOf(row: Row): StoredAct {
  return {
    key: number(row, 'key'),
    id: text(row, 'id'),
    person: named(row, 'person'),
    kind: text(row, 'kind') as ActKind,
    reason: text(row, 'reason'),
    detail: text(row, 'detail'),
    actor: text(row, 'actor'),
    at: number(row, 'at'),
    ...field('actorName', row.actor_name as string | null),
    ...field('report', row.report as string | null),
    ...field('until', row.until as number | null),
    ...field('lifted', row.lifted as number | null),
    ...field('seen', row.seen as number | null),
    ...field('appeal', row.appeal as string | null),
    ...field('appealed', row.appealed as number | null),
    ...field('answer', row.answer as string | null),
    ...field('answered', row.answered as number | null),
  };
}
