import * as v from 'valibot';
import { achievementNames } from '../../rating/achievements.ts';
import { ratedGames } from '../../rating/anchors.ts';
import { unratedReasons } from '../../rating/match.ts';
import { limits } from '../limits.ts';
import type { Described } from '../describing.ts';

const id = v.pipe(v.string(), v.maxLength(limits.id));
const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));

export const ratingRequests = {
  /** Of a person, by the id that seats name, or of a bot; without either your own. */
  profile: v.strictObject({
    id: v.optional(id),
    bot: v.optional(id),
    before: v.optional(wholeNumber),
  }),
  /** Of the same page: what reviews and lessons tell. */
  profileInsight: v.strictObject({ id: v.optional(id), bot: v.optional(id) }),
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
  adjusted: v.exactOptional(
    v.pipe(
      v.strictObject({
        ...shownRating,
        matches: v.pipe(count, v.description('How many matches it has reached: reviews take their time.')),
        reviewed: v.pipe(count, v.description('Of how many of them luck was taken out.')),
      }),
      v.description('The rating with luck taken out of results, where that was measured to tell more.'),
    ),
  ),
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

const share = v.pipe(v.number(), v.description('In shares of the win.'));
const lossFigure = v.strictObject({
  game: v.string(),
  players: count,
  loss: v.pipe(v.number(), v.description('Share of the win given away in a decision, on average.')),
  within: v.pipe(v.number(), v.description('Half of its 95 % interval.')),
  matches: v.exactOptional(count),
  bots: v.pipe(
    v.array(v.strictObject({ level: v.string(), loss: v.number() })),
    v.description('What bots give away at such tables, the weakest first.'),
  ),
});

const kindOfLoss = v.strictObject({
  game: v.string(),
  kind: v.string(),
  decisions: count,
  loss: v.number(),
  within: v.number(),
});

const profileInsight = v.strictObject({
  games: v.pipe(
    v.array(v.strictObject({ game: v.string(), matches: count })),
    v.description('Games that were played, the most frequent first.'),
  ),
  options: v.pipe(
    v.array(v.strictObject({ game: v.string(), option: v.string(), matches: count })),
    v.description('Expansions and variants that were played most.'),
  ),
  luck: v.pipe(
    v.array(
      v.strictObject({
        id: v.string(),
        game: v.string(),
        at: time,
        luck: share,
        spread: v.pipe(v.number(), v.description('The standard deviation that was to be expected.')),
      }),
    ),
    v.description('What chance gave in the latest reviewed matches, the oldest first; at most 300.'),
  ),
  losses: v.pipe(
    v.array(lossFigure),
    v.description('Only for tables at which better bots were measured to give less away.'),
  ),
  kinds: v.pipe(v.array(kindOfLoss), v.description('The same by kind of decision, the costliest first.')),
  achievements: v.array(
    v.strictObject({
      name: v.picklist(achievementNames),
      at: v.exactOptional(v.pipe(time, v.description('When the match ended that brought it.'))),
    }),
  ),
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

export const ratingAnswers = { profile, profileInsight, matchRating, recomputing } as const;
export type Profile = Described<typeof profile>;
export type ProfileInsight = Described<typeof profileInsight>;
export type LossFigure = Described<typeof lossFigure>;
export type KindOfLoss = Described<typeof kindOfLoss>;
export type ProfileMatch = Described<typeof profileMatch>;
export type GameRating = Described<typeof gameRating>;
export type MatchRating = Described<typeof matchRating>;
export type Recomputing = Described<typeof recomputing>;
