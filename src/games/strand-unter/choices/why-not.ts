import type { Seat } from '../../../engine/game.ts';
import { grooveOf, needOf } from '../rules.ts';
import { colours, FETCHED, FLOODED, HEAP, letters, OUTERMOST } from '../vocabulary.ts';
import type { View } from '../view.ts';

/** Why a part of the board cannot be used now; `n` and `m` are figures for the sentence. */
export interface WhyNot {
  readonly why: WhyNotCode;
  readonly n?: number;
  readonly m?: number;
}

export const whyNotCodes = [
  'over',
  'others',
  'dialFirst',
  'otherColour',
  'shellsLater',
  'covered',
  'neverPlayed',
  'otherGroove',
  'notFetched',
  'missing',
  'built',
  'washedAway',
  'buildLater',
  'fetchLater',
  'forecast',
] as const;
export type WhyNotCode = (typeof whyNotCodes)[number];

/** From the rules: what `seat` could not do with this part, given what it may do. Undefined where there is nothing to say. */
export function whyNot(view: View, seat: Seat, part: string, legal: readonly string[]): WhyNot | undefined {
  const [name = '', which = ''] = part.split(' ');
  if (!['shells', 'groove', 'card', 'forecast'].includes(name)) return undefined;
  if (view.phase === 'over') return { why: 'over' };
  if (name === 'forecast') return { why: 'forecast' };
  if (name === 'groove') return groove(view, Number(which));
  if (legal.length === 0) return { why: 'others' };
  return name === 'card' ? card(view, seat, Number(which), legal) : shells(view, which, legal);
}

function shells(view: View, colour: string, legal: readonly string[]): WhyNot | undefined {
  const index = colours.indexOf(colour as (typeof colours)[number]);
  if (index < 0) return undefined;
  if (view.phase === 'dial') return { why: 'dialFirst' };
  const letter = letters.charAt(index);
  const offered = legal.some(
    (text) => text === `spell ${colour}` || (text.startsWith('take ') && text.slice(5).includes(letter)),
  );
  if (offered) return undefined;
  return view.phase === 'take' || view.phase === 'trove' ? { why: 'otherColour' } : { why: 'shellsLater' };
}

function groove(view: View, number: number): WhyNot | undefined {
  const now = grooveOf(view.round);
  if (number === now) return undefined;
  if (number > OUTERMOST) return { why: 'neverPlayed' };
  return number > view.last ? { why: 'covered' } : { why: 'otherGroove', n: now };
}

function card(view: View, seat: Seat, castle: number, legal: readonly string[]): WhyNot | undefined {
  if (legal.some((text) => text === `fetch ${castle}` || text.startsWith(`build ${castle} `)))
    return undefined;
  const place = view.seats[seat]?.castles[castle] ?? HEAP;
  if (place === FLOODED) return { why: 'washedAway' };
  if (place > FLOODED) return { why: 'built', n: place };
  if (view.phase === 'build')
    return place === FETCHED ? { why: 'missing', n: missing(view, seat, castle) } : { why: 'notFetched' };
  return place === FETCHED ? { why: 'buildLater' } : { why: 'fetchLater' };
}

/** Shells that the bucket lacks for a card: the joker takes any shell that is left over. */
function missing(view: View, seat: Seat, castle: number): number {
  const code = view.seats[seat]?.cards[castle] ?? 0;
  const bucket = view.remembered.buckets[seat] ?? [];
  let lacking = 0;
  let spare = 0;
  for (const [colour] of colours.entries()) {
    const difference = (bucket[colour] ?? 0) - needOf(code, colour);
    if (difference < 0) lacking -= difference;
    else spare += difference;
  }
  return lacking + (spare > 0 ? 0 : 1);
}
