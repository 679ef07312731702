import { expect, test } from 'vitest';
import { loadBot } from '../../bots/index.ts';
import { FastRng } from '../../engine/rng.ts';
import { games } from '../../games/index.ts';
import type { Part } from '../boards/board.ts';
import { partOf as highTide } from '../boards/high-tide/telling.ts';
import { partOf as maui } from '../boards/maui/telling.ts';
import { partOf as strandUnter } from '../boards/strand-unter/telling.ts';
import { seenBy } from '../../engine/match.ts';
import { needsConfirmation, FIRST_TIMES, turnKey } from './choosing/confirming.ts';
import { FORCED_DELAY, onlyAnswer } from '../session/telling/forced.ts';
import { type SimulatedClock, simulatedTable } from '../session/telling/simulation.ts';

const parts = { 'high-tide': highTide, maui, 'strand-unter': strandUnter } as unknown as {
  readonly [game: string]: (event: unknown) => Part;
};
const MATCHES = 3;

interface Played {
  /** Simulated milliseconds until the first decision, and between one decision and the next. */
  readonly first: number;
  readonly gaps: readonly number[];
  readonly questions: number;
  readonly clicks: { readonly before: number; readonly after: number };
}

/** A match of a person who decides like a medium bot, and at once. */
async function played(id: string, seed: number): Promise<Played> {
  const game = await games[id]?.load();
  const bot = await loadBot(id, 'medium');
  const part = parts[id];
  if (!game || !bot || !part) throw new Error(`no game ${id}`);
  const { table, clock } = simulatedTable(game, part, seed);
  const rng = new FastRng(seed, 1);
  const gaps: number[] = [];
  let first: number | undefined;
  let last = 0;
  let questions = 0;
  const clicks = { before: 0, after: 0 };
  let confirmed = 0;
  let confirmedIn: number | undefined;
  void table.open();
  for (;;) {
    await clock.until(() => table.phase.type === 'asking' || table.phase.type === 'over');
    if (table.phase.type === 'over') break;
    questions++;
    const only = onlyAnswer(table);
    if (only !== undefined) {
      clicks.before++;
      await waited(clock, FORCED_DELAY);
      void table.choose(only);
      await clock.until(() => true);
      continue;
    }
    if (first === undefined) first = clock.now;
    else gaps.push(clock.now - last);
    last = clock.now;
    const { legal, shown } = table;
    const { text } = bot.choose({ view: shown.view, seat: 0, legal, budget: { playouts: 200 }, rng });
    const final = table.isFinal(text);
    clicks.before += final ? 2 : 1;
    const turn = turnKey(
      table.story.map(({ emitted }) => seenBy(emitted, 0)),
      0,
      part,
    );
    const thisTurn = confirmedIn === turn;
    const asks = needsConfirmation({ confirm: 'first', final, choices: legal.length, confirmed, thisTurn });
    clicks.after += asks ? 2 : 1;
    if (asks) {
      confirmed++;
      confirmedIn = turn;
    }
    void table.choose(text);
    // The choice is taken up before any time passes.
    await clock.until(() => true);
  }
  return { first: first ?? 0, gaps, questions, clicks };
}

async function waited(clock: SimulatedClock, milliseconds: number): Promise<void> {
  const end = clock.now + milliseconds;
  void clock.sleep(milliseconds);
  await clock.until(() => clock.now >= end);
}

const quantile = (sorted: readonly number[], q: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0;

test.each(Object.keys(parts))('%s: three bots keep nobody waiting, and few clicks are needed', async (id) => {
  const all: number[] = [];
  const clicks = { before: 0, after: 0 };
  let decisions = 0;
  for (let seed = 1; seed <= MATCHES; seed++) {
    const match = await played(id, seed);
    expect(match.first).toBeLessThanOrEqual(3000);
    all.push(...match.gaps);
    decisions += match.gaps.length + 1;
    clicks.before += match.clicks.before;
    clicks.after += match.clicks.after;
  }
  all.sort((a, b) => a - b);
  expect(all.length).toBeGreaterThan(20);
  expect(quantile(all, 0.5)).toBeLessThanOrEqual(3000);
  expect(quantile(all, 0.95)).toBeLessThanOrEqual(6000);
  // One click for each decision, but for the first times.
  expect(clicks.after).toBeLessThanOrEqual(decisions + MATCHES * FIRST_TIMES);
});
