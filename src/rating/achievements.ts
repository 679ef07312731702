/* What somebody has achieved: for learning and variety, never for hours. A pure function of what the server stores. */

/** In the order in which they are shown. */
export const achievementNames = [
  /** Finished a rated match. */
  'first-match',
  /** Finished a lesson. */
  'first-lesson',
  /** Played every game. */
  'all-games',
  /** Played at tables of three different sizes. */
  'three-sizes',
  /** Played with three different expansions or variants. */
  'three-options',
  /** Met ten different people. */
  'ten-people',
  /** Won a match with the best of the bots at the table. */
  'beat-expert',
  /** Solved ten lessons without a mistake. */
  'ten-lessons',
  /** Played the daily tide of every game. */
  'all-tides',
  /** Stayed to the end of ten matches that were lost. */
  'stayed',
  /** Won although chance took a fifth of a win. */
  'against-luck',
  /** Gave less away in the last twenty reviewed matches of a game than in the first twenty. */
  'improved',
] as const;
export type AchievementName = (typeof achievementNames)[number];

/** A rated match of somebody. */
export interface PlayedMatch {
  readonly game: string;
  readonly at: number;
  readonly players: number;
  readonly share: number;
  readonly left: boolean;
  /** Names of expansions and variants that were on. */
  readonly options: readonly string[];
  /** Who else sat there: people by key, bots by level. */
  readonly people: readonly number[];
  readonly bots: readonly string[];
  /** What the review found: luck in shares of the win, and the loss a decision where losses rank players rightly. */
  readonly luck?: number;
  readonly loss?: number;
}

export interface AchievementFacts {
  /** All games there are. */
  readonly games: readonly string[];
  /** The level of the best bots. */
  readonly best: string;
  /** The oldest first. */
  readonly matches: readonly PlayedMatch[];
  /** Stars of each finished lesson, from 1 to 3. */
  readonly stars: readonly number[];
  /** Games of daily tides that were played. */
  readonly tides: readonly string[];
}

export interface Achievement {
  readonly name: AchievementName;
  /** When the match ended that brought it; absent where no match did. */
  readonly at?: number;
}

const SIZES = 3;
const OPTIONS = 3;
const PEOPLE = 10;
const LESSONS = 10;
const BEST = 3;
const STAYED = 10;
const BAD_LUCK = -0.2;
const LEARNING = 20;

/** What was achieved, in the order of the list. */
export function achievementsOf(facts: AchievementFacts): Achievement[] {
  const { games, best, matches, stars, tides } = facts;
  const lost = matches.filter(({ share, left }) => share === 0 && !left);
  const reached: { readonly [N in AchievementName]: number | boolean | undefined } = {
    'first-match': matches.find(({ left }) => !left)?.at,
    'first-lesson': stars.length > 0,
    'all-games': once(matches, games.length, ({ game }) => [game]),
    'three-sizes': once(matches, SIZES, ({ players }) => [players]),
    'three-options': once(matches, OPTIONS, ({ game, options }) =>
      options.map((option) => `${game} ${option}`),
    ),
    'ten-people': once(matches, PEOPLE, ({ people }) => people),
    'beat-expert': matches.find(({ share, bots }) => share > 0 && bots.includes(best))?.at,
    'ten-lessons': stars.filter((each) => each === BEST).length >= LESSONS,
    'all-tides': games.every((game) => tides.includes(game)),
    stayed: lost[STAYED - 1]?.at,
    'against-luck': matches.find(({ share, luck = 0 }) => share > 0 && luck <= BAD_LUCK)?.at,
    improved: games.map((game) => improvedAt(matches.filter((match) => match.game === game))).find(Boolean),
  };
  return achievementNames.flatMap((name): Achievement[] => {
    const found = reached[name];
    if (found === undefined || found === false) return [];
    return [typeof found === 'number' ? { name, at: found } : { name }];
  });
}

/** When so many different things had been met; undefined if they have not. */
function once(
  matches: readonly PlayedMatch[],
  wanted: number,
  things: (match: PlayedMatch) => readonly (string | number)[],
): number | undefined {
  const met = new Set<string | number>();
  for (const match of matches) {
    for (const thing of things(match)) met.add(thing);
    if (met.size >= wanted) return match.at;
  }
  return undefined;
}

/** When the mean loss of the last twenty matches was first below that of the first twenty, by more than chance explains. */
function improvedAt(matches: readonly PlayedMatch[]): number | undefined {
  const judged = matches.filter(({ loss }) => loss !== undefined);
  const first = meanOf(judged.slice(0, LEARNING));
  for (let end = 2 * LEARNING; end <= judged.length; end++) {
    const last = meanOf(judged.slice(end - LEARNING, end));
    if (first.mean - last.mean > 1.96 * Math.hypot(first.error, last.error)) return judged[end - 1]?.at;
  }
  return undefined;
}

function meanOf(matches: readonly PlayedMatch[]): { readonly mean: number; readonly error: number } {
  const n = matches.length;
  const mean = matches.reduce((sum, { loss = 0 }) => sum + loss, 0) / n;
  const squares = matches.reduce((sum, { loss = 0 }) => sum + (loss - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / (n - 1) / n) };
}
