import { expect, test } from 'vitest';
import { FastRng } from '../../engine/rng.ts';
import { game, type View } from '../../games/strand-unter/index.ts';
import { scene } from '../../games/strand-unter/testing.ts';
import type { Bot } from '../bot.ts';
import { gainAgainst } from './best-response.ts';
import { meanGain } from './testing.ts';

test('the best answer to what expert publishes gains little', async () => {
  const { mean, positions } = await meanGain({ positions: 5, players: 3, draws: 30 });
  expect(positions).toBe(5);
  expect(mean).toBeLessThan(0.06);
  expect(mean).toBeGreaterThan(0);
});

test('whoever always sets the same dial is found out', () => {
  const stubborn: Bot<View> = {
    name: 'stubborn',
    choose: ({ legal }) => ({
      text: legal[6] as string,
      mixture: legal.map((text) => (text === 'set aaa' ? 1 : 0)),
    }),
  };
  const s = scene({ players: 2, round: 3, groove: 'wwwggg' });
  const rng = new FastRng(1);
  expect(game.legal(s, 0, []).length).toBe(10);
  const gain = gainAgainst(s, 0, { bot: stubborn, playouts: 1, draws: 4, seed: rng.below(99) });
  expect(gain).toBeGreaterThan(0.05);
});
