import { appendFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defaults } from '../../engine/options.ts';
import { tournamentPage } from './html-page.ts';
import { loadGame } from '../registry.ts';
import type { Block } from './block.ts';
import { loadEntrant } from './bots.ts';
import { type Entry, type Journal, openJournal } from './journal.ts';
import { type Running, runTournament } from './run.ts';
import { type Plan, Schedule } from './schedule.ts';
import { type CellReport, cellReport } from './standing.ts';
import { cellsOf, type Terms } from './terms.ts';

const TOY = new URL('../../../test/toy/registry.ts', import.meta.url).href;
const options = { bonus: false, faces: 6 };
const terms: Terms = {
  registry: TOY,
  game: 'pebbles',
  seed: 3,
  allowance: null,
  reference: null,
  cells: cellsOf(
    ['random'],
    ['random'],
    [2, 3].map((players) => ({ players, options })),
  ),
};
const plan: Plan = { games: 40, decide: false };

/** Without what depends on the machine. */
function lasting(cell: CellReport): object {
  const { msPerDecision: _, ...rest } = cell;
  return rest;
}

async function run(
  { threads = 1, journal, progress, ...changedPlan }: Partial<Omit<Running, 'plan'> & Plan> = {},
  changed: Partial<Terms> = {},
): Promise<object[]> {
  const running = { plan: { ...plan, ...changedPlan }, threads, journal, progress };
  const standings = await runTournament({ ...terms, ...changed }, running);
  return standings.map((standing) => lasting(cellReport(standing)));
}

function journalAt(path: string, changed: Partial<Terms> = {}): Journal {
  const journal = openJournal(path, { ...terms, ...changed });
  if ('problem' in journal) throw new Error(journal.problem);
  return journal;
}

const folder = mkdtempSync(join(tmpdir(), 'tidetable-lab-'));

test('whole blocks are played, and the shares of equals are fair', async () => {
  const [two, three] = (await run({ games: 1000 })) as [CellReport, CellReport];
  expect([two.games, three.games]).toEqual([1000, 1002]);
  expect([two.low < 0.5, two.high > 0.5]).toEqual([true, true]);
  expect([three.low < 1 / 3, three.high > 1 / 3]).toEqual([true, true]);
  expect(two.score.mean).toBeCloseTo(two.otherScore.mean, 0);
  expect(two.reasons).toEqual({ rounds: 1000 });
});

test('the same seed gives the same, another seed something else', async () => {
  expect(await run()).toEqual(await run());
  expect(await run({}, { seed: 4 })).not.toEqual(await run());
});

test('threads change nothing', async () => {
  expect(await run({ threads: 2 })).toEqual(await run());
});

test('a tournament goes on where it was stopped, even within a line', async () => {
  const path = join(folder, 'stopped');
  await run({ games: 16, journal: journalAt(path) });
  const played = journalAt(path).played.length;
  expect(played).toBe(8 + 6);
  appendFileSync(path, '{"cell":0,"block":8,"ga');
  const journal = journalAt(path);
  expect(journal.played).toHaveLength(played);
  const written: Entry[] = [];
  const write = (entries: readonly Entry[]): void => {
    written.push(...entries);
    journal.write(entries);
  };
  expect(await run({ journal: { ...journal, write } })).toEqual(await run());
  expect(written).toHaveLength(20 + 14 - played);
  // Nothing is left to play.
  const again = journalAt(path);
  expect(await run({ journal: { ...again, write: () => expect.unreachable() } })).toEqual(await run());
});

test('a journal of another tournament, or of none, is refused', () => {
  const path = join(folder, 'other');
  journalAt(path);
  expect(openJournal(path, { ...terms, seed: 4 })).toEqual({
    problem: 'it is the journal of another tournament: seed differs',
  });
  const stray = join(folder, 'stray');
  writeFileSync(stray, 'hello\n');
  expect(openJournal(stray, terms)).toEqual({ problem: 'it is not the journal of a tournament' });
  appendFileSync(path, 'torn\n{"cell":0,"block":0,"games":[]}\n');
  expect(openJournal(path, terms)).toEqual({ problem: 'one of its lines is damaged' });
  expect(readFileSync(stray, 'utf8')).toBe('hello\n');
});

/** A block in which the hero wins so many of its two games. */
function block(wins: number): Block {
  const record = {
    score: 1,
    others: [0],
    plies: 9,
    reason: 'rounds',
    decisions: 3,
    ms: 6,
    judged: 0,
    loss: 0,
  };
  return [0, 1].map((seat) => ({ ...record, win: seat < wins ? 1 : 0 }));
}

test('a cell ends when it is decided, at the same block whatever the order of arrival', () => {
  const ends = [false, true].map((backwards) => {
    const schedule = new Schedule(terms.cells.slice(0, 1), { games: 400, decide: true });
    const order = Array.from({ length: 100 }, (_, i) => (backwards ? 99 - i : i));
    for (const i of order) schedule.take(0, i, block(2));
    expect(schedule.next()).toBeUndefined();
    const [{ blocks, verdict }] = schedule.results() as [ReturnType<Schedule['results']>[0]];
    expect(verdict).toBe('above');
    return blocks.length;
  });
  expect(ends[0]).toBeLessThan(50);
  expect(ends[1]).toBe(ends[0]);
});

test('tasks cover every block once, those of an earlier run left out', () => {
  const schedule = new Schedule(terms.cells.slice(0, 1), { games: 60, decide: false });
  for (const i of [0, 7, 8]) schedule.take(0, i, block(1));
  schedule.measured(0, 3, 300);
  const given: number[] = [];
  for (let task = schedule.next(); task; task = schedule.next())
    for (let i = task.from; i < task.to; i++) given.push(i);
  expect(given.sort((a, b) => a - b)).toEqual(
    Array.from({ length: 30 }, (_, i) => i).filter((i) => ![0, 7, 8].includes(i)),
  );
  expect(schedule.progress()).toMatchObject({ done: 2, total: 60, left: 2900 });
});

test('bots by name, and levels with a budget of their own', async () => {
  expect((await loadEntrant('maui', 'expert'))?.name).toBe('expert');
  expect((await loadEntrant('maui', 'expert@7'))?.name).toBe('expert@7');
  for (const wrong of ['expert@', 'expert@0', 'expert@x', 'random@5', 'greedy', 'toString', ''])
    expect(await loadEntrant('maui', wrong)).toBeUndefined();
});

test('a reference judges without changing the games: medium gives away less than random', async () => {
  const ours = new URL('../../games/index.ts', import.meta.url).href;
  const { options: specs } = await loadGame(ours, 'maui');
  const cells = cellsOf(['random', 'medium'], ['random'], [{ players: 2, options: defaults(specs) }]);
  const judged: Terms = { ...terms, registry: ours, game: 'maui', cells, reference: 'hard@4' };
  const report = async (given: Terms): Promise<CellReport[]> =>
    (await runTournament(given, { plan: { ...plan, games: 4 }, threads: 1 })).map(cellReport);
  const [random, medium] = (await report(judged)) as [CellReport, CellReport];
  expect(medium.lossPerDecision).toBeLessThan(random.lossPerDecision as number);
  const standings = await runTournament(judged, { plan: { ...plan, games: 4 }, threads: 1 });
  expect(tournamentPage(judged, standings, { name: 'Maui', table: () => '' })).toContain('Loss a decision');
  const [alone] = (await report({ ...judged, reference: null })) as [CellReport];
  expect(alone).toMatchObject({ share: random.share, score: random.score, lossPerDecision: null });
});

test('the page holds a plot and the figures of every cell, and nothing from elsewhere', async () => {
  const standings = await runTournament(terms, { plan, threads: 1 });
  const page = tournamentPage(terms, standings, { name: 'Pebbles <&>', table: () => '' });
  expect(page).toContain('Pebbles &lt;&amp;&gt;');
  expect(page.match(/<svg /g)).toHaveLength(2 * 3);
  expect(page.match(/<td>random<\/td><td>random<\/td>/g)).toHaveLength(2);
  expect(page).toContain('2 players, base game');
  expect(page).not.toMatch(/undefined|NaN|Infinity|https?:|<script|<link|url\(/);
});
