import * as v from 'valibot';
import { clockSetting } from '../clock.ts';
import type { Described } from '../describing.ts';
import { limits } from '../limits.ts';

/** Challenges: somebody asks somebody else by name for a table. Requests, and what is answered. */
const name = v.pipe(v.string(), v.maxLength(4 * limits.name));
const gameId = v.pipe(v.string(), v.maxLength(limits.id));
const optionValue = v.union([
  v.boolean(),
  v.pipe(v.string(), v.maxLength(limits.name)),
  v.number(),
  v.pipe(v.array(v.number()), v.maxLength(limits.options)),
]);
const options = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(limits.name)), optionValue),
  v.check((given) => Object.keys(given).length <= limits.options),
);
const seatCount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.seats));
const text = v.string();
const time = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.description('Milliseconds since 1970, by the server’s clock.'),
);

/** What somebody plays. */
const acceptance = v.strictObject({
  game: gameId,
  options: v.optional(
    v.pipe(options, v.description('Only tables on which these are so; all others are free.')),
    {},
  ),
  seats: v.optional(
    v.pipe(
      v.strictObject({ min: seatCount, max: seatCount }),
      v.description('With how many players; without it, as many as the game allows.'),
    ),
  ),
  level: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(limits.name),
      v.description('How strong they are, in their own words: `hard`, `about 1700`.'),
    ),
    '',
  ),
});

/** Who is to sit there: who asks, who is asked, a bot, or nobody yet. */
const sitter = v.variant('kind', [
  v.strictObject({ kind: v.literal('me') }),
  v.strictObject({ kind: v.literal('them') }),
  v.strictObject({ kind: v.literal('bot'), bot: v.pipe(v.string(), v.maxLength(limits.name)) }),
  v.strictObject({ kind: v.literal('open') }),
]);

export const challengeLimits = {
  /** Games on one list, and characters of what somebody says there. */
  games: 20,
  about: 200,
  /** Seconds for an answer. */
  seconds: { least: 10, most: 86_400, usual: 300 },
} as const;

export const challengeRequests = {
  opponent: v.strictObject({
    name: v.optional(name),
    games: v.pipe(v.array(acceptance), v.minLength(1), v.maxLength(challengeLimits.games)),
    about: v.optional(v.pipe(v.string(), v.maxLength(4 * challengeLimits.about)), ''),
  }),
  challenge: v.strictObject({
    to: v.pipe(
      v.string(),
      v.maxLength(4 * limits.name),
      v.description('A name on the list of `GET /opponents`, or the `id` of a person.'),
    ),
    game: gameId,
    options: v.optional(options, {}),
    seats: v.optional(
      v.pipe(
        v.array(sitter),
        v.minLength(1),
        v.maxLength(limits.seats),
        v.description('At least one `me` and one `them`; without it just these two.'),
      ),
      [{ kind: 'me' }, { kind: 'them' }],
    ),
    clock: v.optional(clockSetting),
    live: v.optional(v.boolean()),
    seconds: v.optional(
      v.pipe(
        v.number(),
        v.integer(),
        v.minValue(challengeLimits.seconds.least),
        v.maxValue(challengeLimits.seconds.most),
        v.description(`For how long it can be accepted; ${challengeLimits.seconds.usual} unless you say so.`),
      ),
      challengeLimits.seconds.usual,
    ),
  }),
} as const;
export type ChallengeRequests = {
  readonly [K in keyof typeof challengeRequests]: v.InferOutput<(typeof challengeRequests)[K]>;
};

const party = v.strictObject({ id: text, name: text, program: v.boolean() });

export const challenge = v.strictObject({
  id: text,
  from: party,
  to: party,
  game: text,
  options: v.pipe(options, v.description('All of them.')),
  seats: v.array(sitter),
  clock: clockSetting,
  live: v.pipe(v.boolean(), v.description('With live dice.')),
  status: v.picklist(['open', 'accepted', 'declined', 'withdrawn', 'expired']),
  match: v.exactOptional(v.pipe(text, v.description('The table, once it was accepted.'))),
  at: time,
  until: v.pipe(time, v.description('Until when it can be accepted.')),
});

export const opponent = v.strictObject({
  id: text,
  name: v.pipe(text, v.description('Theirs alone on this list.')),
  program: v.boolean(),
  here: v.pipe(v.boolean(), v.description('There within the last two minutes.')),
  games: v.array(acceptance),
  about: text,
});

export const challengeAnswers = {
  opponents: v.strictObject({ opponents: v.array(opponent) }),
  opponent: v.strictObject({ opponent }),
  challenge: v.strictObject({ challenge }),
  challenges: v.strictObject({ challenges: v.array(challenge) }),
} as const;

export type Acceptance = Described<typeof acceptance>;
export type ChallengeSitter = v.InferOutput<typeof sitter>;
export type ChallengeInfo = Described<typeof challenge>;
export type OpponentInfo = Described<typeof opponent>;
