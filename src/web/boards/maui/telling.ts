import type { Event } from '../../../games/maui/index.ts';
import type { Part } from '../board.ts';

/** Groups events into movements: each turn is one, from the tile taken to the steps on the tracks. */
export function partOf(event: Event): Part {
  switch (event.type) {
    case 'dealt':
    case 'market':
    case 'umbrellas':
    case 'start-tile':
      return { name: 'setup', kind: 'setup', milliseconds: 0 };
    case 'first':
      return { name: 'half', milliseconds: 300 };
    case 'half':
      return { name: 'half', milliseconds: 1300 };
    case 'refill':
      // It belongs to the turn of the player who took the tile.
      return { name: '', milliseconds: 350 };
    case 'last-round':
      return { name: 'last round', milliseconds: 900 };
    case 'end':
      return { name: 'end', milliseconds: 900 };
    default:
      return { name: `turn ${event.seat}`, seat: event.seat, milliseconds: lengthOf(event) };
  }
}

function lengthOf(event: Event): number {
  switch (event.type) {
    case 'take':
    case 'dollars':
      return 550;
    case 'substitute':
    case 'crab':
      return 900;
    default:
      return 700;
  }
}
