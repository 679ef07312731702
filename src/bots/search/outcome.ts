import type { Result, Seat } from '../../engine/game.ts';

/** The seat's share of the win: 1 for a single winner, a half, a third and so on if the win is shared. */
export function winShare({ places }: Pick<Result, 'places'>, seat: Seat): number {
  if (places[seat] !== 1) return 0;
  let winners = 0;
  for (const place of places) if (place === 1) winners++;
  return 1 / winners;
}
