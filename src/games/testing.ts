import type { AnyGame, Options } from '../engine/game.ts';
import { defaults } from '../engine/options.ts';
import { FIGURES as highTide } from './high-tide/testing.ts';
import { FIGURES as maui } from './maui/testing.ts';
import { FIGURES as strandUnter } from './strand-unter/testing.ts';

const figures: { readonly [game: string]: object } = {
  'high-tide': highTide,
  maui,
  'strand-unter': strandUnter,
};

/** Options for tests that are about something else than figures: correcting a default changes none of them. */
export function pinned(game: AnyGame, options: Options = defaults(game.options)): Options {
  return { ...options, ...(figures[game.id] as Options | undefined) };
}
