/** The words of High Tide: names, indices and sizes that rules, texts and boards share. No rules. */

/** Beaches from left to right; their dice, coins and tiles have the same colours. Index = beach. */
export const BEACHES = ['black', 'purple', 'blue', 'orange', 'yellow', 'white'] as const;
export type Beach = number;

/** Baywatch tiles. Index = tile. */
export const TILES = [
  'head-start',
  'jump',
  'lifeguard',
  'rental',
  'swap',
  'reroll',
  'recolour',
  'adjust',
  'backwards',
] as const;
export type TileName = (typeof TILES)[number];

/** Indices of the Baywatch tiles by name. */
export const TILE = {
  headStart: 0,
  jump: 1,
  lifeguard: 2,
  rental: 3,
  swap: 4,
  reroll: 5,
  recolour: 6,
  adjust: 7,
  backwards: 8,
} as const;

export const ROUNDS = 6;
export const LARGE_WAVE = 3;
export const SMALL_WAVE = 2;
/** The coins lie on the first spaces of each beach. */
export const COIN_SPACES = 8;
