import { expect, test } from 'vitest';
import { CHANCE } from '../../../engine/game.ts';
import { everything } from '../../../engine/options.ts';
import { FastRng } from '../../../engine/rng.ts';
import { languages } from '../../../engine/words.ts';
import { draw } from './draw.ts';
import type { Move } from '../moves.ts';
import type { HighTideOptions } from '../state.ts';
import { begin, BLACK, BLUE, flood, game, put } from '../testing.ts';
import { texts } from './index.ts';

const plain = (text: string) => text;
const cast = { names: ['Anna', 'Benedikt-Maximilian', 'Clara', 'Dan', 'Evangelina', 'Finn'] };

test('a lane shows bar, chairs in their order, waves, and each distance to the water', async () => {
  const { words } = await texts.en();
  const s = begin();
  put(s, 1, BLACK, 3);
  put(s, 0, BLACK, 3);
  put(s, 2, BLACK, 18);
  flood(s, BLACK, 17);
  const lines = draw(game.view(s, 0), words, cast, plain);
  expect(lines.slice(2, 4)).toEqual([
    'K black            D│ ·  · BA  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · C≈≈≈≈≈≈≈≈≈≈≈',
    '                           14',
  ]);
});

test('more chairs on one space than fit stand above it, the nearest last', async () => {
  const { words } = await texts.en();
  const s = begin({ seats: 5 });
  for (const seat of [4, 3, 2, 1, 0]) put(s, seat, BLUE, 2);
  const lines = draw(game.view(s, 0), words, cast, plain);
  const at = lines.findIndex((line) => line.startsWith('B blue'));
  expect(lines.slice(at - 1, at + 2).map((line) => line.slice(21, 30).trimEnd())).toEqual([
    '   ED',
    ' · CBA ·',
    '   18',
  ]);
});

test('the picture is at most 100 columns wide, in every language and at every length of the beaches', async () => {
  for (const language of languages) {
    const { words } = await texts[language]();
    for (const length of [10, 20, 30]) {
      const options = { ...(everything(game.options) as HighTideOptions), openCoins: true, length };
      const rng = new FastRng(length);
      const s = game.setup(6, options, 1);
      for (let [seat] = game.toAct(s); seat !== undefined; [seat] = game.toAct(s)) {
        const moves = seat === CHANCE ? [] : game.legal(s, seat, []);
        game.apply(s, seat, seat === CHANCE ? game.sample(s, rng) : (moves[rng.below(moves.length)] as Move));
        for (const line of draw(game.view(s, 1), words, cast, plain)) {
          expect(line.length).toBeLessThanOrEqual(100);
          expect(line).not.toMatch(/undefined|NaN|null/);
        }
      }
    }
  }
});
