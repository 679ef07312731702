import { expect, test } from 'vitest';
import { game } from '../../../games/strand-unter/index.ts';
import { positions } from '../../../games/strand-unter/vocabulary.ts';
import type { Choice } from '../board.ts';
import { bringOf, pickOf } from '../../../games/strand-unter/preview.ts';
import { fanIn, RIBS, ribTarget } from './panel/dial.ts';
import type { Box } from './layout.ts';
import { groupsOf } from './presentation.ts';
import { choiceOfCard, choiceOfShells } from './picks.ts';
import { randomFrames } from './testing.ts';
import { text } from './text/en.ts';
import { heightOf, LEAST, tilesIn } from './panel/tiles.ts';

const frames = [2, 3, 4].flatMap((players) => randomFrames(players, 6));

function asked(): { texts: string[]; seat: number; view: (typeof frames)[number]['view'] }[] {
  return frames.flatMap(({ state }) =>
    game
      .toAct(state)
      .filter((seat) => seat >= 0)
      .map((seat) => ({
        seat,
        view: game.view(state, seat),
        texts: game.legal(state, seat, []).map(game.write),
      })),
  );
}

const choicesOf = (texts: readonly string[]): Choice[] =>
  texts.map((each) => ({ text: each, sentence: each }));

const questions = asked();

test('every legal text is a rib of the dial or a tile of the panel', () => {
  const kinds = new Set(questions.flatMap(({ texts }) => texts.map((each) => pickOf(each)!.kind)));
  expect([...kinds].toSorted()).toEqual(['build', 'fetch', 'pass', 'set', 'spell', 'take']);
  for (const { texts, view, seat } of questions) {
    const ribs = bringOf(view, seat).map(({ position }) => `set ${positions[position]}`);
    // Tiles are drawn from the choices one by one: each needs a meaning of its own.
    const tiles = new Map(texts.map((each) => [JSON.stringify(pickOf(each)), each]));
    const offered = view.phase === 'dial' ? ribs : [...tiles.values()];
    expect(offered.toSorted()).toEqual(texts.toSorted());
  }
});

test('a click on shells is a legal choice about them', () => {
  const clicks = questions.flatMap(({ texts }) =>
    [0, 1, 2, 3].map((colour) => ({ texts, colour, choice: choiceOfShells(choicesOf(texts), colour) })),
  );
  const hits = clicks.filter(({ choice }) => choice !== undefined);
  expect(hits.length).toBeGreaterThan(50);
  for (const { texts, colour, choice } of hits) {
    expect(texts).toContain(choice);
    const pick = pickOf(choice);
    expect(
      pick?.kind === 'spell' ? pick.colour : pick?.kind === 'take' && pick.counts.findIndex((n) => n > 0),
    ).toBe(colour);
  }
});

test('a click on a card is a legal choice about its castle', () => {
  const clicks = questions.flatMap(({ texts }) =>
    [0, 1, 2, 3].map((castle) => ({ texts, castle, choice: choiceOfCard(choicesOf(texts), castle) })),
  );
  const hits = clicks.filter(({ choice }) => choice !== undefined);
  expect(hits.length).toBeGreaterThan(50);
  for (const { texts, castle, choice } of hits) {
    expect(texts).toContain(choice);
    expect(pickOf(choice)).toMatchObject({ castle });
  }
});

test('a click on a card with several ways to pay for the joker chooses none of them', () => {
  expect(choiceOfCard(choicesOf(['build 1 w', 'build 1 g', 'pass']), 1)).toBeUndefined();
  expect(choiceOfCard(choicesOf(['build 1 w', 'build 2 g', 'pass']), 1)).toBe('build 1 w');
});

test('two alike are meant by a click on their colour, two different are not', () => {
  const choices = choicesOf(['take ww', 'take wg', 'take gg']);
  expect([0, 1, 2, 3].map((colour) => choiceOfShells(choices, colour))).toEqual([
    'take ww',
    'take gg',
    undefined,
    undefined,
  ]);
});

test('the list has every choice once, in groups', () => {
  for (const { texts, view } of questions) {
    const groups = groupsOf(choicesOf(texts), view, text);
    expect(groups.flatMap((group) => group.texts).toSorted()).toEqual(texts.toSorted());
  }
});

test('texts of nature and nonsense mean nothing to the picture', () => {
  for (const each of [undefined, '', 'draw 1234', 'deal 2100', 'set', 'set red', 'build 4 w', 'take wgbk']) {
    expect(pickOf(each)).toBeUndefined();
  }
});

test.for([
  [328, 200],
  [344, 240],
  [420, 300],
  [460, 460],
])('ribs in %i x %i are targets for a finger', ([width = 0, height = 0]) => {
  const fan = fanIn(width, height)!;
  expect(fan.ribs).toHaveLength(RIBS);
  expect(ribTarget(fan)).toBeGreaterThanOrEqual(LEAST);
  expect(fan.height).toBeLessThanOrEqual(height + 1);
  expect(fan.cx + fan.radius * 1.03).toBeLessThanOrEqual(width + 4);
});

test.for([
  [300, 300],
  [420, 150],
])('in %i x %i there is no room for ribs', ([width = 0, height = 0]) => {
  expect(fanIn(width, height)).toBeUndefined();
});

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width - 0.01 &&
  b.x < a.x + a.width - 0.01 &&
  a.y < b.y + b.height - 0.01 &&
  b.y < a.y + a.height - 0.01;

test.for([1, 2, 3, 4, 5, 6, 8, 10, 12, 17])(
  '%i tiles are large enough, apart and within the width',
  (count) => {
    for (const [width = 0, height = 0] of [
      [320, 100],
      [344, 180],
      [420, 380],
    ]) {
      const tiles = tilesIn(count, width, height, { wide: 1.5 });
      expect(tiles).toHaveLength(count);
      for (const [i, tile] of tiles.entries()) {
        expect(Math.min(tile.width, tile.height)).toBeGreaterThanOrEqual(LEAST);
        expect(tile.x).toBeGreaterThanOrEqual(-0.01);
        expect(tile.x + tile.width).toBeLessThanOrEqual(width + 0.01);
        for (const other of tiles.slice(i + 1)) expect(overlap(tile, other)).toBe(false);
      }
    }
  },
);

test('seven castles to build stay as wide as their pictures need', () => {
  for (const [width, height] of [
    [346, 420],
    [362, 190],
  ] as const) {
    const tiles = tilesIn(7, width, height, { wide: 2.3, most: { width: width / 2, height: 74 } });
    expect(Math.min(...tiles.map((tile) => tile.width))).toBeGreaterThanOrEqual(100);
    expect(heightOf(tiles)).toBeLessThan(height + 0.01);
  }
});

test('where even three rows do not fit, castles to build are read by scrolling', () => {
  const tiles = tilesIn(9, 340, 100, { wide: 2.3, scrolls: true });
  expect(Math.min(...tiles.map((tile) => tile.width))).toBeGreaterThanOrEqual(100);
  expect(heightOf(tiles)).toBeLessThanOrEqual(3 * LEAST + 12);
});

test('twelve tiles find room where two rows of fingers do', () => {
  expect(heightOf(tilesIn(12, 320, 100, { wide: 1.5 }))).toBeLessThanOrEqual(100);
});
