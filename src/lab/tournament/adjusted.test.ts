import { expect, test } from 'vitest';
import { defaults } from '../../engine/options.ts';
import { loadGame } from '../registry.ts';
import { adjustedOf } from './adjusted.ts';
import { type Block, type GameRecord, openArena, playBlock } from './block.ts';

const REGISTRY = new URL('../../games/index.ts', import.meta.url).href;

function record(win: number, luck?: number): GameRecord {
  const rest = { score: 0, others: [], plies: 1, reason: '', decisions: 1, ms: 0, judged: 0, loss: 0 };
  return { ...rest, win, ...(luck === undefined ? {} : { luck }) };
}

test('luck that explains every result leaves no doubt, and saves every game', () => {
  const blocks: Block[] = [
    [record(1, 0.4), record(1, 0.4)],
    [record(0, -0.6), record(0, -0.6)],
  ];
  const { share, low, high, saved } = adjustedOf(blocks)!;
  for (const figure of [share, low, high]) expect(figure).toBeCloseTo(0.6, 12);
  expect(saved).toBeCloseTo(1, 12);
});

test('luck that has nothing to do with results costs games', () => {
  const blocks: Block[] = [[record(1, 0.5)], [record(1, -0.5)], [record(0, 0.5)], [record(0, -0.5)]];
  const { share, saved } = adjustedOf(blocks)!;
  expect(share).toBe(0.5);
  expect(saved).toBeCloseTo(-1, 12);
});

test('nothing is adjusted where luck was not measured', () => {
  expect(adjustedOf([[record(1, 0.1)], [record(0)]])).toBeUndefined();
  expect(adjustedOf([[record(1, 0.1)]])).toBeUndefined();
});

test('a game of Maui says what chance gave its hero, the same each time', async () => {
  const game = await loadGame(REGISTRY, 'maui');
  const cell = { hero: 'medium', against: 'random', players: 2, options: defaults(game.options) };
  const terms = {
    registry: REGISTRY,
    game: 'maui',
    seed: 2,
    allowance: null,
    reference: null,
    cells: [cell],
  };
  const block = playBlock(await openArena({ ...terms, adjust: true }, cell), 0);
  expect(block.map(({ luck }) => Math.abs(luck as number) > 1e-6 && Math.abs(luck as number) < 1)).toEqual([
    true,
    true,
  ]);
  const again = playBlock(await openArena({ ...terms, adjust: true }, cell), 0);
  expect(again.map(({ luck }) => luck)).toEqual(block.map(({ luck }) => luck));
  const plain = playBlock(await openArena(terms, cell), 0);
  expect(plain.map(({ win, score }) => [win, score])).toEqual(block.map(({ win, score }) => [win, score]));
  expect(plain[0]).not.toHaveProperty('luck');
});
