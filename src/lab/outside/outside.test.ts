import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { AnyBot } from '../../bots/bot.ts';
import { FastRng } from '../../engine/rng.ts';
import { games } from '../../games/index.ts';
import { playGame } from '../play.ts';
import { isOutside, loadPlayer } from './load.ts';

const folder = mkdtempSync(join(tmpdir(), 'tidetable-'));
let made = 0;

function script(text: string, ending = 'mjs'): string {
  const path = join(folder, `${++made}.${ending}`);
  writeFileSync(path, text);
  return path;
}

/** A program in JavaScript; `answer` is what it writes to a request `r`. */
function program(answer: string): string {
  const path = script(`
    import { createInterface } from 'node:readline';
    for await (const line of createInterface({ input: process.stdin })) { const r = JSON.parse(line); ${answer} }
  `);
  return `exec:"${process.execPath}" "${path}"`;
}

const question = { view: { viewer: 0 }, seat: 0, legal: ['a', 'b', 'c'], budget: { playouts: 1 } };

function answers(bot: AnyBot, count: number): string[] {
  const rng = new FastRng(1);
  return Array.from({ length: count }, () => bot.choose({ ...question, rng }).text);
}

test.each([
  ['expert', false],
  ['exec:', false],
  ['exec:a b', true],
  ['module:./x.ts', true],
])('%s', (name, outside) => {
  expect(isOutside(name)).toBe(outside);
});

test('a program answers by text or by index', async () => {
  const byText = await loadPlayer('maui', program('console.log(JSON.stringify({ move: r.legal.at(-1) }))'));
  expect(answers(byText!, 3)).toEqual(['c', 'c', 'c']);
  const byIndex = await loadPlayer('maui', program('console.log(JSON.stringify({ move: 1 }))'));
  expect(answers(byIndex!, 3)).toEqual(['b', 'b', 'b']);
});

test('a program is told game, seat, view, legal moves and budget', async () => {
  const asked = `r.do === 'choose' && r.game === 'maui' && r.seat === 0 && r.view.viewer === 0 && r.budget.playouts === 1`;
  const bot = await loadPlayer(
    'maui',
    program(`console.log(JSON.stringify({ move: ${asked} ? 'b' : 'no' }))`),
  );
  expect(answers(bot!, 1)).toEqual(['b']);
});

test.each([
  ['ends', 'process.exit(3)'],
  ['writes nonsense', 'console.log("hello")'],
  ['names what is not legal', 'console.log(JSON.stringify({ move: "z" }))'],
])('a program that %s loses the decision to the dice', async (_, answer) => {
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const bot = await loadPlayer('maui', program(answer));
  const given = answers(bot!, 30);
  expect(new Set(given)).toEqual(new Set(['a', 'b', 'c']));
  // It is told three times at most; then nobody waits for it any more.
  expect(told.mock.calls.filter(([line]) => String(line).includes('the dice decide')).length).toBe(3);
  told.mockRestore();
});

test('a late answer does not count for the next question', async () => {
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const late = `globalThis.n = (globalThis.n ?? 0) + 1;
    if (n === 2) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500);
    console.log(JSON.stringify({ move: n === 2 ? 'a' : 'c' }));`;
  const bot = await loadPlayer('maui', program(late));
  const rng = new FastRng(1);
  const ask = (milliseconds: number): string =>
    bot!.choose({ ...question, budget: { milliseconds, now: () => performance.now() }, rng }).text;
  expect(ask(60_000)).toBe('c');
  ask(1);
  expect(ask(60_000)).toBe('c');
  expect(told.mock.calls.length).toBe(1);
  told.mockRestore();
});

test('a module plays a whole match', async () => {
  const path = script(`export const bot = { name: 'first', choose: ({ legal }) => ({ text: legal[0] }) };`);
  const bot = await loadPlayer('maui', `module:${path}`);
  const game = await games.maui!.load();
  const options = Object.fromEntries(Object.entries(game.options).map(([key, spec]) => [key, spec.default]));
  const table = {
    game,
    terms: { seats: 2, options, rules: game.rules },
    bots: [bot!, bot!],
    budget: { playouts: 1 },
  };
  expect(playGame(table, new FastRng(1)).result.scores.length).toBe(2);
});

test.each([
  ['module:/no/such/file.mjs', /cannot load/],
  [`module:${script('export const other = 1;')}`, /exports no `bot`/],
])('%s is refused', async (name, why) => {
  await expect(loadPlayer('maui', name)).rejects.toThrow(why);
});
