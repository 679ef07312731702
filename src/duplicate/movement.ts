import { FastRng, shuffle } from '../engine/rng.ts';
import { fieldOf } from './field.ts';
import { balanceSeats } from './seats.ts';

/** Who sits where: the player at each seat of each table in each round. All tables of a round play the same deal. */
export type Sitting = readonly (readonly (readonly number[])[])[];

/**
 * `plane`: as many tables as seats, and the lines of an affine plane: in seats + 1 rounds every two players meet once;
 * after that it begins again.
 * `lines`: as in a Mitchell movement, one line of players for each seat, each line moving at a speed of its own: in as many
 * rounds as there are tables every two of different lines meet once, and those of one line never do.
 * `searched`: no such design is known or fits; found by local search, as even as it was found.
 */
export type MovementKind = 'plane' | 'lines' | 'searched';

export interface Movement {
  readonly kind: MovementKind;
  readonly sitting: Sitting;
}

export interface Wanted {
  readonly tables: number;
  readonly seats: number;
  readonly rounds: number;
}

/** The movement for so many tables, seats and rounds; always the same. */
export function movementFor(wanted: Wanted): Movement {
  const kind = kindFor(wanted);
  const groups = groupings[kind](wanted);
  return { kind, sitting: balanceSeats(groups, wanted.seats) };
}

function kindFor({ tables, seats, rounds }: Wanted): MovementKind {
  if (tables === seats && fieldOf(tables)) return 'plane';
  return rounds <= tables && seats <= tables && fieldOf(tables) ? 'lines' : 'searched';
}

/** Who meets at each table of each round, in any order. */
type Groups = readonly (readonly (readonly number[])[])[];

const groupings: { readonly [K in MovementKind]: (wanted: Wanted) => Groups } = {
  plane: ({ tables, rounds }) => {
    const plane = planeGroups(tables);
    return Array.from({ length: rounds }, (_, round) => plane[round % plane.length] ?? []);
  },
  lines: lineGroups,
  searched: searchedGroups,
};

/** Player x * q + y is the point (x, y). Round m has the lines y = m x + b, the last round the lines x = b. */
function planeGroups(q: number): Groups {
  const field = fieldOf(q);
  if (!field) throw new Error(`there is no field of ${q} elements`);
  const numbers = Array.from({ length: q }, (_, i) => i);
  const slopes = numbers.map((m) =>
    numbers.map((b) => numbers.map((x) => x * q + field.add(field.multiply(m, x), b))),
  );
  return [...slopes, numbers.map((x) => numbers.map((y) => x * q + y))];
}

/** Player line * tables + i begins at table i; in round r its line has moved on by line * r. */
function lineGroups({ tables, seats, rounds }: Wanted): Groups {
  const field = fieldOf(tables);
  if (!field) throw new Error(`there is no field of ${tables} elements`);
  return Array.from({ length: rounds }, (_, round) => {
    const groups = Array.from({ length: tables }, (): number[] => []);
    for (let line = 0; line < seats; line++)
      for (let i = 0; i < tables; i++)
        groups[field.add(i, field.multiply(line, round))]?.push(line * tables + i);
    return groups;
  });
}

const ATTEMPTS = 20_000;

/** Swaps two players of a round as long as that makes meetings more even; now and then also if it does not. */
function searchedGroups({ tables, seats, rounds }: Wanted): Groups {
  const players = tables * seats;
  const rng = new FastRng(players, rounds);
  const met = new Int32Array(players * players);
  const order = Array.from({ length: rounds }, () =>
    shuffle(
      Array.from({ length: players }, (_, i) => i),
      rng,
    ),
  );
  /** The players at the table where a place of the order lies, but for that place. */
  const others = (list: readonly number[], place: number): number[] => {
    const first = place - (place % seats);
    return list.slice(first, first + seats).filter((_, i) => first + i !== place);
  };
  const count = (player: number, company: readonly number[], by: number): void => {
    for (const other of company) {
      met[player * players + other] = (met[player * players + other] ?? 0) + by;
      met[other * players + player] = (met[other * players + player] ?? 0) + by;
    }
  };
  /** The sum of squares falls by this if the player has not met that company. */
  const weight = (player: number, company: readonly number[]): number =>
    company.reduce((sum, other) => sum + 2 * (met[player * players + other] ?? 0), 0);
  for (const list of order)
    for (let place = 0; place < players; place++)
      count(
        list[place] as number,
        others(list, place).filter((other) => other > (list[place] as number)),
        1,
      );
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const list = order[rng.below(rounds)] as number[];
    const [one, two] = [rng.below(players), rng.below(players)];
    if (Math.floor(one / seats) === Math.floor(two / seats)) continue;
    const [a, b] = [list[one] as number, list[two] as number];
    const [atOne, atTwo] = [others(list, one), others(list, two)];
    const before = weight(a, atOne) + weight(b, atTwo) - atOne.length - atTwo.length;
    const after = weight(a, atTwo) + weight(b, atOne) + atOne.length + atTwo.length;
    if (after > before && rng.below(ATTEMPTS) > (ATTEMPTS - attempt) / 50) continue;
    count(a, atOne, -1);
    count(b, atTwo, -1);
    count(a, atTwo, 1);
    count(b, atOne, 1);
    [list[one], list[two]] = [b, a];
  }
  return order.map((list) =>
    Array.from({ length: tables }, (_, table) => list.slice(table * seats, (table + 1) * seats)),
  );
}
