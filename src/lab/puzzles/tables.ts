import type { AnyGame, Options } from '../../engine/game.ts';
import { defaults } from '../../engine/options.ts';

/** A kind of table that puzzles are taken from. */
export interface TableKind {
  readonly seats: number;
  readonly options: Options;
}

type Kind = readonly [seats: number, options?: Options];

/** The usual tables, and the others so often that every expansion is met. In turn, one for each match. */
const kinds: { readonly [game: string]: readonly Kind[] } = {
  'high-tide': [
    [4],
    [3],
    [4, { coins: true }],
    [5],
    [4, { shark: true }],
    [4],
    [4, { surfer: true }],
    [6],
    [3, { baywatch: true }],
    [4, { coins: true, shark: true, surfer: true, baywatch: true }],
  ],
  maui: [
    [2],
    [3],
    [2, { mode: 'crabs' }],
    [4],
    [2],
    [3, { mode: 'crabs' }],
    [2, { values: 'steep' }],
    [2, { mode: 'long' }],
  ],
  'strand-unter': [[3], [2], [3], [2], [4]],
};

/** The table of match number i. */
export function tableOf(game: AnyGame, i: number): TableKind {
  const list = kinds[game.id] ?? [[game.seats.min]];
  const [seats, options = {}] = list[i % list.length] as Kind;
  return { seats, options: { ...defaults(game.options), ...options } };
}
