import type { Seat, Viewer } from '../../../engine/game.ts';
import type { YourTable } from '../../../wire/server.ts';
import { playerColours } from '../../art/players.ts';
import type { Person } from '../../boards/board.ts';

type Seated = Pick<YourTable, 'seats' | 'yours'>;

/** The people at an online table from this device's point of view. Colours go by seat, so that they are the same everywhere. */
export function peopleOf({ seats, yours }: Seated): Person[] {
  return seats.map(({ kind, name, bot }, seat) => {
    const colour = playerColours[seat % playerColours.length] ?? 'red';
    // A bot that sits in is shown as the player.
    if (bot !== undefined) return { name, colour, kind: 'bot', bot };
    if (kind !== 'person' || !yours.includes(seat)) return { name, colour, kind: 'far' };
    return { name, colour, kind: seat === yours[0] ? 'me' : 'here' };
  });
}

/** The viewers of this device: one seat, or several seats and the public view. */
export function viewersOf({ yours }: Pick<YourTable, 'yours'>): Viewer[] {
  return yours.length === 1 ? [...yours] : [...yours, 'public'];
}

/** This device's seats that a bot plays for. */
export function standInSeats({ seats, yours }: Seated): Seat[] {
  return yours.filter((seat) => seats[seat]?.kind === 'person' && seats[seat].bot !== undefined);
}
