import type { AnyGame } from '../../engine/game.ts';
import { printable, UsageError } from './usage.ts';

/** Numbers of players as typed: "3,4,6". */
export function seatCounts(text: string, game: AnyGame): number[] {
  const { min, max } = game.seats;
  return text.split(',').map((word) => {
    const players = /^\d{1,3}$/.test(word.trim()) ? Number(word) : Number.NaN;
    if (players >= min && players <= max) return players;
    throw new UsageError(`${game.id} is for ${min} to ${max} players, not ${printable(word, 40)}`);
  });
}
