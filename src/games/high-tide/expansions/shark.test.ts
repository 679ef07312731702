import { expect, test } from 'vitest';
import type { State } from '../state.ts';
import {
  begin,
  BLACK,
  choices,
  flood,
  game,
  lastTurn,
  layOnTrack,
  place,
  play,
  PURPLE,
  put,
  roll,
  WHITE,
} from '../testing.ts';
import { view } from '../view.ts';

/** The round's end with the alert on that beach, up to the shark. */
function untilShark(s: State, alert: number): State {
  s.alert = alert;
  lastTurn(s);
  layOnTrack(s, [WHITE, 5], [BLACK, 3]);
  roll(s, 'blue 1 yellow 1');
  return s;
}

const table = () => begin({ options: { shark: true } });

test('example 7: shark 3 on purple drives the nearest chair back 3 before the waves', () => {
  const s = table();
  put(s, 0, PURPLE, 4);
  put(s, 1, PURPLE, 9);
  untilShark(s, PURPLE);
  const told = play(s, 'shark 3');
  expect(told.map(({ type }) => type).slice(0, 4)).toEqual(['shark', 'moved', 'wave', 'wave']);
  expect([place(s, 1, PURPLE), place(s, 0, PURPLE)]).toEqual([6, 4]);
});

test('of several on the nearest space the rightmost goes back, and stands rightmost where it arrives', () => {
  const s = table();
  put(s, 2, PURPLE, 6);
  put(s, 0, PURPLE, 9);
  put(s, 1, PURPLE, 9);
  untilShark(s, PURPLE);
  play(s, 'shark 3');
  expect(place(s, 1, PURPLE)).toBe(6);
  expect(view(s, 'public').lines[PURPLE]).toEqual([0, 1, 2]);
});

test('a chair goes back at most to the bar', () => {
  const s = table();
  put(s, 3, PURPLE, 2);
  untilShark(s, PURPLE);
  play(s, 'shark 5');
  expect(place(s, 3, PURPLE)).toBe(0);
});

test('a chair sent back to the bar scores 1 like any other there', () => {
  const s = table();
  s.round = 6;
  put(s, 3, PURPLE, 2);
  untilShark(s, PURPLE);
  play(s, 'shark 5');
  expect(game.result(s)?.breakdown.map((items) => items['purple'])).toEqual([1, 1, 1, 1]);
});

test('chairs in the water and at the bar are ignored', () => {
  const s = table();
  flood(s, PURPLE, 10);
  put(s, 0, PURPLE, 12);
  put(s, 1, PURPLE, 7);
  untilShark(s, PURPLE);
  play(s, 'shark 2');
  expect([place(s, 0, PURPLE), place(s, 1, PURPLE)]).toEqual([12, 5]);
});

test('with nobody on sand the tile is turned all the same', () => {
  const s = untilShark(table(), PURPLE);
  expect(play(s, 'shark 4')[0]).toEqual({ type: 'shark', beach: PURPLE, value: 4, seat: null });
  expect(s.sharks).toEqual([1, 2, 2, 3, 3, 5]);
});

test('shark tiles leave the game: what is left is known, and likely as often as it lies in the stack', () => {
  const s = untilShark(table(), PURPLE);
  expect(game.chances(s, []).map(({ move, weight }) => [game.write(move), weight])).toEqual([
    ['shark 1', 1],
    ['shark 2', 2],
    ['shark 3', 2],
    ['shark 4', 1],
    ['shark 5', 1],
  ]);
  play(s, 'shark 2');
  expect(view(s, 'public').shark?.tiles).toEqual([1, 2, 3, 3, 4, 5]);
});

test('the same beach is never alarmed twice running', () => {
  const s = untilShark(table(), PURPLE);
  play(s, 'shark 2');
  expect(choices(s)).toEqual(['alert black', 'alert blue', 'alert orange', 'alert white', 'alert yellow']);
  play(s, 'alert white');
  expect(choices(s)).toEqual(['roll']);
});

test('no new alert after the last round', () => {
  const s = table();
  s.round = 6;
  untilShark(s, PURPLE);
  play(s, 'shark 2');
  expect(s.phase).toBe('over');
});

test('a shark may save a chair from the wave that would have ended the game', () => {
  const s = table();
  put(s, 0, WHITE, 18);
  untilShark(s, WHITE);
  play(s, 'shark 1');
  expect([place(s, 0, WHITE), s.sand[WHITE], s.round]).toEqual([17, 17, 2]);
});
