import { expect, test } from 'vitest';
import { defaults } from '../../../src/engine/options.ts';
import { FastRng, pickOne } from '../../../src/engine/rng.ts';
import { games } from '../../../src/games/index.ts';
import { updateOf } from '../../../src/server/table/updates.ts';
import { LiveMatch } from '../../../src/server/match/live-match.ts';

const MOST = 1536;

test(`a view of High Tide, as sent to four players, has at most ${MOST} bytes`, async () => {
  const game = await games['high-tide']!.load();
  const terms = { seats: 4, options: defaults(game.options), rules: game.rules };
  let largest = 0;
  let seen = 0;
  for (let seed = 1; seed <= 10; seed++) {
    const rng = new FastRng(seed);
    const live = new LiveMatch(game, terms, () => rng);
    live.commit(live.begin(0));
    while (!live.over) {
      for (const viewer of [0, 1, 2, 3, 'public'] as const) {
        const { view } = JSON.parse(JSON.stringify(updateOf('m', live, viewer))) as { view: unknown };
        largest = Math.max(largest, Buffer.byteLength(JSON.stringify(view)));
        seen++;
      }
      const [seat = 0] = live.toAct;
      const { asked, legal } = updateOf('m', live, seat);
      const proposal = live.answer({ seat, asked, text: pickOne(legal, rng) }, 'person', 0);
      if (typeof proposal === 'string') throw new Error(proposal);
      live.commit(proposal);
    }
  }
  expect(seen).toBeGreaterThan(1000);
  expect(largest).toBeGreaterThan(300);
  expect(largest).toBeLessThanOrEqual(MOST);
});
