import { expect, test } from 'vitest';
import { type Announcements, checkAnnouncements } from '../../../engine/kit/check-announcements.ts';
import { type Announcement, announce } from './announce.ts';
import { announcements } from './announce-check.ts';
import type { Event } from '../events.ts';
import { game, type Move, type State, type View } from '../index.ts';
import { terms } from '../testing.ts';

const plan = { terms: terms(), games: 2, seed: 1 };

test('every choice leads to what it announces, and so does every event, also where shells are few', () => {
  const report = checkAnnouncements(game, announcements, plan);
  expect(report.violation).toBeUndefined();
  expect(report.choices).toBeGreaterThan(10_000);
});

type Of<K extends Announcement['kind']> = Extract<Announcement, { kind: K }>;
function wrong<K extends Announcement['kind']>(kind: K, change: (a: Of<K>) => Announcement) {
  return (a: Announcement): Announcement => (a.kind === kind ? change(a as Of<K>) : a);
}

/** Announcements with one thing wrong: the check must find each of them. */
const faults: { readonly [fault: string]: (a: Announcement) => Announcement } = {
  'a shell that does not lie there': wrong('single', (a) => ({ ...a, lying: a.lying + 1 })),
  'another colour': wrong('single', (a) => ({ ...a, colour: (a.colour + 1) % 4 })),
  'a castle for all': wrong('single', (a) => ({ ...a, castle: true })),
  'a castle for nobody': wrong('single', (a) => ({ ...a, castle: false })),
  'a shell that does not lie there in the spell': wrong('spell', (a) => ({ ...a, lying: a.lying + 1 })),
  'a combination that is impossible': wrong('combination', (a) => ({ ...a, ways: [] })),
  'a way too many': wrong('combination', (a) => ({ ...a, ways: [...a.ways, [2, 0, 0, 0]] })),
  'too few shells missing': wrong('fetch', (a) => ({ ...a, missing: Math.max(0, (a.missing ?? 0) - 1) })),
  'too many shells missing': wrong('fetch', (a) => ({ ...a, missing: (a.missing ?? 0) + 1 })),
  'another castle': wrong('fetch', (a) => ({ ...a, castle: (a.castle + 1) % 4 })),
  'a fuller bucket': wrong('take', (a) => ({ ...a, bucket: a.bucket + 1 })),
  'more points': wrong('build', (a) => ({ ...a, points: a.points + 1 })),
  'another groove': wrong('build', (a) => ({ ...a, groove: a.groove + 1 })),
  'another price': wrong('build', (a) => ({ ...a, paid: [a.paid[0]! + 1, ...a.paid.slice(1)] })),
  'a build announced as a pass': wrong('build', () => ({ kind: 'pass' })),
};

test.each(Object.entries(faults))('the check finds a false announcement: %s', (_, lie) => {
  const lying = {
    ...announcements,
    announce: (v: View, seat: number, move: Move) => lie(announce(v, seat, move)),
  };
  const { violation } = checkAnnouncements(game, lying, plan);
  expect(violation?.rule).toBe('a choice leads to what it announces');
});

type Story = Parameters<NonNullable<Announcements<State, Move, Event, View, Announcement>['refuteStory']>>[0];

/** The story as it would be if one thing in it went another way. */
const stories: { readonly [fault: string]: (story: Story) => Story } = {
  'an empty groove at which somebody fetches nothing': (story) =>
    without(story, (event) => event.type === 'fetch' && event.cause === 'empty'),
  'an empty groove with shells in the bag': (story) =>
    story.map((told) => ({ ...told, before: { ...told.before, bag: [1, 0, 0, 0] } })),
  'a groove never filled although shells were': (story) =>
    story.map((told) => ({ ...told, before: { ...told.before, unseen: [1, 0, 0, 0] } })),
  'a combination missed without a trove': (story) =>
    without(story, (event) => event.type === 'trove' || (event.type === 'fetch' && event.cause === 'trove')),
};

function without(story: Story, gone: (event: Event) => boolean): Story {
  return story.map((told) => ({ ...told, events: told.events.filter((event) => !gone(event)) }));
}

test.each(Object.entries(stories))('the check finds an event that announces too much: %s', (_, change) => {
  const lying = {
    ...announcements,
    refuteStory: (story: Story) => announcements.refuteStory?.(change(story)),
  };
  const { violation } = checkAnnouncements(game, lying, { ...plan, every: 1000 });
  expect(violation?.rule).toBe('what an event announces follows');
});
