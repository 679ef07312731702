import { expect, test } from 'vitest';
import { CHANCE } from '../../engine/game.ts';
import { FastRng } from '../../engine/rng.ts';
import { game, type ToyMove, type ToyState, type ToyView } from '../../../test/toy/game.ts';
import { type Budget, BotError, type Question } from '../bot.ts';
import { anyMove, type Policy } from './policy.ts';
import { search } from './search.ts';

const toy = {
  game,
  policy: anyMove(game),
  value: (s: ToyState, seat: number) => game.result(s)?.scores[seat] as number,
};

/** The first position of that phase in a match of three, decided at random. */
function position(phase: ToyState['phase'], seed = 1): ToyState {
  const rng = new FastRng(seed);
  const s = game.setup(3, { bonus: true, faces: 6 }, 1);
  while (s.phase !== phase) {
    const seat = game.toAct(s)[0]!;
    const moves = seat === CHANCE ? [game.sample(s, rng)] : game.legal(s, seat, []);
    game.apply(s, seat, moves[rng.below(moves.length)]!);
  }
  return s;
}

function question(s: ToyState, seat: number, budget: Budget): Question<ToyView> {
  const legal = game.legal(s, seat, []).map(game.write);
  return { view: game.view(s, seat), seat, legal, budget, rng: new FastRng(5) };
}

/** Somebody whose card is even, and who may therefore show it or pass. */
function show(): { readonly s: ToyState; readonly seat: number } {
  for (let seed = 0; ; seed++) {
    const s = position('show', seed);
    const seat = s.owing.find((each) => s.cards[each]! % 2 === 0);
    if (seat !== undefined) return { s, seat };
  }
}

/** Counts the playouts. */
function counting(): { readonly searching: typeof toy; readonly played: () => number } {
  let played = 0;
  const value = (s: ToyState, seat: number) => (played++, toy.value(s, seat));
  return { searching: { ...toy, value }, played: () => played };
}

test('the same question with the same generator gets the same answer', () => {
  const s = position('bid');
  const ask = (seed: number) =>
    search(toy).choose({ ...question(s, 1, { playouts: 40 }), rng: new FastRng(seed) });
  expect(ask(1)).toEqual(ask(1));
  expect(ask(1).values).not.toEqual(ask(2).values);
});

test.each([
  // Too few to tell two moves apart: none is used.
  [1, 0],
  [7, 0],
  [8, 8],
  [12, 12],
  [13, 12],
  [50, 48],
  [200, 198],
])('of %i playouts no more are used, and at least %i', (playouts, least) => {
  const { searching, played } = counting();
  search(searching).choose(question(position('bid'), 0, { playouts }));
  expect(played()).toBeLessThanOrEqual(playouts);
  expect(played()).toBeGreaterThanOrEqual(least);
});

test('all moves are tried in the same worlds, so a sure point is seen at once', () => {
  const { s, seat } = show();
  const first: Policy<ToyState, ToyMove> = (state, each) => game.legal(state, each, [])[0]!;
  const { text, values } = search({ ...toy, policy: first }).choose(question(s, seat, { playouts: 8 }));
  expect(text).toBe('show');
  // Nobody else shows or bids: the point is all that differs, if the dice fall alike.
  expect(values![1]! - values![0]!).toBeCloseTo(1, 12);
});

test('a forced move needs no playout, unless somebody wants to know its worth', () => {
  const { searching, played } = counting();
  let seed = 0;
  let s = position('show');
  while (s.owing.every((seat) => s.cards[seat]! % 2 === 0)) s = position('show', ++seed);
  const seat = s.owing.find((each) => s.cards[each]! % 2 === 1)!;
  const asked = question(s, seat, { playouts: 10 });
  expect(search(searching).choose(asked)).toEqual({ text: 'pass' });
  expect(played()).toBe(0);
  expect(search(searching).choose({ ...asked, rateAll: true }).values).toHaveLength(1);
  expect(played()).toBe(10);
});

test('rating all leaves no gap, however small the budget', () => {
  const asked = question(position('bid'), 0, { playouts: 1 });
  expect(search(toy).choose(asked).values).toBeUndefined();
  const { values } = search(toy).choose({ ...asked, rateAll: true });
  expect(values).toHaveLength(3);
  expect(values!.every(Number.isFinite)).toBe(true);
});

test('the others answer sealed questions by their policy, before anything is applied', () => {
  const asked: number[][] = [];
  const others: Policy<ToyState, ToyMove> = (s, seat, rng) => {
    if (s.phase === 'bid') asked.push([...s.bids]);
    // Whoever knows that everybody else bids nothing gets the turn for one.
    return s.phase === 'bid' ? { do: 'bid', n: 0 } : anyMove(game)(s, seat, rng);
  };
  const { values } = search({ ...toy, others }).choose(question(position('bid'), 2, { playouts: 600 }));
  expect(asked.length).toBeGreaterThan(600);
  expect(asked.flat().every((bid) => bid === -1)).toBe(true);
  expect(values![1]).toBeGreaterThan(values![2]!);
});

test('the prior counts beside the playouts by its weight', () => {
  const ask = (priorWeight: number) =>
    search({ ...toy, prior: () => [2, 1, 0], priorWeight }).choose(
      question(position('bid'), 0, { playouts: 30 }),
    );
  expect(ask(1000).text).toBe('bid 0');
  const first = search({ ...toy, prior: () => [2, 1, 0], priorWeight: 0.5 });
  const rated = first.choose({ ...question(position('bid'), 0, { playouts: 3 }), rateAll: true }).values!;
  const plain = search(toy).choose({ ...question(position('bid'), 0, { playouts: 3 }), rateAll: true })
    .values!;
  expect(rated.map((value, i) => value - plain[i]!)).toEqual([0, -0.5, -1]);
});

test('the prior selects the moves to try when the budget is small', () => {
  const ask = (order: readonly number[], playouts: number) =>
    search({ ...toy, prior: () => order }).choose(question(position('bid'), 0, { playouts }));
  expect(ask([1, 3, 2], 1)).toEqual({ text: 'bid 1' });
  expect(ask([1, 2, 3], 1)).toEqual({ text: 'bid 2' });
  expect(ask([1, 3, 2], 8).values![0]).toBe(Number.NEGATIVE_INFINITY);
  expect(ask([1, 3, 2], 12).values!.every(Number.isFinite)).toBe(true);
});

test('playouts end where they are told to', () => {
  const rounds = new Set<number>();
  const value = (s: ToyState) => (rounds.add(s.round), 0);
  const until = (root: ToyState) => (s: ToyState) => s.round > root.round;
  search({ ...toy, value, until }).choose(question(position('bid'), 0, { playouts: 50 }));
  expect([...rounds]).toEqual([2]);
});

test('time is kept: about the budget as a rule', () => {
  let time = 0;
  const { searching, played } = counting();
  const slow = {
    ...searching,
    value: (s: ToyState, seat: number) => ((time += 1), searching.value(s, seat)),
  };
  const { values } = search(slow).choose(question(position('bid'), 0, { milliseconds: 50, now: () => time }));
  expect(values!.every(Number.isFinite)).toBe(true);
  expect(played()).toBeGreaterThan(44);
  expect(time).toBeLessThanOrEqual(50);
});

test('at twice the budget the best so far is the answer, even in the midst of the first playouts', () => {
  let time = 0;
  const crawling: Policy<ToyState, ToyMove> = (s, seat, rng) => ((time += 7), anyMove(game)(s, seat, rng));
  const asked = question(position('bid'), 0, { milliseconds: 50, now: () => time });
  const { text } = search({ ...toy, policy: crawling }).choose(asked);
  expect(asked.legal).toContain(text);
  expect(time).toBeLessThan(50 * 2 + 4 * 7 * 3);
  const { text: late } = search({ ...toy, policy: crawling }).choose({
    ...asked,
    budget: { milliseconds: 1, now: () => time },
  });
  expect(asked.legal).toContain(late);
});

const bidding = position('bid');
const good = question(bidding, 0, { playouts: 10 });
test.each([
  ['a view of somebody else', { seat: 1 }],
  ['a stale view', { view: game.view(position('turn'), 0) }],
  ['other choices', { legal: ['roll', 'keep'] }],
  ['fewer choices', { legal: good.legal.slice(1) }],
  ['no view', { view: null as unknown as ToyView }],
  ['no seat', { seat: 7, view: game.view(bidding, 7) }],
  ['a broken view', { view: { ...good.view, cards: [] } }],
  ['a match that is over', { view: game.view(position('over'), 0) }],
])('%s is refused with a sentence', (_, wrong) => {
  expect(() => search(toy).choose({ ...good, ...wrong })).toThrow(BotError);
  expect(() => search(toy).choose({ ...good, ...wrong })).toThrow(
    'pebbles: the question does not fit the view',
  );
});
