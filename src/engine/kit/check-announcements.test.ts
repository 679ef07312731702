import { expect, test } from 'vitest';
import { game, type ToyEvent, type ToyMove, type ToyState, type ToyView } from '../../../test/toy/game.ts';
import { type Announcements, checkAnnouncements } from './check-announcements.ts';
import { combinations } from '../options.ts';

/** What the toy's choices announce: who bids alone most is on turn; what a roll may bring; the point for showing a card. */
type ToyAnnouncement =
  | { readonly kind: 'bid'; readonly bid: number }
  | { readonly kind: 'roll'; readonly most: number }
  | { readonly kind: 'card'; readonly points: number }
  | { readonly kind: 'none' };
type ToyAnnouncements = Announcements<ToyState, ToyMove, ToyEvent, ToyView, ToyAnnouncement>;

const truth: ToyAnnouncements = {
  announce({ options }, _, move) {
    if (move.do === 'bid') return { kind: 'bid', bid: move.n ?? 0 };
    if (move.do === 'roll') return { kind: 'roll', most: options.faces };
    if (move.do === 'keep') return { kind: 'none' };
    return { kind: 'card', points: move.do === 'show' && options.bonus ? 1 : 0 };
  },
  refute(announced, { seat, before, play }) {
    for (const { events, state } of play()) {
      switch (announced.kind) {
        case 'bid':
          for (const event of events)
            if (event.type === 'bids' && event.bids[seat] !== announced.bid) return 'another bid';
          break;
        case 'roll':
          for (const event of events)
            if (event.type === 'rolled' && event.pips > announced.most) return `rolled ${event.pips}`;
          break;
        case 'card': {
          const gained = (state.points[seat] ?? 0) - (before.points[seat] ?? 0);
          if (gained !== announced.points) return `${gained} points`;
          break;
        }
        case 'none':
          break;
      }
    }
    return undefined;
  },
  refuteStory: (story) => (story.at(-1)?.events.at(-1)?.type === 'ended' ? undefined : 'no end was told'),
};

const terms = [2, 3].flatMap((seats) =>
  combinations(game.options).map((options) => ({ seats, options, rules: 1 })),
);
const plan = { terms, games: 20, seed: 1 };

test('announcements that come true pass', () => {
  const { violation, games, choices } = checkAnnouncements(game, truth, plan);
  expect(violation).toBeUndefined();
  expect(games).toBe(80);
  expect(choices).toBeGreaterThan(1000);
});

const faults: { readonly [fault: string]: Partial<ToyAnnouncements> } = {
  'a sealed answer announced as another': {
    announce: (view, seat, move) =>
      move.do === 'bid' ? { kind: 'bid', bid: 2 } : truth.announce(view, seat, move),
  },
  'a roll announced too low': {
    announce: (view, seat, move) =>
      move.do === 'roll' ? { kind: 'roll', most: 5 } : truth.announce(view, seat, move),
  },
  'points announced where there are none': {
    announce: (view, seat, move) =>
      move.do === 'show' ? { kind: 'card', points: 1 } : truth.announce(view, seat, move),
  },
  'an event that announces what does not follow': {
    refuteStory: (story) => (story.length < 20 ? undefined : 'too long a story'),
  },
};

test.each(Object.entries(faults))('the check finds %s, and says where', (_, planted) => {
  const { violation } = checkAnnouncements(game, { ...truth, ...planted }, plan);
  expect(violation?.rule).toMatch(/a choice leads to what it announces|what an event announces follows/);
  expect(violation?.detail).not.toBe('');
  expect(violation?.terms.seats).toBeGreaterThan(1);
  expect(violation?.plies.length).toBeGreaterThan(0);
});

test('every line of a choice is tried: chance is sampled, and the answers asked for are branched on', () => {
  const lines: number[] = [];
  const counting: ToyAnnouncements = {
    ...truth,
    refute(_, { move, play }) {
      if (move.do === 'roll') lines.push(play((_state, legal) => legal).length);
      return undefined;
    },
  };
  checkAnnouncements(game, counting, plan);
  // After the roll and the pebble the seat may show an even card or not, and asks no further.
  expect(new Set(lines)).toEqual(new Set([1, 2]));
});
