import { isRefused, refuse } from '../../../wire/refusals.ts';
import { requests } from '../../../wire/requests.ts';
import type { Lobby } from '../../lobby/lobby.ts';
import type { TableLists } from '../../lobby/table-lists.ts';
import type { Blocks } from '../../friends/blocks.ts';
import type { DiceHistory } from '../../match/dice-history.ts';
import type { Limiter } from '../../support/limiter.ts';
import type { TableRegistry } from '../../table/table-registry.ts';
import { shown, tableHandlers } from './table-handlers.ts';
import { asLines, asPerson, get, post, type Route } from '../route.ts';
import { archiveRequests, MOST_EXPORTED } from '../../../wire/subjects/archive.ts';
import type { Archive } from '../../archive/archive.ts';
import { payerOf } from '../../table/actor.ts';

export interface LobbyRouteNeeds {
  readonly diceHistory: DiceHistory;
  readonly tables: TableRegistry;
  readonly lobby: Lobby;
  readonly lists: TableLists;
  readonly limiter: Limiter;
  readonly archive: Archive;
  readonly blocks: Blocks;
}

/** Plies that are replayed in the time of one ordinary request. */
const PLIES_A_UNIT = 20;

/** Which tables there are, and sitting down at them. */
export function lobbyRoutes({
  diceHistory,
  tables,
  lobby,
  lists,
  limiter,
  archive,
  blocks,
}: LobbyRouteNeeds): Route[] {
  const { atTable } = tableHandlers({ tables, blocks });
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
    get(
      '/matches/export',
      archiveRequests.matches,
      asPerson(async ({ given, actor, address, reply }, person) => {
        if (!limiter.mayExport(person.key)) return refuse('too-fast');
        const most = Math.min(given.most ?? MOST_EXPORTED, MOST_EXPORTED);
        const payer = payerOf(actor, address);
        const spent = (plies: number) => void limiter.mayWork(payer, plies / PLIES_A_UNIT);
        return asLines(await archive.open({ ...given, most }, person.key, spent), reply);
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
    post('/invitation', requests.invitation, async ({ given, actor }) => {
      const table = await lobby.invited(given);
      if (isRefused(table)) return table;
      return (await blocks.closed(actor, table.stored)) ?? shown(table, actor);
    }),
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
