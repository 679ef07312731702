import { refuse } from '../../../wire/refusals.ts';
import { requests } from '../../../wire/requests.ts';
import type { Lobby } from '../../lobby/lobby.ts';
import type { TableLists } from '../../lobby/table-lists.ts';
import type { DiceHistory } from '../../match/dice-history.ts';
import type { Limiter } from '../../support/limiter.ts';
import type { TableRegistry } from '../../table/table-registry.ts';
import { shown, tableHandlers } from './table-handlers.ts';
import { asPerson, get, post, type Route } from '../route.ts';

export interface LobbyRouteNeeds {
  readonly diceHistory: DiceHistory;
  readonly tables: TableRegistry;
  readonly lobby: Lobby;
  readonly lists: TableLists;
  readonly limiter: Limiter;
}

/** Which tables there are, and sitting down at them. */
export function lobbyRoutes({ diceHistory, tables, lobby, lists, limiter }: LobbyRouteNeeds): Route[] {
  const { atTable } = tableHandlers(tables);
  return [
    get('/dice', requests.nothing, async () => ({ games: await diceHistory.read() })),
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
