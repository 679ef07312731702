import { appendFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadBot } from '../../bots/index.ts';
import { levelNames } from '../../bots/levels.ts';
import type { AnyGame } from '../../engine/game.ts';
import { games } from '../../games/index.ts';
import { readPuzzles } from '../../puzzles/read.ts';
import { assembled, difficultyOf } from './assemble.ts';
import { openJournal } from './journal.ts';
import type { LevelBots } from './levels.ts';
import { type Mined, mineMatch } from './mine.ts';
import { waysOf } from './players.ts';
import { tableOf } from './tables.ts';

test('a match is searched, and the same match gives the same', async () => {
  const game = (await games['strand-unter']?.load()) as AnyGame;
  const bots = Object.fromEntries(
    await Promise.all(levelNames.map(async (level) => [level, await loadBot(game.id, level)])),
  ) as LevelBots;
  const finding = { game, ways: waysOf(game.id) as NonNullable<ReturnType<typeof waysOf>>, bots };
  // A short match for two.
  const mined = mineMatch(finding, 1, 13);
  expect(mined.table.seats).toBe(2);
  expect(Object.values(mined.counts).reduce((sum, n) => sum + n, 0)).toBeGreaterThan(20);
  expect(mineMatch(finding, 1, 13)).toEqual(mined);
});

const found: Mined['puzzles'][number] = {
  ply: 2,
  seat: 0,
  share: 0.5,
  choices: [
    { texts: ['a'], worlds: 32, behind: 0, error: 0, items: {} },
    { texts: ['b'], worlds: 32, behind: 0.2, error: 0.05, items: { tracks: 1.26, pearls: 0.01 } },
  ],
  verified: { behind: 0.1, error: 0.02, worlds: 64 },
  solved: { easy: 0, medium: 0, hard: 1, expert: 1 },
};

test('a journal goes on where it was stopped, and is not mistaken for another', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'puzzles-')), 'mine');
  const terms = { game: 'maui', seed: 3 };
  const journal = openJournal(path, terms);
  if ('problem' in journal) throw new Error(journal.problem);
  const line: Mined = {
    match: 0,
    table: { seats: 2, options: {} },
    plies: [],
    puzzles: [found],
    counts: { found: 1 },
  };
  journal.write(line);
  // Stopped in the middle of a line.
  appendFileSync(path, '{"match":1,"tab');
  expect(openJournal(path, terms)).toMatchObject({ mined: [line] });
  expect(readFileSync(path, 'utf8').endsWith('}\n')).toBe(true);
  expect(openJournal(path, { ...terms, seed: 4 })).toEqual({
    problem: 'it does not belong to maui with seed 4',
  });
  writeFileSync(path, `${readFileSync(path, 'utf8')}nonsense\n`);
  expect(openJournal(path, terms)).toEqual({ problem: 'one of its lines is damaged' });
});

test('a set holds what was found, in a form that can be read', async () => {
  const game = (await games.maui?.load()) as AnyGame;
  const { seats, options } = tableOf(game, 2);
  const state = game.setup(seats, options, game.rules);
  const plies: Mined['plies'][number][] = [];
  // Everything is dealt, and somebody takes dollars.
  for (let toAct = game.toAct(state); toAct[0] === -1; toAct = game.toAct(state)) {
    const move = game.chances(state, [])[0]?.move;
    plies.push([-1, game.write(move)]);
    game.apply(state, -1, move);
  }
  const seat = game.toAct(state)[0] as number;
  const mined: Mined = {
    match: 2,
    table: { seats, options },
    plies,
    puzzles: [{ ...found, seat, ply: plies.length }],
    counts: {},
  };
  const reason = { seat, what: 'stripes', kind: 'points', here: 3.456, there: 1 } as const;
  const assembling = { game, seed: 7, most: 10, explain: () => [reason] };
  const puzzles = readPuzzles(JSON.parse(assembled(assembling, [mined])));
  expect(puzzles).toMatchObject([
    {
      id: `7-2-${plies.length}`,
      options: { mode: 'crabs' },
      plies,
      difficulty: difficultyOf(found.solved),
      why: [{ ...reason, here: 3.46 }],
      choices: [{ texts: ['a'] }, { texts: ['b'], behind: 0.2, items: { tracks: 1.3 } }],
    },
  ]);
});
