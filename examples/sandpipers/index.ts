import type { Game } from '../../src/engine/game.ts';
import { apply } from './apply.ts';
import { chances, luckKey, sample } from './chance.ts';
import { legal } from './legal.ts';
import { read, write } from './notation.ts';
import { result } from './score.ts';
import {
  census,
  clone,
  type Event,
  type Move,
  type Options,
  setup,
  type State,
  toAct,
  type View,
} from './state.ts';
import { imagine, view } from './view.ts';

export type { Event, View };

export const game: Game<State, Move, Event, View, Options> = {
  id: 'sandpipers',
  rules: 1,
  seats: { min: 2, max: 5 },
  options: {
    springTide: { kind: 'flag', group: 'variant', default: false },
    rounds: { kind: 'integer', group: 'figure', min: 1, max: 12, default: 5 },
  },
  setup,
  clone,
  toAct,
  sealed: (s) => s.phase === 'run',
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
