import { expect, test } from 'vitest';
import { CHANCE } from '../../../engine/game.ts';
import { combinations, everything } from '../../../engine/options.ts';
import { FastRng } from '../../../engine/rng.ts';
import { type Language, languages } from '../../../engine/words.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import { BEACHES, TILES } from '../vocabulary.ts';
import { type HighTideOptions, playerPhases } from '../state.ts';
import { begin, game, give, layOnTrack, play, put } from '../testing.ts';
import type { View } from '../view.ts';
import { texts } from './index.ts';
import type { HighTideWords } from './speech.ts';

const cast = { names: ['Anna', 'Ben', 'Clara', 'Dan', 'Eva', 'Finn'] };
const all = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, (await texts[language]()).words])),
) as { readonly [L in Language]: HighTideWords };

/** A text in every language: none empty, none with a hole. */
function spoken(say: (words: HighTideWords) => string): string[] {
  const said = languages.map((language) => say(all[language]));
  for (const text of said) {
    expect(text).not.toBe('');
    expect(text).not.toMatch(/undefined|NaN|null|\[object|\s{2}|\/ \/|\/ $/);
  }
  return said;
}

/** A sentence in every language, no two the same. */
function inAll(say: (words: HighTideWords) => string): string[] {
  const said = spoken(say);
  expect(new Set(said).size).toBe(languages.length);
  return said;
}

test('every question, choice, event and position of many random games has words in every language', () => {
  const events = new Set<Event['type']>();
  const phases = new Set<string>();
  const verbs = new Set<string>();
  const setups = [everything(game.options), ...combinations(game.options).slice(0, 16)] as HighTideOptions[];
  for (const [i, options] of [
    ...setups,
    ...Array.from({ length: 20 }, () => setups[0] as HighTideOptions),
  ].entries()) {
    const seats = 3 + (i % 4);
    const rng = new FastRng(5, i);
    const s = game.setup(seats, { ...options, hidden: i % 2 === 0 }, 1);
    for (let [seat] = game.toAct(s); seat !== undefined; [seat] = game.toAct(s)) {
      const moves = seat === CHANCE ? [game.sample(s, rng)] : game.legal(s, seat, []);
      if (seat !== CHANCE) {
        phases.add(s.phase);
        for (const move of moves) verbs.add(game.write(move).replace(/^(use [a-z-]+|\S+).*/, '$1'));
        inAll((words) => asked(words, game.view(s, seat), moves));
      }
      const told: Event[] = [];
      game.apply(s, seat, moves[rng.below(moves.length)] as Move, (event) => told.push(event));
      for (const event of told) {
        events.add(event.type);
        inAll((words) => words.event(event, cast));
      }
      if (rng.below(10) === 0) inAll((words) => words.position(game.view(s, 0), cast).join(' '));
    }
    const result = game.result(s);
    inAll((words) => words.verdict(result as NonNullable<typeof result>, cast));
    inAll((words) => words.position(game.view(s, 'public'), cast).join(' '));
  }
  expect(phases).toEqual(new Set(playerPhases));
  expect(events).toEqual(new Set(everyEvent.split(' ')));
  expect(verbs).toEqual(new Set([...everyVerb.split(' '), ...usedTiles]));
});

const everyVerb = 'accept collect decline first go jump keep leave pass reroll roll stop straight take wait';
const usedTiles = TILES.filter((tile) => tile !== 'jump').map((tile) => `use ${tile}`);
const everyEvent = `towels coins surfers revealed tile alert round rental rolled accepted declined took swapped rerolled open recoloured adjusted backwards moved collected left towel jumped lifeguard head-start shark wave award point end`;

/** The question and all its choices, no two of them named alike. */
function asked(words: HighTideWords, view: View, moves: readonly Move[]): string {
  const named = new Set(moves.map((move) => words.move(view, view.actor, move, cast)));
  if (named.size < moves.length) throw new Error(`two choices have the same name: ${[...named].join(' / ')}`);
  return [words.question(view, view.actor, cast), ...named].join(' / ');
}

test('options, items and reasons have names in every language', () => {
  for (const key of Object.keys(game.options) as (keyof HighTideOptions)[]) {
    spoken((words) => words.options[key].name);
    inAll((words) => words.options[key].hint);
  }
  for (const key of [...BEACHES, 'coins', 'surfer', 'baywatch']) {
    for (const name of spoken((words) => words.item(key))) expect(name).not.toBe(key);
  }
  for (const reason of ['water', 'rounds'])
    expect(new Set(inAll((words) => words.reason(reason))).size).toBe(4);
});

test('beaches have one letter each', () => {
  for (const { labels } of Object.values(all)) expect(new Set(labels.letters).size).toBe(6);
});

test('a choice names its outcome: distance to the water, coin, bar, water', () => {
  const s = begin({ options: { coins: true } });
  play(s, 'roll', 'dice black 2 white 5');
  const say = (words: HighTideWords) => words.move(game.view(s, 0), 0, game.read('accept') as Move, cast);
  expect(say(all.en)).toBe('Accept: white 15 from the water (coin 5) and black 18 from the water (coin 2)');
  expect(say(all.de)).toBe(
    'Akzeptieren: weiß 15 vor dem Wasser (Münze 5) und schwarz 18 vor dem Wasser (Münze 2)',
  );
  expect(say(all.fr)).toBe(
    'Accepter\u202f: plage blanche à 15 cases de l’eau (pièce 5) et plage noire à 18 cases de l’eau (pièce 2)',
  );
  expect(say(all.it)).toBe(
    'Accettare: spiaggia bianca a 15 caselle dall’acqua (moneta 5) e spiaggia nera a 18 caselle dall’acqua (moneta 2)',
  );
});

test('French and Italian dice have their articles', () => {
  const s = begin();
  play(s, 'roll', 'dice black 1 purple 6');
  const ask = (words: HighTideWords) => words.question(game.view(s, 0), 0, cast);
  expect([...ask(all.fr).matchAll(/le \d \w+/g)].map(String).toSorted()).toEqual([
    'le 1 noir',
    'le 6 violet',
  ]);
  expect([...ask(all.it).matchAll(/(il |l’)\d \w+/g)].map(([dice]) => dice).toSorted()).toEqual([
    'il 6 viola',
    'l’1 nero',
  ]);
});

test('coins of others are told in numbers only, unless the table plays with open coins', () => {
  const s = begin({ options: { coins: true } });
  play(s, 'roll', 'dice black 2 white 5', 'accept', 'collect', 'leave');
  const say = (viewer: 0 | 1) => all.en.position(game.view(s, viewer), cast).join(' ');
  expect(say(0)).toContain('Anna holds white 5.');
  expect(say(1)).toContain('Anna holds 1 coin.');
  const open = begin({ options: { coins: true, openCoins: true } });
  play(open, 'roll', 'dice black 2 white 5', 'accept', 'collect', 'leave');
  expect(all.en.position(game.view(open, 1), cast).join(' ')).toContain('Anna holds white 5.');
});

type Prepared = ReturnType<typeof begin>;
const refusals: readonly [string, () => Prepared, number, string, string][] = [
  ['another seat', () => begin(), 1, 'roll', 'It is Anna’s turn to decide.'],
  ['nonsense', () => begin(), 0, 'fly away', '‘fly away’ is not a move of High Tide.'],
  ['another question', () => begin(), 0, 'accept', '‘accept’ does not answer this question.'],
  ['no pair', () => begin(), 0, 'take 2', 'No dice lie on space 2.'],
  ['no such space', () => begin(), 0, 'take 7', 'The track has no space 7.'],
  ['chance', () => played('roll'), 0, 'roll', 'The dice are still rolling.'],
  ['full track', fullTrack, 0, 'roll', 'No open space is free: you must take a pair from the track.'],
  [
    'binding roll',
    () => holding('swap', (s) => play(s, 'roll', A, 'decline', 'roll', B, 'decline', 'roll', C)),
    0,
    'decline',
    'Only one open space is free: you cannot decline this roll.',
  ],
  [
    'going back',
    () => played('roll', A, 'decline', 'roll', B),
    0,
    'take 1',
    'Once you have rolled, you cannot take a pair from the track this turn.',
  ],
  [
    'both of space 2',
    () => taken(2),
    0,
    'reroll both',
    'With a pair from space 2 you may reroll only one die.',
  ],
  ['alike', () => taken(1), 0, 'reroll right', 'Both dice are alike: name the left one.'],
  [
    'tile',
    () => begin({ options: { baywatch: true } }),
    0,
    'use rental',
    'You need the tile Rental for that.',
  ],
  [
    'rental gone',
    () => holding('rental', (s) => void (s.rental = 6)),
    0,
    'use rental',
    'The rental has already left the track.',
  ],
  ['colour', () => declaring('recolour'), 0, 'use recolour left orange', 'The die already has this colour.'],
  ['pips', () => declaring('adjust'), 0, 'use adjust +1 0', 'A die counts at least 1 and at most 6.'],
  [
    'head start from the last space',
    () => starting(20),
    0,
    'use head-start black 2',
    'From the last space, 1 space is enough to reach the sea.',
  ],
  ['head start in the sea', () => starting(21), 0, 'use head-start black 1', 'That would have no effect.'],
  ['second reroll', () => declaring('reroll'), 0, 'reroll left', 'You cannot reroll this pair any further.'],
];
const A = 'dice black 1 blue 1';
const B = 'dice black 1 blue 2';
const C = 'dice orange 6 white 2';

function played(...moves: string[]): Prepared {
  const s = begin();
  play(s, ...moves);
  return s;
}

function fullTrack(): Prepared {
  const s = begin();
  for (const pips of [1, 2, 3]) layOnTrack(s, [0, pips], [1, pips]);
  return s;
}

function taken(space: number): Prepared {
  const s = begin();
  for (const beach of [0, 1]) layOnTrack(s, [beach, 3], [beach, 3]);
  play(s, `take ${space}`);
  return s;
}

function holding(tile: 'swap' | 'rental', prepare: (s: Prepared) => void): Prepared {
  const s = begin({ options: { baywatch: true } });
  give(s, 0, tile);
  prepare(s);
  return s;
}

function starting(place: number): Prepared {
  const s = begin({ options: { baywatch: true }, tiles: { 'head-start': 0 } });
  put(s, 0, 0, place);
  return s;
}

function declaring(tile: 'recolour' | 'adjust' | 'reroll'): Prepared {
  const s = begin({ options: { baywatch: true } });
  give(s, 0, tile);
  play(s, 'roll', C, 'accept');
  return s;
}

test.each(refusals)('a refusal says exactly why: %s', (_, prepare, seat, text, why) => {
  const view = game.view(prepare(), seat);
  expect(all.en.refusal(view, seat, text, cast)).toBe(why);
  inAll((words) => words.refusal(view, seat, text, cast));
});

test('the end is named as the reason for refusing anything after it', () => {
  const s = begin();
  s.phase = 'over';
  s.actor = -2;
  expect(all.en.refusal(game.view(s, 0), 0, 'roll', cast)).toBe('The game is over.');
});
