import { expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import type { OptionSpec } from '../../engine/game.ts';
import { defaults, misfit } from '../../engine/options.ts';
import { balancePage } from './html-page.ts';
import { balanceFiles } from './document.ts';
import { type Findings, findingsOf } from './findings.ts';
import type { GameRecord } from './game.ts';
import { loadNotes } from './notes.ts';
import { sensitivity, worths } from './report.ts';
import { runBalance } from './run.ts';
import { type Setting, settingsOf } from './settings.ts';
import type { Terms } from './work.ts';

const registry = new URL('../../games/index.ts', import.meta.url).href;
const ids = Object.keys(games);
/** Games that the lab has notes on; a game without any is looked at by its contract alone. */
const noted = ['high-tide', 'maui', 'strand-unter'];

async function settings(id: string): Promise<Setting[]> {
  const game = await games[id]?.load();
  if (!game) throw new Error(`no ${id}`);
  return settingsOf(game, await loadNotes(id), {
    players: [2, 3, 4].filter((n) => n >= game.seats.min),
    sweep: 3,
    options: defaults(game.options),
  });
}

test.each(ids)(
  '%s: every setting is playable, different from what it is compared with, and named',
  async (id) => {
    const specs = (await games[id]?.load())?.options ?? {};
    const list = await settings(id);
    // Every number of players by itself, and at least one change of each option.
    expect(list.length).toBeGreaterThan(Object.keys(specs).length);
    const misfits = list.flatMap(({ options, name }) =>
      Object.entries(options).flatMap(([key, value]) => {
        const problem = misfit(specs[key] as OptionSpec, value);
        return problem === undefined ? [] : [`${name}: ${key} ${problem}`];
      }),
    );
    expect(misfits).toEqual([]);
    const written = list.map(({ options }) => JSON.stringify(options));
    const unchanged = list.filter(
      ({ like, changed }, i) => like !== null && (written[i] === written[like] || changed === ''),
    );
    expect(unchanged).toEqual([]);
    expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
  },
);

test.each(noted)('%s: every reconstructed figure is varied', async (id) => {
  const notes = await loadNotes(id);
  const varied = new Set((await settings(id)).map(({ changed }) => changed));
  expect(notes?.reconstructed.length).toBeGreaterThan(2);
  expect(notes?.reconstructed.filter((figure) => !varied.has(figure))).toEqual([]);
});

const record = (scores: readonly number[], uses: readonly number[]): GameRecord => ({
  scores,
  places: scores.map((score) => 1 + scores.filter((other) => other > score).length),
  breakdown: scores.map((score) => ({ sand: score })),
  reason: 'end',
  plies: 10,
  leads: 1,
  settled: 0.5,
  uses: { shell: uses },
});
const table: Setting = { name: '2 players', players: 2, options: {}, like: null, changed: '' };

test('findings of three games, by hand', () => {
  const records = [record([5, 3], [1, 0]), record([4, 4], [0, 0]), record([1, 7], [0, 3])];
  const found = findingsOf(table, records);
  expect(found.seats.map(({ share }) => share)).toEqual([0.5, 0.5]);
  expect(found.shared.share).toBeCloseTo(1 / 3, 12);
  expect(found.margin.mean).toBeCloseTo(8 / 3, 12);
  expect(found.score.mean).toBe(4);
  expect(found.items.sand?.winner.value).toBeCloseTo((1 + 0 + 3) / 3, 12);
  expect(found.uses.shell?.each).toBeCloseTo(4 / 6, 12);
  // 2 points for 1 shell at one table, 6 for 3 at another.
  expect(found.uses.shell?.worth.value).toBeCloseTo(2, 12);
  expect(found.uses.shell?.tables).toBe(2);
});

test('a thing that nearly all tables share evenly is not said to be worth anything', () => {
  const games = (uneven: number) =>
    Array.from({ length: 100 }, (_, i) => record([5 + (i % 3), 3], i < uneven ? [1, 0] : [1, 1]));
  expect(worths(findingsOf(table, games(3)))).toEqual([]);
  expect(worths(findingsOf(table, games(60))).map(({ label }) => label)).toEqual(['shell']);
});

test('a change is told beside the table without it, with a star where it is certain', () => {
  const games = (score: number) => Array.from({ length: 40 }, (_, i) => record([score + (i % 2), 3], [0, 0]));
  const changed: Setting = { ...table, name: 'length: 9', like: 0, changed: 'length' };
  const findings = [findingsOf(table, games(5)), findingsOf(changed, games(9))];
  const [row] = sensitivity(findings).rows;
  expect(row?.slice(0, 3)).toEqual(['length: 9', '2 players', '+2.00 *']);
  expect(row?.[4]).toBe('0.00');
});

const terms = async (id: string): Promise<Terms> => ({
  registry,
  game: id,
  seed: 1,
  bot: 'random',
  games: 6,
  settings: (await settings(id)).filter((_, i) => i < 4),
});

test.each(ids)('%s: threads change nothing, and the reports hold no nonsense', async (id) => {
  const given = await terms(id);
  const [one, two] = (await Promise.all([1, 2].map((threads) => runBalance(given, { threads })))) as [
    Findings[],
    Findings[],
  ];
  expect(two).toEqual(one);
  for (const { leads, settled, uses } of one) {
    const isKnown = noted.includes(id);
    expect(settled.least > 0 && settled.most <= 1 && leads.most > 0).toBe(isKnown);
    expect(Object.keys(uses).length > 2).toBe(isKnown);
  }
  const names = { name: 'A <game>', item: (key: string) => key, reason: (key: string) => key };
  const page = balancePage(given, one, names);
  expect(page).toContain('A &lt;game&gt;');
  expect(page).not.toMatch(/undefined|NaN|Infinity|https?:|<script|<link|url\(/);
  const files = balanceFiles(given, one, { ...names, command: 'tidetable lab' });
  const document = files[`${id}.md`] as string;
  expect(document).not.toMatch(/undefined|NaN|Infinity/);
  const pictures = [...document.matchAll(/\]\(([^)]+)\)/g)].map(([, file]) => file as string);
  expect(pictures.length).toBeGreaterThan(1);
  expect(
    Object.keys(files)
      .filter((file) => file.endsWith('.svg'))
      .sort(),
  ).toEqual(pictures.sort());
});
