import { expect, test } from 'vitest';
import { CHANCE } from '../../engine/game.ts';
import { FastRng, pickOne } from '../../engine/rng.ts';
import { type Event, game, type Options, type State } from './index.ts';
import { bestPoints, needsTowel, outcomeOf } from './outcome.ts';
import { score } from './score.ts';
import { begin, edge, play, playerOf, show, tile, withOptions } from './testing.ts';

/** What really comes of a move: the best change of the score within the turn, a crab aside, and the towels gained. */
function really(
  s: State,
  seat: number,
  move: Parameters<typeof game.apply>[2],
): { points: number; gains: number[] } {
  const next = game.clone(s);
  const gains: number[] = [];
  let dollars = 0;
  game.apply(next, seat, move, (event: Event) => {
    if (event.type === 'gain' && event.seat === seat) gains.push(event.towel);
    if (event.type === 'dollars' && event.seat === seat) dollars += event.count;
  });
  if (next.phase === 'extra' && next.seat === seat) {
    const ways = game.legal(next, seat, []).map((choice) => {
      const after = really(next, seat, choice);
      return { points: after.points + score(next, seat) - score(s, seat), gains: after.gains };
    });
    return ways.reduce((a, b) => (b.points > a.points ? b : a));
  }
  return { points: score(next, seat) - score(s, seat) - dollars, gains };
}

test.each<[string, Partial<Options>]>([
  ['base', {}],
  ['crabs', { mode: 'crabs' }],
  ['steep, dear chips', { values: 'steep', penalty: 3, extraSteps: 3 }],
  ['long', { mode: 'long', trackLength: 6, extension: 4 }],
])('what a height is said to bring is what it brings: %s', (_, options) => {
  const wrong: string[] = [];
  let heights = 0;
  for (let i = 0; i < 60; i++) {
    const rng = new FastRng(31, i);
    const s = game.setup(2 + (i % 3), withOptions(options), 1);
    for (let seat = game.toAct(s)[0]; seat !== undefined; seat = game.toAct(s)[0]) {
      if (s.phase === 'height' && playerOf(s, seat).towels === 0) {
        for (const move of game.legal(s, seat, [])) {
          if (move.type !== 'place') throw new Error(game.write(move));
          heights++;
          const said = outcomeOf(s, seat, s.face, move.top);
          const found = really(s, seat, move);
          if (said.points !== found.points)
            wrong.push(`${game.write(move)}: ${said.points}, not ${found.points}`);
          if (said.umbrella === '' && said.gains.join() !== found.gains.join())
            wrong.push(`towels ${said.gains.join()}`);
        }
      }
      game.apply(s, seat, seat === CHANCE ? game.sample(s, rng) : pickOne(game.legal(s, seat, []), rng));
    }
  }
  expect(wrong).toEqual([]);
  expect(heights).toBeGreaterThan(1000);
});

test('a tile tells the most it can bring, and nothing if it needs a loose towel', () => {
  const s = begin({ market: 'sfw htf', starts: 'sfh' });
  expect(bestPoints(s, 0, tile('sfw'))).toBe(2);
  show(s, 0, 'wfs', 7);
  expect(bestPoints(s, 0, tile('htf'))).toBeUndefined();
});

test('a height that only a loose towel makes possible is told', () => {
  const s = begin({ market: 'sfh', starts: 'twf' });
  playerOf(s, 0).edge = edge('wtf', 7);
  playerOf(s, 0).towels = 1;
  play(s, 'take sfh', 'draw hts');
  expect(needsTowel(s, 6)).toBe(true);
  expect(needsTowel(s, 1)).toBe(false);
});
