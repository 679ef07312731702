import type { Seat } from '../../../engine/game.ts';
import { patterns } from '../data.ts';
import { priceAt } from '../rules.ts';
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
  'layFirst',
  'tooDear',
  'fitsNowhere',
  'noDollars',
  'dollarsLater',
  'laid',
  'ahead',
  'takeFirst',
  'platform',
  'track',
  'otherTrack',
  'steps',
] as const;
export type WhyNotCode = (typeof whyNotCodes)[number];

/** From the rules: what `seat` could not do with this part, given what it may do. Undefined where there is nothing to say. */
export function whyNot(view: View, seat: Seat, part: string, legal: readonly string[]): WhyNot | undefined {
  const [name = '', which = ''] = part.split(' ');
  if (!['tile', 'dollars', 'column', 'track', 'steps'].includes(name)) return undefined;
  if (view.phase === 'over') return { why: 'over' };
  if (view.seat !== seat) return { why: 'notYourTurn' };
  switch (name) {
    case 'tile':
      return tile(view, seat, Number(which) - 1, legal);
    case 'dollars':
      if (legal.includes(`take dollars ${which}`)) return undefined;
      return view.hand ? { why: 'dollarsLater' } : { why: 'noDollars' };
    case 'column':
      return column(view, seat, Number(which));
    case 'track':
      if (legal.includes(`advance ${which}`)) return undefined;
      return legal.some((text) => text.startsWith('advance')) && patterns.includes(which as never)
        ? { why: 'otherTrack' }
        : { why: 'track' };
    default:
      return { why: 'steps' };
  }
}

function tile(view: View, seat: Seat, place: number, legal: readonly string[]): WhyNot | undefined {
  const text = view.market[place] ?? '';
  if (text === '' || legal.includes(`take ${text}`)) return undefined;
  if (view.hand) return { why: 'layFirst' };
  const price = priceAt(place);
  const dollars = view.players[seat]?.dollars ?? 0;
  return price > dollars ? { why: 'tooDear', n: price, m: dollars } : { why: 'fitsNowhere' };
}

function column(view: View, seat: Seat, number: number): WhyNot | undefined {
  if (number === 0) return { why: 'platform' };
  const next = view.players[seat]?.beach.length ?? 0;
  if (number < next) return { why: 'laid' };
  if (number > next) return { why: 'ahead', n: next };
  return view.hand ? undefined : { why: 'takeFirst' };
}
