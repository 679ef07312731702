import type { State } from '../../../games/strand-unter/index.ts';
import { TURN } from '../../../games/strand-unter/vocabulary.ts';
import type { Model } from '../model.ts';
import { type Basis, basisOf } from './basis.ts';
import { COMMON, fillCommon, fillSeat, WIDTH } from './features.ts';

/** The position asked about last: `basePoints` is asked for first, then `fill`. */
let seen: { readonly s: State; readonly basis: Basis } | undefined;

/** Strand Unter: judged before the groove is filled and while the dials are set. */
export const model: Model<State> = {
  seatsOf: (s) => s.players,
  isQuiet: (s) => s.phase === 'draw' || (s.phase === 'dial' && s.asked === (1 << s.players) - 1),
  isLate: (s) => s.round > TURN,
  basePoints: (s, out) => {
    // States are changed in place, so what was seen of this object may be stale.
    seen = { s, basis: basisOf(s) };
    out.set(seen.basis.bases);
  },
  width: WIDTH,
  common: COMMON,
  fill: (s, _points, out) => {
    const basis = seen?.s === s ? seen.basis : basisOf(s);
    for (let seat = 0; seat < s.players; seat++) fillSeat(s, seat, basis, out);
    fillCommon(s, out, s.players * WIDTH);
  },
};
