import { expect, test } from 'vitest';
import { CHANCE } from '../../../engine/game.ts';
import { FastRng, pickOne } from '../../../engine/rng.ts';
import { type Language, languages } from '../../../engine/words.ts';
import { type Event, game, type Move, type Options, type State } from '../index.ts';
import { tileTexts } from '../vocabulary.ts';
import { begin, fillBeach, play, playerOf, show, withOptions } from '../testing.ts';
import { texts } from './index.ts';
import type { MauiWords } from './phrases.ts';

const cast = { names: ['Anna', 'Ben', 'Chloé', 'Dino'] };
const words = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, (await texts[language]()).words] as const)),
) as { readonly [L in Language]: MauiWords };

/** Every event type; the compiler finds a missing or a strange one. */
const eventTypes = Object.keys({
  dealt: 0,
  market: 0,
  umbrellas: 0,
  'start-tile': 0,
  first: 0,
  take: 0,
  dollars: 0,
  substitute: 0,
  refill: 0,
  place: 0,
  lay: 0,
  chips: 0,
  pearl: 0,
  extra: 0,
  lapse: 0,
  missed: 0,
  score: 0,
  gain: 0,
  late: 0,
  crab: 0,
  'last-round': 0,
  half: 0,
  end: 0,
} satisfies { readonly [T in Event['type']]: 0 });
const moveTypes = Object.keys({
  take: 0,
  dollars: 0,
  place: 0,
  lay: 0,
  keep: 0,
  advance: 0,
  draw: 0,
  umbrellas: 0,
  start: 0,
  crab: 0,
} satisfies { readonly [T in Move['type']]: 0 });

const broken = /undefined|null|NaN|\[object|\$\{| {2}|^\s|\s$/;

/** Random games over the modes; short tracks make ends, lapses and late towels common. */
function drive(visit: (s: State) => void, happened: (event: Event) => void, games = 24): void {
  const tables: Partial<Options>[] = [
    { mode: 'base' },
    { mode: 'crabs' },
    { mode: 'long' },
    { mode: 'long', trackLength: 5, extension: 3, extraSteps: 5 },
  ];
  for (let i = 0; i < games; i++) {
    const rng = new FastRng(11, i);
    const s = game.setup(2 + (i % 3), withOptions(tables[i % tables.length]), 1);
    for (let seat = game.toAct(s)[0]; seat !== undefined; seat = game.toAct(s)[0]) {
      visit(s);
      const move = seat === CHANCE ? game.sample(s, rng) : pickOne(game.legal(s, seat, []), rng);
      game.apply(s, seat, move, happened);
    }
    visit(s);
  }
}

test('every event is told in every language, and all of them come up', () => {
  const seen = new Set<string>();
  const bad: string[] = [];
  let different = 0;
  drive(
    () => {},
    (event) => {
      seen.add(event.type);
      const told = languages.map((language) => words[language].event(event, cast));
      if (event.type === 'dealt') return;
      if (told.some((text) => text === '' || broken.test(text) || !/[.!]$/.test(text)))
        bad.push(told.join(' / '));
      if (new Set(told).size === languages.length) different++;
      else bad.push(told.join(' / '));
    },
  );
  expect(bad).toEqual([]);
  // Level scores, which every language tells alike, are the only tables without words of their own.
  expect(different).toBeGreaterThan(1000);
  expect(eventTypes.filter((type) => !seen.has(type))).toEqual([]);
});

test('every choice, question and position is told in every language', () => {
  const seen = new Set<string>();
  const bad: string[] = [];
  let plies = 0;
  drive(
    (s) => {
      const view = game.view(s, 'public');
      const seat = game.toAct(s)[0];
      for (const language of languages) {
        const w = words[language];
        const told = plies++ % 8 === 0 ? w.position(view, cast) : [];
        if (seat !== undefined && seat >= 0) told.push(w.question(view, seat, cast));
        const moves = seat === undefined || seat < 0 ? [] : game.legal(s, seat, []);
        const choices = moves.map((move) => w.move(view, seat ?? 0, move, cast));
        if (new Set(choices).size < choices.length) bad.push(`alike: ${choices.join(' / ')}`);
        for (const move of moves) seen.add(move.type);
        for (const text of [...told, ...choices]) if (text === '' || broken.test(text)) bad.push(text);
      }
    },
    () => {},
    8,
  );
  expect(bad).toEqual([]);
  expect([...seen].sort()).toEqual(['advance', 'dollars', 'keep', 'lay', 'place', 'take']);
});

test('nature moves have words too', () => {
  const view = game.view(begin({}), 'public');
  const moves = ['draw sfw', 'umbrellas pwxpywpw', 'start 1', 'crab 3'].map(
    (text) => game.read(text) as Move,
  );
  expect(moves.map(({ type }) => type)).toEqual(moveTypes.slice(6));
  for (const language of languages) {
    for (const move of moves)
      expect(words[language].move(view, 0, move, cast)).toMatch(/\S: \S|\S\u202f: \S/);
  }
});

test('a height tells its matches, pearl, chips and the change of the score', () => {
  const s = begin({ market: 'swh', starts: 'fts', umbrellas: 'pppwwwxy' });
  fillBeach(s, 0, 1);
  show(s, 0, 'hws', 5);
  playerOf(s, 0).pink = 1;
  play(s, 'take swh', 'draw tfh');
  const say = (text: string) => words.en.move(game.view(s, 0), 0, game.read(text) as Move, cast);
  expect(say('place 5')).toBe('Place in rows 5 to 7: waves +2, a pink pearl (+5 points)');
  expect(say('place 7')).toBe(
    'Place in row 7, hanging over the ocean: stripes +3, 2 penalty chips (+1 point)',
  );
});

test('a tile in the market tells its price and what it brings at best', () => {
  const s = begin({ market: 'hfs sfw', starts: 'sfh' });
  const say = (text: string) => words.en.move(game.view(s, 0), 0, game.read(text) as Move, cast);
  expect(say('take sfw')).toBe('Take stripes/fish/waves for 1 sand dollar: at best +1 point (+2\u00a0−1)');
  expect(say('take dollars 2')).toBe('Take 1 sand dollar from the lower row: then 2 in hand');
});

/** A table of refusals: who asks what where, and the English sentence. */
test.each<[string, () => State, number, string, string]>([
  ['garbage', () => begin({}), 0, 'hello', '‘hello’ is not a move of this game.'],
  ['nature', () => begin({}), 0, 'draw wts', 'Drawing tiles and turning up crabs is left to chance.'],
  ['another seat', () => begin({}), 1, 'take dollars 1', 'Ben has nothing to decide now.'],
  [
    'wrong question',
    () => begin({}),
    0,
    'place 3',
    'That does not answer the question: Which tile will you take, or which sand dollars?',
  ],
  ['not there', () => begin({ starts: 'wts' }), 0, 'take wts', 'waves/turtle/stripes is not in the market.'],
  [
    'too dear',
    () => begin({ market: 'fhs fht fhw' }),
    0,
    'take fhw',
    'fish/hibiscus/waves costs 2 sand dollars, and you have only 1.',
  ],
  [
    'empty area',
    () => play2(begin({}), 'take dollars 1'),
    1,
    'take dollars 1',
    'There are no sand dollars beside the upper row.',
  ],
  ['no match', blockedBeach, 0, 'take thf', 'turtle/hibiscus/fish matches nothing in the last column.'],
  [
    'no match there',
    heightAsked,
    0,
    'place 1',
    'In rows 1 to 3, stripes/waves/hibiscus matches nothing in the last column.',
  ],
  [
    'same pattern',
    towelAsked,
    0,
    'lay blue middle',
    'The middle section already shows waves; a loose towel must change it.',
  ],
  ['other towel', towelAsked, 0, 'lay orange top', 'You have no orange loose towel.'],
  ['extra not shown', extraAsked, 0, 'advance turtle', 'This extra scoring does not show turtle.'],
  ['over', finished, 0, 'take dollars 1', 'The game is over.'],
])('refused: %s', (_, make, seat, text, sentence) => {
  const view = game.view(make(), seat);
  expect(words.en.refusal(view, seat, text, cast)).toBe(sentence);
  for (const language of languages)
    expect(words[language].refusal(view, seat, text, cast)).not.toMatch(broken);
});

function play2(s: State, ...list: string[]): State {
  play(s, ...list);
  return s;
}

function blockedBeach(): State {
  const s = begin({ market: 'thf hst tsh', starts: 'sfw htf' });
  show(s, 0, 'wfs', 7);
  return s;
}

function heightAsked(): State {
  const s = begin({ market: 'swh', starts: 'fts' });
  show(s, 0, 'hws', 5);
  return play2(s, 'take swh', 'draw tfh');
}

function towelAsked(): State {
  const s = begin({ market: 'swh', starts: 'fts' });
  show(s, 0, 'hws', 5);
  playerOf(s, 0).towels = 1;
  return play2(s, 'take swh', 'draw tfh', 'place 5');
}

function extraAsked(): State {
  const s = begin({ market: 'sfh', starts: 'fts', umbrellas: 'xpppwwwy' });
  fillBeach(s, 0, 1);
  show(s, 0, 'swh', 3);
  return play2(s, 'take sfh', 'draw hts');
}

function finished(): State {
  const s = begin({});
  s.phase = 'over';
  return s;
}

test('every text gets a sentence in every phase and language', () => {
  const tries = [
    ...tileTexts.slice(0, 8).map((text) => `take ${text}`),
    'take dollars 1',
    'take dollars 2',
    ...['-1', '1', '5', '7'].map((top) => `place ${top}`),
    'lay blue top',
    'lay blue bottom',
    'lay orange middle',
    'keep blue',
    'keep orange',
    'advance fish',
    'advance waves',
    'crab 2',
    'x'.repeat(5000),
    '',
  ];
  const bad: string[] = [];
  let count = 0;
  drive(
    (s) => {
      if (count++ % 25 !== 0) return;
      const view = game.view(s, 'public');
      for (const language of languages) {
        for (const text of tries) {
          const told = words[language].refusal(view, 0, text, cast);
          if (told === '' || told.length > 200 || broken.test(told)) bad.push(told);
        }
      }
    },
    () => {},
    8,
  );
  expect(bad).toEqual([]);
  expect(count).toBeGreaterThan(500);
});

test.each([
  ['full-beach', [5, 4], ''],
  ['fewer-tiles', [5, 5], 'Ben has as many points as Anna, but has laid fewer tiles.'],
  ['more-dollars', [5, 5], 'Ben has as many points as Anna, but more sand dollars.'],
  ['later-turn', [5, 5], 'Ben has as many points as Anna, but had the later turn.'],
])('the verdict on %s', (reason, scores, sentence) => {
  const places = sentence === '' ? [1, 2] : [2, 1];
  expect(words.en.verdict({ scores, places, breakdown: [], reason }, cast)).toBe(sentence);
  const told = languages.map((language) => words[language].reason(reason));
  expect(new Set(told).size).toBe(languages.length);
});

test('items of a breakdown and options are named in every language', () => {
  for (const language of languages) {
    for (const key of ['tracks', 'pearls', 'dollars', 'chips', 'crabs']) {
      expect(words[language].item(key)).not.toBe(key);
    }
    for (const [key, spec] of Object.entries(game.options)) {
      const told = words[language].options[key as keyof Options];
      expect(told.name).not.toBe('');
      expect(told.hint).toMatch(/\.$/);
      expect(Object.keys(told.values ?? {})).toEqual(spec.kind === 'choice' ? spec.of : []);
    }
  }
});
