import { expect, test } from 'vitest';
import type { Options } from '../../engine/game.ts';
import { defaults } from '../../engine/options.ts';
import type { Language } from '../../engine/words.ts';
import * as maui from '../../games/maui/data.ts';
import { BAR_POINTS, SURFER_BAR_POINTS, SURFER_WET_POINTS } from '../../games/high-tide/rules.ts';
import { LARGE_WAVE, SMALL_WAVE } from '../../games/high-tide/vocabulary.ts';
import { games } from '../../games/index.ts';
import { pinned } from '../../games/testing.ts';
import { LAST_ROUND, OUTERMOST, TURN } from '../../games/strand-unter/vocabulary.ts';
import type { HelpSection } from './board.ts';
import { filled, optionsOf } from './figures.ts';

const languages: readonly Language[] = ['en', 'de', 'fr', 'it'];

async function helpOf(game: string, language: Language): Promise<readonly HelpSection[]> {
  return ((await import(`./${game}/text/help-${language}.ts`)) as { help: readonly HelpSection[] }).help;
}
const texts = (tree: unknown): string[] =>
  typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(texts) : [String(tree)];
const numbersIn = (section: HelpSection | undefined) =>
  texts(section?.blocks.map((block) => (block.type === 'figure' ? { ...block, name: '' } : block)))
    .join(' ')
    .match(/\d+/g)
    ?.map(Number) ?? [];
const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

/** The figures of each game that its help names: all of them that are a number or a list of numbers to read. */
const named = {
  'high-tide': ['coinValues', 'length', 'rental', 'sharkTiles'],
  maui: ['crabValues', 'extraSteps', 'penalty', 'rowSteps'],
  'strand-unter': ['shells'],
};

test.each(Object.entries(named))(
  '%s: the help takes its figures from the table, in every language',
  async (id, names) => {
    const game = await games[id]!.load();
    for (const language of languages) {
      const help = await helpOf(id, language);
      const places = texts(help).flatMap((text) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name!));
      expect([...new Set(places)].toSorted()).toEqual(names);
      expect(texts(filled(help, defaults(game.options), language)).join(' ')).not.toMatch(/[{}|]/);
    }
  },
);

test.each(Object.keys(named))('%s: every section names the same numbers in all languages', async (id) => {
  const { options } = await games[id]!.load();
  const usual = defaults(options);
  const english = filled(await helpOf(id, 'en'), usual, 'en');
  for (const language of languages) {
    const help = filled(await helpOf(id, language), usual, language);
    const numbers = help.map((section) => [section.id, sorted(numbersIn(section))]);
    expect(numbers).toEqual(english.map((section) => [section.id, sorted(numbersIn(section))]));
  }
});

test('a table that corrects its figures reads its own in the help', async () => {
  const game = await games['high-tide']!.load();
  const own: Options = {
    ...defaults(game.options),
    sharkTiles: [6, 6, 7, 7, 8, 9, 9],
    length: 27,
    rental: 5,
  };
  const view = game.view(game.setup(3, { ...own, shark: true }, game.rules), 'public');
  const help = await helpOf('high-tide', 'en');
  const read = texts(filled(help, optionsOf(view, defaults(game.options)), 'en')).join(' ');
  expect(read).toContain('There are seven shark tiles: 6, 6, 7, 7, 8, 9 and 9.');
  expect(read).toContain('goes back 6 to 9 spaces');
  expect(read).toContain('a bar and 27 spaces of sand');
  expect(read).toContain('rental starts on space 5.');
  const usual = texts(filled(help, pinned(game), 'en')).join(' ');
  expect(usual).toContain('There are seven shark tiles: 1, 2, 2, 3, 3, 4 and 5.');
  expect(usual).toContain('a bar and 20 spaces of sand');
});

test('a noun goes with its number', () => {
  const help = [
    { id: 'a', title: 'A', blocks: [{ type: 'text', text: 'costs {penalty|point|points}' }] },
  ] as const;
  const read = (penalty: number, language: Language) =>
    texts(filled(help, { penalty }, language)[0]?.blocks)[1];
  expect([1, 2, 0].map((n) => read(n, 'en'))).toEqual([
    'costs 1\u00a0point',
    'costs 2\u00a0points',
    'costs 0\u00a0points',
  ]);
  expect(read(0, 'fr')).toBe('costs 0\u00a0point');
  expect(() => filled(help, {}, 'en')).toThrow('the help names penalty');
});

test('figures that are no options are those of the rules', async () => {
  const section = async (game: string, id: string) =>
    numbersIn((await helpOf(game, 'en')).find((each) => each.id === id));
  expect(await section('high-tide', 'round')).toEqual([LARGE_WAVE, SMALL_WAVE]);
  expect(await section('high-tide', 'surfer')).toEqual(
    expect.arrayContaining([SURFER_WET_POINTS, SURFER_BAR_POINTS]),
  );
  expect(await section('high-tide', 'score')).toContain(BAR_POINTS);
  const all = (await helpOf('maui', 'en')).map(numbersIn);
  expect(all.flat()).toEqual(
    expect.arrayContaining([maui.COLUMNS, maui.CHIPS, ...maui.pearlPoints.slice(1)]),
  );
  const tide = (await helpOf('strand-unter', 'en')).map(numbersIn).flat();
  expect(tide).toEqual(expect.arrayContaining([OUTERMOST, TURN, LAST_ROUND]));
});
