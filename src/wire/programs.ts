import * as v from 'valibot';
import type { Result, Seat } from '../engine/game.ts';
import { asked, legal, result, says, seat, view, yourTable } from './answers.ts';
import { limits } from './limits.ts';
import type { YourTable } from './server.ts';

/** What a program is told, one line of JSON after the other. */
export type StreamLine =
  /** The stream is open. */
  | { readonly type: 'hello'; readonly person: { readonly id: string; readonly name: string } }
  /** A match in which the program sits has begun, or was under way when the stream was opened. */
  | { readonly type: 'begin'; readonly table: YourTable }
  /** A table at which the program sits was closed for the start: open now what was committed to for the dice. */
  | { readonly type: 'closing'; readonly table: YourTable }
  | Decide
  | { readonly type: 'over'; readonly match: string; readonly result: Result }
  /** Nothing happened for a while; the line is alive. */
  | { readonly type: 'beat' }
  /** The last line. `restart` is the one to come back after. */
  | { readonly type: 'bye'; readonly reason: 'replaced' | 'revoked' | 'restart' };

/** A seat of the program is asked: answer `asked` by one of `legal`. */
export interface Decide {
  readonly type: 'decide';
  readonly match: string;
  readonly game: string;
  readonly seat: Seat;
  readonly asked: number;
  readonly view: unknown;
  readonly legal: readonly string[];
}

const match = v.string();
export const decide = v.strictObject({
  type: v.literal('decide'),
  match,
  game: v.string(),
  seat,
  asked,
  view,
  legal,
});
export const streamLine: v.GenericSchema<unknown, StreamLine> = v.variant('type', [
  v.strictObject({ type: v.literal('hello'), person: v.strictObject({ id: v.string(), name: v.string() }) }),
  v.strictObject({ type: v.literal('begin'), table: yourTable }),
  v.strictObject({ type: v.literal('closing'), table: yourTable }),
  decide,
  v.strictObject({ type: v.literal('over'), match, result }),
  v.strictObject({ type: v.literal('beat') }),
  v.strictObject({ type: v.literal('bye'), reason: v.picklist(['replaced', 'revoked', 'restart']) }),
]);

const name = v.pipe(
  v.string(),
  v.maxLength(4 * limits.name),
  v.description('What you call it, for your own list.'),
);

export const programRequests = {
  makeToken: v.strictObject({ name }),
  revokeToken: v.strictObject({
    id: v.pipe(
      v.string(),
      v.maxLength(limits.id),
      v.description('As `POST /tokens` and the account tell it.'),
    ),
  }),
} as const;

export const programAnswers = {
  token: v.strictObject({
    id: says('Its public name, to revoke it by.'),
    token: says('`ttb_...`: shown once, now; only its hash is kept.'),
  }),
} as const;
