import { isRefused, refuse } from '../../../wire/refusals.ts';
import { requests } from '../../../wire/requests.ts';
import { seatsOf } from '../../table/actor.ts';
import { asOwner, get, post, type Route } from '../route.ts';
import type { Push } from '../../push/push.ts';
import type { TableRegistry } from '../../table/table-registry.ts';
import type { TableChange } from '../../store/changes.ts';
import type { StoredMatch } from '../../store/records.ts';
import type { Store } from '../../store/store.ts';

export interface PushRouteNeeds {
  readonly store: Store;
  readonly clock: () => number;
  readonly tables: TableRegistry;
  readonly push: Push;
}

/** Subscriptions to push messages. */
export function pushRoutes({ store, clock, tables, push }: PushRouteNeeds): Route[] {
  return [
    get('/push/key', requests.nothing, async () => ({ key: await push.publicKey() })),
    post(
      '/push/subscribe',
      requests.subscribe,
      asOwner(async ({ given, caller: { hash: session = '' } }, me) => {
        const { endpoint, keys } = given.subscription;
        if (!push.mayTell(endpoint)) return refuse('bad-endpoint');
        const subscription = { endpoint, ...keys, language: given.language };
        await store.write({ type: 'subscribe', person: me.key, subscription, session, at: clock() });
        return {};
      }),
    ),
    post(
      '/push/unsubscribe',
      requests.unsubscribe,
      asOwner(async ({ given }, me) => {
        const mine = await store.push.subscriptions(me.key);
        // Another person's endpoint is ignored, and the response does not reveal it.
        if (mine.some(({ endpoint }) => endpoint === given.endpoint))
          await store.write({ type: 'unsubscribe', endpoint: given.endpoint });
        return {};
      }),
    ),
    post(
      '/matches/:id/push',
      requests.pushTable,
      asOwner(async ({ given, actor, id }) => {
        const table = await tables.find(id);
        if (isRefused(table)) return table;
        const done = await table.change((stored) => asked(stored, seatsOf(actor, stored), given.on));
        return typeof done === 'string' ? { on: given.on } : done;
      }),
    ),
  ];
}

/** The table with push messages for these seats turned on or off. */
function asked(
  { status, host, options, seats }: StoredMatch,
  mine: readonly number[],
  on: boolean,
): TableChange | ReturnType<typeof refuse> {
  if (mine.length === 0) return refuse('not-seated');
  return {
    status,
    host,
    options,
    seats: seats.map(({ push: _push, ...seat }, index) =>
      mine.includes(index)
        ? { ...seat, ...(on ? { push: true } : {}) }
        : { ...seat, ...(_push ? { push: true } : {}) },
    ),
  };
}
