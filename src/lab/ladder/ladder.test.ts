import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { levelNames } from '../../bots/levels.ts';
import { openJournal } from '../tournament/journal.ts';
import { loadEntrant } from '../tournament/bots.ts';
import type { CellReport } from '../tournament/standing.ts';
import { ladderHead, ladderPage } from './page.ts';
import { clockRungs, ladders, namedRungs, type Rung, rungsOf } from './plan.ts';
import { type Climbed, climb, holds } from './run.ts';

const TOY = new URL('../../../test/toy/registry.ts', import.meta.url).href;
const equals = { hero: 'random', against: 'random', players: 2, words: '' } as const;

function climbedTo(rung: Partial<Rung>, report: Partial<CellReport>): Climbed {
  const whole = { part: 'aims', ...equals, games: 100, ...rung } as const;
  const cell = { share: 0.5, low: 0.4, high: 0.6, games: 100, decided: null, msPerDecision: 1, ...report };
  return { ...whole, report: cell as CellReport };
}

test.each(Object.entries(ladders))(
  '%s: every level meets the one below at both ends',
  async (game, ladder) => {
    const rungs = [...rungsOf(ladder), ...clockRungs(ladder)];
    expect(clockRungs(ladder)).toHaveLength(1);
    const names = [...new Set(rungs.flatMap(({ hero, against }) => [hero, against]))];
    const found = await Promise.all(names.map((name) => loadEntrant(game, name)));
    expect(found.map((bot) => bot?.name)).toEqual(names);
    for (const players of ladder.ends)
      for (const words of ['', ladder.everything]) {
        const steps = rungs.filter(
          (each) => each.part === 'steps' && each.players === players && each.words === words,
        );
        expect(steps.map(({ hero }) => hero)).toEqual(levelNames);
        expect(steps.map(({ against }) => against)).toEqual(['random', ...levelNames.slice(0, -1)]);
      }
  },
);

test('an aim that only has to be reached ends the comparison once it is; a range, or by the clock, is measured in full', async () => {
  const rungs: Rung[] = [
    { part: 'aims', ...equals, games: 400, aim: { least: 0.2 } },
    { part: 'aims', ...equals, games: 400, aim: { least: 0.2, most: 0.6 } },
    { part: 'aims', ...equals, games: 400, aim: { least: 0.9 } },
    { part: 'time', ...equals, games: 400 },
    { part: 'clock', ...equals, games: 400, aim: { least: 0.2 } },
  ];
  const options = { bonus: false, faces: 6 };
  const path = join(mkdtempSync(join(tmpdir(), 'tidetable-ladder-')), 'state');
  const run = (games?: number) =>
    climb({
      registry: TOY,
      game: 'pebbles',
      rungs,
      optionsOf: () => options,
      seed: 2,
      threads: 1,
      games,
      journal: (terms) =>
        openJournal(path, terms) as Exclude<ReturnType<typeof openJournal>, { problem: string }>,
    });
  const few = await run(20);
  expect(few.map(({ report }) => report.games)).toEqual([20, 20, expect.any(Number), 20, 20]);
  const [low, range, high, fair, clock] = (await run()).map((each) => ({
    ...each.report,
    holds: holds(each),
  }));
  expect(low).toMatchObject({ decided: 'above', holds: true });
  expect(low!.games).toBeLessThan(400);
  expect(range).toMatchObject({ games: 400, holds: true });
  expect(high).toMatchObject({ decided: 'below', holds: false });
  expect(fair).toMatchObject({ decided: null, games: 400, holds: true });
  expect(clock).toMatchObject({ games: 400, holds: true });
});

test('bots that are named meet random moves and every level, but not themselves', () => {
  const rungs = namedRungs(['exec:gull', 'easy'], ['random', 'easy', 'hard'], 3);
  expect(rungs.map(({ hero, against }) => `${hero} ${against}`)).toEqual([
    'exec:gull random',
    'exec:gull easy',
    'exec:gull hard',
    'easy random',
    'easy hard',
  ]);
  for (const rung of rungs) expect(rung).toMatchObject({ part: 'named', players: 3, words: '' });
});

test.each<[string, Partial<Rung>, Partial<CellReport>, boolean]>([
  ['the upper end reaches it', { aim: { least: 0.6 } }, {}, true],
  ['it does not', { aim: { least: 0.61 } }, {}, false],
  ['too strong for its range', { aim: { least: 0.2, most: 0.3 } }, {}, false],
  ['a step that is not decided', { part: 'steps' }, {}, false],
  ['a step up', { part: 'steps' }, { decided: 'above' }, true],
  ['more time and no difference', { part: 'time' }, {}, true],
  ['a bot that was named, and worse', { part: 'named' }, { decided: 'below' }, true],
  ['more time and worse', { part: 'time' }, { decided: 'below' }, false],
])('%s', (_what, rung, report, held) => {
  expect(holds(climbedTo(rung, report))).toBe(held);
});

test('a page with a table for every part, and a word for every outcome', () => {
  expect(ladderHead('tidetable ladder --seed 2')).toContain('    tidetable ladder --seed 2');
  const page = ladderPage('Pebbles', [
    climbedTo({ aim: { least: 0.61 } }, {}),
    climbedTo({ aim: { least: 0.2, most: 0.3 } }, {}),
    climbedTo({ part: 'steps', words: 'every' }, { decided: 'above' }),
    climbedTo({ part: 'steps' }, {}),
    climbedTo({ part: 'time' }, {}),
    climbedTo({ aim: { least: 0.14, most: 0.19 } }, {}),
  ]).join('\n');
  expect(page.match(/^###/gm)).toHaveLength(3);
  for (const word of [
    '**missed**',
    '**too strong**',
    'better',
    'not decided',
    'no difference seen',
    '14 to 19 %',
    '20 to 30 %',
    '| every |',
  ])
    expect(page).toContain(word);
});
