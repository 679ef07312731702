import { expect, test } from 'vitest';
import { defaults, everything, type OptionSpecs } from '../../../src/engine/options.ts';
import type { Options } from '../../../src/engine/game.ts';
import type { Registry } from '../../../src/engine/words.ts';
import { games } from '../../../src/games/index.ts';
import { game as toy, type ToyGame } from '../../toy/game.ts';
import { games as toys } from '../../toy/registry.ts';
import { compare } from './compare.ts';

/** As usual, and with everything on that can be: variants too, because some of them hide things. */
function ways(specs: OptionSpecs, times: number): Options[] {
  const on = Object.entries(specs).filter(([, spec]) => spec.kind === 'flag');
  const full = { ...everything(specs), ...Object.fromEntries(on.map(([key]) => [key, true])) };
  return Array.from({ length: times }, () => [defaults(specs), full]).flat();
}

test('the toy: streams of a viewer do not depend on what it may not know, and others see the difference', async () => {
  const report = await compare(toys, 'pebbles', ways(toy.options, 6), 1);
  expect(report.leak).toBeUndefined();
  expect(report.chance).toBeGreaterThan(4);
  expect(report.sealed).toBeGreaterThan(4);
  expect(report.seenByOthers).toBeGreaterThan(report.pairs / 2);
});

/** Where there is something to hide: rolls that only some have seen, and answers in envelopes. Maui has neither. */
const secrets: { readonly [game: string]: 'chance' | 'sealed' } = {
  'high-tide': 'chance',
  'strand-unter': 'sealed',
};

test.for(Object.keys(games))('%s', async (id) => {
  const { options } = await games[id]!.load();
  const report = await compare(games, id, ways(options, 3), 2);
  expect(report[secrets[id] ?? 'pairs']).toBeGreaterThan(secrets[id] ? 2 : -1);
  expect(report.leak).toBeUndefined();
});

/** Toys that tell too much; each must be found out. */
const leaky: { readonly [name: string]: Partial<ToyGame> } = {
  'a view that shows a card': {
    view: (s, viewer) => ({ ...toy.view(s, viewer), round: s.round + (s.cards[1] ?? 0) / 100 }),
  },
  'an order of choices that shows a card': {
    legal: (s, seat, out) => {
      toy.legal(s, seat, out);
      return (s.cards.at(-1) ?? 0) > 3 ? out.reverse() : out;
    },
  },
  'a length that shows a card': {
    view: (s, viewer) => ({
      ...toy.view(s, viewer),
      shown: [...s.shown, ...Array.from({ length: s.cards[0] ?? 0 }, () => false)],
    }),
  },
};

test.for(Object.keys(leaky))('%s is found out', async (name) => {
  const game = { ...toy, ...leaky[name] };
  const spoilt: Registry = { pebbles: { ...toys.pebbles!, load: async () => game } };
  const real = await compare(spoilt, 'pebbles', ways(toy.options, 12), 3);
  expect(real.leak).toMatch(/viewer/);
});
