import type { LevelName } from '../../bots/levels.ts';
import type { OptionSpecs } from '../../engine/options.ts';
import { type GateReason, levelLosses, type ReviewDigest, type SeatDigest } from '../../insight/index.ts';
import { achievementsOf, type PlayedMatch } from '../../rating/achievements.ts';
import { ratedGames } from '../../rating/anchors.ts';
import type { KindOfLoss, LossFigure, ProfileInsight } from '../../wire/subjects/ratings.ts';
import type { HistoryStep } from '../store/subjects/ratings.ts';
import type { ReviewedSeat } from '../store/subjects/reviews.ts';

/** What is stored of somebody, as far as their page tells it. */
export interface InsightFacts {
  readonly person: number;
  /** Rated matches, the oldest first. */
  readonly steps: readonly HistoryStep[];
  /** Those of them that were reviewed, the oldest first. */
  readonly reviewed: readonly ReviewedSeat[];
  readonly stars: readonly number[];
  readonly tides: readonly string[];
  /** The options of each game. */
  readonly specs: ReadonlyMap<string, OptionSpecs>;
}

const WIDE = 1.96;
/** Kinds with fewer decisions are left out. */
const FEWEST = 20;
const MOST_OPTIONS = 5;
/** Where losses do not rank players rightly, or nobody knows whether they do. */
const unranked: readonly GateReason[] = ['no-evaluator', 'not-measured', 'levels-not-ranked'];

/** What rated matches and their reviews tell of somebody: a pure function of what is stored. */
export function insightOf(facts: InsightFacts): ProfileInsight {
  const { steps, reviewed, stars, tides } = facts;
  const matches = matchesOf(facts);
  return {
    games: counted(steps.map(({ game }) => game)).map(([game, count]) => ({ game, matches: count })),
    options: counted(matches.flatMap(({ game, options }) => options.map((option) => `${game} ${option}`)))
      .slice(0, MOST_OPTIONS)
      .map(([key, count]) => {
        const [game = '', option = ''] = key.split(' ');
        return { game, option, matches: count };
      }),
    luck: reviewed.flatMap(({ id, game, ended, seat, review }) => {
      const book = review.seats[seat];
      return book ? [{ id, game, at: ended, luck: book.luck, spread: book.spread }] : [];
    }),
    losses: lossesOf(reviewed),
    kinds: kindsOf(reviewed),
    achievements: achievementsOf({ games: ratedGames, best: BEST, matches, stars, tides }),
  };
}

const BEST: LevelName = 'expert';

/** A bot's page: what it was measured to give away. */
export function botInsight(bot: string): ProfileInsight {
  const losses = ratedGames.flatMap((game) =>
    levelLosses(game).flatMap(({ players, ranked, levels: list }): LossFigure[] => {
      const own = list.find(({ level }) => level === bot);
      return own && ranked
        ? [{ game, players, loss: own.loss, within: own.lossInterval, bots: shownLevels(list) }]
        : [];
    }),
  );
  return { games: [], options: [], luck: [], losses, kinds: [], achievements: [] };
}

function matchesOf({ person, steps, reviewed, specs }: InsightFacts): PlayedMatch[] {
  const reviews = new Map(reviewed.map((each) => [each.id, each]));
  return steps.flatMap((step): PlayedMatch[] => {
    const mine = step.seats.findIndex((seat) => seat.person === person);
    const seat = step.seats[mine];
    if (!seat) return [];
    const others = step.seats.filter((_, at) => at !== mine);
    const found = reviews.get(step.id);
    const book = found?.review.seats[found.seat];
    return [
      {
        game: step.game,
        at: step.at,
        players: step.seats.length,
        share: seat.share,
        left: seat.left,
        options: optionsOn(step, specs.get(step.game)),
        people: others.flatMap((other) => other.person ?? []),
        bots: others.flatMap((other) => other.bot ?? []),
        ...(book ? { luck: book.luck } : {}),
        ...(book && found && isRanked(found.review) ? { loss: book.loss } : {}),
      },
    ];
  });
}

/** Expansions and variants that are not as usual. */
function optionsOn({ options }: HistoryStep, specs: OptionSpecs = {}): string[] {
  return Object.entries(specs).flatMap(([name, spec]) => {
    const value = options[name];
    const usual = value === undefined || JSON.stringify(value) === JSON.stringify(spec.default);
    return usual || spec.group === 'figure' ? [] : [name];
  });
}

function isRanked({ reasons }: ReviewDigest): boolean {
  return !reasons.some((reason) => unranked.includes(reason));
}

/** The most frequent first. */
function counted(list: readonly string[]): (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const each of list) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts].toSorted(([a, m], [b, n]) => n - m || a.localeCompare(b));
}

/** Loss a decision, where it ranks bots in their known order; each match counts by its decisions. */
function lossesOf(reviewed: readonly ReviewedSeat[]): LossFigure[] {
  const tables = new Map<string, { game: string; players: number; books: SeatDigest[] }>();
  for (const { game, seat, review } of reviewed) {
    const book = review.seats[seat];
    if (!book || !isRanked(review)) continue;
    const players = review.seats.length;
    const known = tables.get(`${game} ${players}`) ?? { game, players, books: [] };
    known.books.push(book);
    tables.set(`${game} ${players}`, known);
  }
  return [...tables.values()].flatMap(({ game, players, books }): LossFigure[] => {
    const sums = added(books.flatMap(({ kinds }) => kinds));
    const bots = levelLosses(game).find((each) => each.players === players);
    if (sums.decisions < FEWEST || !bots) return [];
    return [{ game, players, ...figureOf(sums), bots: shownLevels(bots.levels), matches: books.length }];
  });
}

function shownLevels(list: readonly { readonly level: string; readonly loss: number }[]): LossFigure['bots'] {
  return list.map(({ level, loss }) => ({ level, loss }));
}

/** The same by kind of decision, the costliest first. */
function kindsOf(reviewed: readonly ReviewedSeat[]): KindOfLoss[] {
  const found = ratedGames.flatMap((game) => {
    const all = reviewed
      .filter((each) => each.game === game && isRanked(each.review))
      .flatMap(({ seat, review }) => review.seats[seat]?.kinds ?? []);
    const names = [...new Set(all.map(({ kind }) => kind))];
    return names.map((kind) => ({ game, kind, sums: added(all.filter((each) => each.kind === kind)) }));
  });
  return found
    .filter(({ sums }) => sums.decisions >= FEWEST)
    .map(({ game, kind, sums }) => ({ game, kind, decisions: sums.decisions, ...figureOf(sums) }))
    .toSorted((a, b) => a.game.localeCompare(b.game) || b.loss - a.loss);
}

interface Sums {
  readonly decisions: number;
  readonly loss: number;
  readonly squares: number;
}

function added(list: readonly Sums[]): Sums {
  return list.reduce(
    (sum, { decisions, loss, squares }) => ({
      decisions: sum.decisions + decisions,
      loss: sum.loss + loss,
      squares: sum.squares + squares,
    }),
    { decisions: 0, loss: 0, squares: 0 },
  );
}

/** The mean, and half of its 95 % interval. */
function figureOf({ decisions, loss, squares }: Sums): { readonly loss: number; readonly within: number } {
  const mean = loss / decisions;
  const variance = Math.max(0, squares / decisions - mean ** 2);
  return { loss: mean, within: WIDE * Math.sqrt(variance / Math.max(1, decisions - 1)) };
}
