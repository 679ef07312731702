import type { Seat, Viewer } from '../../engine/game.ts';
import type { YourTable } from '../../wire/server.ts';
import { playerColours } from '../art/players.ts';
import type { Person } from '../boards/board.ts';

type Seated = Pick<YourTable, 'seats' | 'yours'>;

/** Everybody at an online table, as this device sees them. Colours go by seat, so that they are alike on every screen. */
export function peopleOf({ seats, yours }: Seated): Person[] {
  return seats.map(({ kind, name, bot }, seat) => {
    const colour = playerColours[seat % playerColours.length] ?? 'red';
    // Where a bot sits in it is the bot that plays.
    if (bot !== undefined) return { name, colour, kind: 'bot', bot };
    if (kind !== 'person' || !yours.includes(seat)) return { name, colour, kind: 'far' };
    return { name, colour, kind: seat === yours[0] ? 'me' : 'here' };
  });
}

/** Through whose eyes this device looks: one person's, or, for several, also those of everybody. */
export function eyesOf({ yours }: Pick<YourTable, 'yours'>): Viewer[] {
  return yours.length === 1 ? [...yours] : [...yours, 'public'];
}

/** My seats that a bot sits in for. */
export function stoodIn({ seats, yours }: Seated): Seat[] {
  return yours.filter((seat) => seats[seat]?.kind === 'person' && seats[seat].bot !== undefined);
}
