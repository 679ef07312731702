import { refuse } from '../../../wire/refusals.ts';
import { requests } from '../../../wire/requests.ts';
import { shown, tableHandlers } from './table-handlers.ts';
import { asPerson, get, post, type Route, type Site } from '../route.ts';

/** Which tables there are, and sitting down at them. */
export function lobbyRoutes({ services, tables, lobby, lists, limiter }: Site): Route[] {
  const { atTable } = tableHandlers(tables);
  return [
    get('/dice', requests.nothing, async () => ({ games: await services.diceHistory.read() })),
    get('/lobby', requests.lobby, async ({ given }) => lists.open(given.page)),
    get(
      '/matches',
      requests.mine,
      asPerson(async ({ given: { status, before } }, person) => {
        const isWhole = status === undefined && before === undefined;
        const tables = isWhole
          ? lists.mine(person)
          : lists.finished(person, before ?? Number.MAX_SAFE_INTEGER);
        return { tables: await tables };
      }),
    ),
    post(
      '/matches',
      requests.create,
      asPerson(async ({ given, actor, address }, person) => {
        if (!limiter.mayOpen(address)) return refuse('too-fast');
        return shown(await lobby.create(person, given, address), actor);
      }),
    ),
    post('/invitation', requests.invitation, async ({ given, actor }) =>
      shown(await lobby.invited(given), actor),
    ),
    post(
      '/join',
      requests.join,
      asPerson(async ({ given, actor }, person) => shown(await lobby.join(person, given), actor)),
    ),
    post(
      '/matches/:id/join',
      requests.joinListed,
      atTable(async ({ given, actor }, table) =>
        actor.type === 'person'
          ? shown(await lobby.joinListed(actor, table, given), actor)
          : refuse('no-session'),
      ),
    ),
  ];
}
