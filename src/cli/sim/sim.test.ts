import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { random } from '../../bots/random.ts';
import { readMatchFile } from '../../engine/file.ts';
import { defaults } from '../../engine/options.ts';
import { FastRng } from '../../engine/rng.ts';
import { game as toy } from '../../../test/toy/game.ts';
import { BROKEN, freshPath, tidetable } from '../testing.ts';
import { playGame, type Table } from '../../lab/play.ts';
import type { SimReport } from './report.ts';

// Threads take their time to start on a busy machine.

async function report(...argv: string[]): Promise<SimReport> {
  const { status, out, err } = await tidetable(['sim', 'pebbles', '--json', ...argv]);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  expect(out.endsWith('}\n')).toBe(true);
  return JSON.parse(out) as SimReport;
}

/** Without what depends on the machine. */
function lasting({ seconds: _s, decisionsPerSecond: _d, gamesPerSecond: _g, ...rest }: SimReport): object {
  return rest;
}

test('the same seed gives the same result, whatever the number of threads', async () => {
  const argv = ['--games', '300', '--seed', '7', '--seats', 'random,random,random', '--options', 'every'];
  const alone = lasting(await report(...argv, '--threads', '1'));
  expect(lasting(await report(...argv, '--threads', '3'))).toEqual(alone);
  expect(lasting(await report(...argv, '--threads', '1', '--check'))).toEqual(alone);
  expect(lasting(await report(...argv, '--threads', '1', '--seed', '8'))).not.toEqual(alone);
});

test('the figures of a report agree with one another', async () => {
  const found = await report('--games', '500', '--threads', '1');
  expect(found).toMatchObject({ game: 'pebbles', seed: 1, games: 500, options: { bonus: false, faces: 6 } });
  expect(found.seats.map(({ wins }) => wins).reduce((a, b) => a + b)).toBeCloseTo(500, 9);
  expect(found.length.mean * 500).toBeCloseTo(found.plies, 6);
  expect(found.decisions).toBeLessThan(found.plies);
  expect(found.decisionsPerSecond).toBeCloseTo(found.decisions / found.seconds, 6);
  expect(found.gamesPerSecond).toBeCloseTo(500 / found.seconds, 6);
  expect(found.reasons).toEqual({ rounds: 500 });
  for (const { low, meanScore, high, least, most, breakdown } of found.seats) {
    expect([least, low, meanScore, high, most]).toEqual(
      [least, low, meanScore, high, most].sort((a, b) => a - b),
    );
    expect(Object.values(breakdown).reduce((a, b) => a + b)).toBeCloseTo(meanScore, 9);
  }
});

test('a report for people, in each language, without a progress bar in a pipe', async () => {
  const pages = await Promise.all(
    ['en', 'de', 'fr', 'it'].map((lang) =>
      tidetable(['sim', 'pebbles', '--games', '5', '--threads', '1', '--lang', lang]),
    ),
  );
  for (const { out, err } of pages) {
    expect(err).toBe('');
    expect(out).toContain('0 random');
    expect(out).not.toContain('\u001b');
    expect(out).not.toMatch(/undefined|NaN/);
  }
  expect(new Set(pages.map(({ out }) => out.split('\n')[0])).size).toBe(4);
});

test('--out writes the match of the last game, which verifies', async () => {
  const path = freshPath();
  await report('--games', '4', '--seed', '5', '--out', path, '--options', 'faces=3', '--threads', '1');
  const again = freshPath();
  await report('--games', '4', '--seed', '5', '--out', again, '--options', 'faces=3', '--threads', '2');
  expect(readFileSync(again, 'utf8')).toBe(readFileSync(path, 'utf8'));
  expect((await tidetable(['verify', path])).status).toBe(0);
});

test('a bot that is asked gets the same game as the short cut of random', () => {
  const terms = { seats: 3, options: defaults(toy.options), rules: 1 };
  const table: Table = {
    game: toy,
    terms,
    bots: [random, random, random],
    budget: { playouts: 1 },
  };
  const asked = { ...table, bots: table.bots.map(({ name, choose }) => ({ name, choose })) };
  for (let i = 0; i < 50; i++)
    expect(playGame(asked, new FastRng(3, i))).toEqual(playGame(table, new FastRng(3, i)));
});

test('sealed answers are all given before one is applied, open ones in order of seats', () => {
  const terms = { seats: 3, options: defaults(toy.options), rules: 1 };
  const heard: string[] = [];
  const bot = {
    name: 'listener',
    choose({ view, seat, legal }: { view: unknown; seat: number; legal: readonly string[] }) {
      const { phase, owing } = view as { phase: string; owing: number[] };
      heard.push(`${phase} ${seat} ${owing.join('')}`);
      return { text: legal[0] as string };
    },
  };
  playGame({ game: toy, terms, bots: [bot, bot, bot], budget: { playouts: 1 } }, new FastRng(1, 0));
  const bids = heard.filter((line) => line.startsWith('bid')).slice(0, 3);
  expect(bids).toEqual(['bid 0 ', 'bid 1 ', 'bid 2 ']);
  for (const line of heard.filter((each) => each.startsWith('show'))) {
    const [, seat, owing = ''] = line.split(' ');
    expect(owing[0]).toBe(seat);
  }
});

test('a broken contract is found at the same game by any number of threads, and its match is saved', async () => {
  const path = freshPath();
  const argv = ['sim', 'leaky', '--games', '400', '--check', '--out', path];
  const { status, out } = await tidetable([...argv, '--threads', '1'], { registry: BROKEN });
  expect(status).toBe(1);
  expect(out).toMatch(/^Wrong: seed 1, game \d+, ply \d+\nbroken: .*one place/);
  const [, game, ply] = /game (\d+), ply (\d+)/.exec(out) ?? [];
  const { plies } = JSON.parse(readFileSync(path, 'utf8')) as { plies: unknown[] };
  expect(plies.length).toBe(Number(ply));
  const json = await tidetable([...argv, '--json', '--threads', '2'], { registry: BROKEN });
  expect(JSON.parse(json.out)).toMatchObject({
    violation: { seed: 1, game: Number(game), ply: Number(ply), file: path },
  });
});

test('without --check nobody looks', async () => {
  const { status } = await tidetable(['sim', 'leaky', '--games', '50', '--threads', '1'], {
    registry: BROKEN,
  });
  expect(status).toBe(0);
});

test('an error thrown by a game is told with its game and ply, check or not', async () => {
  const one = freshPath();
  const two = freshPath();
  const argv = ['sim', 'crashing', '--games', '2000', '--json', '--threads', '1', '--out'];
  const plain = await tidetable([...argv, one], { registry: BROKEN });
  const checked = await tidetable([...argv, two, '--check'], { registry: BROKEN });
  expect([plain.status, checked.status]).toEqual([1, 1]);
  const { violation } = JSON.parse(plain.out) as { violation: { game: number; problem: string } };
  expect(violation.problem).toBe('eleven is too many');
  expect(JSON.parse(checked.out)).toMatchObject({ violation: { game: violation.game } });
  expect(existsSync(one)).toBe(true);
});

test('a progress bar moves on a terminal and is cleared', async () => {
  const { out, err } = await tidetable(['sim', 'pebbles', '--games', '200', '--threads', '1', '--json'], {
    interactive: true,
  });
  expect(err).toMatch(/░.* 0 % {2}0\/200/);
  expect(err.endsWith('\r\u001b[K')).toBe(true);
  expect(out).not.toContain('█');
});

test('every game as a line, and every seat of it', async () => {
  const [files, csv] = [freshPath(), freshPath()];
  const argv = [
    'sim',
    'pebbles',
    '--games',
    '5',
    '--seats',
    'random,random',
    '--out-all',
    files,
    '--csv',
    csv,
  ];
  const { status } = await tidetable(argv);
  expect(status).toBe(0);
  const matches = readFileSync(files, 'utf8').trimEnd().split('\n');
  expect(matches.length).toBe(5);
  for (const line of matches) expect(readMatchFile(line)).toMatchObject({ game: 'pebbles' });
  const rows = readFileSync(csv, 'utf8').trimEnd().split('\n');
  expect(rows[0]).toBe('game,seat,bot,score,place,plies,reason');
  expect(rows.length).toBe(11);
  expect(rows[1]).toMatch(/^0,0,random,\d+,[12],\d+,rounds$/);
});
