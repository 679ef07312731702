import type { Emit, Seat } from '../../../engine/game.ts';
import type { Event } from '../events.ts';
import { tileOf, towelOn } from '../rules.ts';
import { score } from '../score.ts';
import { countUmbrellas, crabSideUmbrellas, type Player, type State, tilesLaid } from '../state.ts';

/**
 * The long game: the base game, then the crab variant on the other side of the beaches. Between them tiles and laid
 * towels go; markers, dollars (those in the market too), pearls, unused towels and chips stay.
 */
export function flip(s: State, emit?: Emit<Event>): void {
  emit?.({ type: 'half', scores: s.players.map((_, seat) => score(s, seat)) });
  for (const tile of s.market) s.bag.push(tile);
  for (const p of s.players) clearBeach(s, p);
  s.bag.sort((a, b) => a - b);
  s.market.fill(-1);
  s.half = 2;
  s.last = false;
  s.seat = 0;
  const lowest = trailing(s);
  if (lowest.length > 1) {
    s.first = -1;
    s.phase = 'first';
    return;
  }
  s.first = lowest[0] as Seat;
  s.phase = 'market';
  emit?.({ type: 'first', seat: s.first, half: 2 });
}

function clearBeach(s: State, p: Player): void {
  const laid = tilesLaid(p);
  for (const column of p.beach) {
    s.bag.push(tileOf(column));
    for (let towel = 0; towel < 2; towel++) if (towelOn(column, towel) >= 0) s.gone++;
  }
  p.beach.length = 0;
  p.edge = 0;
  p.box += countUmbrellas(p.umbrellas, laid);
  p.umbrellas = crabSideUmbrellas(s.options);
  p.box -= countUmbrellas(p.umbrellas);
}

/** Who has the fewest points: nothing of what counts changes before the second half's first turn. */
export function trailing(s: State): Seat[] {
  const points = s.players.map((_, seat) => score(s, seat));
  const least = Math.min(...points);
  return s.players.map((_, seat) => seat).filter((seat) => points[seat] === least);
}
