import { expect, test } from 'vitest';
import { CHANCE, type Seat } from '../../engine/game.ts';
import { FastRng } from '../../engine/rng.ts';
import { game, type Move, type Options, type State } from '../../games/maui/index.ts';
import { evaluate } from './evaluate.ts';
import { moveValues } from './one-turn.ts';
import { rating } from './rating.ts';
import { ValueNets } from './value-nets.ts';
import { TurnSearch } from './turn-policy.ts';
import { everyWay } from '../testing.ts';

const nets = new ValueNets();
const turnSearch = new TurnSearch(nets);
const rate = rating((s, seat) => nets.ofState(s, seat));

/** The same by states: the rest of the turn on a copy, the new tile of the market unseen. Undefined if there is no rest. */
function onStates(s: State, seat: Seat, move: Move): number | undefined {
  if (move.type !== 'take') return rate(s, seat, move);
  const next = game.clone(s);
  game.apply(next, seat, move);
  const end = next.market.indexOf(-1);
  game.apply(next, CHANCE, { type: 'draw', tile: next.bag[0] as number });
  next.market[end] = -1;
  if (!['height', 'blue', 'orange', 'extra'].includes(next.phase)) return undefined;
  return Math.max(...game.legal(next, seat, []).map((rest) => rate(next, seat, rest)));
}

/** Everything that happens in matches of any kind, played at random: each decision with its legal moves. */
function* decisions(ways: number): Generator<{ s: State; seat: Seat; moves: Move[] }> {
  const rng = new FastRng(5);
  for (const [i, options] of everyWay(game, 3).slice(0, ways).entries()) {
    const s = game.setup(2 + (i % 3), options as Options, game.rules);
    for (let [seat] = game.toAct(s); seat !== undefined; [seat] = game.toAct(s)) {
      if (seat === CHANCE) {
        game.apply(s, CHANCE, game.sample(s, rng));
        continue;
      }
      const moves = game.legal(s, seat, []);
      yield { s, seat, moves };
      game.apply(s, seat, moves[rng.below(moves.length)] as Move);
    }
  }
}

test('a turn evaluated on a hand has the same value as on states, in every kind of match', () => {
  const compared = { take: 0, dollars: 0, place: 0, lay: 0, keep: 0, advance: 0 };
  let different = 0;
  for (const { s, seat, moves } of decisions(40)) {
    const values = turnSearch.values(s, seat, moves);
    for (const [i, move] of moves.entries()) {
      if (!(move.type in compared)) continue;
      const there = onStates(s, seat, move);
      if (there === undefined) continue;
      compared[move.type as keyof typeof compared]++;
      if (Math.abs((values[i] as number) - there) > 1e-9) different++;
    }
  }
  expect(compared.take).toBeGreaterThan(1000);
  expect(compared.dollars).toBeGreaterThan(1000);
  expect(compared.place).toBeGreaterThan(1000);
  expect(compared.lay).toBeGreaterThan(20);
  expect(compared.keep).toBeGreaterThan(20);
  expect(compared.advance).toBeGreaterThan(20);
  // Where the next player is left no choice, states are looked at a turn later.
  const all = Object.values(compared).reduce((sum, count) => sum + count, 0);
  expect(different / all).toBeLessThan(0.006);
});

test('by the hand-made evaluation, values on hands are exactly those on states', () => {
  const rateByHand = rating(evaluate);
  const compared = { turn: 0, substitute: 0, height: 0, blue: 0, orange: 0, extra: 0 };
  const different: string[] = [];
  for (const { s, seat, moves } of decisions(40)) {
    const values = moveValues(s, seat, moves);
    for (const [i, move] of moves.entries()) {
      compared[s.phase as keyof typeof compared]++;
      if (values[i] !== rateByHand(s, seat, move)) different.push(`${s.phase}: ${game.write(move)}`);
    }
  }
  expect(different).toEqual([]);
  expect(compared.turn).toBeGreaterThan(1000);
  expect(compared.substitute).toBeGreaterThan(10);
  expect(compared.height).toBeGreaterThan(1000);
  expect(compared.blue).toBeGreaterThan(20);
  expect(compared.orange).toBeGreaterThan(20);
  expect(compared.extra).toBeGreaterThan(20);
});
