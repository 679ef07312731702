import { expect, test } from 'vitest';
import { CHANCE } from '../../../engine/game.ts';
import { accept, isRefusal, type Match, propose, settle, start } from '../../../engine/match.ts';
import { FastRng, pickOne } from '../../../engine/rng.ts';
import { undo } from '../../../engine/undo.ts';
import { type Event, game, type Move, type Options, type State, type View } from '../index.ts';
import { legalTexts, withOptions } from '../testing.ts';

test.each<[string, Partial<Options>]>([
  ['base', {}],
  ['crabs', { mode: 'crabs' }],
  ['long', { mode: 'long' }],
])(
  'in every %s game all have had as many turns, nobody lays more than twelve tiles, and towels come once',
  (_, options) => {
    const wrong: string[] = [];
    let games = 0;
    for (let i = 0; i < 150; i++) {
      const rng = new FastRng(21, i);
      const seats = 2 + (i % 3);
      const s = game.setup(seats, withOptions(options), 1);
      const count = () => Array.from({ length: seats }, () => 0);
      let [turns, tiles] = [count(), count()];
      const gains = new Set<string>();
      const half = (scores: readonly number[]): void => {
        if (new Set(turns).size !== 1) wrong.push(`turns ${turns.join()}`);
        if (Math.max(...tiles) !== 12) wrong.push(`tiles ${tiles.join()}`);
        if (scores.length !== seats) wrong.push('scores');
        [turns, tiles] = [count(), count()];
      };
      const happened = (event: Event): void => {
        if (event.type === 'take' || event.type === 'dollars') (turns[event.seat] as number)++;
        if (event.type === 'place') (tiles[event.seat] as number)++;
        if (event.type === 'half' || event.type === 'end') half(event.scores);
        if (event.type !== 'gain') return;
        const key = `${event.seat} ${event.towel}`;
        if (gains.has(key)) wrong.push(`towel ${key} twice`);
        gains.add(key);
      };
      for (let seat = game.toAct(s)[0]; seat !== undefined; seat = game.toAct(s)[0]) {
        const move = seat === CHANCE ? game.sample(s, rng) : pickOne(game.legal(s, seat, []), rng);
        game.apply(s, seat, move, happened);
      }
      games++;
    }
    expect(wrong).toEqual([]);
    expect(games).toBe(150);
  },
);

const luck = (n: number) => new FastRng(3, n);

/** A match at the first question how high a tile should lie. */
function atHeight(): Match<State, Move, Event, View, Options> {
  const match = start(game, { seats: 2, options: withOptions(), rules: 1 });
  accept(match, settle(match, luck));
  while (match.state.phase !== 'height') answer(match, legalTexts(match.state)[0] as string);
  return match;
}

function answer(match: Match<State, Move, Event, View, Options>, text: string): void {
  const step = propose(match, match.state.seat, text, luck);
  if (isRefusal(step)) throw new Error(step.refused);
  accept(match, step);
}

test('undo goes back to the refill, never past it', () => {
  const match = atHeight();
  const { seat } = match.state;
  expect(match.plies.at(-1)?.[0]).toBe(CHANCE);
  expect(undo(match, seat)).toEqual({ refused: 'undo-chance' });
  const before = JSON.stringify(match.state);
  answer(match, legalTexts(match.state)[0] as string);
  expect(match.state.seat).not.toBe(seat);
  const back = undo(match, seat);
  if (isRefusal(back)) throw new Error(back.refused);
  expect(JSON.stringify(back.state)).toBe(before);
});
