import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { botNames } from '../bots/index.ts';
import type { GameEntry } from '../engine/words.ts';
import { games } from '../games/index.ts';
import { BIN, freshPath, OURS, type Ran, tidetable, withoutProgress } from './testing.ts';

/** The real command, in a process of its own, with pipes. */
function command(argv: readonly string[], input = ''): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [BIN, ...argv], { env: { PATH: process.env.PATH } });
    const ran = { out: '', err: '' };
    child.stdout.on('data', (data: Buffer) => (ran.out += data.toString()));
    child.stderr.on('data', (data: Buffer) => (ran.err += data.toString()));
    child.on('error', reject);
    child.on('close', (status) =>
      resolve({ status: status ?? -1, out: ran.out, err: withoutProgress(ran.err) }),
    );
    // The command may be done before it has read everything.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

test('the real command: help, version, and one line for wrong usage', async () => {
  const [help, version, wrong] = await Promise.all([
    command(['--help']),
    command(['--version']),
    command(['sim', 'chess']),
  ]);
  expect(help).toMatchObject({ status: 0, err: '' });
  expect(help.out).toContain('tidetable verify FILE');
  const { version: expected } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  ) as { version: string };
  expect(version).toEqual({ status: 0, out: `${expected}\n`, err: '' });
  expect(wrong).toMatchObject({ status: 2, out: '' });
  expect(wrong.err).toMatch(/^tidetable: unknown game "chess"[^\n]*\n$/);
});

// One real process for each game, with its threads; the rest in this one, which is quicker.
test.each(Object.keys(games))('%s: simulated, replayed, verified, played, tampered with', async (id) => {
  const path = freshPath();
  const sim = await command(
    `sim ${id} --games 20 --threads 2 --options every --json --out ${path}`.split(' '),
  );
  expect(sim).toMatchObject({ status: 0, err: '' });
  expect(JSON.parse(sim.out)).toMatchObject({ game: id, games: 20 });

  const here = { registry: OURS };
  const [replay, verify, play, watch] = await Promise.all([
    tidetable(['replay', path, '--json', '--at', '10'], here),
    tidetable(['verify', path], here),
    tidetable(['play', id], { ...here, lines: Array.from({ length: 1000 }, () => '1') }),
    tidetable(['play', id, '--seats', await watchable(id)], here),
  ]);
  expect(JSON.parse(replay.out)).toMatchObject({ ply: 10, result: null });
  for (const { status, out, err } of [replay, verify, play, watch]) {
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).not.toContain('\u001b');
    expect(out).not.toMatch(/undefined|NaN/);
  }

  const file = JSON.parse(readFileSync(path, 'utf8')) as { plies: [unknown, string][] };
  const [who] = file.plies[8] as [unknown, string];
  file.plies[8] = [who, 'cheat'];
  writeFileSync(path, JSON.stringify(file));
  const tampered = await tidetable(['verify', path], here);
  expect(tampered).toMatchObject({ status: 1, err: '' });
  expect(tampered.out).toContain('ply 9');
});

/** As few bots as may play, the best of those that answer at once. */
async function watchable(id: string): Promise<string> {
  const { min } = (await (games[id] as GameEntry).load()).seats;
  const best = botNames(id).includes('medium') ? 'medium' : 'random';
  return Array.from({ length: min }, () => best).join(',');
}
