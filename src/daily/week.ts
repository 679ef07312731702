import type { AnyGame, Options } from '../engine/game.ts';
import { defaults, everything } from '../engine/options.ts';
import { type Day, weekdayOf } from './day.ts';

/** What a day asks for: a number of players, and the options that differ from the base game. */
interface Plan {
  readonly players: number;
  readonly options?: Options | 'every';
}

/** From Monday to Sunday: the base game first, every expansion at the end. Every player count occurs where the game allows. */
const weeks: { readonly [game: string]: readonly Plan[] } = {
  'high-tide': [
    { players: 4 },
    { players: 4, options: { coins: true } },
    { players: 5, options: { shark: true } },
    { players: 4, options: { coins: true, surfer: true } },
    { players: 3, options: { shark: true, baywatch: true } },
    { players: 5, options: { coins: true, shark: true, surfer: true } },
    { players: 4, options: 'every' },
  ],
  // The long game has the crabs in its second half.
  maui: [
    { players: 3 },
    { players: 4 },
    { players: 3, options: { values: 'steep' } },
    { players: 2, options: { mode: 'crabs' } },
    { players: 4, options: { mode: 'crabs' } },
    { players: 3, options: { mode: 'crabs', values: 'steep' } },
    { players: 3, options: { mode: 'long' } },
  ],
  // There is no expansion of it: what changes is the company, and what everybody may see.
  'strand-unter': [
    { players: 3 },
    { players: 4 },
    { players: 2 },
    { players: 3, options: { openBuckets: true } },
    { players: 4, options: { openBuckets: true } },
    { players: 2, options: { openBuckets: true } },
    { players: 4 },
  ],
};

/** The week of a game without a plan: another number of players every day, one expansion every other day, all at the end. */
function usualWeek({ seats, options }: AnyGame): Plan[] {
  const expansions = Object.keys(options).filter((key) => options[key]?.group === 'expansion');
  const counts = seats.max - seats.min + 1;
  return Array.from({ length: 7 }, (_, i): Plan => {
    const players = seats.max - (i % counts);
    if (i === 6) return { players, options: 'every' };
    const key = i % 2 === 1 ? expansions[((i - 1) / 2) % expansions.length] : undefined;
    const value = key === undefined ? undefined : everything(options)[key];
    return key === undefined || value === undefined ? { players } : { players, options: { [key]: value } };
  });
}

/** How many play, and with which options, on a day. */
export function termsOn(day: Day, game: AnyGame): { readonly players: number; readonly options: Options } {
  const week = (Object.hasOwn(weeks, game.id) && weeks[game.id]) || usualWeek(game);
  const { players, options = {} } = week[weekdayOf(day)] as Plan;
  return {
    players,
    options: options === 'every' ? everything(game.options) : { ...defaults(game.options), ...options },
  };
}
