import { requests } from '../../../wire/requests.ts';
import type { Reviews } from '../../reviews/reviews.ts';
import type { TableRegistry } from '../../table/table-registry.ts';
import { get, type Route } from '../route.ts';
import { tableHandlers } from './table-handlers.ts';

export interface ReviewRouteNeeds {
  readonly reviews: Reviews;
  readonly tables: TableRegistry;
}

/** What the server has found of finished matches. */
export function reviewRoutes({ reviews, tables }: ReviewRouteNeeds): Route[] {
  const { atTable } = tableHandlers(tables);
  return [
    get(
      '/matches/:id/review',
      requests.nothing,
      atTable(async (_, table) => reviews.ofMatch(table.stored)),
    ),
  ];
}
