import type { Game } from '../../engine/game.ts';
import { apply } from './apply.ts';
import { census } from './census.ts';
import { chances, sample } from './chance.ts';
import type { Event } from './events.ts';
import { legal } from './legal.ts';
import { luckKey } from './luck-key.ts';
import type { Move } from './moves.ts';
import { read, write } from './notation.ts';
import { result } from './score.ts';
import { clone, type HighTideOptions, options, setup, type State } from './state.ts';
import { alike, imagine, type View, view } from './view.ts';

export type { Event, OneDie, Pair } from './events.ts';
export type { Move } from './moves.ts';
export type { HighTideOptions, Phase, State, Step } from './state.ts';
export type { BaywatchView, View } from './view.ts';

/** What `toAct` answers, by actor + 2: nobody, chance, or the seat. Not frozen: V8 reads a frozen list by a slow call. */
const ACTORS: readonly (readonly number[])[] = [[], [-1], [0], [1], [2], [3], [4], [5]];

export const game: Game<State, Move, Event, View, HighTideOptions> = {
  id: 'high-tide',
  rules: 1,
  seats: { min: 3, max: 6 },
  options,
  setup,
  clone,
  toAct: (s) => ACTORS[s.actor + 2] as readonly number[],
  sealed: () => false,
  legal,
  chances,
  sample,
  luckKey,
  apply,
  result,
  view,
  alike,
  imagine,
  census,
  write,
  read,
};
