import type { Seat } from '../../../engine/game.ts';
import { chairId } from '../phases/chairs.ts';
import { legal } from '../legal.ts';
import type { Declaration } from '../expansions/dice-tiles.ts';
import type { Move } from '../moves.ts';
import { read } from '../notation.ts';
import { beachOf, FREE, isPair, pipsOf, placeOf } from '../rules.ts';
import { type Beach, TILE } from '../vocabulary.ts';
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
  const move = read(text);
  if (move === undefined) return { why: 'unreadable', text: text.slice(0, 64) };
  if (legal(s, seat, []).includes(move)) return { why: 'allowed' };
  return whyNot(s, seat, move) ?? { why: 'not-asked', text };
}

/** The special reason this move has in this phase, if it has one. */
function whyNot(s: State, seat: Seat, move: Move): Why | undefined {
  const { phase } = s;
  switch (move.type) {
    case 'roll':
      return phase === 'choose' ? { why: 'no-free-space' } : undefined;
    case 'decline':
      return phase === 'judge' ? { why: 'cannot-decline' } : undefined;
    case 'take':
      if (phase === 'judge' || phase === 'again') return { why: 'cannot-go-back' };
      return phase === 'choose' ? whyNoPair(s, move.space) : undefined;
    case 'reroll':
      if (phase !== 'reroll') return undefined;
      if (s.bonus === 0) return { why: 'no-reroll' };
      return move.which === 'both' ? { why: 'one-die-only' } : { why: 'dice-alike' };
    case 'stop':
      return phase === 'stop' ? { why: 'no-coin-there' } : undefined;
    default:
      return isTileMove(move) ? whyNoTile(s, seat, move) : undefined;
  }
}

function whyNoPair(s: State, space: number): Why | undefined {
  const slot = s.track[space - 1];
  if (slot === undefined) return { why: 'no-such-space', space };
  return slot === FREE || !isPair(slot) ? { why: 'no-pair', space } : undefined;
}

type TileMove = Extract<Move, { readonly type: `use-${string}` }>;

function isTileMove(move: Move): move is TileMove {
  return move.type.startsWith('use-');
}

const tileOf: { readonly [T in TileMove['type']]: number } = {
  'use-head-start': TILE.headStart,
  'use-lifeguard': TILE.lifeguard,
  'use-rental': TILE.rental,
  'use-swap': TILE.swap,
  'use-reroll': TILE.reroll,
  'use-recolour': TILE.recolour,
  'use-adjust': TILE.adjust,
  'use-backwards': TILE.backwards,
};

/** Why a tile cannot be used so, with the phase in which it is used at all. */
function whyNoTile(s: State, seat: Seat, move: TileMove): Why | undefined {
  const { phase } = s;
  const tile = tileOf[move.type];
  if (!holds(s, seat, tile)) return { why: 'not-held', tile };
  switch (move.type) {
    case 'use-rental':
      return phase === 'choose' || phase === 'again' || phase === 'judge'
        ? { why: 'rental-gone' }
        : undefined;
    case 'use-swap':
      return phase === 'judge' ? whyNoPair(s, move.space) : undefined;
    case 'use-reroll':
      return phase === 'reroll' ? { why: 'dice-alike' } : undefined;
    case 'use-lifeguard':
      if (phase !== 'lifeguard') return undefined;
      return s.pool.includes(move.die) ? { why: 'no-effect' } : { why: 'not-in-pool' };
    case 'use-head-start':
      return phase === 'head-start' ? whyNoHeadStart(s, seat, move.beach) : undefined;
    default:
      return phase === 'declare' ? whyNoDeclaration(s, move) : undefined;
  }
}

function whyNoHeadStart(s: State, seat: Seat, beach: Beach): Why {
  const place = placeOf(s.chairs[chairId(seat, beach)] as number);
  return place > s.options.length ? { why: 'no-effect' } : { why: 'one-is-enough' };
}

function whyNoDeclaration(s: State, move: Declaration): Why {
  switch (move.type) {
    case 'use-backwards':
      return { why: 'dice-alike' };
    case 'use-adjust': {
      const left = pipsOf(s.asLeft) + move.left;
      const right = pipsOf(s.asRight) + move.right;
      const within = left >= 1 && left <= 6 && right >= 1 && right <= 6;
      return within ? { why: 'no-effect' } : { why: 'pips-bounds' };
    }
    case 'use-recolour': {
      const same = move.beach === beachOf(move.which === 'left' ? s.asLeft : s.asRight);
      return same ? { why: 'same-colour' } : { why: 'dice-alike' };
    }
  }
}
