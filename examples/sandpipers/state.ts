import { CHANCE, type Seat, type Viewer } from '../../src/engine/game.ts';

/** The last step before the water. */
export const STEPS = 6;

export type Options = { readonly rounds: number; readonly springTide: boolean };

export type State = {
  options: Options;
  phase: 'run' | 'wave' | 'over';
  /** Counted from 1. */
  round: number;
  /** Steps of the present round by seat; 0 while nobody has revealed any. */
  steps: number[];
  shells: number[];
};

export type Move =
  | { readonly type: 'run'; readonly steps: number }
  | { readonly type: 'wave'; readonly roll: number };

export type Event =
  | { readonly type: 'ran'; readonly steps: readonly number[] }
  | {
      readonly type: 'wave';
      readonly roll: number;
      readonly from: number;
      readonly found: readonly number[];
    };

/** Everybody knows the same: steps that are not revealed are in their envelopes, not in the state. */
export type View = { viewer: Viewer } & State;

export function setup(seats: number, options: Options): State {
  const none = () => Array.from({ length: seats }, () => 0);
  return { options, phase: 'run', round: 1, steps: none(), shells: none() };
}

export function clone(s: State): State {
  return { ...s, options: { ...s.options }, steps: [...s.steps], shells: [...s.shells] };
}

export function toAct(s: State): readonly Seat[] {
  if (s.phase === 'over') return [];
  if (s.phase === 'wave') return [CHANCE];
  return s.steps.flatMap((steps, seat) => (steps === 0 ? [seat] : []));
}

/** One bird for each seat; shells are found, not handed round. */
export function census(s: State): { readonly [component: string]: number } {
  return { birds: s.steps.length };
}
