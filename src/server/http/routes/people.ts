import { isRefused, type Refused, refuse } from '../../../wire/refusals.ts';
import { requests } from '../../../wire/requests.ts';
import type { SignedIn } from '../../people/sign-in.ts';
import { deviceName } from '../../people/device.ts';
import { exportOf } from '../../people/export.ts';
import { learn } from '../../people/lessons.ts';
import { type DeletionNeeds, deletePerson } from '../../people/delete-person.ts';
import type { Moderation } from '../../admin/moderation.ts';
import type { RegistrationGate } from '../../admin/registration-gate.ts';
import type { Lobby } from '../../lobby/lobby.ts';
import type { Accounts } from '../../people/accounts.ts';
import type { SolvedPuzzles } from '../../people/puzzles.ts';
import type { Notices } from '../../people/notices.ts';
import type { SignIn } from '../../people/sign-in.ts';
import type { Limiter } from '../../support/limiter.ts';
import { asOwner, asPerson, type Call, get, post, type Route, servedBy, serving } from '../route.ts';

export interface PeopleRouteNeeds extends DeletionNeeds {
  readonly lobby: Lobby;
  readonly accounts: Accounts;
  readonly signIn: SignIn;
  readonly notices: Notices;
  readonly puzzles: SolvedPuzzles;
  readonly limiter: Limiter;
  readonly registration: RegistrationGate;
  readonly moderation: Moderation;
}

/** Who people are: guests, accounts, sessions. */
export function peopleRoutes(needs: PeopleRouteNeeds): Route[] {
  const { store, lobby, auth, accounts, signIn, notices, puzzles, limiter, registration, moderation } = needs;
  const { nothing } = requests;

  /** Sets tokens as cookies, which no script can read. */
  const enter = ({ reply }: Call<unknown>, entered: SignedIn | Refused): object => {
    if (isRefused(entered)) return entered;
    for (const cookie of entered.cookies) reply.header('set-cookie', cookie);
    return entered.suspended ? refuse('suspended') : { person: entered.person };
  };
  /** For expensive requests before anybody is authenticated: limited by address. */
  const slowly = <T>(handle: (call: Call<T>) => Promise<object | string>) =>
    serving(servedBy(handle), async (call: Call<T>) =>
      limiter.maySignIn(call.address) ? handle(call) : refuse('too-fast'),
    );

  return [
    post('/guest', requests.guest, async ({ given, reply, address, headers, actor }) => {
      if (!limiter.mayEnter(address)) return refuse('too-fast');
      if (actor.type === 'nobody' && actor.suspended !== undefined) return refuse('suspended');
      const refused = await registration.refusalFor(given);
      if (refused) return refused;
      const { session, stored } = auth.makeSession(deviceName(headers['user-agent']));
      const made = await lobby.guest(given.name, stored);
      if (isRefused(made)) return made;
      reply.header('set-cookie', auth.setCookie(session));
      return { person: { id: made.id, name: made.name, account: false } };
    }),
    get(
      '/me',
      nothing,
      asPerson(async ({ caller, reply }, me) => {
        const person = await accounts.me(me);
        if (isRefused(person)) return person;
        // Renews the cookie: it lives as long as the session, counted from the last use.
        if (caller.session !== undefined) reply.header('set-cookie', auth.setCookie(caller.session));
        const unseen = caller.by === 'session' ? await notices.list(me, caller) : [];
        const acts = caller.by === 'session' ? await moderation.unread(me.key) : 0;
        return { person, notices: unseen.length, acts };
      }),
    ),
    post(
      '/me',
      requests.rename,
      asPerson(async ({ given, caller }, me) => {
        const done = await lobby.rename(me, given.name);
        auth.dropCached(caller.hash);
        if (isRefused(done)) return done;
        const person = await accounts.me(me);
        return isRefused(person) ? person : { person };
      }),
    ),
    post('/sign-out', nothing, async ({ caller, reply }) => {
      const { actor, hash } = caller;
      if (caller.session !== undefined && hash !== undefined && actor.type === 'person') {
        await auth.revoke(actor.key, [hash]);
      }
      reply.header('set-cookie', auth.clearCookie());
      return {};
    }),

    get(
      '/account',
      nothing,
      asOwner(async ({ caller }, me) => accounts.describe(me, caller)),
    ),
    post(
      '/account/password',
      requests.password,
      slowly(asOwner(async (call, me) => enter(call, await accounts.setPassword(me, call.given, call)))),
    ),
    post(
      '/account/passkey/options',
      nothing,
      slowly(asOwner(async (call, me) => accounts.askToAddPasskey(me, call))),
    ),
    post(
      '/account/passkey',
      requests.addPasskey,
      slowly(asOwner(async (call, me) => enter(call, await accounts.addPasskey(me, call.given, call)))),
    ),
    post(
      '/account/passkey/remove',
      requests.byHandle,
      asOwner(async ({ given, caller }, me) => accounts.removePasskey(me, given.id, caller)),
    ),
    post(
      '/account/prove/password',
      requests.proveByPassword,
      slowly(asOwner(async ({ given, caller }, me) => accounts.proveByPassword(me, given, caller))),
    ),
    post(
      '/account/prove/passkey/options',
      nothing,
      slowly(asOwner(async ({ headers }, me) => accounts.askToProve(me, headers))),
    ),
    post(
      '/account/prove/passkey',
      requests.proveByPasskey,
      slowly(asOwner(async (call, me) => accounts.proveByPasskey(me, call.given, call))),
    ),
    post(
      '/account/notices/dismiss',
      nothing,
      asOwner(async ({ caller }, me) => notices.dismiss(me, caller)),
    ),
    post(
      '/account/notices/take-back',
      requests.byHandle,
      asOwner(async ({ given, caller }, me) => {
        const refused = await accounts.requireRecentProof(me, caller);
        return refused ?? notices.takeBack(me, caller, given.id);
      }),
    ),
    post(
      '/account/lessons',
      requests.lessons,
      asOwner(async ({ given }, me) => learn(store, me, given)),
    ),
    post(
      '/account/puzzles',
      requests.puzzles,
      asOwner(async ({ given }, me) => puzzles.add(me, given)),
    ),
    get('/puzzles', requests.puzzleFigures, async ({ given }) => puzzles.figures(given)),
    post(
      '/seat-tokens/revoke',
      requests.byHandle,
      asOwner(async ({ given }, me) => accounts.revokeSeatToken(me, given.id)),
    ),
    post(
      '/sign-in/password',
      requests.signInByPassword,
      slowly(async (call) => enter(call, await signIn.byPassword(call.given, call))),
    ),
    post(
      '/sign-in/passkey/options',
      nothing,
      slowly(async ({ headers }) => signIn.askForPasskey(headers)),
    ),
    post(
      '/sign-in/passkey',
      requests.signInByPasskey,
      slowly(async (call) => enter(call, await signIn.byPasskey(call.given, call))),
    ),
    post(
      '/sessions/revoke',
      requests.byHandle,
      asOwner(async ({ given, caller, reply }, me) => {
        const revoked = await accounts.revoke(me, given.id);
        if (isRefused(revoked)) return revoked;
        if (revoked.hash === caller.hash) reply.header('set-cookie', auth.clearCookie());
        return {};
      }),
    ),
    get(
      '/account/export',
      nothing,
      asOwner(async ({ caller, reply }, me) => {
        if (!limiter.mayExport(me.key)) return refuse('too-fast');
        const account = await accounts.describe(me, caller);
        if (isRefused(account)) return account;
        reply.type('application/json; charset=utf-8');
        reply.header('content-disposition', 'attachment; filename="tidetable.json"');
        return exportOf(store, me.key, account);
      }),
    ),
    post(
      '/account/delete',
      requests.deleteMe,
      slowly(
        asOwner(async ({ given, caller, reply }, me) => {
          const refused =
            (await accounts.requireDeletionProof(me, given, caller)) ?? (await deletePerson(needs, me.key));
          if (refused) return refused;
          reply.header('set-cookie', auth.clearCookie());
          return {};
        }),
      ),
    ),
  ];
}
