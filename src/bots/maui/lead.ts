import type { Seat } from '../../engine/game.ts';
import type { State } from '../../games/maui/index.ts';

/** What the seat has more than the others have on average. */
export function leadBy(of: (s: State, seat: Seat) => number): (s: State, seat: Seat) => number {
  return (s, seat) => {
    let others = 0;
    for (let other = 0; other < s.players.length; other++) if (other !== seat) others += of(s, other);
    return of(s, seat) - others / (s.players.length - 1);
  };
}
