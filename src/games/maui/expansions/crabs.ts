import type { Emit } from '../../../engine/game.ts';
import type { Event } from '../events.ts';
import { blocked, covers, topOf, withCrab } from '../rules.ts';
import { isCrabSide, type Player, type State, tilesLaid } from '../state.ts';

/**
 * The crab variant. Crabs lie face down and are exchangeable until somebody sees them: chance draws a value when a tile
 * has covered one, from those of that player's that nobody has seen, the ones that left unseen included.
 */

/** The row of the crab that the tile just laid covers, or 0. */
export function coveredCrab(s: State): number {
  if (!isCrabSide(s)) return 0;
  const p = s.players[s.seat] as Player;
  const column = tilesLaid(p);
  const row = s.crabRows[column - 1] as number;
  return covers(topOf(p.beach[column] as number), row) ? row : 0;
}

/** After scoring the crab is turned up onto the section that covers it, which is of no use to the next tile. */
export function turnUp(s: State, value: number, emit?: Emit<Event>): void {
  const p = s.players[s.seat] as Player;
  const column = tilesLaid(p);
  const lying = p.beach[column] as number;
  const row = s.crabRows[column - 1] as number;
  p.unseen.splice(p.unseen.indexOf(value), 1);
  p.crabs += value;
  p.beach[column] = withCrab(lying, row - topOf(lying), value);
  p.edge = blocked(p.edge, row);
  emit?.({ type: 'crab', seat: s.seat, value, column, row });
}
