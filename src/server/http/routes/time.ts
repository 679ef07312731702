import { requests } from '../../../wire/requests.ts';
import { tableHandlers } from './table-handlers.ts';
import { post, type Route, type Site } from '../route.ts';

/** Pauses, and who plays for whom. */
export function timeRoutes({ hub, wishes }: Site): Route[] {
  const { changing } = tableHandlers(hub);
  return [
    post(
      '/matches/:id/leave',
      requests.leave,
      changing(({ actor, given }, table) => wishes.leave(table, actor, given.bot)),
    ),
    post(
      '/matches/:id/return',
      requests.nothing,
      changing(({ actor }, table) => wishes.comeBack(table, actor)),
    ),
    post(
      '/matches/:id/pause',
      requests.pause,
      changing(({ actor, given }, table) => wishes.pause(table, actor, given)),
    ),
    post(
      '/matches/:id/stand-in',
      requests.standIn,
      changing(({ actor, given }, table) => wishes.standIn(table, actor, given)),
    ),
  ];
}
