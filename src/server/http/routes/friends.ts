import { friendRequests } from '../../../wire/subjects/friends.ts';
import { requests } from '../../../wire/requests.ts';
import { refuse } from '../../../wire/refusals.ts';
import type { Invitations } from '../../challenges/invitations.ts';
import type { Friends } from '../../friends/friends.ts';
import type { WatchList } from '../../lobby/watch-list.ts';
import { asOwner, asPerson, get, post, type Route } from '../route.ts';
import { shown, type TableHandlerNeeds, tableHandlers } from './table-handlers.ts';

export interface FriendRouteNeeds extends TableHandlerNeeds {
  readonly friends: Friends;
  readonly invitations: Invitations;
  readonly watchList: WatchList;
}

/** Following and blocking people, invitations to tables, and matches worth watching. */
export function friendRoutes(needs: FriendRouteNeeds): Route[] {
  const { friends, invitations, watchList } = needs;
  const { nothing } = requests;
  const { atTable } = tableHandlers(needs);
  return [
    get('/watch', nothing, async ({ actor }) => watchList.read(actor)),
    get(
      '/friends',
      nothing,
      asOwner(async (_, person) => friends.list(person)),
    ),
    post(
      '/friends/asks',
      friendRequests.asks,
      asOwner(async ({ given }, person) => friends.setAsks(person, given.asks)),
    ),
    get(
      '/people/:id',
      nothing,
      asOwner(async ({ id }, person) => friends.ties(person, id)),
    ),
    post(
      '/people/:id/follow',
      friendRequests.follow,
      asOwner(async ({ id, given }, person) => friends.follow(person, id, given.secret)),
    ),
    post(
      '/people/:id/unfollow',
      nothing,
      asOwner(async ({ id }, person) => friends.unfollow(person, id)),
    ),
    post(
      '/people/:id/block',
      nothing,
      asOwner(async ({ id }, person) => friends.block(person, id)),
    ),
    post(
      '/people/:id/unblock',
      nothing,
      asOwner(async ({ id }, person) => friends.unblock(person, id)),
    ),
    post(
      '/matches/:id/block',
      friendRequests.blockAt,
      atTable(async ({ actor, given }, table) =>
        actor.type === 'person' ? friends.blockAt(actor, table, given) : refuse('no-session'),
      ),
    ),
    post(
      '/matches/:id/invite-people',
      friendRequests.invitePeople,
      atTable(async ({ actor, given }, table) => invitations.invite(actor, table, given.people)),
    ),
    get(
      '/invitations',
      nothing,
      asPerson(async (_, person) => invitations.of(person)),
    ),
    post(
      '/invitations/:id/accept',
      nothing,
      asPerson(async ({ id }, person) => shown(await invitations.accept(person, id), person)),
    ),
    post(
      '/invitations/:id/decline',
      nothing,
      asPerson(async ({ id }, person) => invitations.decline(person, id)),
    ),
  ];
}
