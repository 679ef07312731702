import { moderationRequests } from '../../../wire/subjects/moderation.ts';
import { refuse } from '../../../wire/refusals.ts';
import { requests } from '../../../wire/requests.ts';
import type { CollusionHints } from '../../admin/hints.ts';
import type { Moderation } from '../../admin/moderation.ts';
import type { Reports } from '../../admin/reports.ts';
import type { Limiter } from '../../support/limiter.ts';
import { asAnySession, asPerson, get, post, type Route } from '../route.ts';
import { asAdministrator } from './as-administrator.ts';

export interface ModerationRouteNeeds {
  readonly moderation: Moderation;
  readonly reports: Reports;
  readonly hints: CollusionHints;
  readonly limiter: Limiter;
}

/** Reports, what was done to oneself, appeals; and the same for moderators. */
export function moderationRoutes({ moderation, reports, hints, limiter }: ModerationRouteNeeds): Route[] {
  const { nothing } = requests;
  const moderator = asAdministrator('moderator');
  return [
    post(
      '/reports',
      moderationRequests.report,
      asPerson(async ({ given, address }, person) => reports.make(person, given, address)),
    ),
    get(
      '/reports',
      nothing,
      asPerson(async (_, person) => reports.mine(person)),
    ),
    get(
      '/moderation',
      nothing,
      asAnySession(async (_, key) => moderation.mine(key)),
    ),
    post(
      '/moderation/acknowledge',
      moderationRequests.byAct,
      asAnySession(async ({ given }, key) => moderation.acknowledge(key, given)),
    ),
    post(
      '/moderation/appeal',
      moderationRequests.appeal,
      asAnySession(async ({ given, address }, key) =>
        limiter.mayReport(key, address) ? moderation.appeal(key, given) : refuse('too-fast'),
      ),
    ),
    get(
      '/admin/reports',
      moderationRequests.adminReports,
      moderator((by, given) => reports.list(by, given)),
    ),
    get(
      '/admin/report',
      moderationRequests.adminReport,
      moderator((by, { id }) => reports.context(by, id)),
    ),
    post(
      '/admin/dismiss',
      moderationRequests.adminDismiss,
      moderator((by, given) => moderation.dismiss(by, given)),
    ),
    post(
      '/admin/act',
      moderationRequests.adminAct,
      moderator((by, given) => moderation.act(by, given)),
    ),
    get(
      '/admin/appeals',
      nothing,
      moderator((by) => moderation.appeals(by)),
    ),
    post(
      '/admin/answer-appeal',
      moderationRequests.adminAnswer,
      moderator((by, given) => moderation.answer(by, given)),
    ),
    get(
      '/admin/hints',
      moderationRequests.adminHints,
      moderator((_, { person }) => hints.about(person)),
    ),
  ];
}
