import { expect, test } from 'vitest';
import { defaults } from '../engine/options.ts';
import { games } from '../games/index.ts';
import type { Care } from './judge/judge.ts';
import { judgeFor } from './judge/registry.ts';
import { booksOf, hasty, randomMatch } from './testing.ts';

const MATCHES = 1000;

const rollingOut: Care = { ...hasty, name: 'full', rollouts: 3 };

test.each([
  ['high-tide', 4, 'quick', hasty],
  ['maui', 2, 'quick', hasty],
  ['maui', 2, 'full', rollingOut],
  ['maui', 3, 'full', rollingOut],
  ['strand-unter', 3, 'quick', hasty],
] as const)(
  '%s for %i, %s: over a thousand matches luck is nobody’s, and results less luck are as good as results',
  async (id, seats, _, care) => {
    const game = await games[id]!.load();
    const judge = judgeFor(id, seats)!;
    const terms = { seats, options: defaults(game.options), rules: game.rules };
    const sums = Array.from({ length: seats }, () => ({ luck: 0, squares: 0 }));
    for (let i = 0; i < MATCHES; i++) {
      const plies = randomMatch(judge, terms, 5000 + i);
      const { books } = booksOf(judge, terms, plies, { care, seed: 2 ** 40 + 7919 * i });
      for (const [seat, { luck }] of books.shares.entries()) {
        sums[seat]!.luck += luck;
        sums[seat]!.squares += luck ** 2;
      }
    }
    for (const [seat, { luck, squares }] of sums.entries()) {
      const error = Math.sqrt(squares / MATCHES) / Math.sqrt(MATCHES);
      const figures = [luck / MATCHES, 1.96 * error].map((each) => (100 * each).toFixed(2));
      console.log(`${id}, ${care.name}, seat ${seat}: mean luck ${figures.join(' ± ')} points of a win`);
      expect(error).toBeGreaterThan(0);
      // Three standard errors: an evaluator that knows what will be rolled is found out at once.
      expect(Math.abs(luck / MATCHES)).toBeLessThan(3 * error);
    }
  },
  4 * 3_600_000,
);
