import { expect, test } from 'vitest';
import { CHANCE, type Options } from '../../engine/game.ts';
import { defaults, everything } from '../../engine/options.ts';
import { FastRng } from '../../engine/rng.ts';
import { game, type HighTideOptions, type Move } from '../../games/high-tide/index.ts';
import { medium } from './one-turn.ts';

/** One match of the medium player in that seat against random ones: its place. */
function placeOf(options: Options, seats: number, seed: number): number {
  const rng = new FastRng(seed);
  const s = game.setup(seats, options as HighTideOptions, 1);
  const me = seed % seats;
  for (let [seat] = game.toAct(s); seat !== undefined; [seat] = game.toAct(s)) {
    const moves = seat === CHANCE ? [game.sample(s, rng)] : game.legal(s, seat, []);
    let move = moves[rng.below(moves.length)] as Move;
    if (seat === me) {
      const legal = moves.map((each) => game.write(each));
      const { text } = medium.choose({ view: game.view(s, seat), seat, legal, budget: { playouts: 1 }, rng });
      move = moves[legal.indexOf(text)] as Move;
    }
    game.apply(s, seat, move);
  }
  return game.result(s)?.places[me] as number;
}

test.each([
  ['the base game', defaults(game.options)],
  ['all expansions', everything(game.options)],
])('the medium player beats three random ones clearly in %s', (_, options) => {
  const places = Array.from({ length: 160 }, (__, seed) => placeOf(options, 4, seed));
  // One in four would be chance, 40 of 160.
  expect(places.filter((place) => place === 1).length).toBeGreaterThan(64);
});

test('it answers every question with a legal text, and the same question with the same text', () => {
  const s = game.setup(4, everything(game.options) as HighTideOptions, 1);
  const rng = new FastRng(9);
  for (let [seat] = game.toAct(s); seat !== undefined; [seat] = game.toAct(s)) {
    const moves = seat === CHANCE ? [game.sample(s, rng)] : game.legal(s, seat, []);
    if (seat === CHANCE) {
      game.apply(s, seat, moves[0] as Move);
      continue;
    }
    const question = { view: game.view(s, seat), seat, legal: moves.map((each) => game.write(each)) };
    const ask = () => medium.choose({ ...question, budget: { playouts: 1 }, rng: new FastRng(3) });
    expect(ask()).toEqual(ask());
    expect(question.legal).toContain(ask().text);
    game.apply(s, seat, moves[question.legal.indexOf(ask().text)] as Move);
  }
});
