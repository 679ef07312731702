import { expect, test } from 'vitest';
import { game, type View, type Event, type Pair } from '../../../games/high-tide/index.ts';
import { foresee } from '../../session/outcome.ts';
import type { Outcome } from '../board.ts';
import { playerMoves } from '../../../games/high-tide/moves.ts';
import { playerPhases } from '../../../games/high-tide/state.ts';
import { aheadOf, waysOf } from '../../../games/high-tide/preview.ts';
import { cardsIn, LEAST, NARROW } from './panel/cards.ts';
import { groupsOf } from './presentation.ts';
import { titleOf } from './panel/titles.ts';
import { pickOf } from './picks.ts';
import { everything, randomFrames } from './testing.ts';
import { text } from './text/en.ts';

interface Question {
  readonly view: View;
  readonly seat: number;
  readonly texts: readonly string[];
}

const questions: Question[] = [3, 4, 6].flatMap((players) =>
  randomFrames(players, 12, players === 3 ? {} : everything).flatMap(({ state }) => {
    const seat = game.toAct(state)[0] ?? -1;
    if (seat < 0) return [];
    return [{ seat, view: game.view(state, seat), texts: game.legal(state, seat, []).map(game.write) }];
  }),
);

test('almost every question of the game has been asked', () => {
  const phases = new Set(questions.map(({ view }) => view.phase));
  // `order` needs Backwards on two dice of one beach.
  expect([...playerPhases].filter((phase) => !phases.has(phase) && phase !== 'order')).toEqual([]);
});

test('every move of the game has a picture of its own', () => {
  const moves = playerMoves.map(game.write);
  const unread = moves.filter((text) => {
    const { kind, ...rest } = pickOf(text) ?? { kind: undefined };
    const least = kind === 'adjust' ? -1 : 0;
    const known = Object.values(rest).every((value) => typeof value === 'boolean' || value >= least);
    return kind === undefined || !known;
  });
  expect(unread).toEqual([]);
  expect(new Set(moves.map((text) => JSON.stringify(pickOf(text)))).size).toBe(playerMoves.length);
});

test('every legal text is a card with a name', () => {
  const nameless = questions.flatMap(({ view, texts }) =>
    texts.filter((each) => titleOf(pickOf(each), view, text.labels) === ''),
  );
  expect(nameless).toEqual([]);
});

test('no text that is not a move of the game is taken for one', () => {
  for (const wrong of ['', 'resign', 'use', 'use parasol']) expect(pickOf(wrong)).toBeUndefined();
});

test.each([
  { width: 332, height: 120 },
  { width: 361, height: 620 },
])('cards in $width x $height are never smaller than a finger', ({ width, height }) => {
  for (const { texts } of questions) {
    const cards = cardsIn(width, height, texts.length);
    expect(cards.height).toBeGreaterThanOrEqual(LEAST);
    expect(cards.width).toBeGreaterThanOrEqual(NARROW);
    expect(cards.columns * cards.width + (cards.columns - 1) * cards.gap).toBeCloseTo(width);
  }
});

test('the groups of the list hold every choice once', () => {
  for (const { view, texts } of questions) {
    const choices = texts.map((each) => ({ text: each, sentence: each }));
    expect(
      groupsOf(choices, view, text)
        .flatMap((group) => group.texts)
        .sort(),
    ).toEqual([...texts].sort());
  }
});

const ahead = ({ view, seat }: Question, text: string) =>
  aheadOf(view, foresee(game, view, seat, text) as Outcome<View, Event> | undefined);

/** The pair that a choice is about. */
function diceOf(view: View, text: string): Pair | undefined {
  const pick = pickOf(text);
  if (pick?.kind !== 'take' && pick?.kind !== 'swap') return view.hand?.dice;
  const slot = view.track[pick.space - 1];
  return typeof slot === 'object' && slot !== null ? slot : undefined;
}

test('a choice that moves chairs shows where they come from and land', () => {
  const moves = questions.flatMap((question) =>
    question.texts
      .filter((each) => /^(take|accept|keep|go|straight|use swap)/.test(each))
      .map((each) => ({ question, each })),
  );
  const blind = moves.filter(({ question, each }) => {
    const { view, seat } = question;
    const own = waysOf((ahead(question, each)?.steps ?? []).filter((step) => step.seat === seat));
    const dice = view.moving?.dice ?? diceOf(view, each);
    const beaches = new Set([dice?.[0], dice?.[2]]);
    return own.length !== beaches.size || own.some(({ beach, from }) => from !== view.chairs[beach]?.[seat]);
  });
  expect(blind.map(({ each }) => each)).toEqual([]);
  expect(moves.length).toBeGreaterThan(400);
});

test('a chair that stops on its way is shown once, going all the way', () => {
  const stops = questions.flatMap((question) =>
    question.texts.filter((each) => each.startsWith('stop')).map((each) => ({ question, each })),
  );
  for (const { question, each } of stops) {
    const own = (ahead(question, each)?.steps ?? []).filter(({ seat }) => seat === question.seat);
    expect(own).toHaveLength(2);
    expect(own[0]?.coin).toBeGreaterThan(0);
    const [way, ...more] = waysOf(own);
    expect(more).toEqual([]);
    expect([way?.from, way?.to]).toEqual([own[0]?.from, own[1]?.to]);
  }
  expect(stops.length).toBeGreaterThan(5);
});

test('dice thrown again show how far they may reach', () => {
  const rerolls = questions.flatMap((question) =>
    question.texts.filter((each) => each.includes('reroll')).map((each) => ({ question, each })),
  );
  const blind = rerolls.filter(({ question, each }) => {
    const reach = ahead(question, each)?.reach ?? [];
    return !reach.some(({ nearest, farthest, from }) => farthest > nearest || from + 6 > 21);
  });
  expect(blind.map(({ each }) => each)).toEqual([]);
  expect(rerolls.length).toBeGreaterThan(20);
});
