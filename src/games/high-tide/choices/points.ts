import type { Seat } from '../../../engine/game.ts';
import { standings } from '../score.ts';
import { known, type View } from '../view.ts';
import { BEACHES } from '../vocabulary.ts';

/** What a seat would score if the game ended now. */
export interface Standing {
  /** By beach; a surfer's own points on its beach included. */
  readonly beaches: readonly number[];
  /** Only where everybody may see the coins. */
  readonly coins: number | undefined;
  readonly point: number;
  readonly total: number;
}

/** Coins lie face down: their points count only for those who may look, and at the end. */
export function coinsShown(v: View, seat: Seat): boolean {
  return v.options.openCoins || v.phase === 'over' || v.viewer === seat;
}

export function standingsOf(v: View): Standing[] {
  const items = standings(known(v));
  const all = v.options.openCoins || v.phase === 'over';
  return items.map((item, seat) => {
    const surfer = v.surfers?.[seat] ?? null;
    const beaches = BEACHES.map((name, b) => (item[name] ?? 0) + (b === surfer ? (item['surfer'] ?? 0) : 0));
    const coins = all && v.coins ? (item['coins'] ?? 0) : undefined;
    const point = item['baywatch'] ?? 0;
    return { beaches, coins, point, total: beaches.reduce((a, b) => a + b, 0) + (coins ?? 0) + point };
  });
}

export function coinTotal(v: View, seat: Seat): number {
  return (v.remembered?.purses[seat] ?? []).reduce<number>((sum, coin) => sum + (coin ?? 0), 0);
}
