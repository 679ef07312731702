import { challengeRequests } from '../../../wire/subjects/challenges.ts';
import { requests } from '../../../wire/requests.ts';
import type { Challenges } from '../../challenges/challenges.ts';
import { asPerson, get, post, type Route } from '../route.ts';
import { shown } from './table-handlers.ts';

export interface ChallengeRouteNeeds {
  readonly challenges: Challenges;
}

/** Who accepts challenges, and challenges. */
export function challengeRoutes({ challenges }: ChallengeRouteNeeds): Route[] {
  const { nothing } = requests;
  return [
    get('/opponents', nothing, async () => challenges.list()),
    post(
      '/opponents',
      challengeRequests.opponent,
      asPerson(async ({ given }, person) => challenges.enter(person, given)),
    ),
    post(
      '/opponents/leave',
      nothing,
      asPerson(async (_, person) => challenges.leave(person)),
    ),
    get(
      '/challenges',
      nothing,
      asPerson(async (_, person) => ({
        challenges: (await challenges.of(person)).map(({ info }) => info),
      })),
    ),
    post(
      '/challenges',
      challengeRequests.challenge,
      asPerson(async ({ given }, person) => challenges.make(person, given)),
    ),
    post(
      '/challenges/:id/accept',
      nothing,
      asPerson(async ({ id }, person) => shown(await challenges.accept(person, id), person)),
    ),
    post(
      '/challenges/:id/decline',
      nothing,
      asPerson(async ({ id }, person) => challenges.decline(person, id)),
    ),
    post(
      '/challenges/:id/withdraw',
      nothing,
      asPerson(async ({ id }, person) => challenges.withdraw(person, id)),
    ),
  ];
}
