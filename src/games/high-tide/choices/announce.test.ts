import { expect, test } from 'vitest';
import { checkAnnouncements } from '../../../engine/kit/check-announcements.ts';
import { type Announcement, announce } from './announce.ts';
import { announcements } from './announce-check.ts';
import { game, type Move } from '../index.ts';
import type { Landing, Landings } from './landing.ts';
import { freeSpaces } from '../state.ts';
import { terms } from '../testing.ts';
import { known, type View } from '../view.ts';

test('every choice leads to what it announces, in every combination of expansions', () => {
  const report = checkAnnouncements(game, announcements, { terms: terms(), games: 3, seed: 1 });
  expect(report.violation).toBeUndefined();
  expect(report.choices).toBeGreaterThan(100_000);
});

const further = (at: Landing): Landing => ({ ...at, place: at.place + 1, distance: at.distance - 1 });
const wrongLandings = (at: Landings): Landings =>
  'both' in at ? { both: at.both.map(further) } : { either: [at.either[0], further(at.either[1])] };
type Kind = Announcement['kind'];
type Of<K extends Kind, A = Announcement> = A extends { readonly kind: infer Own }
  ? K extends Own
    ? A
    : never
  : never;

/** Announcements with one thing wrong: the check must find each of them. */
const faults: { readonly [fault: string]: (a: Announcement, v: View) => Announcement } = {
  // These three were told to players once.
  'a roll that must be accepted although a tile helps': (a, v) =>
    a.kind === 'roll' ? { ...a, binding: freeSpaces(known(v)) === 1 } : a,
  'one order of two': (a) =>
    'landings' in a && 'either' in a.landings ? { ...a, landings: { both: [a.landings.either[0]] } } : a,
  'an order that makes no difference': (a) =>
    a.kind === 'backwards' && 'both' in a.landings && a.landings.both.length === 1
      ? { ...a, landings: { either: [a.landings.both[0] as Landing, a.landings.both[0] as Landing] } }
      : a,
  'no roll is binding': wrong('roll', (a) => ({ ...a, binding: false })),
  'a coin on every space': (a) =>
    a.kind === 'head-start' ? { ...a, landing: { ...a.landing, coin: a.landing.coin ?? 1 } } : a,
  'no coin anywhere': (a) =>
    a.kind === 'go' && 'both' in a.landings ? { ...a, landings: dull(a.landings.both) } : a,
  'a dry chair': (a) => (a.kind === 'lifeguard' ? { ...a, landing: { ...a.landing, wet: false } } : a),
  'another space for a declined pair': wrong('decline', (a) => ({ ...a, space: a.space + 1 })),
  'another space for a swapped pair': wrong('swap', (a) => ({ ...a, laidOn: a.laidOn + 1 })),
  'too many rerolls': wrong('take', (a) => ({ ...a, rerolls: 2 })),
  'another die': wrong('reroll', (a) => ({
    ...a,
    dice: a.dice.map(([beach, pips]) => [beach, (pips % 6) + 1]),
  })),
  'another way to reroll': wrong('reroll', (a) => ({ ...a, tile: !a.tile })),
  'another coin collected': wrong('collect', (a) => ({ ...a, value: a.value + 1 })),
  'another coin left': wrong('leave', (a) => ({ ...a, value: a.value + 1 })),
  'another coin on the way': wrong('stop', (a) => ({ ...a, coin: a.coin + 1 })),
  'other steps to a coin': wrong('stop', (a) => ({ ...a, then: a.then + 1 })),
  'other steps at once': wrong('straight', (a) => ({ ...a, steps: a.steps - 1 })),
  'other steps of a head start': wrong('head-start', (a) => ({ ...a, spaces: 3 - a.spaces })),
  'another tile kept': wrong('keep-tile', (a) => ({ ...a, tile: 8 })),
  'another space for the rental': wrong('rental', () => ({ kind: 'rental', space: 1 })),
  'a jump that waits': wrong('wait', () => ({ kind: 'jump' })),
  'waves without a roll': wrong('go', () => ({ kind: 'roll-waves' })),
  'nothing to say': wrong('jump', () => ({ kind: 'nothing' })),
  ...Object.fromEntries(
    (['accept', 'take', 'keep', 'swap', 'go', 'recolour', 'adjust', 'backwards'] as const).map((kind) => [
      `landings of ${kind}`,
      (a: Announcement) => (a.kind === kind ? { ...a, landings: wrongLandings(a.landings) } : a),
    ]),
  ),
  ...Object.fromEntries(
    (['straight', 'stop', 'first', 'head-start', 'lifeguard'] as const).map((kind) => [
      `landing of ${kind}`,
      (a: Announcement) => (a.kind === kind ? { ...a, landing: further(a.landing) } : a),
    ]),
  ),
};

function wrong<K extends Kind>(kind: K, change: (a: Of<K>) => Announcement) {
  return (a: Announcement): Announcement => (a.kind === kind ? change(a as Of<K>) : a);
}

function dull(list: readonly Landing[]): Landings {
  return { both: list.map((at) => ({ ...at, coin: null })) };
}

test.each(Object.entries(faults))('the check finds a false announcement: %s', (_, lie) => {
  const lying = {
    ...announcements,
    announce: (v: View, seat: number, move: Move) => lie(announce(v, seat, move), v),
  };
  const everyExpansion = terms().filter(({ options }) => options['coins'] && options['baywatch']);
  const report = checkAnnouncements(game, lying, { terms: everyExpansion, games: 2, seed: 3 });
  expect(report.violation?.rule).toBe('a choice leads to what it announces');
});
