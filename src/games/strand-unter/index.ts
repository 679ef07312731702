import type { Game } from '../../engine/game.ts';
import { apply } from './apply.ts';
import { chances, sample } from './chance.ts';
import { type Options, options } from './data.ts';
import type { Event } from './events.ts';
import { askFirst, legal, sealed, toAct } from './legal.ts';
import { luckKey } from './luck-key.ts';
import { read, write } from './notation.ts';
import { result } from './score.ts';
import { clone, type Move, type State, setup } from './state.ts';
import { type View } from './view.ts';
import { imagine, view } from './view.ts';
import { census } from './census.ts';

export type { CardCode, Options } from './data.ts';
export type { Event } from './events.ts';
export type { Move, Phase, State } from './state.ts';
export type { SeatView, View } from './view.ts';

export const game: Game<State, Move, Event, View, Options> = {
  id: 'strand-unter',
  rules: 1,
  seats: { min: 2, max: 4 },
  options,
  setup,
  clone,
  toAct,
  askFirst,
  sealed,
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
