import * as v from 'valibot';
import { options as readableOptions, result } from '../answers.ts';
import { clockSetting } from '../clock.ts';
import type { Described } from '../describing.ts';
import { duplicateLimits, limits } from '../limits.ts';
import { options } from '../requests.ts';

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const name = v.pipe(v.string(), v.maxLength(4 * limits.name));
const { tables, rounds, players: mostPlayers } = duplicateLimits;
const player = whole(0, mostPlayers - 1);
/** Other tables wait for this one, so there is always a clock that runs out. */
const strictClock = v.pipe(
  clockSetting,
  v.check(({ kind }) => kind === 'live' || kind === 'days'),
  v.description('`live` or `days`: others wait for each table, so its time has to run out.'),
);

export const duplicateRequests = {
  duplicateCreate: v.strictObject({
    game: v.pipe(v.string(), v.maxLength(limits.id)),
    options: v.optional(options, {}),
    seats: v.pipe(whole(1, limits.seats), v.description('Players at each table.')),
    tables: whole(tables.min, tables.max),
    rounds: v.pipe(whole(rounds.min, rounds.max), v.description('In each all tables have the same luck.')),
    clock: strictClock,
    bot: v.pipe(
      v.string(),
      v.maxLength(limits.name),
      v.description('The level of the bots that fill the gaps.'),
    ),
    plays: v.optional(v.pipe(v.boolean(), v.description('Whether the host takes a place too.')), true),
  }),
  duplicateJoin: v.strictObject({ name: v.optional(name) }),
  duplicateRemove: v.strictObject({ player }),
} as const;

const text = v.string();
const says = (description: string) => v.pipe(v.string(), v.description(description));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const time = v.pipe(count, v.description('Milliseconds since 1970.'));
const yes = (description: string) => v.exactOptional(v.pipe(v.literal(true), v.description(description)));
const round = v.pipe(count, v.description('Counted from 0.'));
const table = v.pipe(count, v.description('Counted from 0.'));

const playerInfo = v.strictObject({
  player: v.pipe(count, v.description('The number in the movement.')),
  name: text,
  bot: v.exactOptional(says('The level, if it is a bot.')),
  program: yes('The person has a token for programs: what plays here may be one.'),
  away: yes('The person has left; a bot stands in until they return.'),
  host: yes('Has opened it.'),
  you: yes('That is you.'),
});

const board = v.strictObject({
  round,
  table,
  match: says('The id of its match.'),
  status: v.picklist(['open', 'playing', 'over', 'closed']),
  result: v.exactOptional(v.pipe(result, v.description('Once every table has ended that plays this deal.'))),
  byBots: v.exactOptional(
    v.pipe(
      v.array(count),
      v.description('With the result: seats of people for whom a bot decided something.'),
    ),
  ),
});

const standing = v.strictObject({
  player: count,
  place: v.exactOptional(
    v.pipe(count, v.description('1 is the best; equals share a place. Absent until somebody is compared.')),
  ),
  share: v.exactOptional(
    v.pipe(
      v.number(),
      v.description('The mean of the rounds: the share of all matchpoints that could be had, 0 to 1.'),
    ),
  ),
  rounds: v.pipe(count, v.description('How many rounds it is the mean of.')),
});

const terms = {
  id: text,
  game: text,
  rules: count,
  options: readableOptions,
  seats: v.pipe(count, v.description('Players at each table.')),
  tables: count,
  rounds: count,
  clock: clockSetting,
  bot: says('The level of the bots that fill the gaps.'),
  status: v.picklist(['gathering', 'playing', 'over', 'closed']),
  created: time,
  started: v.exactOptional(time),
  ended: v.exactOptional(time),
};

const next = v.exactOptional(
  v.pipe(
    v.strictObject({ match: text, round, table, seat: count }),
    v.description('The table at which you are to play now.'),
  ),
);

const summary = v.strictObject({
  ...terms,
  people: v.pipe(count, v.description('How many people have a place.')),
  youHost: v.boolean(),
  next,
});

const duplicate = v.strictObject({
  ...terms,
  movement: v.pipe(
    v.picklist(['plane', 'lines', 'searched']),
    v.description('How it was found who meets whom: docs/duplicate.md.'),
  ),
  players: v.pipe(
    v.array(playerInfo),
    v.description('While people gather, those who have come; then all, bots included.'),
  ),
  sitting: v.pipe(
    v.array(v.array(v.array(count))),
    v.description('By round, table and seat: the number of the player.'),
  ),
  deals: v.pipe(
    v.array(
      v.strictObject({
        id: says('As match files name it.'),
        commitment: says('Fixes the luck of the round from the moment the duplicate is opened.'),
        seed: v.exactOptional(says('Once every table has ended that plays this deal.')),
      }),
    ),
    v.description('By round.'),
  ),
  boards: v.pipe(v.array(board), v.description('The tables that have been opened.')),
  standings: v.pipe(v.array(standing), v.description('The best first; of the rounds that are over.')),
  youHost: v.boolean(),
  next,
});

export const duplicateAnswers = {
  duplicate: v.strictObject({ duplicate }),
  duplicates: v.strictObject({
    duplicates: v.pipe(v.array(summary), v.description('The latest first.')),
  }),
} as const;

export type DuplicateInfo = Described<typeof duplicate>;
export type DuplicateSummary = Described<typeof summary>;
export type DuplicateBoard = Described<typeof board>;
export type DuplicateRequests = {
  readonly [K in keyof typeof duplicateRequests]: v.InferOutput<(typeof duplicateRequests)[K]>;
};
