import type { Seat } from '../../engine/game.ts';
import type { Gate } from '../gates/gate.ts';
import type { PlyVerdict, TurningPoint } from './types.ts';

const MOST = 3;
/** A smaller change in the share of the win is no turning point. */
const LEAST = 0.02;

/** The steps after which somebody's share had changed most, corrections left out. */
export function turningPoints(plies: readonly PlyVerdict[], gate: Gate): TurningPoint[] {
  const found = plies.flatMap((ply, at) => {
    if (ply.kind === 'opening') return [];
    const seats = ply.shares.before.length;
    const moved = (i: Seat): number =>
      (ply.shares.luck[i] as number) +
      (gate.choices
        ? (ply.shares.own[i] as number) + (ply.shares.others[i] as number) + (ply.shares.clash[i] as number)
        : 0);
    let seat = 0;
    for (let i = 1; i < seats; i++) if (Math.abs(moved(i)) > Math.abs(moved(seat))) seat = i;
    const kind: TurningPoint['kind'] =
      ply.kind === 'chance' ? 'luck' : ply.kind === 'sealed' ? 'clash' : 'choice';
    const by = ply.kind === 'decision' ? ply.decisions[0]?.seat : undefined;
    return [{ at, ply: ply.ply, kind, seat, change: moved(seat), ...(by === undefined ? {} : { by }) }];
  });
  return found
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, MOST)
    .filter(({ change }) => Math.abs(change) >= LEAST)
    .sort((a, b) => a.at - b.at);
}
