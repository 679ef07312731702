import type { Challenge } from '../../daily/challenge.ts';
import { seatOf } from '../../daily/challenge.ts';
import type { AnyGame } from '../../engine/game.ts';
import type { AnyWords } from '../../engine/words.ts';
import { t } from '../text/current.svelte.ts';
import { d } from '../text/daily.svelte.ts';

/** What is played with beyond the base game, in the game's own words. */
export function extrasOf({ options }: Pick<Challenge, 'options'>, game: AnyGame, words: AnyWords): string[] {
  return Object.entries(game.options).flatMap(([key, spec]) => {
    const value = options[key];
    const said = words.options[key];
    if (said === undefined || JSON.stringify(value) === JSON.stringify(spec.default)) return [];
    return [spec.kind === 'choice' ? (said.values?.[String(value)] ?? String(value)) : said.name];
  });
}

/** The table of a challenge in a few short phrases. */
export function termsOf(challenge: Challenge, game: AnyGame, words: AnyWords): string[] {
  const extras = extrasOf(challenge, game, words);
  return [
    ...(extras.length === 0 ? [d().base] : extras),
    d().players(challenge.players),
    d().bots(t().bots[challenge.level].name),
    d().seat(seatOf(challenge) + 1),
  ];
}
