import { thetaOf } from './scale.ts';
import type { Rating } from './rating.ts';

/** Raised whenever the formula or an anchor changes; `tidetable ratings recompute` is then due. */
export const RATING_VERSION = 2;

type Anchors = { readonly [bot: string]: number };

/**
 * The bots' fixed ratings, medium 1500: the maximum-likelihood fit of the share model to all comparisons without options on the ladder
 * (docs/ladder.md; `anchors.test.ts` fits them again). So a number means the same on every server, and never drifts.
 */
const anchors: { readonly [game: string]: Anchors } = {
  'high-tide': { random: 1328, easy: 1413, medium: 1500, hard: 1567, expert: 1593 },
  maui: { random: 569, easy: 725, medium: 1500, hard: 1720, expert: 1929 },
  'strand-unter': { random: 939, easy: 1033, medium: 1500, hard: 1644, expert: 1748 },
};

/** The fixed ratings of a game's bots; undefined for a game that is not rated. */
export function anchorsOf(game: string): Anchors | undefined {
  return Object.hasOwn(anchors, game) ? anchors[game] : undefined;
}

/** A bot's rating; undefined if it has none. */
export function anchorOf(game: string, bot: string): Rating | undefined {
  const known = anchorsOf(game);
  if (!known || !Object.hasOwn(known, bot)) return undefined;
  return { theta: thetaOf(known[bot] as number), variance: 0 };
}

export const ratedGames: readonly string[] = Object.keys(anchors);
