import { writeMatchFile } from '../../../engine/file.ts';
import { isRefused, refuse } from '../../../wire/refusals.ts';
import { requests } from '../../../wire/requests.ts';
import { isHiddenFrom, mayLookAs, payerOf } from '../../table/actor.ts';
import type { ChatRights } from '../../admin/chat-rights.ts';
import type { LoadedGames } from '../../loaded-games.ts';
import { matchFileOf } from '../../table/match-file.ts';
import { shown, tableHandlers } from './table-handlers.ts';
import { asPerson, get, post, type Route } from '../route.ts';
import { type LobbyRouteNeeds, lobbyRoutes } from './lobby.ts';
import { type PeopleRouteNeeds, peopleRoutes } from './people.ts';
import { type ContactRouteNeeds, contactRoutes } from './contacts.ts';
import { type PushRouteNeeds, pushRoutes } from './push.ts';
import { type ModerationRouteNeeds, moderationRoutes } from './moderation.ts';
import { type AdminRouteNeeds, adminRoutes } from './admin.ts';
import { type DailyRouteNeeds, dailyRoutes } from './daily.ts';
import { type DuplicateRouteNeeds, duplicateRoutes } from './duplicates.ts';
import { type FriendRouteNeeds, friendRoutes } from './friends.ts';
import { type PairingRouteNeeds, pairingRoutes } from './pairing.ts';
import { type RatingRouteNeeds, ratingRoutes } from './ratings.ts';
import { type ReviewRouteNeeds, reviewRoutes } from './reviews.ts';
import { type ServerRouteNeeds, serverRoutes } from './server.ts';
import { type ChallengeRouteNeeds, challengeRoutes } from './challenges.ts';
import { type ProgramRouteNeeds, programRoutes } from './programs.ts';
import { type TimeRouteNeeds, timeRoutes } from './time.ts';
import { commit } from '../../table/changes/contributions.ts';
import { mixIn, settings, sit } from '../../table/changes/seating.ts';

/** Steps that are replayed or written in the time of one ordinary request. */
const STEPS_A_UNIT = 20;

export interface RouteNeeds
  extends PeopleRouteNeeds,
    LobbyRouteNeeds,
    DailyRouteNeeds,
    DuplicateRouteNeeds,
    RatingRouteNeeds,
    ReviewRouteNeeds,
    PairingRouteNeeds,
    FriendRouteNeeds,
    PushRouteNeeds,
    ContactRouteNeeds,
    ProgramRouteNeeds,
    ChallengeRouteNeeds,
    TimeRouteNeeds,
    ServerRouteNeeds,
    ModerationRouteNeeds,
    AdminRouteNeeds {
  readonly games: LoadedGames;
  readonly chatRights: ChatRights;
}

/** The HTTP API: everything that can be done. docs/formats/wire.md describes each route. */
export function routesOf(needs: RouteNeeds): Route[] {
  const { games, tables, lobby, limiter, chatRights, blocks } = needs;
  const { nothing } = requests;

  const { atTable, changing, deciding } = tableHandlers(needs);
  return [
    ...peopleRoutes(needs),
    ...lobbyRoutes(needs),
    ...dailyRoutes(needs),
    ...duplicateRoutes(needs),
    ...ratingRoutes(needs),
    ...reviewRoutes(needs),
    ...pairingRoutes(needs),
    ...friendRoutes(needs),
    ...pushRoutes(needs),
    ...contactRoutes(needs),
    ...programRoutes(needs),
    ...challengeRoutes(needs),
    ...timeRoutes(needs),
    ...serverRoutes(needs),
    ...moderationRoutes(needs),
    ...adminRoutes(needs),
    get('/games', nothing, async () => ({ games: await Promise.all(games.ids.map(gameInfo)) })),
    get(
      '/matches/:id',
      nothing,
      atTable(async ({ actor }, table) => shown(table, actor)),
    ),
    post(
      '/matches/:id/invite',
      nothing,
      atTable(async ({ actor }, table) => lobby.invite(actor, table)),
    ),
    post(
      '/matches/:id/settings',
      requests.settings,
      changing(({ actor, given }, table) =>
        table.change((stored) => settings(stored, table.known.game, actor, given)),
      ),
    ),
    post(
      '/matches/:id/sit',
      requests.sit,
      changing(async ({ actor, given }, table) =>
        lobby.isBadName(given.sitter)
          ? refuse('bad-word')
          : table.change((stored) => sit(stored, table.known.bots, actor, given)),
      ),
    ),
    post(
      '/matches/:id/seed',
      requests.seed,
      changing(({ actor, given }, table) => table.change((stored) => mixIn(stored, actor, given))),
    ),
    post(
      '/matches/:id/commit',
      requests.commit,
      changing(({ actor, given }, table) => table.change((stored) => commit(stored, actor, given))),
    ),
    post(
      '/matches/:id/open',
      requests.open,
      changing(({ actor, given }, table) => table.openings.open(actor, given)),
    ),
    post(
      '/matches/:id/link',
      requests.link,
      changing(({ actor, given }, table) => table.openings.link(actor, given)),
    ),
    post(
      '/matches/:id/seat-token',
      requests.seatToken,
      atTable(async ({ actor, given }, table) => lobby.seatToken(actor, table, given.seat)),
    ),
    post(
      '/matches/:id/start',
      nothing,
      changing(({ actor, address }, table) => lobby.start(actor, table, address)),
    ),
    post(
      '/matches/:id/rematch',
      nothing,
      asPerson(async (call, person) => {
        const table = await tables.find(call.id);
        if (isRefused(table)) return table;
        if (isHiddenFrom(person, table.stored)) return refuse('deal-hidden');
        return shown(await lobby.rematch(person, table), person);
      }),
    ),
    get(
      '/matches/:id/updates',
      requests.updates,
      atTable(async ({ actor, given: { viewer, after } }, table) => {
        if (!(await table.sync.satisfies((stored) => mayLookAs(actor, stored, viewer))))
          return refuse('not-your-seat');
        if (viewer !== 'public') table.time.recordActivity(viewer);
        const update = await table.update(viewer, after);
        return isRefused(update) ? update : { update };
      }),
    ),
    get(
      '/matches/:id/story',
      requests.updates,
      atTable(async ({ actor, address, given }, table) => {
        if (!(await table.sync.satisfies((stored) => mayLookAs(actor, stored, given.viewer))))
          return refuse('not-your-seat');
        const page = await table.story(given);
        if (isRefused(page)) return page;
        const { story, more, cost } = page;
        // The caller is charged for what was replayed.
        limiter.mayWork(payerOf(actor, address), (cost + story.length) / STEPS_A_UNIT);
        return { story, more };
      }),
    ),
    post(
      '/matches/:id/answer',
      requests.answer,
      deciding(({ actor, given }, table) => table.answer(actor, given)),
    ),
    post(
      '/matches/:id/undo',
      requests.undo,
      deciding(({ actor, given }, table) => table.undo(actor, given)),
    ),
    post(
      '/matches/:id/chat',
      requests.chat,
      atTable(async ({ actor, given }, table) => {
        const refused = await chatRights.refusalFor(actor, table.stored, given.text);
        if (refused) return refused;
        const done = await table.chat.say(actor, given.seat, given.text);
        return typeof done === 'string' ? {} : done;
      }),
    ),
    get(
      '/matches/:id/chat',
      requests.chatSince,
      atTable(async ({ given, actor }, table) => {
        const { blocked } = await blocks.of(actor);
        return { lines: await table.chat.since(given.after, (person) => blocked.has(person)) };
      }),
    ),
    get(
      '/matches/:id/file',
      nothing,
      atTable(async ({ reply }, table) => {
        const file = matchFileOf(table);
        if (isRefused(file)) return file;
        reply.type('application/json; charset=utf-8');
        reply.header('content-disposition', `attachment; filename="${table.stored.id}.json"`);
        return writeMatchFile(file);
      }),
    ),
  ];

  async function gameInfo(id: string): Promise<object> {
    const known = await games.find(id);
    const { seats, options, rules } = known?.game ?? {};
    return { id, seats, options, rules, bots: known?.bots ?? [] };
  }
}
