import type { DecisionKind } from '../../../insight/index.ts';

/** The lesson of the course that helps with this kind of decision. */
export const helpingLessons: { readonly [K in DecisionKind]?: string } = {
  turn: 'track',
  pair: 'tactics',
  reroll: 'track',
  coins: 'coins',
  tiles: 'baywatch',
  market: 'take-and-pay',
  height: 'lay-and-match',
  towels: 'loose-towels',
  scoring: 'umbrellas',
  dial: 'clashes',
  spell: 'spell-and-trove',
  castle: 'building',
  shells: 'dials',
  build: 'tides',
};
