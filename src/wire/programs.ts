import * as v from 'valibot';
import { asked, legal, result, says, seat, view, yourTable } from './answers.ts';
import type { Described } from './describing.ts';
import { limits } from './limits.ts';

const match = v.string();
/** A seat of the program is asked: answer `asked` by one of `legal`. */
export const decide = v.strictObject({
  type: v.literal('decide'),
  match,
  game: v.string(),
  seat,
  asked,
  view,
  legal,
});
/** The lines of a program's stream (newline-delimited JSON). */
export const streamLine = v.variant('type', [
  /** The stream is open. */
  v.strictObject({ type: v.literal('hello'), person: v.strictObject({ id: v.string(), name: v.string() }) }),
  /** A match in which the program sits has begun, or was under way when the stream was opened. */
  v.strictObject({ type: v.literal('begin'), table: yourTable }),
  v.strictObject({ type: v.literal('closing'), table: yourTable }),
  /** Live dice: a roll waits for links, `table.rolling` says whose. */
  v.strictObject({ type: v.literal('rolling'), table: yourTable }),
  decide,
  v.strictObject({ type: v.literal('over'), match, result }),
  /** A heartbeat: nothing happened for a while. */
  v.strictObject({ type: v.literal('beat') }),
  /** The last line. After `restart` a program should reconnect. */
  v.strictObject({ type: v.literal('bye'), reason: v.picklist(['replaced', 'revoked', 'restart']) }),
]);

export type StreamLine = Described<typeof streamLine>;
export type Decide = Described<typeof decide>;

const name = v.pipe(
  v.string(),
  v.maxLength(4 * limits.name),
  v.description('What you call it, for your own list.'),
);

export const programRequests = {
  makeToken: v.strictObject({
    name,
    days: v.optional(
      v.pipe(
        v.number(),
        v.integer(),
        v.minValue(1),
        v.maxValue(366),
        v.description('After how many days it expires; 90 unless you say so.'),
      ),
    ),
  }),
  revokeToken: v.strictObject({
    id: v.pipe(
      v.string(),
      v.maxLength(limits.id),
      v.description('As `POST /tokens` and the account tell it.'),
    ),
  }),
} as const;
export type ProgramRequests = {
  readonly [K in keyof typeof programRequests]: v.InferOutput<(typeof programRequests)[K]>;
};

export const programAnswers = {
  token: v.strictObject({
    id: says('Its public name, to revoke it by.'),
    token: says('`ttb_...`: shown once, now; only its hash is kept.'),
    until: v.pipe(v.number(), v.description('When it expires, in milliseconds since 1970.')),
  }),
} as const;
