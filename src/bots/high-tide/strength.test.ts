import { expect, test } from 'vitest';
import type { AnyGame } from '../../engine/game.ts';
import { defaults, everything } from '../../engine/options.ts';
import { FastRng } from '../../engine/rng.ts';
import { game as highTide } from '../../games/high-tide/index.ts';
import type { AnyBot } from '../bot.ts';
import { levels } from './levels.ts';
import { winShare } from '../search/outcome.ts';
import { random } from '../random.ts';
import { playThrough } from '../testing.ts';

const game = highTide as unknown as AnyGame;
const { easy, medium, hard, expert } = levels as { readonly [L in keyof typeof levels]: AnyBot };

interface Table {
  readonly seats?: number;
  readonly games: number;
  readonly playouts: number;
  readonly every?: boolean;
}

/** The hero's part of the wins against clones of a rival; it sits in every seat in turn. */
function share(hero: AnyBot, rival: AnyBot, { seats = 4, games, playouts, every = false }: Table): number {
  const options = every ? everything(game.options) : defaults(game.options);
  let wins = 0;
  for (let i = 0; i < games; i++) {
    const me = i % seats;
    const bots = Array.from({ length: seats }, (_, seat) => (seat === me ? hero : rival));
    let last: unknown;
    playThrough(
      { game, options, bots, budget: { playouts }, rng: new FastRng(6, i) },
      (question, state, bot) => {
        last = state;
        return bot.choose(question).text;
      },
    );
    const result = game.result(last);
    wins += result ? winShare(result, me) : 0;
  }
  return wins / games;
}

// Few games and few playouts, always the same ones: the limits lie far below what the ladder in docs/bots.md says, and
// above what a level would reach that plays no better than the one below it.

test('easy beats random players, but not by far, and loses to medium ones', () => {
  const against = share(easy, random, { games: 400, playouts: 1 });
  expect(against).toBeGreaterThan(0.3);
  expect(against).toBeLessThan(0.44);
  expect(share(easy, medium, { games: 400, playouts: 1 })).toBeLessThan(0.21);
});

test('medium beats random players clearly', () => {
  expect(share(medium, random, { games: 400, playouts: 1 })).toBeGreaterThan(0.42);
});

test('hard beats medium clearly', () => {
  expect(share(hard, medium, { games: 120, playouts: 32 })).toBeGreaterThan(0.32);
});

test('expert beats medium clearly, also with everything in the box', () => {
  expect(share(expert, medium, { games: 100, playouts: 48 })).toBeGreaterThan(0.32);
  expect(share(expert, random, { seats: 3, games: 15, playouts: 24, every: true })).toBeGreaterThan(0.6);
});
