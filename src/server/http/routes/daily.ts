import { dailyRequests } from '../../../wire/subjects/daily.ts';
import { refuse } from '../../../wire/refusals.ts';
import { requests } from '../../../wire/requests.ts';
import type { Actor } from '../../table/actor.ts';
import type { Daily } from '../../daily/daily.ts';
import type { Limiter } from '../../support/limiter.ts';
import { asOwner, asPerson, get, post, type Route } from '../route.ts';

export interface DailyRouteNeeds {
  readonly daily: Daily;
  readonly limiter: Limiter;
}

/** One challenge a day for each game, and everybody's counted try. */
export function dailyRoutes({ daily, limiter }: DailyRouteNeeds): Route[] {
  return [
    get('/daily', dailyRequests.dailyTides, async ({ given }) => daily.read(given.day)),
    get('/daily/board', dailyRequests.dailyBoard, async ({ given: { day, game }, actor }) =>
      daily.board(day, game, keyOf(actor)),
    ),
    get('/daily/month', dailyRequests.dailyMonth, async ({ given: { month, game }, actor }) =>
      daily.month(month, game, keyOf(actor)),
    ),
    get(
      '/daily/mine',
      requests.nothing,
      asPerson(async (_call, person) => daily.mine(person.key)),
    ),
    // People alone: what a program plays is not compared with what they play.
    post(
      '/daily/try',
      dailyRequests.dailyTry,
      asOwner(async ({ given, address }, person) =>
        limiter.mayTry(person.key, address) ? daily.submit(person.key, given) : refuse('too-fast'),
      ),
    ),
  ];
}

function keyOf(actor: Actor): number | undefined {
  return actor.type === 'person' ? actor.key : undefined;
}
