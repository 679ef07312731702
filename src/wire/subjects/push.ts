import * as v from 'valibot';
import { languages } from '../../engine/words.ts';

// Whether messages may be sent to an endpoint is checked by the server (`Push.mayTell`).
const endpoint = v.pipe(v.string(), v.regex(/^[!-~]+$/), v.maxLength(1000));
const key = (length: number) => v.pipe(v.string(), v.regex(/^[\w-]+={0,2}$/), v.maxLength(length));

/** A browser's `PushSubscription`; other fields are ignored. */
const subscription = v.object({ endpoint, keys: v.strictObject({ p256dh: key(100), auth: key(40) }) });

export const pushRequests = {
  subscribe: v.strictObject({ subscription, language: v.picklist(languages) }),
  unsubscribe: v.strictObject({ endpoint }),
  pushTable: v.strictObject({ on: v.boolean() }),
} as const;

export const pushAnswers = {
  pushKey: v.strictObject({ key: v.pipe(v.string(), v.description('For `PushManager.subscribe()`.')) }),
  pushTable: v.strictObject({ on: v.boolean() }),
} as const;
