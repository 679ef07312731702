import { expect, test } from 'vitest';
import { defaults } from '../../engine/options.ts';
import { games } from '../../games/index.ts';
import { judgeFor } from '../judge/registry.ts';
import { randomMatch } from '../testing.ts';
import { ownDecisions } from './own-decisions.ts';

test.each(['high-tide', 'maui', 'strand-unter'])('%s: every decision of a seat is found once', async (id) => {
  const game = await games[id]!.load();
  const terms = { seats: 3, options: defaults(game.options), rules: game.rules };
  const plies = randomMatch(judgeFor(id, 3)!, terms, 8);
  const found = [0, 1, 2].flatMap((seat) => ownDecisions(game, { game: id, terms, plies }, seat));
  expect(found.length).toBeGreaterThan(10);
  for (const { legal, taken, kind, seat, ply } of found) {
    expect(legal).toContain(taken);
    expect(kind).not.toBe('other');
    expect(plies.slice(ply, ply + 3)).toContainEqual([seat, taken]);
  }
  expect(new Set(found.map(({ seat, ply }) => `${seat} ${ply}`)).size).toBe(found.length);
  // Forced plies are no decisions; all others are.
  const s = game.setup(terms.seats, terms.options, terms.rules);
  let open = 0;
  for (const [seat, text] of plies) {
    if (seat >= 0 && game.legal(s, seat, []).length > 1) open++;
    game.apply(s, seat, game.read(text));
  }
  expect(found).toHaveLength(open);
});

test('a log that breaks the rules ends the list', async () => {
  const game = await games['maui']!.load();
  const terms = { seats: 3, options: defaults(game.options), rules: game.rules };
  expect(ownDecisions(game, { game: 'maui', terms, plies: [[0, 'take abc']] }, 0)).toEqual([]);
});
