import { CHANCE, findLegal, type Options, type Seat } from '../../engine/game.ts';
import type { Terms } from '../../engine/match.ts';
import { combinations, defaults } from '../../engine/options.ts';
import type { Event } from './events.ts';
import { game } from './index.ts';
import { chair, die, pairSlot, placeOf } from './rules.ts';
import { BEACHES, type Beach, TILES, type TileName } from './vocabulary.ts';
import { freeSpaces, type HighTideOptions, NONE, type State } from './state.ts';

/** Helpers of the tests: positions made by hand, then played on with move texts. */

export const BLACK = 0;
export const PURPLE = 1;
export const BLUE = 2;
export const ORANGE = 3;
export const YELLOW = 4;
export const WHITE = 5;

export interface Table {
  readonly seats?: number;
  /** Seats in the order of the towel pile, the top one first; in seat order unless told. */
  readonly order?: readonly Seat[];
  readonly options?: Partial<HighTideOptions>;
  /** Surfers by seat, if there are some. */
  readonly surfers?: readonly Beach[];
  /** Who holds which Baywatch tile when the first round begins. */
  readonly tiles?: { readonly [T in TileName]?: Seat };
  /** Coins by beach from space 1 on; ascending unless told. */
  readonly coins?: { readonly [beach: Beach]: readonly number[] };
}

/** Tests that are about something else do not depend on the default figures. */
export const FIGURES = {
  length: 20,
  rental: 4,
  coinValues: [1, 2, 3, 4, 5, 6, 7, 8],
  sharkTiles: [1, 2, 2, 3, 3, 4, 5],
} as const;

/** The first question of a match: towels piled, expansions dealt, Baywatch with Swap turned up, alert on white. */
export function begin({
  seats = 4,
  order,
  options = {},
  surfers,
  coins = {},
  tiles = {},
}: Table = {}): State {
  const all = { ...(defaults(game.options) as HighTideOptions), ...FIGURES, ...options };
  const s = game.setup(seats, all, game.rules);
  const pile = order ?? Array.from({ length: seats }, (_, seat) => seat);
  game.apply(s, CHANCE, { type: 'towels', order: pile });
  for (let beach = 0; beach < 6 && all.coins; beach++) {
    const values = coins[beach] ?? all.coinValues;
    play(
      s,
      `coins ${BEACHES[beach]} ${values.slice(0, 4).join(' ')}`,
      `coins ${BEACHES[beach]} ${values.slice(4).join(' ')}`,
    );
  }
  if (all.surfer) {
    const deal = surfers ?? BEACHES.slice(0, seats).map((_, beach) => beach);
    play(s, `surfers ${deal.map((beach) => BEACHES[beach]).join(' ')}`);
  }
  for (const [tile, seat] of Object.entries(tiles)) give(s, seat, tile as TileName);
  if (all.baywatch) play(s, 'tile swap');
  if (all.shark) play(s, 'alert white');
  return s;
}

/** Applies these texts, whoever has to act, and returns what was told. Throws if one is not legal. */
export function play(s: State, ...texts: readonly string[]): Event[] {
  const told: Event[] = [];
  for (const text of texts) {
    const [seat] = game.toAct(s);
    const move = seat === undefined ? undefined : findLegal(game, s, seat, text);
    if (move === undefined || seat === undefined) {
      throw new Error(`"${text}" is not legal for ${seat} in ${s.phase}: ${choices(s).join(', ')}`);
    }
    game.apply(s, seat, move, (event) => told.push(event));
  }
  return told;
}

/** The texts from which whoever acts may choose; for chance the outcomes. */
export function choices(s: State): string[] {
  const [seat] = game.toAct(s);
  if (seat === undefined) return [];
  if (seat === CHANCE) return game.chances(s, []).map(({ move }) => game.write(move));
  return game.legal(s, seat, []).map((move) => game.write(move));
}

/** A turn that takes no decision but to roll and accept these dice. */
export function roll(s: State, dice: string): Event[] {
  const told = play(s, 'roll', `dice ${dice}`);
  return s.phase === 'judge' ? [...told, ...play(s, 'accept')] : told;
}

/** Stands a chair there, to the right of those that already do. */
export function put(s: State, seat: Seat, beach: Beach, place: number): void {
  s.chairs[seat * 6 + beach] = chair(place, ++s.arrivals);
}

export function place(s: State, seat: Seat, beach: Beach): number {
  return placeOf(s.chairs[seat * 6 + beach] as number);
}

/** Lays a pair on the topmost free space, as if its dice had been drawn. */
export function layOnTrack(s: State, left: readonly [Beach, number], right: readonly [Beach, number]): void {
  for (const [beach] of [left, right]) s.bag[beach] = (s.bag[beach] as number) - 1;
  s.track[s.filled++] = pairSlot(die(...left), die(...right));
}

/** Hands a Baywatch tile to a seat. */
export function give(s: State, seat: Seat, ...tiles: readonly TileName[]): void {
  for (const tile of tiles) s.tiles[TILES.indexOf(tile)] = seat;
}

/** Lays waves until that many dry spaces are left. */
export function flood(s: State, beach: Beach, sand: number): void {
  s.sand[beach] = sand;
}

/** Everybody but the mover has played, with towels on the first spaces: the mover's turn is the round's last. */
export function lastTurn(s: State): void {
  s.played = s.seats - 1;
  for (let i = 0; i < s.played; i++) s.track[i] = (s.order[i] as number) + 1;
  s.filled = s.played;
  s.rental = s.track.length + 1;
  s.actor = s.order[s.played] as number;
}

/** The position right before scoring. */
export function scored(s: State): NonNullable<ReturnType<typeof game.result>> {
  s.phase = 'over';
  s.actor = -2;
  return game.result(s) as NonNullable<ReturnType<typeof game.result>>;
}

export { freeSpaces, game, NONE };

/** Every combination of expansions, with every number of players. */
export function terms(): Terms<Options>[] {
  return [3, 4, 5, 6].flatMap((seats) =>
    combinations(game.options).map((options) => ({ seats, options, rules: game.rules })),
  );
}
