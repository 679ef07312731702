import { expect, test } from 'vitest';
import { game } from '../../../games/maui/index.ts';
import { begin } from '../../../games/maui/testing.ts';
import type { Stage } from '../stage.ts';
import { allWhyNot } from './why-not.ts';

const s = begin({ market: 'sfw htf wsh tfs fwh hst', starts: 'fsh wtf' });
const legal = game.legal(s, 0, []).map(game.write);
const stage = (viewer: number | 'public'): Stage =>
  ({
    setting: { game, language: 'en' },
    shown: { viewer, view: game.view(s, viewer) },
    cast: { people: [{}, {}] },
  }) as unknown as Stage;

test('every reason of the board is listed once', async () => {
  const reasons = await allWhyNot(stage(0), legal);
  expect(reasons.length).toBeGreaterThan(2);
  expect(new Set(reasons).size).toBe(reasons.length);
  expect(reasons).not.toContain('');
});

test('whoever only watches is told nothing', async () => {
  expect(await allWhyNot(stage('public'), [])).toEqual([]);
});
