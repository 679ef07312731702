import { archiveRequests } from '../../../wire/subjects/archive.ts';
import type { Archive } from '../../archive/archive.ts';
import { isRefused, refuse } from '../../../wire/refusals.ts';
import { requests } from '../../../wire/requests.ts';
import type { Administration } from '../../admin/administration.ts';
import type { NodeOverview } from '../../admin/overview.ts';
import type { ServerSettings } from '../../admin/server-settings.ts';
import type { Accounts } from '../../people/accounts.ts';
import type { Auth } from '../../people/auth.ts';
import type { Recomputation } from '../../ratings/recompute.ts';
import type { Limiter } from '../../support/limiter.ts';
import type { Log } from '../../support/log.ts';
import { asLines, asOwner, get, post, type Route } from '../route.ts';
import { asAdministrator } from './as-administrator.ts';

export interface AdminRouteNeeds {
  readonly archive: Archive;
  readonly administration: Administration;
  readonly overview: NodeOverview;
  readonly settings: ServerSettings;
  readonly accounts: Accounts;
  readonly auth: Auth;
  readonly limiter: Limiter;
  readonly log: Log;
  readonly recomputation: Recomputation;
}

/** The administration of the server; docs/running.md tells who may do what. */
export function adminRoutes({
  administration,
  overview,
  settings,
  accounts,
  auth,
  limiter,
  log,
  archive,
  recomputation,
}: AdminRouteNeeds): Route[] {
  const [owner, moderator] = [asAdministrator('owner'), asAdministrator('moderator')];
  const { nothing } = requests;

  return [
    get(
      '/admin/overview',
      nothing,
      moderator(() => overview.read()),
    ),
    get(
      '/admin/people',
      requests.adminPeople,
      moderator((_, { find }) => administration.people(find)),
    ),
    get(
      '/admin/tables',
      requests.adminTables,
      moderator((_, { status }) => administration.tables(status)),
    ),
    get(
      '/admin/journal',
      requests.adminJournal,
      moderator((_, { before }) => administration.journal(before)),
    ),
    get(
      '/admin/export',
      archiveRequests.matches,
      owner(async (by, given, reply) => {
        await administration.noteExport(by);
        return asLines(await archive.open(given), reply);
      }),
    ),
    get(
      '/admin/settings',
      nothing,
      moderator(async () => ({ settings: settings.current })),
    ),
    get(
      '/admin/ratings',
      nothing,
      moderator(() => recomputation.read()),
    ),
    post(
      '/admin/ratings/recompute',
      nothing,
      owner(() => recomputation.begin()),
    ),
    get(
      '/admin/codes',
      nothing,
      owner(() => administration.codes()),
    ),
    post(
      '/admin/rename',
      requests.adminRename,
      moderator((by, given) => administration.rename(by, given)),
    ),
    post(
      '/admin/mute',
      requests.adminFor,
      moderator((by, given) => administration.mute(by, given)),
    ),
    post(
      '/admin/suspend',
      requests.adminFor,
      moderator((by, given) => administration.suspend(by, given)),
    ),
    post(
      '/admin/close-table',
      requests.adminTable,
      moderator((by, given) => administration.closeTable(by, given)),
    ),
    post(
      '/admin/renew-invitation',
      requests.adminTable,
      moderator((by, given) => administration.renewInvitation(by, given)),
    ),
    post(
      '/admin/role',
      requests.adminRole,
      owner((by, given) => administration.giveRole(by, given)),
    ),
    post(
      '/admin/reset-password',
      requests.adminPerson,
      owner((by, given) => administration.resetPassword(by, given)),
    ),
    post(
      '/admin/owner-link',
      nothing,
      owner((by) => administration.ownerLink(by)),
    ),
    post(
      '/admin/code',
      requests.adminCode,
      owner((by, given) => administration.makeCode(by, given)),
    ),
    post(
      '/admin/drop-code',
      requests.adminDrop,
      owner((by, given) => administration.dropCode(by, given)),
    ),
    post(
      '/admin/settings',
      requests.adminSettings,
      owner((by, given) => administration.change(by, given as never)),
    ),
    post(
      '/owner',
      requests.becomeOwner,
      asOwner(async ({ given, address }, me) => {
        if (!limiter.maySignIn(address)) return refuse('too-fast');
        const done = await accounts.becomeOwner(me, given.token);
        if (done) return done;
        auth.dropCachedPeople([me.key]);
        const person = await accounts.me(me);
        return isRefused(person) ? person : { person };
      }),
    ),
    post('/reset', requests.reset, async (call) => {
      if (!limiter.maySignIn(call.address)) return refuse('too-fast');
      const entered = await accounts.resetPassword(call.given, call);
      if (isRefused(entered)) return entered;
      for (const cookie of entered.cookies) call.reply.header('set-cookie', cookie);
      log.info('password-reset');
      return entered.suspended ? refuse('suspended') : { person: entered.person };
    }),
  ];
}
