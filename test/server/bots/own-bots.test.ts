import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Client } from '../harness/client.ts';
import { folder, serve } from '../harness/harness.ts';

/* Bots of the host's own at the tables of a server: a program, a module, and a program that fails. */

function file(name: string, text: string): string {
  const path = join(folder(), name);
  writeFileSync(path, text);
  return path;
}

test('they play a whole match, and are told nothing but the game', async () => {
  const told = file('told', '');
  const program = file(
    'gull.mjs',
    `import { appendFileSync } from 'node:fs';
    import { createInterface } from 'node:readline';
    for await (const line of createInterface({ input: process.stdin })) {
      appendFileSync(${JSON.stringify(told)}, JSON.stringify({ asked: JSON.parse(line), env: Object.keys(process.env) }) + '\\n');
      console.log(JSON.stringify({ move: 0 }));
    }`,
  );
  const module = file(
    'tern.ts',
    `export const bot = { choose: ({ legal }: { legal: string[] }) => ({ text: legal.at(-1) }) };`,
  );
  const failures: object[] = [];
  const server = await serve({
    ownBots: [
      { name: 'gull', run: { command: `"${process.execPath}" "${program}"` } },
      { name: 'tern', game: 'pebbles', run: { module } },
      { name: 'dead', run: { command: 'exit 7' } },
      { name: 'elsewhere', game: 'maui', run: { command: 'exit 7' } },
    ],
    log: { info: () => undefined, error: (what, fields) => void failures.push({ what, ...fields }) },
  });
  const anna = await Client.guest(server.url, 'Anna');
  const { games } = (await anna.get('/games')).body as { games: { bots: string[] }[] };
  expect(games[0]?.bots).toEqual(['random', 'gull', 'tern', 'dead']);
  for (const bot of ['elsewhere', 'exec:true', 'module:/tmp/x.ts', 'gull=exec:true']) {
    const seats = [{ kind: 'me' }, { kind: 'bot', bot }];
    expect((await anna.post('/matches', { game: 'pebbles', seats })).body).toMatchObject({ code: 'no-bot' });
  }
  const seats = (['gull', 'tern', 'dead'] as const).map((bot) => ({ kind: 'bot', bot }) as const);
  const { id } = await anna.table({ game: 'pebbles', seats });
  const page = await anna.page();
  await page.watch(id, 'public');
  await anna.post(`/matches/${id}/start`);
  await page.wait((message) => message.type === 'table' && message.table.status === 'over');

  const questions = readFileSync(told, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { asked: object; env: string[] });
  for (const { asked, env } of questions) {
    expect(asked).toMatchObject({ do: 'choose', game: 'pebbles', seat: 0, budget: { milliseconds: 20 } });
    expect(
      env.filter((name) => !['PATH', 'HOME', 'LANG', 'TMPDIR', 'PWD', 'SHLVL', '_'].includes(name)),
    ).toEqual([]);
  }
  const { seats: played } = (await anna.get(`/matches/${id}/file`)).body as { seats: object[] };
  expect(played).toMatchObject([{ bot: 'gull', name: 'Gull' }, { bot: 'tern' }, { bot: 'dead' }]);
  expect(failures).toContainEqual(expect.objectContaining({ what: 'bot', reason: 'dead: it ended (7)' }));
  expect(failures.filter((each) => JSON.stringify(each).includes('gull'))).toEqual([]);
});
