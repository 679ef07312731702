import * as v from 'valibot';
import { ratedGames } from '../rating/anchors.ts';
import { unratedReasons } from '../rating/match.ts';
import { limits } from './limits.ts';
import type { Described } from './describing.ts';

const id = v.pipe(v.string(), v.maxLength(limits.id));
const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));

export const ratingRequests = {
  /** Of a person, by the id that seats name, or of a bot; without either your own. */
  profile: v.strictObject({
    id: v.optional(id),
    bot: v.optional(id),
    before: v.optional(wholeNumber),
  }),
  profilePrivacy: v.strictObject({ private: v.boolean() }),
  profileExport: v.strictObject({ format: v.optional(v.picklist(['json', 'csv']), 'json') }),
} as const;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const time = v.pipe(count, v.description('Milliseconds since 1970.'));
const whole = v.pipe(v.number(), v.integer());
const flag = (description: string) => v.pipe(v.boolean(), v.description(description));

/** At an open or running table; absent if it was not opened as a rated one. */
export const ratedState = v.pipe(
  v.picklist(['yes', ...unratedReasons]),
  v.description(
    'Opened as a rated table: `yes`, or why its match will not count as people sit now. Absent at other tables.',
  ),
);
export type RatedState = v.InferOutput<typeof ratedState>;

const shownRating = {
  number: v.pipe(whole, v.description('Medium bots are 1500; 400 points are odds of ten to one.')),
  within: v.pipe(count, v.description('How far off it may be: half of the 95 % interval.')),
  provisional: flag('The interval is still wide; do not compare it with others.'),
};

const gameRating = v.strictObject({
  game: v.picklist(ratedGames),
  ...shownRating,
  matches: v.pipe(count, v.description('How many matches it rests on.')),
  at: v.exactOptional(v.pipe(time, v.description('When the latest of them ended.'))),
});

const rival = v.strictObject({
  name: v.string(),
  profile: v.exactOptional(v.pipe(v.string(), v.description('Whose page can be looked at.'))),
  bot: v.exactOptional(v.pipe(v.string(), v.description('A bot of this level.'))),
  share: v.pipe(v.number(), v.description('Its share of the win; shared wins count in parts.')),
});

const profileMatch = v.strictObject({
  id: v.string(),
  game: v.string(),
  at: time,
  turn: v.pipe(count, v.description('Its number among all rated matches of this server.')),
  share: v.number(),
  left: flag('A bot sat in: the match counts as lost.'),
  number: whole,
  within: count,
  change: v.pipe(whole, v.description('What the match added to the number.')),
  others: v.array(rival),
});

const profile = v.strictObject({
  id: v.exactOptional(v.string()),
  name: v.string(),
  bot: v.exactOptional(v.string()),
  since: v.exactOptional(time),
  you: flag('This is your own.'),
  private: flag('Nobody else sees the ratings and matches.'),
  ratings: v.array(gameRating),
  matches: v.pipe(v.array(profileMatch), v.description('Rated matches, the latest first; at most 200.')),
  more: flag('There are older ones: ask again with the last `turn` as `before`.'),
});

const matchRating = v.strictObject({
  state: v.pipe(
    v.picklist(['unrated', 'waiting', 'rated']),
    v.description('`waiting`: it counts, and its turn is about to come.'),
  ),
  seats: v.pipe(
    v.array(
      v.nullable(v.strictObject({ before: v.exactOptional(whole), ...shownRating, left: v.boolean() })),
    ),
    v.description(
      'For each seat its rating after the match; null for bots, and for seats that do not count.',
    ),
  ),
});

const recomputing = v.strictObject({
  version: v.pipe(count, v.description('Of the formula in use.')),
  matches: v.pipe(count, v.description('How many matches have been rated.')),
  waiting: flag('The ratings are being computed anew.'),
  done: v.pipe(count, v.description('How many matches that has reached.')),
  milliseconds: v.pipe(count, v.description('How long the last computation took.')),
});

export const ratingAnswers = { profile, matchRating, recomputing } as const;
export type Profile = Described<typeof profile>;
export type ProfileMatch = Described<typeof profileMatch>;
export type GameRating = Described<typeof gameRating>;
export type MatchRating = Described<typeof matchRating>;
export type Recomputing = Described<typeof recomputing>;
