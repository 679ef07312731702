import type { View } from '../../../games/high-tide/view.ts';
import { COIN_SPACES, TILES } from '../../../games/high-tide/vocabulary.ts';
import { playerPhases } from '../../../games/high-tide/state.ts';
import { type Field, flags, oneHot, padded, Seats } from './fields.ts';

const BEACHES = 6;
const PIPS = 6;
const MAX_SHARK_TILES = 12;

/** High Tide as numbers. A die is its beach (0 to 5) and its pips; -1 where there is none. */
export function highTide(view: View): Field[] {
  const seats = new Seats(view.viewer, view.seats);
  const { options, hand, moving, coins, shark, surfers, baywatch, remembered } = view;
  return [
    ['options', flags(options.coins, options.shark, options.surfer, options.hidden, options.baywatch)],
    ['length', [options.length]],
    ['phase', oneHot((playerPhases as readonly string[]).indexOf(view.phase), playerPhases.length)],
    ['actor', [seats.relative(view.actor)]],
    ['round', [view.round]],
    ['played', [view.played]],
    [
      'order',
      padded(
        view.order.map((seat) => seats.relative(seat)),
        view.seats,
        -1,
      ),
    ],
    ['sand', view.sand],
    ['waves', padded(view.waves, 2 * 6, -1)],
    ['chairs', view.chairs.flatMap((places) => seats.turned(places))],
    ['ranks', view.lines.flatMap((line) => rankOf(line, seats))],
    ['track', view.track.flatMap((slot) => slotOf(slot, seats))],
    ['rental', [view.rental ?? -1]],
    ['pool', poolOf(view.pool)],
    ['bag', view.bag],
    ['hand', hand ? [...hand.dice, hand.from, hand.bonus, hand.thrown] : new Array<number>(7).fill(-1)],
    ['moving', moving ? [...moving.dice, moving.back, moving.second] : new Array<number>(6).fill(-1)],
    ['asked-coin', [view.asked?.beach ?? -1]],
    ['coins-on-sand', padded(coins?.sand.flat().map((coin) => coin ?? 0) ?? [], BEACHES * COIN_SPACES)],
    [
      'coins-held',
      padded(
        remembered ? seats.turned(remembered.purses).flatMap((purse) => purse.map((coin) => coin ?? 0)) : [],
        BEACHES * view.seats,
      ),
    ],
    ['shark', [shark?.alert ?? -1, ...padded(shark?.tiles ?? [], MAX_SHARK_TILES, -1)]],
    ['surfers', padded(surfers ? seats.turned(surfers).map((beach) => beach ?? -1) : [], view.seats, -1)],
    ['tiles', TILES.map((_, tile) => tileOf(baywatch?.tiles[tile], seats))],
    [
      'open-dice',
      baywatch?.open ? [seats.relative(baywatch.open.seat), ...baywatch.open.dice] : [-1, -1, -1, -1, -1],
    ],
    ['baywatch', flags(baywatch?.rentalHeld ?? false, baywatch?.waits ?? false)],
  ];
}

/** By seat: the place in the line of chairs, 0 nearest the water; -1 at the bar. */
function rankOf(line: readonly number[], seats: Seats): number[] {
  const ranks = new Array<number>(seats.count).fill(-1);
  for (const [rank, seat] of line.entries()) ranks[seats.relative(seat)] = rank;
  return ranks;
}

/** Whose towel lies there (-1 none), then the four numbers of a pair. */
function slotOf(slot: View['track'][number], seats: Seats): number[] {
  if (slot === null) return [-1, -1, -1, -1, -1];
  return typeof slot === 'number' ? [seats.relative(slot), -1, -1, -1, -1] : [-1, ...slot];
}

/** How many dice of each beach show each number of pips. */
function poolOf(pool: View['pool']): number[] {
  const counts = new Array<number>(BEACHES * PIPS).fill(0);
  for (const [beach, pips] of pool) (counts[beach * PIPS + pips - 1] as number)++;
  return counts;
}

/** Who holds a Baywatch tile as the viewer counts seats; -1 stack, -2 face up, -3 used or not in play. */
function tileOf(holder: number | undefined, seats: Seats): number {
  if (holder === undefined) return -3;
  return holder >= 0 ? seats.relative(holder) : holder;
}
