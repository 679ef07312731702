import { levelNames } from '../../bots/levels.ts';

/** A share of all wins that a level should reach, and perhaps not exceed. */
export interface Aim {
  readonly least: number;
  readonly most?: number;
}

/** One comparison of the ladder. `words` are options as they are typed. */
export interface Rung {
  readonly part: 'aims' | 'steps' | 'time' | 'clock' | 'named';
  readonly hero: string;
  readonly against: string;
  readonly players: number;
  readonly words: string;
  /** At most so many. */
  readonly games: number;
  readonly aim?: Aim;
}

/** What a game's ladder consists of. */
export interface Ladder {
  /** The table at which levels are held to their aims, and the aims by rival. */
  readonly players: number;
  readonly aims: { readonly [hero: string]: { readonly [against: string]: readonly [number, number?] } };
  /** The smallest and the largest table, where every level meets the one below. */
  readonly ends: readonly number[];
  /** All expansions and variants together, if there are any. */
  readonly everything: string;
  /** The most games of such a meeting. Where dice decide most of it, a small advantage takes many to be seen. */
  readonly patience: number;
  /** Levels with four times their usual playouts, who must not do worse than with the usual. */
  readonly slower: readonly string[];
}

export const ladders: { readonly [game: string]: Ladder } = {
  'high-tide': {
    players: 4,
    aims: {
      easy: { random: [0.32, 0.4], medium: [0.14, 0.19] },
      medium: { random: [0.47] },
      hard: { random: [0.55], medium: [0.32] },
      expert: { random: [0.58], medium: [0.36], hard: [0.3] },
    },
    ends: [3, 6],
    everything: 'every',
    patience: 2000,
    slower: ['hard@128', 'expert@800'],
  },
  maui: {
    players: 2,
    aims: {
      easy: { random: [0.6, 0.75] },
      medium: { random: [0.9] },
      hard: { random: [0.97], medium: [0.7] },
      expert: { random: [0.98], medium: [0.85], hard: [0.6] },
    },
    ends: [2, 4],
    everything: 'mode=long,values=steep',
    patience: 1000,
    slower: ['hard@64', 'expert@640'],
  },
  'strand-unter': {
    players: 3,
    aims: {
      easy: { random: [0.4, 0.5] },
      medium: { random: [0.6] },
      hard: { random: [0.75], medium: [0.5] },
      expert: { random: [0.8], medium: [0.55], hard: [0.42] },
    },
    ends: [2, 4],
    everything: 'openBuckets',
    patience: 1000,
    slower: ['hard@320', 'expert@2500'],
  },
};

const USUAL = 1000;
const SLOWER = 200;
const CLOCK = 300;

/** Every comparison, counted in playouts. */
export function rungsOf({ players, aims, ends, everything, patience, slower }: Ladder): Rung[] {
  const usual = { players, words: '' };
  const aimed = Object.entries(aims).flatMap(([hero, rivals]) =>
    Object.entries(rivals).map(([against, [least, most]]): Rung => {
      const aim = { least, ...(most === undefined ? {} : { most }) };
      return { part: 'aims', hero, against, ...usual, games: USUAL, aim };
    }),
  );
  const steps = ['', everything].flatMap((words) =>
    ends.flatMap((count) =>
      levelNames.map((hero, i): Rung => {
        const against = levelNames[i - 1] ?? 'random';
        return { part: 'steps', hero, against, players: count, words, games: patience };
      }),
    ),
  );
  const time = slower.map((hero): Rung => {
    const against = hero.split('@')[0] as string;
    return { part: 'time', hero, against, ...usual, games: SLOWER };
  });
  return [...aimed, ...steps, ...time];
}

/** The best against the next, each with all the time that it has with people. */
export function clockRungs(ladder: Ladder): Rung[] {
  return rungsOf(ladder)
    .filter(({ part, hero, against }) => part === 'aims' && hero === 'expert' && against === 'hard')
    .map((rung) => ({ ...rung, part: 'clock', games: CLOCK }));
}

/** Where bots that were named stand: each against random moves and against every level of the game. */
export function namedRungs(heroes: readonly string[], rivals: readonly string[], players: number): Rung[] {
  return heroes.flatMap((hero) =>
    rivals
      .filter((against) => against !== hero)
      .map((against): Rung => ({ part: 'named', hero, against, players, words: '', games: USUAL })),
  );
}
