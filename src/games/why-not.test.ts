import { describe, expect, test } from 'vitest';
import { languages } from '../engine/words.ts';
import { CHANCE } from '../engine/game.ts';
import { FastRng } from '../engine/rng.ts';
import { defaults } from '../engine/options.ts';
import { games } from './index.ts';
import { pinned } from './testing.ts';
import { whyNotCodes as highTide, whyNot as highTideWhy } from './high-tide/choices/why-not.ts';
import { whyNotCodes as maui, whyNot as mauiWhy } from './maui/choices/why-not.ts';
import { whyNotCodes as strandUnter, whyNot as strandUnterWhy } from './strand-unter/choices/why-not.ts';
import { whyNotTexts as highTideTexts } from './high-tide/text/why-not.ts';
import { whyNotTexts as mauiTexts } from './maui/text/why-not.ts';
import { whyNotTexts as strandUnterTexts } from './strand-unter/text/why-not.ts';

const cases = [
  ['high-tide', highTide, highTideWhy, highTideTexts, { coins: true, shark: true, baywatch: true }],
  ['maui', maui, mauiWhy, mauiTexts, {}],
  ['strand-unter', strandUnter, strandUnterWhy, strandUnterTexts, {}],
] as const;

describe.each(cases)('%s', (id, codes, why, texts, changes) => {
  test('at least ten cases, each with a sentence of its own in every language', () => {
    expect(codes.length).toBeGreaterThanOrEqual(10);
    for (const language of languages) {
      const said = codes.map((code) =>
        (texts[language] as Record<string, (n: number, m: number) => string>)[code]!(2, 1),
      );
      for (const sentence of said) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
      expect(new Set(said).size).toBe(said.length);
    }
  });

  test('random matches meet every case, and every sentence is whole', async () => {
    const entry = games[id]!;
    const [game, partNames, explain] = await Promise.all([entry.load(), entry.parts!(), entry.whyNot!()]);
    const met = new Set<string>();
    const said = new Set<string>();
    const rng = new FastRng(7);
    // With five players spaces lie below the rental.
    const seats = Math.min(5, game.seats.max);
    for (let n = 0; n < 40 && met.size < codes.length; n++) {
      const s = game.setup(seats, { ...defaults(game.options), ...changes }, game.rules);
      for (let ply = 0; ply < 3000; ply++) {
        const asked = game.toAct(s);
        if (asked[0] === CHANCE) {
          game.apply(s, CHANCE, game.sample(s, rng));
          continue;
        }
        if (ply % 3 === 0 || asked.length === 0) {
          for (const seat of [0, 1]) {
            const view = game.view(game.clone(s), seat);
            const legal = asked.includes(seat) ? game.legal(s, seat, []).map(game.write) : [];
            for (const part of partNames(seats)) {
              const found = why(view as never, seat, part, legal);
              if (!found) continue;
              met.add(found.why);
              said.add(explain(view, seat, part, legal, 'en'));
            }
          }
        }
        if (asked.length === 0) break;
        const seat = asked[rng.below(asked.length)] as number;
        const moves = game.legal(s, seat, []);
        game.apply(s, seat, moves[rng.below(moves.length)]);
      }
    }
    expect(codes.filter((code) => !met.has(code))).toEqual([]);
    expect([...said].filter((sentence) => /undefined|NaN|^$/.test(sentence))).toEqual([]);
  });
});

test('the sentence of the brief: no die shows the colour of a beach', async () => {
  const game = await games['high-tide']!.load();
  const s = game.setup(3, pinned(game), 1);
  for (const [seat, text] of [
    [CHANCE, 'towels 0 1 2'],
    [0, 'roll'],
    [CHANCE, 'dice black 2 white 5'],
  ] as const)
    game.apply(s, seat, game.read(text));
  const explain = await games['high-tide']!.whyNot!();
  const legal = game.legal(s, 0, []).map(game.write);
  const say = (part: string) => explain(game.view(s, 0), 0, part, legal, 'en');
  expect(say('beach blue')).toBe('No die shows the colour of this beach, so nothing moves here now.');
  expect(say('beach white')).toMatch(/accept the pair, and this one goes 5 spaces/);
  expect(say('chair white 1')).toMatch(/somebody else’s chair/);
  expect(say('space 4')).toMatch(/The rental stands here/);
  expect(say('dice')).toBe('');
});
