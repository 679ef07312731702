import type { ActKind, ReportKind, ReportStatus } from '../../../wire/subjects/moderation-terms.ts';
import type { JournalEntry } from './admin.ts';
import type { ChatLine } from '../records.ts';

/** What somebody reports of somebody else. */
export interface NewReport {
  readonly id: string;
  readonly kind: ReportKind;
  readonly reporter: number;
  /** Whom it is about. */
  readonly subject: number;
  /** The id of the match it happened at; empty if at none. */
  readonly match: string;
  /** The number of the line of chat; 0 if it is about none. */
  readonly line: number;
  /** The name or the line as it was when it was reported. */
  readonly quoted: string;
  /** The words of the reporter; may be empty. */
  readonly text: string;
  readonly at: number;
}

/** A person as reports and acts name them. */
export interface NamedPerson {
  readonly key: number;
  readonly id: string;
  readonly name: string;
}

export interface StoredReport extends Omit<NewReport, 'reporter' | 'subject'> {
  readonly key: number;
  /** Absent if their account was deleted. */
  readonly reporter?: NamedPerson;
  readonly subject: NamedPerson;
  readonly status: ReportStatus;
  readonly closed?: number;
}

/** What a moderator did to somebody. */
export interface NewAct {
  readonly id: string;
  readonly person: number;
  readonly kind: ActKind;
  /** Told to the person; may be empty. */
  readonly reason: string;
  /** The name before and after, or the id of the table. */
  readonly detail: string;
  /** The id of a person, or `operator`. */
  readonly actor: string;
  /** The report it follows from. */
  readonly report?: string;
  readonly at: number;
  readonly until?: number;
}

export interface StoredAct extends Omit<NewAct, 'person'> {
  readonly key: number;
  readonly person: NamedPerson;
  readonly actorName?: string;
  /** When it was lifted before its end, or replaced by another. */
  readonly lifted?: number;
  /** When the person confirmed having read it. */
  readonly seen?: number;
  readonly appeal?: string;
  readonly appealed?: number;
  readonly answer?: string;
  readonly answered?: number;
}

/** Another account that was signed in to from the same browser. */
export interface SharedDevice extends NamedPerson {
  readonly devices: number;
  readonly used: number;
}

export type ModerationChange =
  /** A conflict if the same person has reported the same thing, and it is still open. */
  | { readonly type: 'report'; readonly report: NewReport }
  /**
   * An act, its effect, its line in the journal, and the end of the report it follows from, with all others about the same thing.
   * A conflict if that report is closed already. A mute or suspension replaces the one before.
   */
  | { readonly type: 'moderate'; readonly act: NewAct; readonly name?: string; readonly entry: JournalEntry }
  /** Ends a mute or suspension before its time. */
  | {
      readonly type: 'lift';
      readonly person: number;
      readonly kind: 'mute' | 'suspend';
      readonly at: number;
      readonly entry: JournalEntry;
    }
  /** Closes a report, and all others about the same thing, without an act. A conflict if it is closed already. */
  | {
      readonly type: 'dismiss-report';
      readonly id: string;
      readonly at: number;
      readonly entry: JournalEntry;
    }
  /** There is one appeal for an act; a second one is a conflict. */
  | {
      readonly type: 'appeal';
      readonly act: string;
      readonly person: number;
      readonly text: string;
      readonly at: number;
    }
  /** Answers an appeal, and with `lifts` ends what was done. A conflict if it is answered already. */
  | {
      readonly type: 'answer-appeal';
      readonly act: string;
      readonly answer: string;
      readonly lifts?: { readonly person: number; readonly kind: ActKind };
      readonly at: number;
      readonly entry: JournalEntry;
    }
  /** The person has read it. */
  | { readonly type: 'act-seen'; readonly act: string; readonly person: number; readonly at: number }
  /** Deletes closed reports and acts that ended before then. */
  | { readonly type: 'moderation-tidy'; readonly before: number };

export interface ModerationStore {
  report(id: string): Promise<StoredReport | undefined>;
  /** Open ones, or closed ones, before the one with this number, the latest first. */
  reports(isOpen: boolean, before: number, most: number): Promise<StoredReport[]>;
  reportsAbout(person: number, most: number): Promise<StoredReport[]>;
  reportsBy(person: number, most: number): Promise<StoredReport[]>;
  /** How many this person has made since then. */
  countReportsBy(person: number, since: number): Promise<number>;
  countOpen(): Promise<{ readonly reports: number; readonly appeals: number }>;
  act(id: string): Promise<StoredAct | undefined>;
  /** The latest first. */
  actsOn(person: number, most: number): Promise<StoredAct[]>;
  /** Appeals without an answer, the oldest first. */
  appeals(most: number): Promise<StoredAct[]>;
  sharedDevices(person: number, most: number): Promise<SharedDevice[]>;
  /** The lines of chat with these numbers, and who wrote them. */
  chatAround(match: number, from: number, to: number): Promise<ChatLine[]>;
  /** When something last happened in this match. */
  lastPlayed(match: number): Promise<number | undefined>;
  /** When this person last wrote at this table; 0 if never. */
  lastSaid(match: number, person: number): Promise<number>;
}
