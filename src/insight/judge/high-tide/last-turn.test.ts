import { expect, test } from 'vitest';
import { drive } from '../../../engine/drive.ts';
import { CHANCE } from '../../../engine/game.ts';
import { defaults } from '../../../engine/options.ts';
import { FastRng } from '../../../engine/rng.ts';
import { game, type HighTideOptions, type State } from '../../../games/high-tide/index.ts';
import type { Judge } from '../judge.ts';
import { cares } from '../judge.ts';
import { Look } from '../look.ts';
import { judgeFor } from '../registry.ts';
import { LastTurn } from './last-turn.ts';

const options = defaults(game.options) as HighTideOptions;
const ALL = 5000;

/** A look ahead that tries everything. */
function tried(s: State): Float64Array {
  const {
    exact: _,
    effort: __,
    ...judge
  } = judgeFor('high-tide', s.seats) as unknown as Judge<State, unknown>;
  return new Look(judge, { ...cares.quick, inner: [ALL, ALL, ALL] }, 1).value(s);
}

/** Random matches, stopped where this holds. */
function positions(seats: number, wanted: (s: State) => boolean, count: number): State[] {
  const found: State[] = [];
  for (let seed = 0; found.length < count; seed++) {
    const rng = new FastRng(seed, 7);
    const s = game.setup(seats, options, game.rules);
    let isFound = false;
    drive(game, s, {
      move: (_, seat) => {
        if (seat === CHANCE) return game.sample(s, rng);
        const moves = game.legal(s, seat, []);
        return moves[rng.below(moves.length)] as (typeof moves)[number];
      },
      goOn: () => {
        isFound ||= wanted(s);
        return !isFound;
      },
    });
    if (isFound) found.push(s);
  }
  return found;
}

const lying = (s: State): number => s.filled - (s.seats - 1);

test.each([
  ['choose', 1],
  ['choose', 2],
  ['judge', 0],
  ['again', 1],
] as const)('the last turn, %s with %i pairs lying: as if everything were tried', (phase, pairs) => {
  for (const seats of [3, 4]) {
    const isWanted = (s: State): boolean =>
      s.round === 6 && s.played === seats - 1 && s.phase === phase && lying(s) === pairs;
    for (const s of positions(seats, isWanted, 3)) {
      const value = new LastTurn(seats).value(s);
      const all = tried(s);
      expect(value).toBeDefined();
      for (const [i, each] of all.entries()) expect(value?.[i]).toBeCloseTo(each, 9);
    }
  }
});

test('a roll that may be declined is the mean over what is done with each', () => {
  const isWanted = (s: State): boolean =>
    s.round === 6 && s.played === s.seats - 1 && s.phase === 'choose' && lying(s) === 0;
  const [s] = positions(4, isWanted, 1) as [State];
  const lastTurn = new LastTurn(4);
  const value = lastTurn.value(s) as Float64Array;
  game.apply(s, s.actor, { type: 'roll' });
  const mean = value.map(() => 0);
  const list = game.chances(s, []);
  const all = list.reduce((sum, { weight }) => sum + weight, 0);
  for (const { move, weight } of list) {
    const next = game.clone(s);
    game.apply(next, CHANCE, move);
    for (const [i, each] of (lastTurn.value(next) as Float64Array).entries())
      mean[i] = (mean[i] as number) + (weight / all) * each;
  }
  for (const [i, each] of mean.entries()) expect(value[i]).toBeCloseTo(each, 9);
});

test('nothing is said of other turns, nor with expansions', () => {
  const [early] = positions(4, (s) => s.round === 6 && s.played === 2 && s.phase === 'choose', 1) as [State];
  expect(new LastTurn(4).value(early)).toBeUndefined();
  const [s] = positions(4, (each) => each.round === 6 && each.played === 3 && each.phase === 'choose', 1) as [
    State,
  ];
  expect(new LastTurn(4).value({ ...s, options: { ...s.options, coins: true } })).toBeUndefined();
});
