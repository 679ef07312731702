import * as v from 'valibot';
import { limits } from '../limits.ts';
import type { Described } from '../describing.ts';

const day = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/),
  v.description('A day in UTC, as `2026-11-16`.'),
);
const month = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/), v.description('A month, as `2026-11`.'));
const game = v.pipe(v.string(), v.maxLength(limits.id));

/** One move of a log: the seat, -1 for chance, and its text. */
const ply = v.strictTuple([
  v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(limits.seats - 1)),
  v.pipe(v.string(), v.maxLength(limits.move)),
]);

export const dailyRequests = {
  dailyTides: v.strictObject({ day: v.optional(day) }),
  dailyBoard: v.strictObject({ day, game }),
  dailyMonth: v.strictObject({ month, game }),
  dailyTry: v.strictObject({ day, game, plies: v.pipe(v.array(ply), v.maxLength(limits.plies)) }),
} as const;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const place = v.pipe(
  count,
  v.description('1 is the best; equal places are shared, and the next is skipped.'),
);
const points = v.pipe(v.number(), v.integer());
const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

const terms = {
  day,
  game: v.string(),
  rules: count,
  players: count,
  options: v.record(v.string(), v.union([v.boolean(), v.string(), v.number(), v.array(v.number())])),
  level: v.pipe(
    v.picklist(['easy', 'medium', 'hard', 'expert']),
    v.description('What all bots at the table play at.'),
  ),
  commitment: v.pipe(hex, v.description('Fixes the seed; published the day before.')),
};

const tide = v.strictObject({
  ...terms,
  seed: v.pipe(hex, v.description('Public since midnight UTC. Seat, bots and luck all come from it.')),
});
const announced = v.strictObject(terms);
const ownTry = v.strictObject({
  points,
  place,
  of: v.pipe(count, v.description('How many tries there are.')),
});
const boardRow = v.strictObject({
  place,
  name: v.string(),
  points,
  you: v.exactOptional(v.literal(true)),
});
const monthRow = v.strictObject({
  place,
  name: v.string(),
  days: v.pipe(count, v.description('On how many days.')),
  matchpoints: v.pipe(
    v.number(),
    v.description(
      'Each day 100 for being ahead of everybody, ties counting half; 50 for a day alone. Added up.',
    ),
  ),
  you: v.exactOptional(v.literal(true)),
});
const board = v.strictObject({
  day,
  game: v.string(),
  distribution: v.pipe(
    v.array(v.tuple([points, count])),
    v.description('How many tries ended with so many points, in ascending order of points.'),
  ),
  top: v.array(boardRow),
  mine: v.exactOptional(ownTry),
});

export const dailyAnswers = {
  dailyTides: v.strictObject({
    day,
    today: v.pipe(day, v.description('The day it is at the server.')),
    tides: v.array(tide),
    tomorrow: v.pipe(
      v.array(announced),
      v.description('What can be known of tomorrow. Empty for a day that is over.'),
    ),
  }),
  dailyBoard: board,
  dailyMonth: v.strictObject({ month, game: v.string(), top: v.array(monthRow) }),
  dailyMine: v.strictObject({
    tries: v.pipe(
      v.array(v.strictObject({ day, game: v.string(), points, tablePlace: place })),
      v.description('Your counted tries, the latest day first.'),
    ),
  }),
} as const;

export type DailyTides = Described<typeof dailyAnswers.dailyTides>;
type Board = Described<typeof dailyAnswers.dailyBoard>;
export interface DailyBoard extends Omit<Board, 'distribution'> {
  readonly distribution: readonly (readonly [points: number, tries: number])[];
}
export type DailyMonth = Described<typeof dailyAnswers.dailyMonth>;
export type DailyMine = Described<typeof dailyAnswers.dailyMine>;
