import type { Game, Seat } from '../../engine/game.ts';
import { CHANCE } from '../../engine/game.ts';
import { apply } from './apply.ts';
import { chances, sample } from './chance.ts';
import { type Options, options } from './data.ts';
import type { Event } from './events.ts';
import { legal } from './legal.ts';
import { luckKey } from './luck-key.ts';
import { read, write } from './notation.ts';
import { result } from './score.ts';
import type { Move } from './moves.ts';
import { clone, type State, setup } from './state.ts';
import { census } from './census.ts';
import { imagine, type View, view } from './view.ts';

export type { Options } from './data.ts';
export type { Event } from './events.ts';
export type { Move } from './moves.ts';
export type { Phase, Player, State } from './state.ts';
export type { View, ViewColumn, ViewPlayer } from './view.ts';

/** What `toAct` answers. Not frozen: V8 reads a frozen list by a slow call. */
const nobody: readonly Seat[] = [];
const chanceOnly: readonly Seat[] = [CHANCE];
const alone: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];

function toAct({ phase, seat }: State): readonly Seat[] {
  switch (phase) {
    case 'turn':
    case 'height':
    case 'substitute':
    case 'blue':
    case 'orange':
    case 'extra':
      return alone[seat] as readonly Seat[];
    case 'over':
      return nobody;
    default:
      return chanceOnly;
  }
}

export const game: Game<State, Move, Event, View, Options> = {
  id: 'maui',
  rules: 1,
  seats: { min: 2, max: 4 },
  options,
  setup,
  clone,
  toAct,
  sealed: () => false,
  legal,
  chances,
  sample,
  luckKey,
  apply,
  result,
  view,
  alike: () => true,
  imagine,
  census,
  write,
  read,
};
