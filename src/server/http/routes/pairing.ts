import { pairingRequests } from '../../../wire/subjects/pairing.ts';
import { requests } from '../../../wire/requests.ts';
import { refuse } from '../../../wire/refusals.ts';
import type { Pairing } from '../../pairing/pairing.ts';
import type { Limiter } from '../../support/limiter.ts';
import { asOwner, get, post, type Route } from '../route.ts';

export interface PairingRouteNeeds {
  readonly pairing: Pairing;
  readonly limiter: Limiter;
}

/** Looking for a table. For people alone: programs open tables and are challenged. */
export function pairingRoutes({ pairing, limiter }: PairingRouteNeeds): Route[] {
  return [
    get(
      '/pairing',
      requests.nothing,
      asOwner(async (_, person) => pairing.read(person)),
    ),
    post(
      '/pairing/seek',
      pairingRequests.seek,
      asOwner(async ({ given, address }, person) =>
        limiter.mayOpen(address) ? pairing.seek(person, given) : refuse('too-fast'),
      ),
    ),
    post(
      '/pairing/cancel',
      requests.nothing,
      asOwner(async (_, person) => pairing.cancel(person)),
    ),
  ];
}
