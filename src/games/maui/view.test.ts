import { expect, test } from 'vitest';
import { CHANCE } from '../../engine/game.ts';
import { FastRng, pickOne } from '../../engine/rng.ts';
import { game, type Options } from './index.ts';
import { begin, withOptions } from './testing.ts';
import { restore } from './view.ts';

test.each<[Partial<Options>]>([[{ mode: 'base' }], [{ mode: 'crabs' }], [{ mode: 'long' }]])(
  'a view tells all that there is: the state behind it is the state itself, %j',
  (options) => {
    let plies = 0;
    for (let i = 0; i < 6; i++) {
      const rng = new FastRng(6, i);
      const s = game.setup(2 + (i % 3), withOptions(options), 1);
      for (let seat = game.toAct(s)[0]; seat !== undefined; seat = game.toAct(s)[0]) {
        // Umbrellas of columns already filled are the one thing that a state still lists and a view does not.
        const same = game.clone(s);
        for (const [n, p] of same.players.entries())
          p.umbrellas = game.view(s, 0).players[n]?.umbrellas ?? '';
        expect(restore(game.view(s, seat < 0 ? 'public' : seat))).toEqual(same);
        plies++;
        game.apply(s, seat, seat === CHANCE ? game.sample(s, rng) : pickOne(game.legal(s, seat, []), rng));
      }
    }
    expect(plies).toBeGreaterThan(400);
  },
);

test('all viewers see the same: nothing is secret but what nature has not drawn', () => {
  const s = begin({ seats: 3, options: { mode: 'crabs' } });
  const views = (['public', 0, 1, 2] as const).map((viewer) => ({
    ...game.view(s, viewer),
    viewer: 'public',
  }));
  expect(new Set(views.map((view) => JSON.stringify(view))).size).toBe(1);
});

test('a view of four players stays small', () => {
  const s = begin({ seats: 4, options: { mode: 'crabs' } });
  expect(JSON.stringify(game.view(s, 0)).length).toBeLessThan(2000);
});
