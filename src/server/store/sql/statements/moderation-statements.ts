import type { JournalEntry } from '../../subjects/admin.ts';
import type { ModerationChange, NewAct } from '../../subjects/moderation.ts';
import type { Statement } from '../sql.ts';
import { adminStatements } from './admin-statements.ts';

/** A change of reports, acts and appeals as statements, to be run in this order in one transaction. */
export function moderationStatements(change: ModerationChange): Statement[] {
  switch (change.type) {
    case 'report': {
      const { id, kind, reporter, subject, match, line, quoted, text, at } = change.report;
      return [
        { query: 'insertReport', values: [id, kind, reporter, subject, match, line, quoted, text, at] },
      ];
    }
    case 'moderate': {
      const { act, name, entry } = change;
      return [
        ...(act.report === undefined ? [] : closing(act.report, 'acted', act.at)),
        ...effectOf(act, name),
        insertAct(act),
        ...journal(entry),
      ];
    }
    case 'lift': {
      const { person, kind, at, entry } = change;
      return [
        { query: 'liftActs', values: [person, kind, at] },
        ...ending(person, kind, at),
        ...journal(entry),
      ];
    }
    case 'dismiss-report':
      return [...closing(change.id, 'dismissed', change.at), ...journal(change.entry)];
    case 'appeal': {
      const { act, person, text, at } = change;
      return [{ query: 'insertAppeal', values: [act, person, text, at], expect: 1 }];
    }
    case 'answer-appeal': {
      const { act, answer, lifts, at, entry } = change;
      return [
        { query: 'answerAppeal', values: [act, answer, at], expect: 1 },
        ...(lifts
          ? [{ query: 'liftAct', values: [act, at] } as const, ...ending(lifts.person, lifts.kind, at)]
          : []),
        ...journal(entry),
      ];
    }
    case 'act-seen':
      return [{ query: 'seeAct', values: [change.act, change.person, change.at] }];
    case 'moderation-tidy':
      return [
        { query: 'tidyReports', values: [change.before] },
        { query: 'tidyActs', values: [change.before] },
      ];
  }
}

/** Everything that names a deleted person. */
export function moderationOfDeleted(person: number): Statement[] {
  return [
    { query: 'leaveReports', values: [person] },
    { query: 'deleteReportsAbout', values: [person] },
    { query: 'deleteActsOn', values: [person] },
  ];
}

/** What is known about a guest goes to the account they sign in to with their matches. */
export function moderationOfGuest(guest: number, person: number): Statement[] {
  return [
    { query: 'handOverReportsBy', values: [guest, person] },
    { query: 'leaveReports', values: [guest] },
    { query: 'handOverReportsAbout', values: [guest, person] },
    { query: 'deleteReportsAbout', values: [guest] },
    { query: 'handOverActs', values: [guest, person] },
    { query: 'handOverMute', values: [guest, person] },
  ];
}

function closing(report: string, status: 'acted' | 'dismissed', at: number): Statement[] {
  return [
    { query: 'closeReport', values: [report, at], expect: 1 },
    { query: 'closeSameReports', values: [report, status, at] },
  ];
}

function insertAct({ id, person, kind, reason, detail, actor, report, at, until }: NewAct): Statement {
  const values = [id, person, kind, reason, detail, actor, report ?? null, at, until ?? null];
  return { query: 'insertAct', values };
}

function effectOf({ kind, person, at, until = 0 }: NewAct, name: string | undefined): Statement[] {
  switch (kind) {
    case 'mute':
      return [
        { query: 'liftActs', values: [person, kind, at] },
        ...adminStatements({ type: 'mute', person, until }),
      ];
    case 'suspend':
      return [
        { query: 'liftActs', values: [person, kind, at] },
        ...adminStatements({ type: 'suspend', person, until, at }),
      ];
    case 'rename':
      return name === undefined ? [] : [{ query: 'renamePerson', values: [person, name], expect: 1 }];
    default:
      return [];
  }
}

/** The end of a mute or suspension; other acts have nothing to end. */
function ending(person: number, kind: NewAct['kind'], at: number): Statement[] {
  if (kind === 'mute') return adminStatements({ type: 'mute', person, until: 0 });
  return kind === 'suspend' ? adminStatements({ type: 'suspend', person, until: 0, at }) : [];
}

function journal(entry: JournalEntry): Statement[] {
  return adminStatements({ type: 'journal', entry });
}
