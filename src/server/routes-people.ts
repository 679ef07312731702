import { isRefused, refuse } from '../wire/refusals.ts';
import { requests } from '../wire/requests.ts';
import { asPerson, get, post, type Route, type Site } from './route.ts';

/** Who people are. */
export function peopleRoutes({ lobby, auth, limiter }: Site): Route[] {
  const { nothing } = requests;
  return [
    post('/guest', requests.guest, async ({ given, reply, address }) => {
      if (!limiter.mayEnter(address)) return refuse('too-fast');
      const made = await lobby.guest(given.name);
      if (isRefused(made)) return made;
      // The token itself goes into the cookie only, where no script can read it.
      reply.header('set-cookie', auth.setCookie(made.session));
      return { person: { id: made.person.id, name: made.person.name } };
    }),
    get(
      '/me',
      nothing,
      asPerson(async (_, { id, name }) => ({ person: { id, name } })),
    ),
    post(
      '/me',
      requests.rename,
      asPerson(async ({ given, caller }, person) => {
        const done = await lobby.rename(person, given.name);
        if (caller.session !== undefined) auth.forget(caller.session);
        return isRefused(done) ? done : { person: { id: person.id, name: done.name } };
      }),
    ),
    post('/sign-out', nothing, async ({ caller, reply }) => {
      if (caller.session !== undefined) await auth.signOut(caller.session);
      reply.header('set-cookie', auth.clearCookie());
      return {};
    }),
  ];
}
