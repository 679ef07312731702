import { expect, test } from 'vitest';
import { foresee } from '../../session/outcome.ts';
import type { Outcome } from '../board.ts';
import type { Event, State, View } from '../../../games/high-tide/index.ts';
import { begin, BLACK, choices, game, play, put } from '../../../games/high-tide/testing.ts';
import { type Ahead, aheadOf, waysOf, standingsOf } from '../../../games/high-tide/preview.ts';
import { layoutOf, spotsOf } from './layout.ts';
import { everything, randomFrames } from './testing.ts';

interface Preview {
  readonly view: View;
  readonly text: string;
  readonly ahead: Ahead | undefined;
}

/** What pointing at each choice of the position works out. */
function previewsOf(state: State): Preview[] {
  const seat = game.toAct(state)[0] ?? -1;
  if (seat < 0) return [];
  const view = game.view(state, seat);
  return choices(state).map((text) => ({
    view,
    text,
    ahead: aheadOf(view, foresee(game, view, seat, text) as Outcome<View, Event> | undefined),
  }));
}

/** Two dice of one colour and Backwards in hand: both dice move one chair, there and back. */
function backwards(): State[] {
  const s = begin({ options: everything, tiles: { backwards: 0 } });
  put(s, 0, BLACK, 4);
  play(s, 'roll', 'dice black 3 black 6');
  if (s.phase === 'judge') play(s, 'accept');
  const declare = game.clone(s);
  return [
    declare,
    ...choices(s)
      .filter((text) => text.startsWith('use backwards'))
      .map((text) => {
        const order = game.clone(declare);
        play(order, text);
        return order;
      }),
  ];
}

/** Elements of a list are drawn by their key: the picture breaks where two are alike. */
function alike(keys: readonly string[]): string[] {
  return keys.filter((key, index) => keys.indexOf(key) !== index);
}

const faults = ({ view, text, ahead }: Preview): string[] => {
  if (!ahead) return [`${text}: no preview`];
  const layout = layoutOf({ width: 735, height: 700 }, view);
  const spots = spotsOf(layout, { ...ahead.view, seats: view.seats });
  const ways = waysOf(ahead.steps);
  return [
    ...alike(ahead.reach.map(({ beach }) => `reach ${beach}`)),
    ...ways.filter(({ beach, seat }) => !spots[beach]?.[seat]).map(({ beach }) => `no spot on ${beach}`),
    ...standingsOf(ahead.view).flatMap(({ total }) => (Number.isInteger(total) ? [] : ['no points'])),
  ].map((fault) => `${view.phase}, ${text}: ${fault}`);
};

test('every choice of random matches with all expansions has a preview that can be drawn', () => {
  const previews = [3, 6].flatMap((seeds, i) =>
    randomFrames(i === 0 ? 6 : 4, seeds, everything).flatMap(({ state }) => previewsOf(state)),
  );
  expect(previews.flatMap(faults)).toEqual([]);
  expect(previews.length).toBeGreaterThan(1500);
});

test('one chair moved backwards and forwards: a single way, in either order', () => {
  const states = backwards();
  expect(states.map(({ phase }) => phase)).toEqual(['declare', 'order', 'order']);
  const previews = states.flatMap(previewsOf);
  expect(previews.flatMap(faults)).toEqual([]);
  const turned = previews.filter(({ text }) => text.startsWith('first') || text.startsWith('use backwards'));
  // Six back from space 4 stops at the bar, unless three have been gone before: before the order is chosen both ends show.
  const ends = turned.map(({ ahead }) => [
    ...waysOf(ahead?.steps ?? []).map(({ from, to }) => to - from),
    ...(ahead?.reach ?? []).map(({ from, nearest, farthest, either }) => [
      nearest - from,
      farthest - from,
      either,
    ]),
  ]);
  expect(ends).toEqual([[[-3, -1, true]], [3], [-1], [-3], [3], [3]]);
});
