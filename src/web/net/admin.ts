import type {
  AdminSettings,
  CodeEntry,
  JournalLine,
  Overview,
  PersonEntry,
  TableEntry,
} from '../../wire/subjects/admin.ts';
import type {
  ActEntry,
  Hints,
  ModerationRequests,
  ReportContext,
  ReportEntry,
} from '../../wire/subjects/moderation.ts';
import type { PersonInfo } from '../../wire/subjects/people.ts';
import { callerOf, type Declined, isDeclined } from './client.ts';
import { setPerson } from './server.svelte.ts';

const call = callerOf();
type Answer<T> = Promise<T | Declined>;
interface OneTime {
  readonly token: string;
  readonly until: number;
}

/** Requests of the admin page; the same acts as `tidetable admin`. */
export const admin = {
  overview: (): Answer<Overview> => call('/admin/overview'),
  people: (find: string): Answer<{ readonly people: readonly PersonEntry[] }> =>
    call(`/admin/people?find=${encodeURIComponent(find)}`),
  tables: (status: string): Answer<{ readonly tables: readonly TableEntry[] }> =>
    call(`/admin/tables?status=${status}`),
  journal: (): Answer<{ readonly lines: readonly JournalLine[] }> => call('/admin/journal'),
  settings: (): Answer<{ readonly settings: AdminSettings }> => call('/admin/settings'),
  change: (settings: Partial<AdminSettings>): Answer<{ readonly settings: AdminSettings }> =>
    call('/admin/settings', settings),
  rename: (person: string, name: string) => call('/admin/rename', { person, name }),
  mute: (person: string, hours: number) => call('/admin/mute', { person, hours }),
  suspend: (person: string, hours: number) => call('/admin/suspend', { person, hours }),
  role: (person: string, role: 'owner' | 'moderator' | 'none') => call('/admin/role', { person, role }),
  resetPassword: (person: string): Answer<OneTime> => call('/admin/reset-password', { person }),
  reports: (status: string): Answer<{ readonly reports: readonly ReportEntry[] }> =>
    call(`/admin/reports?status=${status}`),
  report: (id: string): Answer<ReportContext> => call(`/admin/report?id=${encodeURIComponent(id)}`),
  dismiss: (report: string) => call('/admin/dismiss', { report }),
  act: (wish: ModerationRequests['adminAct']): Answer<{ readonly act: ActEntry }> => call('/admin/act', wish),
  appeals: (): Answer<{ readonly appeals: readonly ActEntry[] }> => call('/admin/appeals'),
  answerAppeal: (id: string, answer: string, lift: boolean) =>
    call('/admin/answer-appeal', { id, answer, lift }),
  hints: (person: string): Answer<Hints> => call(`/admin/hints?person=${encodeURIComponent(person)}`),
  closeTable: (table: string) => call('/admin/close-table', { table }),
  renewInvitation: (table: string): Answer<{ readonly invite: string }> =>
    call('/admin/renew-invitation', { table }),
  codes: (): Answer<{ readonly codes: readonly CodeEntry[] }> => call('/admin/codes'),
  makeCode: (uses: number): Answer<OneTime> => call('/admin/code', { uses }),
  dropCode: (id: string) => call('/admin/drop-code', { id }),
};

/** Redeems an owner link made with `tidetable admin owner-link`. */
export async function becomeOwner(token: string): Answer<{ readonly person: PersonInfo }> {
  return entered(await call('/owner', { token }));
}

/** Redeems a password reset link made by an owner. */
export async function resetPassword(
  token: string,
  password: string,
): Answer<{ readonly person: PersonInfo }> {
  return entered(await call('/reset', { token, password }));
}

function entered<T extends { readonly person: PersonInfo }>(answer: T | Declined): T | Declined {
  if (!isDeclined(answer)) setPerson(answer.person);
  return answer;
}
