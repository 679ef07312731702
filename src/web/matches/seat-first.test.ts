import { expect, test } from 'vitest';
import type { AnyGame } from '../../engine/game.ts';
import { settle, start } from '../../engine/match.ts';
import { luck } from '../../fair/keyed-rng.ts';
import { games } from '../../games/index.ts';
import { createMatch } from './create.ts';
import { type Kept, termsOf } from './kept.ts';
import { usualLineUp } from './line-up.ts';
import { seatFirst } from './seat-first.ts';

function newMatch(game: AnyGame) {
  return createMatch({ game, ...usualLineUp(game, { name: 'Lena', colour: 'red' }), now: 0 });
}

function opening(game: AnyGame, { seed = '', id, people, ...kept }: Kept) {
  const dice = luck({ seed, matchId: id, seatSeeds: people.map(() => '') });
  return settle(start(game, termsOf({ seed, id, people, ...kept })), dice);
}

test.each(['high-tide', 'maui', 'strand-unter'])('%s: the first person is asked first', async (name) => {
  const game = (await games[name]?.load()) as AnyGame;
  for (let n = 0; n < 12; n++) {
    const kept = seatFirst(game, newMatch(game));
    const asked = game.toAct(opening(game, kept).state).map((seat) => kept.people[seat]?.kind);
    expect(asked).toContain('me');
  }
});

test('the draws stay as they are, and everybody keeps their neighbours', async () => {
  const game = (await games['maui']?.load()) as AnyGame;
  const beginners = new Set<string>();
  for (let n = 0; n < 40; n++) {
    const before = newMatch(game);
    const after = seatFirst(game, before);
    const { plies } = opening(game, after);
    expect(plies).toEqual(opening(game, before).plies);
    beginners.add(plies.at(-1)?.[1] ?? '');
    const names = after.people.map(({ name }) => name).join(' ');
    expect(['Lena Finn Coral', 'Coral Lena Finn', 'Finn Coral Lena']).toContain(names);
    expect({ ...after, people: before.people }).toEqual(before);
  }
  // Who begins is still drawn: the seats differ.
  expect(beginners).toEqual(new Set(['start 0', 'start 1', 'start 2']));
});

test('where everybody is asked at once nobody moves', async () => {
  const game = (await games['strand-unter']?.load()) as AnyGame;
  const kept = newMatch(game);
  expect(game.toAct(opening(game, kept).state)).toEqual([0, 1, 2]);
  expect(seatFirst(game, kept).people).toBe(kept.people);
});
