import type { Seat } from '../../../engine/game.ts';
import type { Language } from '../../../engine/words.ts';

/** A push subscription of a browser. */
export interface Subscription {
  readonly endpoint: string;
  /** What the browser encrypts with, in base64url. */
  readonly p256dh: string;
  readonly auth: string;
  readonly language: Language;
}

export type PushChange =
  /** Replaces any subscription of the same endpoint: a browser belongs to one person at a time. */
  | {
      readonly type: 'subscribe';
      readonly person: number;
      readonly subscription: Subscription;
      /** The hash of its session; it is deleted with it. */
      readonly session: string;
      readonly at: number;
    }
  | { readonly type: 'unsubscribe'; readonly endpoint: string }
  /** Claims a question, so that one node sends it; for the others it is a conflict. */
  | { readonly type: 'push-told'; readonly match: number; readonly seat: Seat; readonly asked: number }
  /** The same for the reminder of a question that was sent; a conflict if it was not. */
  | { readonly type: 'push-nudged'; readonly match: number; readonly seat: Seat; readonly asked: number }
  /** A key of the server's own; one that exists stays. */
  | { readonly type: 'server-key'; readonly name: string; readonly value: string };

export interface PushStore {
  subscriptions(person: number): Promise<Subscription[]>;
  serverKey(name: string): Promise<string | undefined>;
}
