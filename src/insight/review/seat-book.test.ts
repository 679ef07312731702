import { expect, test } from 'vitest';
import type { Books, Parts } from '../books/close.ts';
import type { Gate } from '../gates/gate.ts';
import { seatBooks } from './seat-book.ts';
import type { DecisionReview, PlyVerdict } from './types.ts';

const gate: Gate = {
  game: 'high-tide',
  players: 3,
  variant: 'base',
  luck: true,
  choices: true,
  reasons: [],
};

function parts(result: number): Parts {
  return { start: 1 / 3, result, luck: 0, own: 0, others: 0, clash: 0, corrections: result - 1 / 3 };
}

const books: Books = {
  entries: [],
  shares: [parts(1), parts(0), parts(0)],
  points: [parts(20), parts(18), parts(10)],
};

/** A decision of the seat that gave so much away; the judge may be off by `error`. */
function decided(seat: number, loss: number, error: number): PlyVerdict {
  const decision: DecisionReview = {
    seat,
    choices: [],
    taken: loss > 0 ? 1 : 0,
    best: 0,
    loss,
    interval: 1.96 * error,
    verdict: loss === 0 ? 'best' : 'slip',
  };
  const nothing = [0, 0, 0];
  const worth = {
    before: nothing,
    after: nothing,
    luck: nothing,
    own: nothing,
    others: nothing,
    clash: nothing,
    corrections: nothing,
  };
  return { ply: 0, count: 1, kind: 'decision', shares: worth, points: worth, decisions: [decision] };
}

function played(...plies: PlyVerdict[]): (string | undefined)[] {
  return seatBooks(books, plies, gate).map(({ summary }) => summary.played);
}

/** The winner decides well, ten times. */
const winner = Array.from({ length: 10 }, () => decided(0, 0, 0));

test('who makes one large mistake among good choices has chosen worse in this match', () => {
  const good = Array.from({ length: 9 }, () => decided(1, 0, 0));
  expect(played(...winner, ...good, decided(1, 0.53, 0.06))).toEqual(['better', 'worse', 'equal']);
});

test('nobody is said to have chosen better by less than the judge may be off', () => {
  const good = Array.from({ length: 9 }, () => decided(1, 0, 0));
  expect(played(...winner, ...good, decided(1, 0.1, 0.06))[1]).toBe('equal');
});

test('many small losses add up to a difference that one of them is not', () => {
  const slips = Array.from({ length: 10 }, () => decided(1, 0.06, 0.06));
  expect(played(...winner, ...slips)[1]).toBe('worse');
});
