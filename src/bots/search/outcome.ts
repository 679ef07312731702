import type { Game, Result, Seat } from '../../engine/game.ts';

/** The seat's part of the win: 1, or a half, a third and so on if it is shared. */
export function winShare({ places }: Result, seat: Seat): number {
  if (places[seat] !== 1) return 0;
  let winners = 0;
  for (const place of places) if (place === 1) winners++;
  return 1 / winners;
}

/**
 * What a search wins by: mostly the win, and a little of the distance to the best rival, since a near miss says more about
 * a move than a rout. `scale` is a distance that is clear in this game.
 */
export function smoothWin(result: Result, seat: Seat, scale: number): number {
  let rival = Number.NEGATIVE_INFINITY;
  for (const [other, score] of result.scores.entries()) if (other !== seat) rival = Math.max(rival, score);
  const ahead = (result.scores[seat] as number) - rival;
  return 0.5 * winShare(result, seat) + 0.5 / (1 + Math.exp(-ahead / scale));
}

/** The same as a value of states: finished matches by `smoothWin`, others by `guess`. */
export function smoothValue<S, M, E, V, O>(
  game: Game<S, M, E, V, O>,
  { scale, guess }: { readonly scale: number; readonly guess?: (s: S, seat: Seat) => number },
): (s: S, seat: Seat) => number {
  return (s, seat) => {
    const result = game.result(s);
    if (result) return smoothWin(result, seat, scale);
    return guess?.(s, seat) ?? 0;
  };
}
