import type { Seat } from '../../../engine/game.ts';
import { type Ahead, threatsOf } from './ahead.ts';
import { standingsOf } from './points.ts';
import { isWet } from '../rules.ts';
import type { View } from '../view.ts';
import type { Beach } from '../vocabulary.ts';

/** What a choice changes for the seat that is asked, beach by beach. */
export type Reason =
  | {
      readonly type: 'points';
      readonly beach: Beach;
      /** What the seat scores there now, and what it would score. */
      readonly before: number;
      readonly after: number;
      /** Whose chairs are passed, in order of seats. */
      readonly passes: readonly Seat[];
    }
  | {
      readonly type: 'wave';
      readonly beach: Beach;
      /** How many spaces the water comes nearer to the seat's chair. */
      readonly spaces: number;
      /** Whether it reaches the chair. */
      readonly wet: boolean;
    }
  | {
      /** The wave that a pair would bring which then lies on the track, if it is the one that is left. */
      readonly type: 'threat';
      readonly beach: Beach;
      readonly spaces: number;
    };

/** Why one would take a choice or not, as far as it is sure: where dice are still to fall there is nothing to say. */
export function reasonsOf(view: View, ahead: Ahead): Reason[] {
  if (ahead.reach.length > 0) return [];
  const seat = view.actor;
  const score = (v: View): readonly number[] => standingsOf({ ...v, phase: view.phase })[seat]?.beaches ?? [];
  const [before, after] = [score(view), score(ahead.view)];
  const place = (v: View, beach: number, of: Seat): number => v.chairs[beach]?.[of] ?? 0;
  const reasons: Reason[] = [];
  for (const [beach, places] of view.chairs.entries() as Iterable<[Beach, readonly number[]]>) {
    const [from, to] = [places[seat] ?? 0, place(ahead.view, beach, seat)];
    const dry = !isWet(to, ahead.view.sand[beach] ?? 0);
    const passes = [...places.keys()].filter((other) => {
      const stands = place(ahead.view, beach, other);
      return other !== seat && dry && stands > from && stands <= to;
    });
    const [was, is] = [before[beach] ?? 0, after[beach] ?? 0];
    if (passes.length > 0 || was !== is)
      reasons.push({ type: 'points', beach, before: was, after: is, passes });
  }
  for (const { beach, spaces } of ahead.waves) {
    const stands = place(ahead.view, beach, seat);
    if (stands > 0)
      reasons.push({ type: 'wave', beach, spaces, wet: isWet(stands, ahead.view.sand[beach] ?? 0) });
  }
  // A pair that lies there already is a threat whatever is chosen.
  const laid = ahead.view.track.map((slot, i) => (view.track[i] === null ? slot : null));
  for (const { beach, spaces } of threatsOf(laid)) reasons.push({ type: 'threat', beach, spaces });
  return reasons;
}
