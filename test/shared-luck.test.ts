import { expect, test } from 'vitest';
import { type AnyGame, CHANCE } from '../src/engine/game.ts';
import { type Luck, nextDraw } from '../src/engine/luck.ts';
import { defaults, everything } from '../src/engine/options.ts';
import { FastRng } from '../src/engine/rng.ts';
import { sharedLuck } from '../src/fair/keyed-rng.ts';
import { dealRoot } from '../src/fair/roots.ts';
import { games } from '../src/games/index.ts';

// Two matches of one deal in which everybody decides differently: what they still share.

interface Drawn {
  /** By name and occurrence. */
  readonly texts: ReadonlyMap<string, string>;
  readonly order: readonly string[];
}

function played(game: AnyGame, luck: Luck, seed: number, every: boolean): Drawn {
  const options = every ? everything(game.options) : defaults(game.options);
  const state = game.setup(game.seats.min, options, game.rules);
  const rng = new FastRng(seed);
  const drawn = new Map<string, number>();
  const texts = new Map<string, string>();
  for (let rolls = 0, at = game.toAct(state); at.length > 0; at = game.toAct(state)) {
    const seat = at[0] as number;
    if (seat === CHANCE) {
      const name = game.luckKey?.(state) ?? '';
      const occurrence = drawn.get(name) ?? 0;
      const move = game.sample(state, nextDraw(game, state, luck, { rolls: rolls++, drawn }));
      texts.set(`${name} #${occurrence}`, game.write(move));
      game.apply(state, CHANCE, move);
    } else {
      const moves = game.legal(state, seat, []);
      game.apply(state, seat, moves[rng.below(moves.length)]);
    }
  }
  return { texts, order: [...texts.keys()] };
}

function dealOf(game: AnyGame): Luck {
  const purpose = { id: 'daily-1', game: game.id, rules: game.rules };
  const root = dealRoot({ ...purpose, options: defaults(game.options), seats: game.seats.min });
  return sharedLuck({ seed: '5a'.repeat(32), root });
}

/** What must be the same whatever anybody decides: draws from a bag or stack that is only drawn from. */
const fixed: { readonly [game: string]: RegExp } = {
  'high-tide': /bag|tile|shark|coins|towels|surfers/,
  maui: /^half 1 bag/,
  'strand-unter': /^(card \d+|round [1-4]) /,
};

test.each(Object.keys(fixed))('%s: the k-th piece out of each bag is the same for everybody', async (id) => {
  const game = (await games[id]?.load()) as AnyGame;
  const luck = dealOf(game);
  for (const every of [false, true]) {
    const [one, ...others] = [1, 2, 3, 4, 5].map((seed) => played(game, luck, seed, every)) as [
      Drawn,
      ...Drawn[],
    ];
    let compared = 0;
    for (const other of others)
      for (const [name, text] of one.texts) {
        if (!fixed[id]?.test(name) || !other.texts.has(name)) continue;
        expect([name, other.texts.get(name)]).toEqual([name, text]);
        compared++;
      }
    expect(compared).toBeGreaterThan(20);
  }
});

test('the same decisions meet the same luck, and other deals other luck', async () => {
  const game = (await games.maui?.load()) as AnyGame;
  const other = sharedLuck({ seed: '5b'.repeat(32), root: '00'.repeat(32) });
  expect(played(game, dealOf(game), 7, false)).toEqual(played(game, dealOf(game), 7, false));
  expect(played(game, other, 7, false).texts).not.toEqual(played(game, dealOf(game), 7, false).texts);
});
