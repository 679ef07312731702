import { FastRng } from '../engine/rng.ts';

type Groups = readonly (readonly (readonly number[])[])[];

/** A place somebody takes in some round; it gets a seat. */
interface Place {
  readonly player: number;
  /** The player's share of this place: each share holds no seat twice. */
  readonly share: number;
  readonly table: number;
}

const ATTEMPTS = 3000;

/**
 * Seats those who meet at each table. Everybody holds every seat equally often if the rounds are a multiple of the seats, and
 * otherwise no seat more than once more than another: places are the edges of a bipartite graph between tables and players,
 * each player split into shares of as many rounds as there are seats, and seats are the colours of its edges, of which so many
 * are always enough (König 1916). Within that, a local search makes comparisons even. Always the same.
 */
export function balanceSeats(groups: Groups, seats: number): Groups {
  const tables = groups[0]?.length ?? 0;
  const shares = Math.ceil(groups.length / seats);
  const places: Place[] = groups.flatMap((round, r) =>
    round.flatMap((table, t) =>
      table.map((player) => ({
        player,
        share: player * shares + Math.floor(r / seats),
        table: r * tables + t,
      })),
    ),
  );
  const colours = new Colouring(places, seats);
  const rng = new FastRng(places.length, seats);
  const shape = { rounds: groups.length, tables, seats };
  let best = costOf(colours, shape);
  for (let attempt = 0; attempt < ATTEMPTS && seats > 1; attempt++) {
    const place = rng.below(places.length);
    const other = (colours.seatOf(place) + 1 + rng.below(seats - 1)) % seats;
    const undo = colours.flip(place, other);
    const cost = costOf(colours, shape);
    if (cost > best) undo();
    else best = cost;
  }
  return groups.map((round, r) =>
    round.map((_, t) => Array.from({ length: seats }, (__, seat) => colours.at(r * tables + t, seat))),
  );
}

interface Shape {
  readonly rounds: number;
  readonly tables: number;
  readonly seats: number;
}

/** The sum of squares of how often two are compared: the least where all are compared equally often. */
function costOf(colours: Colouring, { rounds, tables, seats }: Shape): number {
  const players = tables * seats;
  const compared = new Int32Array(players * players);
  let cost = 0;
  for (let first = 0; first < rounds * tables; first += tables)
    for (let seat = 0; seat < seats; seat++)
      for (let t = first; t < first + tables; t++) {
        const a = colours.at(t, seat);
        for (let later = t + 1; later < first + tables; later++) {
          const b = colours.at(later, seat);
          const at = Math.min(a, b) * players + Math.max(a, b);
          cost += 2 * (compared[at] ?? 0) + 1;
          compared[at] = (compared[at] ?? 0) + 1;
        }
      }
  return cost;
}

const NONE = -1;

/** Seats as colours of places: no table and no share has one twice. */
class Colouring {
  readonly #places: readonly Place[];
  readonly #count: number;
  readonly #seats: number[] = [];
  /** The place of each seat, by table and by share. */
  readonly #tables: Int32Array;
  readonly #shares: Int32Array;

  constructor(places: readonly Place[], seats: number) {
    this.#places = places;
    this.#count = seats;
    const most = (of: (place: Place) => number) => places.reduce((n, each) => Math.max(n, of(each)), 0) + 1;
    this.#tables = new Int32Array(most(({ table }) => table) * seats).fill(NONE);
    this.#shares = new Int32Array(most(({ share }) => share) * seats).fill(NONE);
    for (const [index, { table, share }] of places.entries()) {
      const free = (taken: Int32Array, at: number) => {
        let seat = 0;
        while (seat < seats && taken[at * seats + seat] !== NONE) seat++;
        return seat;
      };
      const [atTable, inShare] = [free(this.#tables, table), free(this.#shares, share)];
      // What is free at the table is taken in the share: the path of both seats from that place on is turned round.
      const taken = this.#shares[share * seats + atTable] ?? NONE;
      if (taken !== NONE) this.#turn(this.#path(taken, inShare));
      this.#set(index, atTable);
    }
  }

  at(table: number, seat: number): number {
    const place = this.#tables[table * this.#count + seat] ?? NONE;
    return place === NONE ? NONE : (this.#places[place] as Place).player;
  }

  seatOf(place: number): number {
    return this.#seats[place] as number;
  }

  /** Exchanges two seats along the path of both through this place; returns what undoes it. */
  flip(place: number, other: number): () => void {
    const path = this.#path(place, other);
    const back = this.#turn(path);
    return () => void this.#turn(back);
  }

  /** All places that are joined to this one by its seat and the other, each with the seat it is to get. */
  #path(place: number, other: number): ReadonlyMap<number, number> {
    const seat = this.seatOf(place);
    const found = new Map<number, number>();
    const open = [place];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (found.has(at)) continue;
      const wanted = this.seatOf(at) === seat ? other : seat;
      found.set(at, wanted);
      const { table, share } = this.#places[at] as Place;
      const next = [this.#tables[table * this.#count + wanted], this.#shares[share * this.#count + wanted]];
      for (const each of next) if (each !== undefined && each !== NONE) open.push(each);
    }
    return found;
  }

  /** Gives places their seats; returns those they had. */
  #turn(path: ReadonlyMap<number, number>): ReadonlyMap<number, number> {
    const before = new Map([...path.keys()].map((place) => [place, this.seatOf(place)]));
    for (const [place, seat] of before) {
      const { table, share } = this.#places[place] as Place;
      this.#tables[table * this.#count + seat] = NONE;
      this.#shares[share * this.#count + seat] = NONE;
    }
    for (const [place, seat] of path) this.#set(place, seat);
    return before;
  }

  #set(place: number, seat: number): void {
    const { table, share } = this.#places[place] as Place;
    this.#seats[place] = seat;
    this.#tables[table * this.#count + seat] = place;
    this.#shares[share * this.#count + seat] = place;
  }
}
