import type { ProfileInsight } from '../../../wire/subjects/ratings.ts';

type LuckOf = Pick<ProfileInsight['luck'][number], 'luck' | 'spread'>;

/** The mean luck of a match so far, and how far from 0 chance alone takes it in 95 of 100 cases. */
export interface LuckSoFar {
  readonly matches: number;
  readonly mean: number;
  readonly band: number;
}

const WIDE = 1.96;

/** After each match, the oldest first. Luck has the mean 0, and variances add up: so the band narrows with the number of matches. */
export function luckOverTime(matches: readonly LuckOf[]): LuckSoFar[] {
  let sum = 0;
  let variance = 0;
  return matches.map(({ luck, spread }, at) => {
    sum += luck;
    variance += spread ** 2;
    const count = at + 1;
    return { matches: count, mean: sum / count, band: (WIDE * Math.sqrt(variance)) / count };
  });
}

/** The same for each game, the most frequent first. */
export function luckByGame(
  matches: ProfileInsight['luck'],
): { readonly game: string; readonly luck: LuckSoFar }[] {
  const games = [...new Set(matches.map(({ game }) => game))];
  return games
    .flatMap((game) => {
      const luck = luckOverTime(matches.filter((match) => match.game === game)).at(-1);
      return luck ? [{ game, luck }] : [];
    })
    .toSorted((a, b) => b.luck.matches - a.luck.matches || a.game.localeCompare(b.game));
}

type KindOfLoss = ProfileInsight['kinds'][number];

/** The kinds of decisions of a game that cost most and least; undefined as long as chance may explain the difference. */
export function extremesOf(
  kinds: readonly KindOfLoss[],
): { readonly weakest: KindOfLoss; readonly strongest: KindOfLoss } | undefined {
  const sorted = kinds.toSorted((a, b) => b.loss - a.loss);
  const [weakest, strongest] = [sorted[0], sorted.at(-1)];
  if (!weakest || !strongest || weakest === strongest) return undefined;
  const isClear = weakest.loss - strongest.loss > Math.hypot(weakest.within, strongest.within);
  return isClear ? { weakest, strongest } : undefined;
}
