import type { ModerationRequests, OwnAct, OwnReport } from '../../../wire/subjects/moderation.ts';
import { callerOf, type Declined } from '../client.ts';

const call = callerOf();
type Answer<T> = Promise<T | Declined>;

/** What can be reported, without the words of the reporter. */
export type Reported = ModerationRequests['report'] extends infer R
  ? R extends unknown
    ? Omit<R, 'text'>
    : never
  : never;

/** Reports, and what moderators did to the person of this session. */
export const moderation = {
  report: (what: Reported, text: string): Answer<{ readonly report: OwnReport }> =>
    call('/reports', { ...what, text }),
  reports: (): Answer<{ readonly reports: readonly OwnReport[] }> => call('/reports'),
  acts: (): Answer<{ readonly suspended?: number; readonly acts: readonly OwnAct[] }> => call('/moderation'),
  acknowledge: (id: string) => call('/moderation/acknowledge', { id }),
  appeal: (id: string, text: string) => call('/moderation/appeal', { id, text }),
};
