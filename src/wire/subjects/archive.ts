import * as v from 'valibot';
import { limits } from '../limits.ts';

const time = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));

/** How many matches one request of a person is answered with at most. */
export const MOST_EXPORTED = 1000;

export const archiveRequests = {
  matches: v.strictObject({
    after: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(limits.id),
        v.description('The id of the last match that you have: what became public after it follows.'),
      ),
    ),
    game: v.optional(v.pipe(v.string(), v.maxLength(limits.id))),
    since: v.optional(v.pipe(time, v.description('Ended then or later, in milliseconds since 1970.'))),
    until: v.optional(v.pipe(time, v.description('Ended before then.'))),
    players: v.optional(
      v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.description('With so many seats.')),
    ),
    most: v.optional(
      v.pipe(v.string(), v.regex(/^[1-9]\d{0,6}$/), v.transform(Number), v.description('At most so many.')),
    ),
  }),
} as const;
export type ArchiveRequests = {
  readonly [K in keyof typeof archiveRequests]: v.InferOutput<(typeof archiveRequests)[K]>;
};
