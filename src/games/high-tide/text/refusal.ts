import type { Seat } from '../../../engine/game.ts';
import { chairId } from '../chairs.ts';
import { legal } from '../legal.ts';
import * as code from '../notation.ts';
import { beachOf, FREE, isPair, placeOf } from '../rules.ts';
import { TILE } from '../vocabulary.ts';
import { holds, type State } from '../state.ts';
import { known, type View } from '../view.ts';

/** Why a text is refused, as data; each language has a sentence for each. */
export type Why =
  | { readonly why: 'over' }
  | { readonly why: 'chance' }
  | { readonly why: 'not-your-turn'; readonly actor: Seat }
  | { readonly why: 'unreadable'; readonly text: string }
  /** Understood, but something else is asked now. */
  | { readonly why: 'not-asked'; readonly text: string }
  | { readonly why: 'no-free-space' }
  | { readonly why: 'cannot-decline' }
  | { readonly why: 'cannot-go-back' }
  | { readonly why: 'no-such-space'; readonly space: number }
  | { readonly why: 'no-pair'; readonly space: number }
  | { readonly why: 'one-die-only' }
  | { readonly why: 'no-reroll' }
  | { readonly why: 'dice-alike' }
  | { readonly why: 'not-held'; readonly tile: number }
  | { readonly why: 'rental-gone' }
  | { readonly why: 'same-colour' }
  | { readonly why: 'pips-bounds' }
  | { readonly why: 'no-effect' }
  /** A head start of 2 from the last space is the same move as one of 1. */
  | { readonly why: 'one-is-enough' }
  | { readonly why: 'not-in-pool' }
  | { readonly why: 'no-coin-there' }
  /** The move is legal after all. */
  | { readonly why: 'allowed' };

export function whyRefused(v: View, seat: Seat, text: string): Why {
  const s = known(v);
  if (s.phase === 'over') return { why: 'over' };
  if (s.actor < 0) return { why: 'chance' };
  if (s.actor !== seat) return { why: 'not-your-turn', actor: s.actor };
  const move = code.read(text);
  if (move === undefined) return { why: 'unreadable', text: text.slice(0, 64) };
  if (legal(s, seat, []).includes(move)) return { why: 'allowed' };
  return whyNot(s, seat, move) ?? { why: 'not-asked', text };
}

/** The special reason this move has in this phase, if it has one. */
function whyNot(s: State, seat: Seat, move: number): Why | undefined {
  const choosing = s.phase === 'choose';
  const judging = s.phase === 'judge';
  if (move === code.ROLL) return choosing ? { why: 'no-free-space' } : undefined;
  if (move === code.DECLINE) return judging ? { why: 'cannot-decline' } : undefined;
  if (move < code.KEEP && move >= code.TAKE) {
    if (judging || s.phase === 'again') return { why: 'cannot-go-back' };
    return choosing ? whyNoPair(s, move - code.TAKE) : undefined;
  }
  if (move >= code.REROLL && move < code.COLLECT)
    return s.phase === 'reroll' ? whyNoReroll(s, move) : undefined;
  if (move === code.STOP || move === code.STOP + 1)
    return s.phase === 'stop' ? { why: 'no-coin-there' } : undefined;
  return move >= code.USE_HEAD_START && move < code.DICE ? whyNoTile(s, seat, move) : undefined;
}

function whyNoPair(s: State, index: number): Why | undefined {
  const slot = s.track[index];
  if (slot === undefined) return { why: 'no-such-space', space: index + 1 };
  return slot === FREE || !isPair(slot) ? { why: 'no-pair', space: index + 1 } : undefined;
}

function whyNoReroll(s: State, move: number): Why {
  if (s.bonus === 0) return { why: 'no-reroll' };
  return move === code.REROLL + 2 ? { why: 'one-die-only' } : { why: 'dice-alike' };
}

function whyNoTile(s: State, seat: Seat, move: number): Why | undefined {
  const tile = tileOf(move);
  if (!holds(s, seat, tile)) return { why: 'not-held', tile };
  switch (s.phase) {
    case 'choose':
    case 'again':
    case 'judge':
      if (tile === TILE.rental) return { why: 'rental-gone' };
      return tile === TILE.swap && s.phase === 'judge' ? whyNoPair(s, move - code.USE_SWAP) : undefined;
    case 'reroll':
      return tile === TILE.reroll ? { why: 'dice-alike' } : undefined;
    case 'declare':
      return whyNoDeclaration(s, move);
    case 'lifeguard':
      if (tile !== TILE.lifeguard) return undefined;
      return s.pool.includes(move - code.USE_LIFEGUARD) ? { why: 'no-effect' } : { why: 'not-in-pool' };
    case 'head-start':
      return tile === TILE.headStart ? whyNoHeadStart(s, seat, move) : undefined;
    default:
      return undefined;
  }
}

function whyNoHeadStart(s: State, seat: Seat, move: number): Why {
  const beach = (move - code.USE_HEAD_START) >> 1;
  const place = placeOf(s.chairs[chairId(seat, beach)] as number);
  return place > s.options.length ? { why: 'no-effect' } : { why: 'one-is-enough' };
}

function whyNoDeclaration(s: State, move: number): Why | undefined {
  if (move >= code.USE_BACKWARDS) return { why: 'dice-alike' };
  if (move >= code.USE_ADJUST) {
    const left = (s.asLeft % 6) + (((move - code.USE_ADJUST) / 3) | 0) - 1;
    const right = (s.asRight % 6) + ((move - code.USE_ADJUST) % 3) - 1;
    const within = left >= 0 && left < 6 && right >= 0 && right < 6;
    return within ? { why: 'no-effect' } : { why: 'pips-bounds' };
  }
  if (move < code.USE_RECOLOUR) return undefined;
  const choice = move - code.USE_RECOLOUR;
  const same = choice % 6 === beachOf(choice < 6 ? s.asLeft : s.asRight);
  return same ? { why: 'same-colour' } : { why: 'dice-alike' };
}

function tileOf(move: number): number {
  if (move < code.USE_LIFEGUARD) return TILE.headStart;
  if (move < code.USE_RENTAL) return TILE.lifeguard;
  if (move < code.USE_SWAP) return TILE.rental;
  if (move < code.USE_REROLL) return TILE.swap;
  if (move < code.USE_RECOLOUR) return TILE.reroll;
  if (move < code.USE_ADJUST) return TILE.recolour;
  return move < code.USE_BACKWARDS ? TILE.adjust : TILE.backwards;
}
