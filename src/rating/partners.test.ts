import { expect, test } from 'vitest';
import { newcomer, type Rating, expectedShares } from './rating.ts';
import { ratingsAfterMatch } from './match.ts';
import { type PlayedMatch, type PartnerNumbers, partnerNumbers } from './partners.ts';

/** A small generator, so that a failure can be repeated (mulberry32). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const PEOPLE = 40;
interface World {
  readonly strengths: readonly number[];
  readonly history: { readonly people: readonly number[]; readonly winner: number }[];
  readonly ratings: Map<number, Rating>;
}

/** People of different strength at tables of three; person 0 gives the win to person 1 when they meet, if `dumps`. */
function play(seed: number, matches: number, dumps: boolean, together = 0.2): World {
  const random = generator(seed);
  const strengths = Array.from({ length: PEOPLE }, () => 2 * random() - 1);
  const ratings = new Map<number, Rating>();
  const history: { people: number[]; winner: number }[] = [];
  for (let match = 0; match < matches; match++) {
    const people: number[] = random() < together / 4 ? [0, 1] : [];
    while (people.length < 3) {
      const next = Math.floor(random() * PEOPLE);
      if (!people.includes(next)) people.push(next);
    }
    const thrown = dumps && people.includes(0) && people.includes(1);
    const shares = expectedShares(people.map((person) => (thrown && person === 0 ? -4 : strengths[person]!)));
    let left = random();
    let winner = shares.findIndex((share) => (left -= share) < 0);
    if (winner < 0) winner = 2;
    history.push({ people, winner });
    const seats = people.map((person, seat) => ({
      person,
      share: seat === winner ? 1 : 0,
      left: false,
      counts: true,
    }));
    const after = ratingsAfterMatch('maui', seats, (person) => ratings.get(person) ?? newcomer);
    people.forEach((person, seat) => ratings.set(person, after[seat]!));
  }
  return { strengths, history, ratings };
}

function numbersOf({ history, ratings }: World, person: number): PartnerNumbers[] {
  const seats = new Map<number, number>();
  for (const { people } of history) for (const each of people) seats.set(each, (seats.get(each) ?? 0) + 1);
  const others = 3 * history.length - (seats.get(person) ?? 0);
  const matches = history
    .filter(({ people }) => people.includes(person))
    .map(({ people, winner }): PlayedMatch => {
      const expected = expectedShares(people.map((each) => (ratings.get(each) ?? newcomer).theta));
      const mine = people.indexOf(person);
      return {
        share: mine === winner ? 1 : 0,
        expected: expected[mine]!,
        partners: people.filter((each) => each !== person),
      };
    });
  return partnerNumbers(matches, (partner) => (seats.get(partner) ?? 0) / others);
}

test('somebody who loses to a friend on purpose is found, among honest people who are not', () => {
  let found = 0;
  let honest = 0;
  let pairs = 0;
  for (let seed = 1; seed <= 5; seed++) {
    const world = play(seed, 4000, true);
    const planted = numbersOf(world, 0).find(({ partner }) => partner === 1)!;
    expect(planted.matches).toBeGreaterThan(100);
    if (planted.notable === 'falls') found++;
    for (let person = 2; person < PEOPLE; person++)
      for (const { partner, notable, matches } of numbersOf(world, person)) {
        if (partner < 2 || matches < 20) continue;
        pairs++;
        if (notable === 'falls' || notable === 'rises') honest++;
      }
  }
  expect(found).toBe(5);
  // 99.9 % intervals: one pair in a thousand by chance.
  expect(pairs).toBeGreaterThan(500);
  expect(honest).toBeLessThanOrEqual(3);
});

test('honest friends who play often together are not said to fall or rise', () => {
  for (let seed = 11; seed <= 15; seed++) {
    const world = play(seed, 4000, false, 0.6);
    const friend = numbersOf(world, 0).find(({ partner }) => partner === 1)!;
    expect(friend.matches).toBeGreaterThan(300);
    expect(['no', 'often']).toContain(friend.notable);
    expect(friend.share).toBeGreaterThan(3 * friend.expected);
  }
});

test('the difference is that of two means, with its interval', () => {
  const match = (share: number, partners: number[]): PlayedMatch => ({ share, expected: 0.5, partners });
  const matches = [
    ...Array.from({ length: 40 }, (_, n) => match(n % 4 === 0 ? 1 : 0, [7])),
    ...Array.from({ length: 40 }, (_, n) => match(n % 4 === 0 ? 0 : 1, [8])),
  ];
  const [seven] = partnerNumbers(matches, () => 0.5);
  expect(seven).toMatchObject({ partner: 7, matches: 40, share: 0.5, expected: 0.5, notable: 'falls' });
  expect(seven!.difference).toBeCloseTo(-0.5);
  // Each mean has a variance of at least 0.25 / 40.
  expect(seven!.high - seven!.difference).toBeCloseTo(3.29 * Math.sqrt((2 * 0.25) / 40));
});

test('a few matches, or none, say nothing', () => {
  expect(partnerNumbers([], () => 0)).toEqual([]);
  const few = Array.from({ length: 19 }, () => ({ share: 0, expected: 0.9, partners: [3] }));
  expect(partnerNumbers(few, () => 0.01)[0]).toMatchObject({ low: -1, high: 1, notable: 'no' });
});

test('always the same partner is said', () => {
  const matches = Array.from({ length: 60 }, (_, n) => ({
    share: n % 2,
    expected: 0.5,
    partners: n % 3 === 0 ? [4] : [3],
  }));
  expect(partnerNumbers(matches, () => 0.05).map(({ notable }) => notable)).toEqual(['often', 'no']);
});
