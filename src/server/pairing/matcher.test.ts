import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FastRng, pickOne, shuffle } from '../../engine/rng.ts';
import type { Seeker } from '../store/subjects/seeker.ts';
import { waitingRules, seatings, spread } from './matcher.ts';

const seeker = (person: number, change: Partial<Seeker> = {}): Seeker => ({
  person,
  games: ['maui'],
  sizes: { maui: [2] },
  pace: 'live',
  rated: true,
  bots: true,
  since: 0,
  numbers: {},
  ...change,
});
const people = (found: ReturnType<typeof seatings>) =>
  found.map((seating) => seating.people.map(({ person }) => person));

test('two who want the same sit down at once; somebody else is left', () => {
  expect(people(seatings([seeker(1), seeker(2), seeker(3)], 1000))).toEqual([[1, 2]]);
});

test.each([
  ['another game', { games: ['high-tide'], sizes: { 'high-tide': [3] } }],
  ['another size', { sizes: { maui: [3] } }],
  ['days', { pace: 'days' }],
  ['not rated', { rated: false }],
  ['much stronger', { numbers: { maui: 1700 } }],
] as const)('%s: no table yet', (_, change) => {
  expect(seatings([seeker(1), seeker(2, change)], 1000)).toEqual([]);
});

test('the nearest in strength comes first, and the distance widens with waiting', () => {
  const [far, near] = [seeker(2, { numbers: { maui: 1590 } }), seeker(3, { numbers: { maui: 1510 } })];
  expect(people(seatings([seeker(1), far, near], 1000))).toEqual([[1, 3]]);
  const strong = seeker(2, { numbers: { maui: 1800 }, bots: false });
  expect(seatings([seeker(1, { bots: false }), strong], 19_000)).toEqual([]);
  expect(people(seatings([seeker(1, { bots: false }), strong], 21_000))).toEqual([[1, 2]]);
});

test('a larger table is waited for a moment, then the one that can be filled begins', () => {
  const wide = { sizes: { maui: [2, 3] } };
  const two = [seeker(1, wide), seeker(2, wide)];
  expect(seatings(two, waitingRules.live.gather - 1)).toEqual([]);
  expect(people(seatings(two, waitingRules.live.gather))).toEqual([[1, 2]]);
  expect(people(seatings([...two, seeker(3, wide)], 1))).toEqual([[1, 2, 3]]);
});

test('bots take the seats that are left after a while, but not at the table of somebody who refused them', () => {
  const three = { sizes: { maui: [3] } };
  const [a, b, c] = [
    seeker(1, three),
    seeker(2, three),
    seeker(3, { ...three, bots: false, numbers: { maui: 2900 } }),
  ];
  expect(seatings([a, b, c], waitingRules.live.botsAfter - 1)).toEqual([]);
  expect(seatings([a, b, c], waitingRules.live.botsAfter)).toEqual([
    { game: 'maui', people: [a, b], bots: 1 },
  ]);
  expect(seatings([c], 10 * waitingRules.live.botsAfter)).toEqual([]);
});

const SECOND = 1000;
const HOUR = 3600;

test('10,000 people arrive over an hour: nobody is lost or seated twice, waits are short and tables even', () => {
  const rng = new FastRng(25, 0);
  const shapes: readonly (readonly [string, readonly number[]])[] = [
    ['high-tide', [3, 4, 5, 6]],
    ['maui', [2, 3, 4]],
    ['strand-unter', [2, 3, 4]],
  ];
  const normal = () => Array.from({ length: 12 }, () => rng.below(1e6) / 1e6).reduce((a, b) => a + b) - 6;
  const arrivals = Array.from({ length: 10_000 }, (_, person): Seeker => {
    const chosen = shuffle([...shapes], rng).slice(0, 1 + rng.below(2));
    return seeker(person, {
      games: chosen.map(([game]) => game),
      sizes: Object.fromEntries(
        chosen.map(([game, sizes]) => [game, rng.below(2) === 0 ? sizes : [pickOne(sizes, rng)]]),
      ),
      rated: rng.below(2) === 0,
      bots: rng.below(4) > 0,
      since: rng.below(HOUR * SECOND),
      numbers: Object.fromEntries(chosen.map(([game]) => [game, Math.round(1500 + 150 * normal())])),
    });
  }).toSorted((a, b) => a.since - b.since);
  let next = 0;
  let waiting: readonly Seeker[] = [];
  /** Seated twice, or at a table of a size that does not suit them. */
  const wrong: Seeker[] = [];
  const seated = new Map<number, { readonly wait: number; readonly gap: number; readonly bots: number }>();
  // Ten minutes more for those who came last; by then even the most particular have been seated or are alone.
  for (let second = 1; second <= HOUR + 600; second++) {
    const now = second * SECOND;
    const come: Seeker[] = [];
    for (; (arrivals[next]?.since ?? Number.POSITIVE_INFINITY) <= now; next++)
      come.push(arrivals[next] as Seeker);
    waiting = [...waiting, ...come];
    const gone = new Set<number>();
    for (const seating of seatings(waiting, now)) {
      const size = seating.people.length + seating.bots;
      for (const each of seating.people) {
        if (seated.has(each.person) || !each.sizes[seating.game]?.includes(size)) wrong.push(each);
        seated.set(each.person, { wait: now - each.since, gap: spread(seating), bots: seating.bots });
        gone.add(each.person);
      }
    }
    waiting = waiting.filter(({ person }) => !gone.has(person));
  }
  expect(wrong).toEqual([]);
  expect(seated.size + waiting.length).toBe(10_000);
  // Only people who refuse bots can be left: the last ones of the hour.
  expect(waiting.every(({ bots }) => !bots)).toBe(true);
  expect(waiting.length).toBeLessThan(20);
  const all = [...seated.values()];
  const quantile = (values: number[], part: number) =>
    values.toSorted((a, b) => a - b)[Math.floor(part * values.length)] as number;
  const waits = all.map(({ wait }) => wait / SECOND);
  const gaps = all.map(({ gap }) => gap);
  const figures = {
    left: waiting.length,
    waitMedian: quantile(waits, 0.5),
    wait95: quantile(waits, 0.95),
    longest: Math.max(...waits),
    gapMedian: quantile(gaps, 0.5),
    gap95: quantile(gaps, 0.95),
    withBots: all.filter(({ bots }) => bots > 0).length,
  };
  expect(figures.waitMedian).toBeLessThan(10);
  expect(figures.wait95).toBeLessThan(35);
  expect(figures.gap95).toBeLessThan(350);
  // The page of the decision has the figures of this run.
  const whole = (value: number) => value.toFixed(0);
  const page = readFileSync(
    join(import.meta.dirname, '../../../docs/decisions/0030-quick-pairing.md'),
    'utf8',
  );
  const said = [
    `Median wait ${figures.waitMedian.toFixed(1)} s, 95 % within ${whole(figures.wait95)} s, the longest ${whole(figures.longest)} s`,
    `${whole(figures.gapMedian)} points apart in the median, ${whole(figures.gap95)} at 95 %`,
    `${figures.withBots} people sat with bots; ${figures.left} were left over`,
  ];
  const text = page.replaceAll(/\s+/g, ' ');
  expect(said.filter((each) => !text.includes(each))).toEqual([]);
});
