import { requests } from '../../../wire/requests.ts';
import type { Reviews } from '../../reviews/reviews.ts';
import { get, type Route } from '../route.ts';
import { type TableHandlerNeeds, tableHandlers } from './table-handlers.ts';

export interface ReviewRouteNeeds extends TableHandlerNeeds {
  readonly reviews: Reviews;
}

/** What the server has found of finished matches. */
export function reviewRoutes({ reviews, ...needs }: ReviewRouteNeeds): Route[] {
  const { atTable } = tableHandlers(needs);
  return [
    get(
      '/matches/:id/review',
      requests.nothing,
      atTable(async (_, table) => reviews.ofMatch(table.stored)),
    ),
  ];
}
