import { expect, test } from 'vitest';
import type { State } from '../state.ts';
import {
  begin,
  BLACK,
  choices,
  flood,
  game,
  lastTurn,
  layOnTrack,
  place,
  play,
  PURPLE,
  put,
  roll,
  WHITE,
  YELLOW,
} from '../testing.ts';
import { view } from '../view.ts';

/** The round's last turn is over, with this pair left for the waves. */
function endWith(s: State, left: readonly [number, number], right: readonly [number, number]) {
  lastTurn(s);
  layOnTrack(s, left, right);
  return roll(s, 'blue 1 yellow 1');
}

test('example 3: white 5 and black 3 left over bring a large wave to white and a small one to black', () => {
  const s = begin();
  const told = endWith(s, [WHITE, 5], [BLACK, 3]);
  expect(told.filter(({ type }) => type === 'wave')).toEqual([
    { type: 'wave', beach: WHITE, spaces: 3, sand: 17, wet: [] },
    { type: 'wave', beach: BLACK, spaces: 2, sand: 18, wet: [] },
  ]);
  expect(s.sand).toEqual([18, 20, 20, 20, 20, 17]);
});

test('example 9: towels from the top pink, brown, blue, red, beige, green give the order green, beige, red, blue, brown, pink', () => {
  const [red, brown, green, beige, pink, blue] = [0, 1, 2, 3, 4, 5];
  const s = begin({ seats: 6, order: [pink, brown, blue, red, beige, green] });
  for (let turn = 0; turn < 6; turn++) roll(s, turn < 3 ? 'black 1 blue 1' : 'orange 1 white 1');
  expect(view(s, 'public').track).toEqual([pink, brown, blue, red, beige, green, null]);
  play(s, 'roll', 'dice purple 2 yellow 1');
  expect(s.order).toEqual([green, beige, red, blue, brown, pink]);
  expect([s.round, s.played, s.rental]).toEqual([2, 0, 4]);
});

test('both waves come to one beach if the wave pair has one colour', () => {
  const s = begin();
  endWith(s, [WHITE, 5], [WHITE, 3]);
  expect(s.sand[WHITE]).toBe(15);
});

test('a wave roll is laid like any pair: the higher die left', () => {
  const s = begin();
  lastTurn(s);
  roll(s, 'blue 1 yellow 1');
  play(s, 'roll', 'dice black 3 white 5');
  expect([s.sand[WHITE], s.sand[BLACK]]).toEqual([17, 18]);
});

test('all dice come back to the bag and the track is cleared for the next round', () => {
  const s = begin();
  endWith(s, [WHITE, 5], [BLACK, 3]);
  expect(s.bag).toEqual([2, 2, 2, 2, 2, 2]);
  expect(s.pool).toEqual([]);
  expect(view(s, 'public').track).toEqual([null, null, null, null, null]);
});

test('the sand is never less than nothing, and the bar never floods', () => {
  const s = begin();
  flood(s, WHITE, 1);
  endWith(s, [WHITE, 5], [WHITE, 3]);
  expect(s.sand[WHITE]).toBe(0);
  expect(s.round).toBe(2);
});

test('the game is over when a wave reaches a chair', () => {
  const s = begin();
  put(s, 2, PURPLE, 18);
  const told = endWith(s, [PURPLE, 5], [BLACK, 3]);
  expect(told).toContainEqual({ type: 'wave', beach: PURPLE, spaces: 3, sand: 17, wet: [2] });
  expect(told.at(-1)).toEqual({ type: 'end', reason: 'water', round: 1 });
  expect(game.toAct(s)).toEqual([]);
});

test('a chair that walks into the water ends the game, but the round is finished first, waves included', () => {
  const s = begin();
  put(s, 0, WHITE, 19);
  roll(s, 'black 1 white 2');
  expect(game.toAct(s)).toEqual([1]);
  roll(s, 'black 1 blue 1');
  roll(s, 'blue 1 orange 1');
  roll(s, 'orange 1 yellow 1');
  expect(choices(s)).toEqual(['roll']);
  play(s, 'roll', 'dice purple 6 yellow 6');
  expect([s.sand[PURPLE], s.sand[YELLOW]]).toEqual([17, 18]);
  expect(game.result(s)?.reason).toBe('water');
});

test('a chair on the last dry space is not in the water', () => {
  const s = begin();
  put(s, 2, PURPLE, 17);
  endWith(s, [PURPLE, 5], [BLACK, 3]);
  expect([s.sand[PURPLE], s.round]).toEqual([17, 2]);
});

test('one that got wet and came out again does not end the game', () => {
  const s = begin({ options: { baywatch: true } });
  put(s, 3, WHITE, 21);
  s.tiles[8] = 3;
  lastTurn(s);
  s.openSeat = 0;
  s.openLeft = 1;
  s.openRight = 7;
  s.bag = [1, 1, 2, 2, 2, 2];
  play(s, 'roll', 'dice black 1 white 4', 'accept', 'use backwards left');
  expect(place(s, 3, WHITE)).toBe(17);
  play(s, 'roll', 'dice blue 1 orange 1');
  expect(s.round).toBe(2);
});

test('the game is over after the sixth round', () => {
  const s = begin();
  s.round = 6;
  const told = endWith(s, [WHITE, 5], [BLACK, 3]);
  expect(told.at(-1)).toEqual({ type: 'end', reason: 'rounds', round: 6 });
  expect(game.result(s)?.reason).toBe('rounds');
});

test.each([3, 4, 5, 6])(
  'with %d players the dice suffice even if everybody declines whenever possible',
  (seats) => {
    const s = begin({ seats });
    const bag = [...s.bag];
    let fewest = 18;
    while (s.round === 1 && game.toAct(s).length > 0) {
      const moves = choices(s);
      play(s, moves.includes('decline') ? 'decline' : moves.includes('roll') ? 'roll' : (moves[0] as string));
      fewest = Math.min(
        fewest,
        s.bag.reduce((sum, count) => sum + count, 0),
      );
    }
    expect(fewest).toBeGreaterThanOrEqual(2);
    expect([s.bag, s.waves.length]).toEqual([bag, 2]);
  },
);
