import { COLUMNS, MARKET_PLACES, MARKET_ROWS } from '../../../games/maui/data.ts';
import { letters } from '../../../games/maui/vocabulary.ts';
import { phases } from '../../../games/maui/state.ts';
import type { View, ViewColumn, ViewPlayer } from '../../../games/maui/view.ts';
import { type Field, flags, oneHot, padded, Seats } from './fields.ts';

/** The three patterns of a tile (0 to 4, -1 none), then its height and what lies on it. */
const COLUMN = 9;
const UMBRELLA_LETTERS = 'pwxyc';

/** Maui as numbers. */
export function maui(view: View): Field[] {
  const seats = new Seats(view.viewer, view.players.length);
  const players = seats.turned(view.players);
  return [
    ['mode', oneHot(['base', 'crabs', 'long'].indexOf(view.options.mode), 3)],
    ['phase', oneHot(phases.indexOf(view.phase), phases.length)],
    ['half', [view.half]],
    ['seat', [seats.relative(view.seat)]],
    ['first', [seats.relative(view.first)]],
    ['last-round', flags(view.last)],
    ['market', view.market.slice(0, MARKET_ROWS * MARKET_PLACES).flatMap(patternsOf)],
    ['areas', view.areas],
    ['bag', [view.bag]],
    ['stock', view.stock],
    ['hand', columnOf(view.hand)],
    ['dollars', players.map(({ dollars }) => dollars)],
    ['markers', players.flatMap(({ markers }) => markers)],
    ['pearls', players.flatMap(({ pearls }) => pearls)],
    ['towels', players.flatMap(({ towels }) => towels)],
    ['chips', players.map(({ chips }) => chips)],
    ['umbrellas', players.flatMap(({ umbrellas }) => lettersOf(umbrellas))],
    ['crabs', players.flatMap(({ crabs }) => lettersOf(crabs))],
    ['beaches', players.flatMap(beachOf)],
  ];
}

/** The platform and the columns, the rest as empty. */
function beachOf({ beach }: ViewPlayer): number[] {
  return padded(beach.flatMap(columnOf), (COLUMNS + 1) * COLUMN, -1);
}

function columnOf(column: ViewColumn | null): number[] {
  if (!column) return new Array<number>(COLUMN).fill(-1);
  const { tile, top, blue = 0, orange = 0, crab = 0, value = 0, substitute = false } = column;
  return [...patternsOf(tile), top, blue, orange, crab, value, Number(substitute)];
}

function patternsOf(tile: string): number[] {
  return Array.from({ length: 3 }, (_, i) => letters.indexOf(tile[i] ?? ''));
}

/** By column: 0 nothing, then 1 to 5 for p w x y c. */
function lettersOf(row: string): number[] {
  return Array.from({ length: COLUMNS }, (_, i) => UMBRELLA_LETTERS.indexOf(row[i] ?? '.') + 1);
}
