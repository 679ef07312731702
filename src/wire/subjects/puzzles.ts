import * as v from 'valibot';
import { limits } from '../limits.ts';

/** Solved puzzles: what an account knows, and how people fare. */
const game = v.pipe(v.string(), v.maxLength(limits.id));
const puzzle = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/));
const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const attempt = v.strictObject({
  puzzle,
  outcome: v.pipe(
    v.picklist(['solved', 'missed', 'later']),
    v.description('Of the first answer; `later` if it was missed and has been found since.'),
  ),
  worth: v.pipe(whole(4000), v.description('The rating of the puzzle when it was tried.')),
  at: v.pipe(whole(8.64e15), v.description('When it was tried, in milliseconds since 1970.')),
});
/** So many at once. */
export const MOST_ATTEMPTS = 100;

export const puzzleRequests = {
  puzzles: v.strictObject({
    game,
    attempts: v.optional(v.pipe(v.array(attempt), v.maxLength(MOST_ATTEMPTS)), []),
    forget: v.optional(v.boolean(), false),
  }),
  puzzleFigures: v.strictObject({ game }),
} as const;

/** From so many people on, how they fared is told. */
export const ENOUGH_PEOPLE = 20;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const attempts = v.strictObject({
  attempts: v.pipe(
    v.array(attempt),
    v.description(
      'All that the account has of this game, in order of time. Rating and rows follow from them.',
    ),
  ),
});
const figures = v.strictObject({
  figures: v.pipe(
    v.array(v.strictObject({ puzzle: v.string(), tried: count, solved: count })),
    v.description(
      `How many people tried each puzzle, and how many found the answer at first. Only those that at least ${ENOUGH_PEOPLE} have tried.`,
    ),
  ),
});
export const puzzleAnswers = { puzzles: attempts, puzzleFigures: figures } as const;

export type PuzzleAttempt = v.InferOutput<typeof attempt>;
export type PuzzleAttempts = v.InferOutput<typeof attempts>;
export type PuzzleFigures = v.InferOutput<typeof figures>;
