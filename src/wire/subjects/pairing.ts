import * as v from 'valibot';
import { limits } from '../limits.ts';
import type { Described } from '../describing.ts';

const MOST_GAMES = 20;
const game = v.pipe(v.string(), v.maxLength(limits.id));
const size = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.seats));

export const pairingRequests = {
  seek: v.strictObject({
    games: v.pipe(v.array(game), v.minLength(1), v.maxLength(MOST_GAMES)),
    /** Numbers of players; every number that a game allows if there is none. */
    sizes: v.optional(v.pipe(v.array(size), v.maxLength(limits.seats)), []),
    pace: v.picklist(['live', 'days']),
    rated: v.optional(v.boolean(), false),
    bots: v.optional(v.boolean(), true),
  }),
} as const;
export type SeekWish = v.InferOutput<typeof pairingRequests.seek>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const time = v.pipe(count, v.description('Milliseconds since 1970.'));

const seeking = v.strictObject({
  state: v.pipe(
    v.picklist(['idle', 'seeking', 'seated']),
    v.description('`seated`: there is a table; it begins when everybody is there.'),
  ),
  now: v.pipe(time, v.description("What the server's clock says.")),
  since: v.exactOptional(v.pipe(time, v.description('Since when you have been looking.'))),
  botsAt: v.exactOptional(
    v.pipe(time, v.description('When bots take the seats that are left. Absent if you refused them.')),
  ),
  others: v.pipe(count, v.description('How many others look for a table of one of these games.')),
  wish: v.exactOptional(
    v.strictObject({
      games: v.array(v.string()),
      pace: v.picklist(['live', 'days']),
      rated: v.boolean(),
      bots: v.boolean(),
    }),
  ),
  match: v.exactOptional(v.pipe(v.string(), v.description('The table, if you were seated.'))),
});

export const pairingAnswers = { seeking } as const;
export type Seeking = Described<typeof seeking>;
