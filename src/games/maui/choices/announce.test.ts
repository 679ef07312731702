import { expect, test } from 'vitest';
import { checkAnnouncements } from '../../../engine/kit/check-announcements.ts';
import { type Announcement, announce } from './announce.ts';
import { announcements } from './announce-check.ts';
import { game, type Move, type View } from '../index.ts';
import type { Outcome } from './outcome.ts';
import { terms } from '../testing.ts';

test('every choice leads to what it announces, in every variant', () => {
  const report = checkAnnouncements(game, announcements, { terms: terms(), games: 2, seed: 1 });
  expect(report.violation).toBeUndefined();
  expect(report.choices).toBeGreaterThan(20_000);
});

type Of<K extends Announcement['kind']> = Extract<Announcement, { kind: K }>;
type Lie = (a: Announcement) => Announcement;
function wrong<K extends Announcement['kind']>(kind: K, change: (a: Of<K>) => Announcement): Lie {
  return (a) => (a.kind === kind ? change(a as Of<K>) : a);
}
function wrongOutcome(change: (outcome: Outcome) => Outcome): Lie {
  return (a) => ('outcome' in a ? { ...a, outcome: change(a.outcome) } : a);
}

/** Announcements with one thing wrong: the check must find each of them. */
const faults: { readonly [fault: string]: Lie } = {
  // The first three were told to players once.
  'no points with a loose towel': wrongOutcome((o) => (o.needs ? { ...o, points: 0, sure: true } : o)),
  'at best without the towels in hand': wrong('take', (a) =>
    a.towels === 'none' ? a : { ...a, points: a.points - 1 },
  ),
  'an extra scoring that lapses': wrongOutcome((o) =>
    o.umbrella === 'x' || o.umbrella === 'y' ? { ...o, extra: [0, 1, 2, 3, 4] } : o,
  ),
  'steps beyond the end': wrongOutcome((o) => ({
    ...o,
    matches: o.matches.map((m) => ({ ...m, steps: m.steps || 1 })),
  })),
  'more points': wrongOutcome((o) => ({ ...o, points: o.points + 1 })),
  'all points sure': wrongOutcome((o) => ({ ...o, sure: true })),
  'no points sure': wrongOutcome((o) => ({ ...o, sure: false })),
  'no towel needed': wrongOutcome((o) => ({ ...o, needs: false })),
  'no more with towels': wrongOutcome((o) => ({ ...o, withTowels: undefined })),
  'no chips': wrongOutcome((o) => ({ ...o, chips: 0 })),
  'no umbrella': wrongOutcome((o) => ({ ...o, umbrella: '' })),
  'no crab': wrongOutcome((o) => ({ ...o, crab: false })),
  'a towel gained': wrongOutcome((o) => ({ ...o, gains: [1] })),
  'another height': wrong('place', (a) => ({ ...a, top: a.top + 1 })),
  'another section': wrong('lay', (a) => ({ ...a, section: (a.section + 1) % 3 })),
  'another price': wrong('take', (a) => ({ ...a, price: a.price + 1 })),
  'a towel needed for every tile': wrong('take', (a) => ({ ...a, towels: 'needed' })),
  'more dollars': wrong('dollars', (a) => ({ ...a, now: a.now + 1 })),
  'another tile for a substitute turn': wrong('substitute', (a) => ({ ...a, tile: (a.tile + 1) % 60 })),
  'a longer step': wrong('advance', (a) => ({ ...a, to: a.to + 1 })),
  'a dearer step': wrong('advance', (a) => ({ ...a, points: a.points + 1 })),
  'a step that brings a towel': wrong('advance', (a) => ({ ...a, gains: [0] })),
  'chance instead of a choice': wrong('keep', () => ({ kind: 'chance' })),
};

test.each(Object.entries(faults))('the check finds a false announcement: %s', (_, lie) => {
  const lying = {
    ...announcements,
    announce: (v: View, seat: number, move: Move) => lie(announce(v, seat, move)),
  };
  const { violation } = checkAnnouncements(game, lying, { terms: terms(), games: 1, seed: 2, every: 2 });
  expect(violation?.rule).toBe('a choice leads to what it announces');
});
