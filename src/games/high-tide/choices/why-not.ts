import type { Seat } from '../../../engine/game.ts';
import { BEACHES } from '../vocabulary.ts';
import type { View } from '../view.ts';

/** Why a part of the board cannot be used now; `n` and `m` are figures for the sentence. */
export interface WhyNot {
  readonly why: WhyNotCode;
  readonly n?: number;
  readonly m?: number;
}

export const whyNotCodes = [
  'over',
  'notYourTurn',
  'acceptFirst',
  'noDie',
  'othersChair',
  'rollFirst',
  'decideFirst',
  'mustTake',
  'emptySpace',
  'towel',
  'rentalHere',
  'belowRental',
  'rolledAlready',
  'pool',
  'coins',
  'shark',
  'prize',
] as const;
export type WhyNotCode = (typeof whyNotCodes)[number];

/** From the rules: what `seat` could not do with this part, given what it may do. Undefined where there is nothing to say. */
export function whyNot(view: View, seat: Seat, part: string, legal: readonly string[]): WhyNot | undefined {
  const [name = '', first = '', second] = part.split(' ');
  if (!['beach', 'chair', 'dice', 'space', 'rental', 'bag', 'pool', 'coins', 'alert', 'prize'].includes(name))
    return undefined;
  if (view.phase === 'over') return { why: 'over' };
  if (name === 'pool' && !legal.some((text) => text.startsWith('use lifeguard'))) return { why: 'pool' };
  if (name === 'alert') return { why: 'shark' };
  if (name === 'prize') return { why: 'prize' };
  if (view.actor !== seat) return { why: 'notYourTurn' };
  switch (name) {
    case 'chair':
      return Number(second) === seat ? beach(view, first) : { why: 'othersChair' };
    case 'beach':
      return beach(view, first);
    case 'coins':
      return legal.includes('collect') ? undefined : { why: 'coins' };
    case 'dice':
      return view.hand ? undefined : { why: 'rollFirst' };
    case 'bag':
      if (legal.includes('roll')) return undefined;
      return view.hand ? { why: 'decideFirst' } : { why: 'mustTake' };
    case 'rental':
      return { why: 'rentalHere', n: (view.rental ?? 1) - 1 };
    default:
      return space(view, Number(first), legal);
  }
}

function beach(view: View, name: string): WhyNot {
  const index = BEACHES.indexOf(name as (typeof BEACHES)[number]);
  const pair = view.moving?.dice ?? view.hand?.dice;
  if (!pair) return { why: 'rollFirst' };
  const [a, pips, b, more] = pair;
  const steps = (a === index ? pips : 0) + (b === index ? more : 0);
  return steps === 0 ? { why: 'noDie' } : { why: 'acceptFirst', n: steps };
}

function space(view: View, number: number, legal: readonly string[]): WhyNot | undefined {
  if (legal.includes(`take ${number}`) || legal.includes(`use swap ${number}`)) return undefined;
  const lies = view.track[number - 1];
  if (view.rental === number) return { why: 'rentalHere', n: number - 1 };
  if (lies === null || lies === undefined)
    return view.rental !== null && number > view.rental
      ? { why: 'belowRental', n: view.rental - 1 }
      : { why: 'emptySpace' };
  if (typeof lies === 'number') return { why: 'towel' };
  return view.hand || view.phase === 'again'
    ? { why: 'rolledAlready' }
    : { why: 'belowRental', n: (view.rental ?? 1) - 1 };
}
