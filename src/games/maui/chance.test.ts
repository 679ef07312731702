import { expect, test } from 'vitest';
import { pickWeighted } from '../../engine/game.ts';
import { FastRng } from '../../engine/rng.ts';
import { game, type State } from './index.ts';
import { tileTexts } from './vocabulary.ts';
import { begin, legalTexts, play, playerOf, withOptions } from './testing.ts';

/** A generator that gives one number. */
const fixed = (n: number) => ({ below: () => n });
const total = (s: State): number => game.chances(s, []).reduce((sum, { weight }) => sum + weight, 0);

test('tiles are drawn one at a time from what is left in the bag', () => {
  const s = game.setup(4, withOptions(), 1);
  expect(legalTexts(s)).toEqual(tileTexts.map((text) => `draw ${text}`));
  play(s, 'draw sfw');
  expect(legalTexts(s)).toHaveLength(59);
  expect(legalTexts(s)).not.toContain('draw sfw');
});

test('eight umbrellas can lie in 1120 ways, each of 36 orders of the pieces, 40320 in all', () => {
  const s = game.setup(2, withOptions(), 1);
  play(s, ...tileTexts.slice(0, 6).map((text) => `draw ${text}`));
  const deals = game.chances(s, []);
  expect(deals).toHaveLength(1120);
  expect(new Set(deals.map(({ weight }) => weight))).toEqual(new Set([36]));
  expect(total(s)).toBe(40_320);
  const texts = legalTexts(s);
  expect([texts[0], texts.at(-1)]).toEqual(['umbrellas pppwwwxy', 'umbrellas yxwwwppp']);
  expect(texts).toEqual([...texts].sort());
});

test.each([1, 3, 8])(
  'every position of the list of deals to %i spaces is the sample of that number',
  (spaces) => {
    const umbrellaRows = Array.from({ length: 12 }, (_, i) => (i < spaces ? 4 : 0));
    const s = game.setup(2, withOptions({ umbrellaRows }), 1);
    play(s, ...tileTexts.slice(0, 6).map((text) => `draw ${text}`));
    const list = game.chances(s, []);
    let wrong = 0;
    for (let n = 0; n < total(s); n += spaces === 8 ? 7 : 1) {
      const [a, b] = [game.sample(s, fixed(n)), pickWeighted(list, fixed(n))];
      if (game.write(a) !== game.write(b)) wrong++;
    }
    expect(wrong).toBe(0);
  },
);

test('nobody is dealt umbrellas where there are no spaces, and no more than eight where there are twelve', () => {
  const none = begin({ options: { umbrellaRows: Array.from({ length: 12 }, () => 0) } });
  expect(playerOf(none, 0).umbrellas).toBe('............');
  const full = begin({ options: { umbrellaRows: Array.from({ length: 12 }, () => 7) } });
  expect(playerOf(full, 0).umbrellas).toBe('pppwwwxy....');
});

test('anybody may begin', () => {
  const s = game.setup(3, withOptions({ mode: 'crabs' }), 1);
  play(s, ...tileTexts.slice(0, 9).map((text) => `draw ${text}`));
  expect(legalTexts(s)).toEqual(['start 0', 'start 1', 'start 2']);
});

test('at least two tiles are left in the bag of four players at the end', () => {
  let least = 60;
  for (let i = 0; i < 50; i++) {
    const rng = new FastRng(9, i);
    const s = game.setup(4, withOptions(), 1);
    for (let seat = game.toAct(s)[0]; seat !== undefined; seat = game.toAct(s)[0]) {
      if (seat < 0) game.apply(s, seat, game.sample(s, rng));
      else game.apply(s, seat, game.legal(s, seat, [])[0] as never); // a tile whenever there is one
      least = Math.min(least, s.bag.length);
    }
  }
  expect(least).toBe(2);
});
