import { expect, test } from 'vitest';
import { greedyPolicy } from '../../../bots/maui/one-turn.ts';
import { drive } from '../../../engine/drive.ts';
import { CHANCE } from '../../../engine/game.ts';
import { defaults } from '../../../engine/options.ts';
import { FastRng, shuffle } from '../../../engine/rng.ts';
import { game, type Options, type State } from '../../../games/maui/index.ts';
import { Inputs } from '../position-net.ts';
import { mauiAfterstates } from './afterstates.ts';

const afterstates = mauiAfterstates();

/** All positions of a match by medium's policy in which there is something to choose. */
function decisionsOf(seats: number, seed: number): State[] {
  const s = game.setup(seats, defaults(game.options) as Options, game.rules);
  const rng = new FastRng(seed);
  const found: State[] = [];
  drive(game, s, {
    move: (_, seat) => {
      if (seat === CHANCE) return game.sample(s, rng);
      if (game.legal(s, seat, []).length > 1) found.push(game.clone(s));
      return greedyPolicy(s, seat, rng);
    },
  });
  return found;
}

function seenAfter(s: State, choice: number): { readonly seen: string; readonly over: boolean } {
  const inputs = new Inputs(afterstates.inputs(s.players.length));
  const result = afterstates.gather(s, s.seat, game.legal(s, s.seat, [])[choice]!, inputs);
  const { first, count } = inputs;
  const shown = [inputs.at, inputs.value].map((list) => Array.from(list.subarray(0, count)));
  return { seen: JSON.stringify([first, shown]), over: result !== undefined };
}

test.each([2, 3, 4])('%i players: what comes for a tile is not seen, and nothing is changed', (seats) => {
  let differing = 0;
  for (const s of decisionsOf(seats, seats)) {
    const before = JSON.stringify(s);
    const { seen, over } = seenAfter(s, 0);
    expect(JSON.stringify(s)).toBe(before);
    if (over) continue;
    const other = { ...s, bag: shuffle([...s.bag], new FastRng(9)) };
    expect(seenAfter(other, 0).seen).toBe(seen);
    if (seenAfter(s, 1).seen !== seen) differing++;
  }
  expect(differing).toBeGreaterThan(10);
});

test('after the last turn there is the result', () => {
  const last = decisionsOf(2, 5).at(-1)!;
  expect(seenAfter(last, 0).over).toBe(true);
  expect(seenAfter(decisionsOf(2, 5)[0]!, 0).over).toBe(false);
});

test('the most promising choice is the one that the bots’ policy takes', () => {
  const s = decisionsOf(3, 8)[4]!;
  const moves = game.legal(s, s.seat, []);
  const [first, second] = afterstates.promising(s, s.seat, moves, 2);
  expect(first).not.toBe(second);
  expect(afterstates.promising(s, s.seat, moves, 1)).toEqual([first]);
});
