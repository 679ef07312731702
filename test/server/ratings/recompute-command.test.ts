import { join } from 'node:path';
import { expect, test } from 'vitest';
import { main } from '../../../src/cli/main.ts';
import { DATABASE_FILE } from '../../../src/server/store/location.ts';
import { openSqlite } from '../../../src/server/store/sqlite/open.ts';
import { serve, folder } from '../harness/harness.ts';
import { digestWith, storedGuest, storedMatch } from '../harness/rated-matches.ts';

const registry = new URL('../../../src/games/index.ts', import.meta.url).href;

async function command(...argv: string[]) {
  let [out, err] = ['', ''];
  const io = {
    out: (text: string) => void (out += text),
    err: (text: string) => void (err += text),
    env: {},
    interactive: false,
    progress: false,
  };
  const status = await main(argv, registry, io as never);
  return { status, out, err };
}

test('tidetable ratings recompute computes everything anew while the server runs, to the same numbers', async () => {
  const data = folder();
  const store = await openSqlite({ path: join(data, DATABASE_FILE) });
  await store.write({ type: 'setting', name: 'reviewsPerHour', value: '0' });
  const anna = await storedGuest(store, 'Anna');
  const bots = ['easy', 'hard', 'expert'].map((bot) => ({ bot, share: 0, left: false, counts: false }));
  for (let n = 0; n < 5; n++) {
    const seats = [{ person: anna, share: n % 2, left: false, counts: true }, ...bots];
    const match = await storedMatch(store, { id: `m${n}`, at: n, seats });
    await store.write({ type: 'review-done', match, review: digestWith([0.2, -0.2, 0, 0]), at: 1 });
  }
  await store.close();
  const server = await serve({ database: data });
  await server.tend();
  const look = async () => (await fetch(`${server.url}/api/v1/profile?id=person-Anna`)).json();
  const before = await look();
  expect(before).toMatchObject({ ratings: [{ matches: 5, adjusted: { reviewed: 5 } }] });
  const done = await command('ratings', 'recompute', '--data', data, '--server', server.url, '--json');
  expect([done.status, done.err]).toEqual([0, '']);
  expect(JSON.parse(done.out)).toMatchObject({ matches: 5, done: 5, waiting: false });
  expect(await look()).toEqual(before);
  const said = await command('ratings', 'recompute', '--data', data, '--server', server.url);
  expect(said.out).toMatch(/^5 rated matches, by formula 2, in [\d.]+ s\n$/);

  for (const [argv, why] of [
    [['ratings', 'guess'], /usage: tidetable ratings/],
    [['ratings', 'recompute', 'all'], /all/],
  ] as const) {
    const wrong = await command(...argv);
    expect([argv, wrong.status, why.test(wrong.err)]).toEqual([argv, 2, true]);
  }
});
