import { duplicateRequests } from '../../../wire/subjects/duplicate.ts';
import { refuse } from '../../../wire/refusals.ts';
import { requests } from '../../../wire/requests.ts';
import type { Duplicates } from '../../duplicate/duplicates.ts';
import type { Limiter } from '../../support/limiter.ts';
import { asPerson, get, post, type Route } from '../route.ts';

export interface DuplicateRouteNeeds {
  readonly duplicates: Duplicates;
  readonly limiter: Limiter;
}

/** Several tables that play the same deals. */
export function duplicateRoutes({ duplicates, limiter }: DuplicateRouteNeeds): Route[] {
  return [
    get(
      '/duplicates',
      requests.nothing,
      asPerson(async (_call, person) => duplicates.mine(person)),
    ),
    post(
      '/duplicates',
      duplicateRequests.duplicateCreate,
      asPerson(async ({ given, address }, person) =>
        limiter.mayOpen(address) ? duplicates.create(person, given) : refuse('too-fast'),
      ),
    ),
    get('/duplicates/:id', requests.nothing, async ({ id, actor }) => duplicates.read(actor, id)),
    post(
      '/duplicates/:id/join',
      duplicateRequests.duplicateJoin,
      asPerson(async ({ id, given }, person) => duplicates.join(person, id, given)),
    ),
    post(
      '/duplicates/:id/leave',
      requests.nothing,
      asPerson(async ({ id }, person) => duplicates.leave(person, id)),
    ),
    post(
      '/duplicates/:id/remove',
      duplicateRequests.duplicateRemove,
      asPerson(async ({ id, given }, person) => duplicates.remove(person, id, given)),
    ),
    post(
      '/duplicates/:id/start',
      requests.nothing,
      asPerson(async ({ id, address }, person) => duplicates.start(person, id, address)),
    ),
  ];
}
