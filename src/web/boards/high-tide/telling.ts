import type { Event } from '../../../games/high-tide/index.ts';
import type { Part } from '../board.ts';

const turnOf = (seat: number, milliseconds: number): Part => ({ name: `turn ${seat}`, seat, milliseconds });

/** Groups events into movements: each turn is one, then the shark, the waves and the next round. */
export function partOf(event: Event): Part {
  switch (event.type) {
    case 'towels':
    case 'coins':
    case 'surfers':
      return { name: 'setup', kind: 'setup', milliseconds: 0 };
    case 'round':
      return { name: 'sea', kind: 'round', milliseconds: 400 };
    case 'tile':
    case 'alert':
      return { name: 'sea', milliseconds: 500 };
    case 'rental':
      return event.by === null ? { name: '', milliseconds: 0 } : turnOf(event.by, 400);
    case 'rolled':
      return event.waves ? { name: 'sea', milliseconds: 700 } : turnOf(event.seat, 550);
    case 'moved':
      // A chair that others move belongs to their turn.
      return event.cause === 'shark' ? { name: 'shark', milliseconds: 900 } : { name: '', milliseconds: 550 };
    case 'shark':
      return { name: 'shark', milliseconds: 900 };
    case 'wave':
      return { name: 'sea', milliseconds: event.wet.length > 0 ? 1000 : 700 };
    case 'award':
    case 'point':
      return { name: 'award', seat: event.seat, milliseconds: 500 };
    case 'revealed':
    case 'end':
      return { name: 'end', milliseconds: 1000 };
    case 'accepted':
    case 'towel':
    case 'left':
    case 'open':
      return turnOf(event.seat, 300);
    default:
      return turnOf(event.seat, 550);
  }
}
