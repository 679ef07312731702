import type { Emit, Seat } from '../../../engine/game.ts';
import { COLUMNS, MARKET_PLACES, MIDDLE } from '../data.ts';
import type { Event } from '../events.ts';
import { faces, lie, platform } from '../rules.ts';
import { tileTexts } from '../vocabulary.ts';
import { byOptions, isCrabSide, type Player, type State } from '../state.ts';
import { beginTurn } from './turn.ts';

/** Setting up, and again between the halves of the long game: market, umbrellas, start tiles, who begins. */

/** The tiles after it move up, from the last one on. Not by `splice`, which allocates a list for the one tile. */
export function takeFromBag({ bag }: State, tile: number): void {
  let held = bag.pop() as number;
  for (let i = bag.length - 1; held !== tile && i >= 0; i--) {
    const next = bag[i] as number;
    bag[i] = held;
    held = next;
  }
}

export function dealMarket(s: State, tile: number, emit?: Emit<Event>): void {
  takeFromBag(s, tile);
  const at = s.market.indexOf(-1);
  s.market[at] = tile;
  const row = at < MARKET_PLACES ? 1 : 2;
  emit?.({ type: 'dealt', tile: tileTexts[tile] as string, row, place: (at % MARKET_PLACES) + 1 });
  if (s.market.includes(-1)) return;
  emit?.({ type: 'market', tiles: s.market.map((each) => tileTexts[each] as string) });
  s.seat = 0;
  s.phase = umbrellaColumns(s).length > 0 ? 'umbrellas' : 'tiles';
}

/** The columns (1 to 12) that umbrellas are shuffled onto, from the left; none on the crab side, where they have fixed spaces. */
export function umbrellaColumns(s: State): readonly number[] {
  return isCrabSide(s) ? NONE : byOptions(s.options).umbrellaColumns;
}
const NONE: readonly number[] = [];

export function dealUmbrellas(s: State, letters: string, emit?: Emit<Event>): void {
  const p = s.players[s.seat] as Player;
  const columns = umbrellaColumns(s);
  let dealt = '';
  for (let column = 1, i = 0; column <= COLUMNS; column++)
    dealt += columns[i] === column ? letters[i++] : '.';
  p.umbrellas = dealt;
  p.box -= columns.length;
  emit?.({ type: 'umbrellas', seat: s.seat, letters, columns: columns.slice() });
  if (!nextToDeal(s)) s.phase = 'tiles';
}

export function dealStartTile(s: State, tile: number, emit?: Emit<Event>): void {
  const p = s.players[s.seat] as Player;
  takeFromBag(s, tile);
  p.beach.push(platform(tile));
  p.edge = lie(faces[tile] as number, MIDDLE);
  emit?.({ type: 'start-tile', seat: s.seat, tile: tileTexts[tile] as string });
  if (nextToDeal(s)) return;
  if (s.first < 0) s.phase = 'first';
  else beginTurn(s, s.first, emit);
}

/** In the first half all is dealt by then; in the second a tie for beginning is broken before anything is dealt. */
export function chooseFirst(s: State, seat: Seat, emit?: Emit<Event>): void {
  s.first = seat;
  emit?.({ type: 'first', seat, half: s.half });
  if (s.half === 2) s.phase = 'market';
  else beginTurn(s, seat, emit);
}

/** Passes on to the next player; after the last one back to the first, and says so. */
function nextToDeal(s: State): boolean {
  s.seat = (s.seat + 1) % s.players.length;
  return s.seat > 0;
}
