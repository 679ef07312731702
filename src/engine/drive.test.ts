import { expect, test } from 'vitest';
import { game, type ToyMove, type ToyState } from '../../test/toy/game.ts';
import { drive } from './drive.ts';
import { CHANCE, type Seat } from './game.ts';
import { playout } from './playout.ts';
import { FastRng, pickOne } from './rng.ts';

const begin = (): ToyState => game.setup(3, { bonus: false, faces: 6 }, 1);
const random = (rng: FastRng) => (s: ToyState, seat: Seat) =>
  seat === CHANCE ? game.sample(s, rng) : pickOne(game.legal(s, seat, []), rng);

test('plays to the end and counts the plies', () => {
  const s = begin();
  let applied = 0;
  const plies = drive(game, s, {
    move: random(new FastRng(1)),
    apply: (state, seat, move) => {
      applied++;
      game.apply(state, seat, move);
    },
  });
  expect(game.toAct(s)).toEqual([]);
  expect(plies).toBe(applied);
});

test('all sealed answers are asked for before the first is applied, and told together', () => {
  const batches: number[] = [];
  const seen: string[] = [];
  drive(game, begin(), {
    move: (s, seat) => {
      if (s.phase === 'bid') seen.push(s.bids.join());
      return random(new FastRng(seat + 1))(s, seat);
    },
    decided: (s, decisions) => s.phase === 'bid' && batches.push(decisions.length),
  });
  expect(batches).toEqual([3, 3, 3]);
  expect(new Set(seen)).toEqual(new Set(['-1,-1,-1']));
});

test('open questions are answered as bots are asked, or as the driver says', () => {
  const shown = (first: Seat | undefined, next?: (s: ToyState, toAct: readonly Seat[]) => Seat): Seat[] => {
    const order: Seat[] = [];
    const asking = first === undefined ? game : { ...game, askFirst: () => first };
    drive(asking, begin(), {
      move: (s, seat) =>
        seat !== CHANCE && s.phase === 'show' ? { do: 'pass' } : random(new FastRng(1))(s, seat),
      next,
      decided: (s, [decision]) => s.phase === 'show' && order.push(decision?.seat as Seat),
    });
    return order.slice(0, 3);
  };
  expect(shown(undefined)).toEqual([0, 1, 2]);
  expect(shown(1)).toEqual([1, 2, 0]);
  expect(shown(1, (_, toAct) => toAct.at(-1) as Seat)).toEqual([2, 1, 0]);
});

test('the driver can end it before anything is decided', () => {
  const s = begin();
  const plies = drive(game, s, { move: random(new FastRng(1)), goOn: (_, done) => done < 4 });
  expect(plies).toBeGreaterThanOrEqual(4);
  expect(game.toAct(s)).not.toEqual([]);
});

test('a game that does not end is an error', () => {
  const endless = { ...game, apply: (_s: ToyState, _seat: Seat, _move: ToyMove) => undefined };
  expect(() => drive(endless, begin(), { move: random(new FastRng(1)) })).toThrow('does not end');
});

test('a playout is the match that a random driver plays', () => {
  const asking = { ...game, askFirst: () => 1 };
  for (let seed = 0; seed < 20; seed++) {
    const [a, b] = [begin(), begin()];
    const rng = new FastRng(seed);
    const plies = drive(asking, a, {
      move(s, seat) {
        if (seat === CHANCE) return asking.sample(s, rng);
        const moves = asking.legal(s, seat, []);
        return moves[moves.length > 1 ? rng.below(moves.length) : 0] as ToyMove;
      },
    });
    expect(playout(asking, b, new FastRng(seed)).plies).toBe(plies);
    expect(b).toEqual(a);
  }
});
