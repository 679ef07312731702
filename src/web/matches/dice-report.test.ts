import { expect, test } from 'vitest';
import { random } from '../../bots/random.ts';
import { FastRng } from '../../engine/rng.ts';
import { defaults } from '../../engine/options.ts';
import { games } from '../../games/index.ts';
import { playGame } from '../../lab/play.ts';
import type { Ply } from '../../engine/match.ts';
import type { Kept } from './kept.ts';
import { facesOf } from '../boards/high-tide/presentation.ts';
import { diceReport, type Faces } from './dice-report.ts';

async function played(id: string, seed: number): Promise<Kept> {
  const game = await games[id]?.load();
  if (!game) throw new Error(`no ${id}`);
  const options = defaults(game.options);
  const plies: Ply[] = [];
  const bots = [random, random, random];
  const budget = { playouts: 1 };
  playGame({ game, terms: { seats: 3, options, rules: game.rules }, bots, budget }, new FastRng(seed), {
    plies,
  });
  const people = bots.map((_, seat) => ({ name: `${seat}`, colour: 'red', kind: 'here' }) as const);
  return {
    version: 1,
    id: 'x',
    game: id,
    rules: game.rules,
    options,
    people,
    plies,
    envelopes: [],
    created: 0,
    changed: 0,
    writes: 1,
    toAct: [],
  };
}

test.each([
  ['high-tide', facesOf as Faces],
  ['maui', undefined],
  ['strand-unter', undefined],
] as const)('%s: honest chance lies within its bands about as often as promised', async (id, faces) => {
  const game = await games[id]?.load();
  if (!game) throw new Error(`no ${id}`);
  let within = 0;
  let bars = 0;
  for (let seed = 1; seed <= 40; seed++) {
    const report = diceReport(game, await played(id, seed), faces);
    expect(report.total).toBeGreaterThan(10);
    expect(report.bars.reduce((sum, { count }) => sum + count, 0)).toBe(report.total);
    expect(report.bars.reduce((sum, { expected }) => sum + expected, 0)).toBeCloseTo(report.total, 6);
    within += report.within;
    bars += report.bars.length;
  }
  expect(within / bars).toBeGreaterThan(0.9);
  expect(within).toBeLessThan(bars);
});

test('loaded dice stand out', async () => {
  const game = await games['high-tide']?.load();
  if (!game) throw new Error('no game');
  const kept = await played('high-tide', 1);
  const { bars, within } = diceReport(game, kept, (event) => facesOf(event as never).map(() => 6));
  expect(bars.map(({ count }) => count > 0)).toEqual([false, false, false, false, false, true]);
  expect(within).toBe(0);
});

test.each([
  ['high-tide', facesOf as Faces],
  ['maui', undefined],
] as const)(
  '%s: what followed each seat’s choices adds up to the match, but for the deal',
  async (id, faces) => {
    const game = await games[id]?.load();
    if (!game) throw new Error(`no ${id}`);
    const kept = await played(id, 3);
    const all = diceReport(game, kept, faces).total;
    const seats = [0, 1, 2].map((seat) => diceReport(game, kept, faces, seat).total);
    const first = kept.plies.findIndex(([seat]) => seat >= 0);
    const dealt = diceReport(game, { ...kept, plies: kept.plies.slice(0, first) }, faces).total;
    expect(seats.reduce((sum, n) => sum + n, dealt)).toBe(all);
    for (const total of seats) expect(total).toBeGreaterThan(0);
  },
);
