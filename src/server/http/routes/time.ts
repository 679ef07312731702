import { requests } from '../../../wire/requests.ts';
import type { SeatActions } from '../../table/seat-actions.ts';
import { type TableHandlerNeeds, tableHandlers } from './table-handlers.ts';
import { post, type Route } from '../route.ts';

export interface TimeRouteNeeds extends TableHandlerNeeds {
  readonly seatActions: SeatActions;
}

/** Pauses, and who plays for whom. */
export function timeRoutes({ seatActions, ...needs }: TimeRouteNeeds): Route[] {
  const { changing } = tableHandlers(needs);
  return [
    post(
      '/matches/:id/leave',
      requests.leave,
      changing(({ actor, given }, table) => seatActions.leave(table, actor, given.bot)),
    ),
    post(
      '/matches/:id/return',
      requests.nothing,
      changing(({ actor }, table) => seatActions.comeBack(table, actor)),
    ),
    post(
      '/matches/:id/pause',
      requests.pause,
      changing(({ actor, given }, table) => seatActions.pause(table, actor, given)),
    ),
    post(
      '/matches/:id/stand-in',
      requests.standIn,
      changing(({ actor, given }, table) => seatActions.standIn(table, actor, given)),
    ),
  ];
}
