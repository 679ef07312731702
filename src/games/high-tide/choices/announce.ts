import type { Seat } from '../../../engine/game.ts';
import { asDie, type OneDie, type Pair } from '../events.ts';
import { type Landing, type Landings, landingAt, landings } from './landing.ts';
import type { Move, Side } from '../moves.ts';
import { SIDE } from '../rules.ts';
import { type Beach, TILE } from '../vocabulary.ts';
import { freeSpaces, type State } from '../state.ts';
import { mayMoveRental, maySwap } from '../phases/turn.ts';
import { known, type View } from '../view.ts';

/**
 * What each choice announces, as data: the sentences of all languages are made from it, and announce.test.ts holds every
 * part of it to what the rules then do. Landings tell where chairs stand if the dice are moved as they are.
 */
export type Announcement =
  /** `binding`: whatever is rolled must be accepted. */
  | { readonly kind: 'roll'; readonly binding: boolean }
  | { readonly kind: 'roll-waves' | 'jump' | 'wait' | 'wait-this-round' | 'nothing' }
  | { readonly kind: 'accept' | 'go'; readonly landings: Landings }
  | { readonly kind: 'keep'; readonly dice: Pair; readonly landings: Landings }
  | { readonly kind: 'decline'; readonly dice: Pair; readonly space: number }
  /** `rerolls`: how many dice may be rerolled afterwards because of the space. */
  | {
      readonly kind: 'take';
      readonly dice: Pair;
      readonly space: number;
      readonly rerolls: number;
      readonly landings: Landings;
    }
  /** The rolled pair goes to the space `laidOn`. */
  | {
      readonly kind: 'swap';
      readonly laid: Pair;
      readonly laidOn: number;
      readonly dice: Pair;
      readonly landings: Landings;
    }
  | { readonly kind: 'reroll'; readonly dice: readonly OneDie[]; readonly tile: boolean }
  | { readonly kind: 'collect' | 'leave'; readonly value: number }
  | { readonly kind: 'straight'; readonly steps: number; readonly landing: Landing }
  | {
      readonly kind: 'stop';
      readonly steps: number;
      readonly coin: number;
      readonly then: number;
      readonly landing: Landing;
    }
  /** Steps are negative backwards. */
  | { readonly kind: 'first'; readonly steps: number; readonly then: number; readonly landing: Landing }
  | { readonly kind: 'keep-tile'; readonly tile: number }
  | { readonly kind: 'head-start'; readonly spaces: number; readonly landing: Landing }
  | { readonly kind: 'lifeguard'; readonly die: OneDie; readonly landing: Landing }
  /** The rental's next space, or null when it leaves the track. */
  | { readonly kind: 'rental'; readonly space: number | null }
  | { readonly kind: 'recolour'; readonly die: OneDie; readonly to: Beach; readonly landings: Landings }
  | { readonly kind: 'adjust'; readonly dice: Pair; readonly landings: Landings }
  | { readonly kind: 'backwards'; readonly die: OneDie; readonly landings: Landings };

export function announce(v: View, seat: Seat, move: Move): Announcement {
  const s = known(v);
  return (
    announceSimple(s, v, move) ?? announceChair(s, v, seat, move) ?? announcePair(s, v, seat, move) ?? nothing
  );
}

const nothing: Announcement = { kind: 'nothing' };

/** May the player do anything but accept what is rolled now? */
function isBinding(s: State, seat: Seat): boolean {
  return freeSpaces(s) === 1 && !maySwap(s, seat) && !mayMoveRental(s, seat);
}

/** Choices that move no chair. */
function announceSimple(s: State, v: View, move: Move): Announcement | undefined {
  switch (move.type) {
    case 'roll':
      return v.phase === 'wave-roll'
        ? { kind: 'roll-waves' }
        : { kind: 'roll', binding: isBinding(s, v.actor) };
    case 'jump':
      return { kind: 'jump' };
    case 'wait':
      return { kind: 'wait' };
    case 'wait-this-round':
      return { kind: 'wait-this-round' };
    case 'pass':
      return { kind: 'keep-tile', tile: v.phase === 'head-start' ? TILE.headStart : TILE.lifeguard };
    case 'use-rental': {
      const to = (v.rental ?? 0) + 1;
      return { kind: 'rental', space: to > v.track.length ? null : to };
    }
    case 'collect':
      return { kind: 'collect', value: coinAsked(v, v.actor) };
    case 'leave':
      return { kind: 'leave', value: coinAsked(v, v.actor) };
    default:
      return undefined;
  }
}

/** One chair moved outside the dice of the turn. */
function announceChair(s: State, v: View, seat: Seat, move: Move): Announcement | undefined {
  if (move.type === 'use-head-start') {
    const { beach, spaces } = move;
    return { kind: 'head-start', spaces, landing: landingAt(s, seat, beach, [spaces]) };
  }
  if (move.type === 'use-lifeguard') {
    const die = asDie(move.die);
    return { kind: 'lifeguard', die, landing: landingAt(s, seat, die[0], [die[1]]) };
  }
  if (move.type === 'take') {
    const { space } = move;
    const dice = pairOn(v, space);
    const rerolls = Math.max(0, 3 - space);
    return { kind: 'take', dice, space, rerolls, landings: landings(s, seat, dice) };
  }
  return undefined;
}

/** Choices about the pair in hand. */
function announcePair(s: State, v: View, seat: Seat, move: Move): Announcement | undefined {
  const dice = v.hand?.dice;
  if (!dice) return undefined;
  const space = v.track.indexOf(null) + 1;
  switch (move.type) {
    case 'accept':
      return { kind: 'accept', landings: landings(s, seat, dice) };
    case 'decline':
      return { kind: 'decline', dice, space };
    case 'keep':
      return { kind: 'keep', dice, landings: landings(s, seat, dice) };
    case 'use-swap': {
      const pair = pairOn(v, move.space);
      return { kind: 'swap', laid: dice, laidOn: space, dice: pair, landings: landings(s, seat, pair) };
    }
    case 'reroll':
    case 'use-reroll': {
      const thrown =
        move.which === 'both' ? [dieOn(dice, 'left'), dieOn(dice, 'right')] : [dieOn(dice, move.which)];
      return { kind: 'reroll', dice: thrown, tile: move.type === 'use-reroll' };
    }
    default:
      return announceMoving(s, seat, move, v.moving ?? { dice, back: 0 });
  }
}

interface Moving {
  readonly dice: Pair;
  readonly back: number;
}

/** What the dice are counted as before the first chair moves, and two dice of one beach, moved one after the other. */
function announceMoving(s: State, seat: Seat, move: Move, { dice, back }: Moving): Announcement | undefined {
  const after = (changed: Pair): Landings => landings(s, seat, changed, back);
  switch (move.type) {
    case 'go':
      return { kind: 'go', landings: after(dice) };
    case 'use-recolour': {
      const { which, beach } = move;
      const changed: Pair =
        which === 'left' ? [beach, dice[1], dice[2], dice[3]] : [dice[0], dice[1], beach, dice[3]];
      return { kind: 'recolour', die: dieOn(dice, which), to: beach, landings: after(changed) };
    }
    case 'use-adjust': {
      const changed: Pair = [dice[0], dice[1] + move.left, dice[2], dice[3] + move.right];
      return { kind: 'adjust', dice: changed, landings: after(changed) };
    }
    case 'use-backwards': {
      const { which } = move;
      return { kind: 'backwards', die: dieOn(dice, which), landings: landings(s, seat, dice, SIDE[which]) };
    }
    case 'straight':
    case 'stop':
    case 'first':
      return announceOrder(s, seat, move, { dice, back });
    default:
      return undefined;
  }
}

type OrderMove = Extract<Move, { readonly type: 'straight' | 'stop' | 'first' }>;

function announceOrder(s: State, seat: Seat, move: OrderMove, { dice, back }: Moving): Announcement {
  const beach = dice[0];
  const left = back === 1 ? -dice[1] : dice[1];
  const right = back === 2 ? -dice[3] : dice[3];
  if (move.type === 'straight')
    return { kind: 'straight', steps: left + right, landing: landingAt(s, seat, beach, [left + right]) };
  const [steps, then] = move.which === 'left' ? [left, right] : [right, left];
  const landing = landingAt(s, seat, beach, [steps, then]);
  if (move.type === 'first') return { kind: 'first', steps, then, landing };
  const coin = landingAt(s, seat, beach, [steps]).coin ?? 0;
  // The coin on the way is the only one of this colour.
  return { kind: 'stop', steps, coin, then, landing: { ...landing, coin: null } };
}

/** The coin that the view asks about. */
export function coinAsked(v: View, seat: Seat): number {
  const beach = v.asked?.beach ?? 0;
  const place = v.chairs[beach]?.[seat] ?? 0;
  return v.coins?.sand[beach]?.[place - 1] ?? 0;
}

function dieOn(dice: Pair, side: Side): OneDie {
  return side === 'left' ? [dice[0], dice[1]] : [dice[2], dice[3]];
}

function pairOn(v: View, space: number): Pair {
  const slot = v.track[space - 1];
  if (slot === null || slot === undefined || typeof slot === 'number')
    throw new Error(`no pair on space ${space}`);
  return slot;
}
