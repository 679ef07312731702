import { ratingRequests } from '../../../wire/subjects/ratings.ts';
import { refuse } from '../../../wire/refusals.ts';
import { requests } from '../../../wire/requests.ts';
import type { Profiles } from '../../ratings/profiles.ts';
import { exportedMatches } from '../../ratings/export.ts';
import type { Limiter } from '../../support/limiter.ts';
import { payerOf } from '../../table/actor.ts';
import { asOwner, asPerson, get, post, type Route } from '../route.ts';
import { type TableHandlerNeeds, tableHandlers } from './table-handlers.ts';

export interface RatingRouteNeeds extends TableHandlerNeeds {
  readonly profiles: Profiles;
  readonly limiter: Limiter;
}

/** Hundreds of reviews are read for it: so many ordinary requests. */
const INSIGHT_COST = 20;

/** Profiles of people and bots, and how a match changed ratings. */
export function ratingRoutes({ profiles, limiter, ...needs }: RatingRouteNeeds): Route[] {
  const { atTable } = tableHandlers(needs);
  return [
    get('/profile', ratingRequests.profile, async ({ given, actor }) =>
      profiles.read(given, actor.type === 'person' ? actor.key : undefined),
    ),
    get('/profile/insight', ratingRequests.profileInsight, async ({ given, actor, address }) => {
      limiter.mayWork(payerOf(actor, address), INSIGHT_COST);
      return profiles.insight(given, actor.type === 'person' ? actor.key : undefined);
    }),
    post(
      '/profile/privacy',
      ratingRequests.profilePrivacy,
      asOwner(async ({ given }, person) => profiles.setPrivate(person.key, given.private)),
    ),
    get(
      '/profile/export',
      ratingRequests.profileExport,
      asPerson(async ({ given: { format }, reply }, person) => {
        if (!limiter.mayExport(person.key)) return refuse('too-fast');
        const [matches, insight] = [await profiles.all(person.key), await profiles.insightInto(person.key)];
        const { type, text } = exportedMatches({ matches, insight }, format);
        reply.type(type);
        reply.header('content-disposition', `attachment; filename="tidetable-matches.${format}"`);
        return text;
      }),
    ),
    get(
      '/matches/:id/rating',
      requests.nothing,
      atTable(async (_, table) => profiles.ofMatch(table.stored)),
    ),
  ];
}
