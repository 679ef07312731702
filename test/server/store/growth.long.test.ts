import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { defaults } from '../../../src/engine/options.ts';
import { FastRng, pickOne } from '../../../src/engine/rng.ts';
import { games } from '../../../src/games/index.ts';
import { updateOf } from '../../../src/server/table/updates.ts';
import { LiveMatch } from '../../../src/server/match/live-match.ts';
import { openSqlite } from '../../../src/server/store/sqlite/open.ts';
import type { Line } from '../../../src/server/store/records.ts';
import type { Store } from '../../../src/server/store/store.ts';
import { temporaryFolder } from '../harness/temporary-folder.ts';

const folder = temporaryFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const LINES = 10;
const MOVES = 1500;

/** Finished matches, loaded in bulk behind the store's back. */
function fill(path: string, count: number): void {
  const db = new DatabaseSync(path);
  db.exec('PRAGMA synchronous = OFF; BEGIN');
  db.exec(`
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
    INSERT INTO matches (id, game, rules, options, host, seed, commitment, at, version, status, bots)
    SELECT 'old-' || i, 'high-tide', 1, '{}', i % 1000, hex(randomblob(32)), hex(randomblob(32)), i, 2, 'over', 0 FROM n`);
  db.exec(
    `INSERT INTO seats (match, seat, person, name, seed) SELECT key, 0, key % 1000, 'Anna', '' FROM matches`,
  );
  db.exec(`
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${LINES})
    INSERT INTO lines (match, line, step, kind, seat, asked, text, at, author)
    SELECT key, i, i, 'ply', 0, i, 'take 3 5', key, 'person' FROM matches, n ORDER BY key, i`);
  db.exec('COMMIT; ANALYZE');
  db.close();
}

function line(number: number): Line {
  return {
    line: number,
    step: number,
    kind: 'ply',
    seat: 0,
    asked: number,
    text: 'take 3 5',
    at: 1,
    by: 'person',
  };
}

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;
}

/** Milliseconds of one durable move, of opening a table, and of a person's list. */
async function costs(store: Store, first: number): Promise<{ move: number; open: number; mine: number }> {
  const times = { move: [] as number[], open: [] as number[], mine: [] as number[] };
  const timed = async (kind: keyof typeof times, work: () => Promise<unknown>) => {
    const begun = performance.now();
    await work();
    times[kind].push(performance.now() - begun);
  };
  for (let n = 0; n < MOVES; n++) {
    const match = 1 + (n % 50);
    await timed('move', async () => {
      const verdict = await store.write({ type: 'append', match, lines: [line(first + n)] });
      expect(verdict).toBe('done');
    });
    await timed('open', async () =>
      store.lines((await store.match(`old-${1 + ((n * 7919) % 100)}`))!.key, 1),
    );
    if (n % 10 === 0) await timed('mine', () => store.matchesOf(n % 100, 20));
  }
  return { move: median(times.move), open: median(times.open), mine: median(times.mine) };
}

test('a move costs the same whether 100 or 1,000,000 matches are stored', {
  timeout: 3_600_000,
}, async () => {
  const curve = new Map<number, Awaited<ReturnType<typeof costs>>>();
  for (const count of [100, 10_000, 1_000_000]) {
    const path = join(folder, `${count}.db`);
    await (await openSqlite({ path })).close();
    fill(path, count);
    const store = await openSqlite({ path });
    // Once to warm up.
    await costs(store, LINES + 1);
    curve.set(count, await costs(store, LINES + 1 + MOVES));
    await store.close();
  }
  console.table(Object.fromEntries(curve));
  expect(curve.get(1_000_000)!.move).toBeLessThan(1.5 * curve.get(100)!.move);
  expect(curve.get(1_000_000)!.open).toBeLessThan(2 * curve.get(100)!.open);
});

test('a move costs the same at the beginning and at the end of a match', { timeout: 600_000 }, async () => {
  const game = await games.maui!.load();
  const times: number[][] = [];
  for (let seed = 1; seed <= 200; seed++) {
    const rng = new FastRng(seed);
    const live = new LiveMatch(
      game,
      { seats: 4, options: defaults(game.options), rules: game.rules },
      () => rng,
    );
    live.commit(live.begin(0));
    for (let move = 0; !live.over; move++) {
      const [seat = 0] = live.toAct;
      const { asked, legal } = updateOf('m', live, seat);
      const text = pickOne(legal, rng);
      const begun = performance.now();
      const proposal = live.answer({ seat, asked, text }, 'person', 0);
      if (typeof proposal === 'string') throw new Error(proposal);
      live.commit(proposal);
      (times[Math.floor(move / 20)] ??= []).push(performance.now() - begun);
    }
  }
  const curve = times.filter((each) => each.length > 500).map((each) => median(each));
  console.table(curve.map((milliseconds) => ({ microseconds: 1000 * milliseconds })));
  // The first moves are slower while the code is being compiled; later ones must not be slower than those.
  expect(Math.max(...curve.slice(1))).toBeLessThan(2 * curve[1]!);
});
