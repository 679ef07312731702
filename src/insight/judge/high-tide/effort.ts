import type { State } from '../../../games/high-tide/index.ts';
import type { CareName } from '../judge.ts';
import { isPlain, turnsLeft } from './last-turn.ts';

/** The early rounds hardly matter, the last ones decide. By round, from 1. */
const EFFORTS: { readonly [C in CareName]: readonly number[] } = {
  quick: [1, 0.5, 0.5, 0.5, 1, 2, 3],
  full: [1, 0.3, 0.3, 0.3, 0.4, 0.5, 0.5],
  deep: [1, 1, 1, 1, 1, 1, 1],
};
/** The waves themselves have few outcomes. */
const WAVE_EFFORT = 4;
/** The last turn of the match is computed: all dice are tried. */
const LAST_EFFORT = 100;
/** The turn before the last two, each outcome of which is looked through. */
const LOOKED_THROUGH_EFFORT = 0.3;
/** Where positions are played on, each costs more: fewer outcomes are tried. */
const PLAYED_ON_EFFORT = 0.15;

/** Multiplies the number of outcomes that the care allows. */
export function effortIn(s: State, care: CareName): number {
  // Expansions have more questions in a turn, and were not measured: they stay as they are.
  if (!isPlain(s.options)) return 1;
  const left = turnsLeft(s);
  if (left <= 1) return LAST_EFFORT;
  if (left === 2 && care === 'full') return 1;
  if (left === 3 && care === 'full' && s.seats === 4) return LOOKED_THROUGH_EFFORT;
  if (care === 'full' && isPlayedOn(s, s.played + 1)) return PLAYED_ON_EFFORT;
  return (EFFORTS[care][s.round] as number) * (s.phase === 'wave-dice' ? WAVE_EFFORT : 1);
}

/** The first round in which full reviews play positions on. */
const PLAYED_ON_FROM = 4;

/**
 * With two or three turns left in a round the networks see too little of the pairs that lie there, so the round is played on. Measured for three
 * and four players without expansions only.
 */
export function isPlayedOn({ seats, options, round }: State, played: number): boolean {
  const left = seats - played;
  return (
    seats <= 4 && round >= PLAYED_ON_FROM && played > 0 && (left === 2 || left === 3) && isPlain(options)
  );
}
