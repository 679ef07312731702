import { FastRng, pickOne, type Rng } from '../../engine/rng.ts';
import { anchorOf } from '../../rating/anchors.ts';
import { type RatedSeat, ratingsAfterMatch } from '../../rating/match.ts';
import { numberOf } from '../../rating/scale.ts';
import { expectedShares, newcomer, type Rating, ratingsAfter, type Sitting } from '../../rating/rating.ts';
import type { RecordedMatch } from './record.ts';

/* What somebody can gain who is after a number. Results are drawn from the share model with everybody's true strength. */

/** The shown number after each match, averaged over runs. */
export type Course = readonly number[];

interface Plan {
  readonly game: string;
  readonly runs: number;
  readonly matches: number;
  readonly seed: number;
}

type Play = (mine: Rating, rng: Rng, match: number) => Rating;

function course({ runs, matches, seed }: Plan, start: Rating, play: () => Play): Course {
  const sums = Array.from({ length: matches }, () => 0);
  for (let run = 0; run < runs; run++) {
    const rng = new FastRng(seed, run);
    const one = play();
    let mine = start;
    for (let at = 0; at < matches; at++) {
      mine = one(mine, rng, at);
      sums[at] = (sums[at] as number) + numberOf(mine.theta) / runs;
    }
  }
  return sums;
}

const anchor = (game: string, bot: string): Rating => anchorOf(game, bot) as Rating;

function winnerOf(thetas: readonly number[], rng: Rng): number {
  let left = rng.below(2 ** 30) / 2 ** 30;
  const shares = expectedShares(thetas);
  const found = shares.findIndex((share) => (left -= share) < 0);
  return found < 0 ? shares.length - 1 : found;
}

/** Somebody as strong as one bot plays with so many of another, for ever. */
export function onlyAgainst(plan: Plan, who: string, bot: string, others: number): Course {
  const truth = anchor(plan.game, who);
  const rival = anchor(plan.game, bot);
  const rest = Array.from({ length: others }, (): Sitting => ({ rating: rival, got: 0, isFixed: true }));
  return course(plan, newcomer, () => (mine, rng) => {
    const winner = winnerOf([truth.theta, ...rest.map(() => rival.theta)], rng);
    const seats = [{ rating: mine, got: 0 }, ...rest].map((seat, index) => ({
      ...seat,
      got: index === winner ? 1 : 0,
    }));
    return ratingsAfter(seats)[0] as Rating;
  });
}

/** A friend always loses to somebody as good as medium, at tables of two; `friends` of them take turns. */
export function feeding(plan: Plan, friends: number): Course {
  return course(plan, newcomer, () => {
    const fed = Array<Rating>(friends).fill(newcomer);
    return (mine, _rng, match) => {
      const friend = match % friends;
      const seats = [1, 0].map((share, person) => ({ person, share, left: false, counts: true }));
      const [after, theirs] = ratingsAfterMatch(plan.game, seats, (person) =>
        person === 0 ? mine : (fed[friend] as Rating),
      );
      fed[friend] = theirs as Rating;
      return after as Rating;
    };
  });
}

/** The same at a table of three with a medium bot, which wins every other match: there lopsided matches count. */
export function feedingBesideBot(plan: Plan, friends: number): Course {
  return course(plan, newcomer, () => {
    const fed = Array<Rating>(friends).fill(newcomer);
    return (mine, rng, match) => {
      const friend = match % friends;
      const wins = rng.below(2);
      const people = [wins, 0].map((share, person) => ({ person, share, left: false, counts: true }));
      const bot = { bot: 'medium', share: 1 - wins, left: false, counts: false };
      const [after, theirs] = ratingsAfterMatch(plan.game, [...people, bot], (person) =>
        person === 0 ? mine : (fed[friend] as Rating),
      );
      fed[friend] = theirs as Rating;
      return after as Rating;
    };
  });
}

/**
 * Somebody takes the place of medium in recorded matches, rated with luck taken out, among bots. In so many of the matches that they do not win
 * they leave before the end.
 */
export function leavingWithLuck(plan: Plan, recorded: readonly RecordedMatch[], foresees: number): Course {
  const withMedium = recorded.filter((match) => match.some(({ level }) => level === 'medium'));
  return course(plan, newcomer, () => (mine, rng) => {
    const match = pickOne(withMedium, rng);
    const seat = match.findIndex(({ level }) => level === 'medium');
    const seats = match.map(({ level, share }, index): RatedSeat => {
      if (index !== seat) return { bot: level, share, left: false, counts: false };
      return { person: 0, share, left: share === 0 && isLikely(rng, foresees), counts: true };
    });
    const luck = match.map((each) => each.luck);
    return ratingsAfterMatch(plan.game, seats, () => mine, luck)[seat] as Rating;
  });
}

const isLikely = (rng: Rng, part: number) => rng.below(1000) < part * 1000;

/**
 * Somebody as good as medium at a table with medium bots. If they are about to lose, which they foresee in so many of the cases, they leave and let a bot
 * of another strength play on, which turns some of those matches. `credited`: as if that counted for them.
 */
export function leaving(
  plan: Plan,
  others: number,
  {
    foresees,
    turns,
    credited,
  }: { readonly foresees: number; readonly turns: number; readonly credited: boolean },
): Course {
  const rest = Array.from(
    { length: others },
    (): Sitting => ({ rating: anchor(plan.game, 'medium'), got: 0, isFixed: true }),
  );
  return course(plan, newcomer, () => (mine, rng) => {
    const wins = rng.below(others + 1) === 0;
    const left = !wins && isLikely(rng, foresees);
    const got = wins || (left && isLikely(rng, turns) && credited) ? 1 : 0;
    return ratingsAfter([{ rating: mine, got }, ...rest])[0] as Rating;
  });
}

/** Somebody plays like one bot for the first half of the matches and like another from then on. */
export function improving(plan: Plan, from: string, to: string, others: number): Course {
  const rival = anchor(plan.game, 'medium');
  return course(plan, newcomer, () => (mine, rng, match) => {
    const truth = anchor(plan.game, match < plan.matches / 2 ? from : to);
    const rest = Array.from({ length: others }, (): Sitting => ({ rating: rival, got: 0, isFixed: true }));
    const winner = winnerOf([truth.theta, ...rest.map(() => rival.theta)], rng);
    return ratingsAfter(
      [{ rating: mine, got: 0 }, ...rest].map((seat, index) => ({ ...seat, got: index === winner ? 1 : 0 })),
    )[0] as Rating;
  });
}
