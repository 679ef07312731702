import type { PushChange } from '../../subjects/push.ts';
import type { Statement } from '../sql.ts';

/** More browsers than anybody has. */
const MAX_SUBSCRIPTIONS = 20;

export function pushStatements(change: PushChange): Statement[] {
  switch (change.type) {
    case 'subscribe': {
      const { person, subscription, session, at } = change;
      const { endpoint, p256dh, auth, language } = subscription;
      return [
        { query: 'deleteSubscription', values: [endpoint] },
        { query: 'insertSubscription', values: [endpoint, person, p256dh, auth, language, at, session] },
        { query: 'trimSubscriptions', values: [person, MAX_SUBSCRIPTIONS] },
      ];
    }
    case 'unsubscribe':
      return [{ query: 'deleteSubscription', values: [change.endpoint] }];
    case 'push-told':
      return [{ query: 'tellPush', values: [change.match, change.seat, change.asked], expect: 1 }];
    case 'push-nudged':
      return [{ query: 'nudgePush', values: [change.match, change.seat, change.asked], expect: 1 }];
    case 'server-key':
      return [{ query: 'insertServerKey', values: [change.name, change.value] }];
  }
}
