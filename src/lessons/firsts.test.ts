import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readMatchFile, readTerms } from '../engine/file.ts';
import { replay } from '../engine/replay.ts';
import { languages } from '../engine/words.ts';
import { games } from '../games/index.ts';
import { tableParts } from './check.ts';
import { firstOf, loadFirsts } from './firsts.ts';

/** Whole matches of the repository in which everything happens that is explained. */
const matches: [string, string[]][] = [
  ['high-tide', ['base-ends-after-six-rounds', 'base-ends-with-a-wave-under-a-chair']],
  ['maui', ['base-two-players', 'base-three-players', 'base-four-players', 'three-matches-with-towels']],
  ['strand-unter', ['turn-to-11-with-floods', 'spell-of-two-combinations', 'turn-to-9-and-end-ashore']],
];

test.each(matches)('%s: everything explained really happens, and each is told once', async (id, names) => {
  const firsts = await loadFirsts(id);
  const game = await games[id]!.load();
  const told: string[] = [];
  for (const name of names) {
    const path = new URL(`../games/${id}/golden/${name}.json`, import.meta.url);
    const file = readMatchFile(readFileSync(path, 'utf8'));
    if ('problem' in file) throw new Error(file.problem);
    const terms = readTerms(game, file);
    if ('problem' in terms) throw new Error(terms.problem);
    replay(game, terms, file.plies, {
      visit: ({ events }) => {
        for (const { open } of events) {
          const first = firstOf(firsts, told, open);
          if (first) told.push(first.id);
        }
      },
    });
  }
  expect(told.toSorted()).toEqual(firsts.map((first) => first.id).toSorted());
});

test.each(matches)('%s: parts exist and no language is missing', async (id) => {
  const parts = [...tableParts(2), ...(await games[id]!.parts!())(2)];
  for (const { at = [], say } of await loadFirsts(id)) {
    for (const part of at) expect(parts).toContain(part);
    for (const language of languages) expect(say[language].length).toBeGreaterThan(10);
  }
});

test('a game without any has none', async () => {
  expect(await loadFirsts('pebbles')).toEqual([]);
});
