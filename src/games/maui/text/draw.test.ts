import { expect, test } from 'vitest';
import { CHANCE } from '../../../engine/game.ts';
import { FastRng, pickOne } from '../../../engine/rng.ts';
import { languages, type Pen } from '../../../engine/words.ts';
import { draw } from './draw.ts';
import { game, type Options } from '../index.ts';
import { begin, play, playerOf, show, withOptions } from '../testing.ts';
import { texts } from './index.ts';

const plain: Pen = (text) => text;
const cast = { names: ['Anna', 'Maximiliana-Konstanze von Strandhausen', 'Chloé', 'Dino'] };

test('no line is wider than 100 columns, in any language, at any moment', async () => {
  const words = await Promise.all(languages.map(async (language) => (await texts[language]()).words));
  const tables: Partial<Options>[] = [
    {},
    { mode: 'crabs' },
    { mode: 'long' },
    { mode: 'long', trackLength: 30, extension: 30 },
  ];
  let widest = 0;
  for (let i = 0; i < 8; i++) {
    const rng = new FastRng(5, i);
    const s = game.setup(2 + (i % 3), withOptions(tables[i % 4]), 1);
    for (let seat = game.toAct(s)[0]; seat !== undefined; seat = game.toAct(s)[0]) {
      const lines = draw(game.view(s, 'public'), words[rng.below(4)] as never, cast, plain);
      widest = Math.max(widest, ...lines.map((line) => line.length));
      game.apply(s, seat, seat === CHANCE ? game.sample(s, rng) : pickOne(game.legal(s, seat, []), rng));
    }
  }
  expect(widest).toBeLessThanOrEqual(100);
  expect(widest).toBeGreaterThan(80);
});

test('a beach shows tiles, towels, chips, umbrellas and what lies ahead', async () => {
  const { words } = await texts.en();
  const s = begin({ market: 'swh', starts: 'hws' });
  show(s, 0, 'hws', 5);
  playerOf(s, 0).towels = 1;
  play(s, 'take swh', 'draw tfh', 'place 7');
  const lines = draw(game.view(s, 0), words, cast, plain);
  const own = lines.map((line) => line.slice(0, 45));
  expect(own).toContain('5 +1 | h  . (P) .  .  .  . (W) .  .  .  .  . ');
  expect(own).toContain('7 +3 | s  s  :  .  .  .  .  .  .  .  .  .  . ');
  expect(own.filter((line) => line.includes(' x '))).toHaveLength(2);
  expect(lines.join('\n')).toContain('A Anna');
});
