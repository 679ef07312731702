import type { Seat } from '../../engine/game.ts';
import type { OneDie, Pair } from './events.ts';
import { type Landing, type Landings, landingAt, landings } from './landing.ts';
import * as code from './notation.ts';
import { beachOf, pipsOf } from './rules.ts';
import { type Beach, TILE } from './vocabulary.ts';
import { freeSpaces, type Move, type State } from './state.ts';
import { mayMoveRental, maySwap } from './turn.ts';
import { known, type View } from './view.ts';

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
  switch (move) {
    case code.ROLL:
      return v.phase === 'wave-roll'
        ? { kind: 'roll-waves' }
        : { kind: 'roll', binding: isBinding(s, v.actor) };
    case code.JUMP:
      return { kind: 'jump' };
    case code.WAIT:
      return { kind: 'wait' };
    case code.WAIT_THIS_ROUND:
      return { kind: 'wait-this-round' };
    case code.PASS:
      return { kind: 'keep-tile', tile: v.phase === 'head-start' ? TILE.headStart : TILE.lifeguard };
    case code.USE_RENTAL: {
      const to = (v.rental ?? 0) + 1;
      return { kind: 'rental', space: to > v.track.length ? null : to };
    }
    case code.COLLECT:
      return { kind: 'collect', value: coinAsked(v, v.actor) };
    case code.LEAVE:
      return { kind: 'leave', value: coinAsked(v, v.actor) };
    default:
      return undefined;
  }
}

/** One chair moved outside the dice of the turn. */
function announceChair(s: State, v: View, seat: Seat, move: Move): Announcement | undefined {
  if (move >= code.USE_HEAD_START && move < code.USE_LIFEGUARD) {
    const [beach, spaces] = [(move - code.USE_HEAD_START) >> 1, ((move - code.USE_HEAD_START) & 1) + 1];
    return { kind: 'head-start', spaces, landing: landingAt(s, seat, beach, [spaces]) };
  }
  if (move >= code.USE_LIFEGUARD && move < code.USE_RENTAL) {
    const die: OneDie = [beachOf(move - code.USE_LIFEGUARD), pipsOf(move - code.USE_LIFEGUARD)];
    return { kind: 'lifeguard', die, landing: landingAt(s, seat, die[0], [die[1]]) };
  }
  if (move >= code.TAKE && move < code.KEEP) {
    const space = move - code.TAKE + 1;
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
  if (move === code.ACCEPT) return { kind: 'accept', landings: landings(s, seat, dice) };
  if (move === code.DECLINE) return { kind: 'decline', dice, space };
  if (move === code.KEEP) return { kind: 'keep', dice, landings: landings(s, seat, dice) };
  if (move >= code.USE_SWAP && move < code.USE_REROLL) {
    const pair = pairOn(v, move - code.USE_SWAP + 1);
    return { kind: 'swap', laid: dice, laidOn: space, dice: pair, landings: landings(s, seat, pair) };
  }
  if (move === code.REROLL + 2)
    return { kind: 'reroll', dice: [dieOn(dice, 1), dieOn(dice, 2)], tile: false };
  if (move >= code.REROLL && move < code.COLLECT)
    return { kind: 'reroll', dice: [dieOn(dice, move - code.REROLL + 1)], tile: false };
  if (move >= code.USE_REROLL && move < code.USE_RECOLOUR)
    return { kind: 'reroll', dice: [dieOn(dice, move - code.USE_REROLL + 1)], tile: true };
  const moving = v.moving ?? { dice, back: 0 };
  return announceDeclaration(s, seat, move, moving) ?? announceOrder(s, seat, move, moving);
}

interface Moving {
  readonly dice: Pair;
  readonly back: number;
}

/** What the dice are counted as before the first chair moves. */
function announceDeclaration(
  s: State,
  seat: Seat,
  move: Move,
  { dice, back }: Moving,
): Announcement | undefined {
  if (move === code.GO) return { kind: 'go', landings: landings(s, seat, dice, back) };
  if (move >= code.USE_RECOLOUR && move < code.USE_ADJUST) {
    const [which, to] = [move - code.USE_RECOLOUR < 6 ? 1 : 2, (move - code.USE_RECOLOUR) % 6];
    const changed: Pair = which === 1 ? [to, dice[1], dice[2], dice[3]] : [dice[0], dice[1], to, dice[3]];
    return { kind: 'recolour', die: dieOn(dice, which), to, landings: landings(s, seat, changed, back) };
  }
  if (move >= code.USE_ADJUST && move < code.USE_BACKWARDS) {
    const [left, right] = [Math.floor((move - code.USE_ADJUST) / 3) - 1, ((move - code.USE_ADJUST) % 3) - 1];
    const changed: Pair = [dice[0], dice[1] + left, dice[2], dice[3] + right];
    return { kind: 'adjust', dice: changed, landings: landings(s, seat, changed, back) };
  }
  if (move < code.USE_BACKWARDS) return undefined;
  const which = move - code.USE_BACKWARDS + 1;
  return { kind: 'backwards', die: dieOn(dice, which), landings: landings(s, seat, dice, which) };
}

/** Two dice of one beach, moved one after the other. */
function announceOrder(s: State, seat: Seat, move: Move, { dice, back }: Moving): Announcement | undefined {
  const beach = dice[0];
  const left = back === 1 ? -dice[1] : dice[1];
  const right = back === 2 ? -dice[3] : dice[3];
  if (move === code.STRAIGHT)
    return { kind: 'straight', steps: left + right, landing: landingAt(s, seat, beach, [left + right]) };
  const isLeft = move === code.STOP || move === code.FIRST;
  const [steps, then] = isLeft ? [left, right] : [right, left];
  const landing = landingAt(s, seat, beach, [steps, then]);
  if (move >= code.FIRST) return { kind: 'first', steps, then, landing };
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

function dieOn(dice: Pair, side: number): OneDie {
  return side === 1 ? [dice[0], dice[1]] : [dice[2], dice[3]];
}

function pairOn(v: View, space: number): Pair {
  const slot = v.track[space - 1];
  if (slot === null || slot === undefined || typeof slot === 'number')
    throw new Error(`no pair on space ${space}`);
  return slot;
}
