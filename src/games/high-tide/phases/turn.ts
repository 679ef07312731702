import { CHANCE, type Emit, type Seat } from '../../../engine/game.ts';
import { asksForCoin, chairId, landing, moveChair } from './chairs.ts';
import { asPair, type Event } from '../events.ts';
import { compareOpenDice } from '../expansions/baywatch.ts';
import { coinWaits, collect } from '../expansions/coins.ts';
import { mayDeclare } from '../expansions/dice-tiles.ts';
import {
  beachOf,
  type Die,
  die,
  FREE,
  isPair,
  leftOf,
  liesLeft,
  pairSlot,
  pipsOf,
  placeOf,
  rightOf,
  towelSlot,
} from '../rules.ts';
import { TILE } from '../vocabulary.ts';
import { ask, discard, freeSpaces, holds, mover, NONE, rentalOnTrack, type State } from '../state.ts';

/** One player's turn, from the rental's move to the towel. */

export function beginTurn(s: State, emit?: Emit<Event>): void {
  if (s.played > 0) {
    if (s.rentalHeld) s.rentalHeld = false;
    else lowerRental(s, null, emit);
  }
  const seat = mover(s);
  ask(s, 'choose', seat);
  if (freeSpaces(s) === 0 && !mayMoveRental(s, seat)) takeOnlyPair(s, seat, emit);
}

/** With no free space and a single pair on the track there is nothing to choose. */
function takeOnlyPair(s: State, seat: Seat, emit?: Emit<Event>): void {
  let only = NONE;
  for (let i = 0; i < s.filled; i++) {
    if (!isPair(s.track[i] as number)) continue;
    if (only !== NONE) return;
    only = i;
  }
  takePair(s, only);
  if (emit) emit({ type: 'took', seat, dice: asPair(s.left, s.right), space: only + 1, forced: true });
  chosen(s, emit);
}

/** One space down; from the last space off the track. */
function lowerRental(s: State, by: Seat | null, emit?: Emit<Event>): void {
  if (!rentalOnTrack(s)) return;
  s.rental++;
  if (emit) emit({ type: 'rental', to: rentalOnTrack(s) ? s.rental : null, by });
}

export function mayMoveRental(s: State, seat: Seat): boolean {
  return holds(s, seat, TILE.rental) && rentalOnTrack(s);
}

/** The next turn does not move the rental, whoever plays it. The question stays: what may be answered has changed. */
export function useRental(s: State, seat: Seat, emit?: Emit<Event>): void {
  lowerRental(s, seat, emit);
  s.rentalHeld = true;
  discard(s, TILE.rental);
}

/** Two dice come out of the bag and are rolled. */
export function draw(s: State, a: Die, b: Die): void {
  s.bag[beachOf(a)] = (s.bag[beachOf(a)] as number) - 1;
  s.bag[beachOf(b)] = (s.bag[beachOf(b)] as number) - 1;
  const inOrder = liesLeft(a, b);
  s.left = inOrder ? a : b;
  s.right = inOrder ? b : a;
}

export function rolled(s: State, emit?: Emit<Event>): void {
  const seat = mover(s);
  s.from = 0;
  s.bonus = 0;
  if (emit) emit({ type: 'rolled', seat, dice: asPair(s.left, s.right), waves: false });
  if (freeSpaces(s) > 1 || maySwap(s, seat) || mayMoveRental(s, seat)) ask(s, 'judge', seat);
  else accept(s, seat, true, emit);
}

export function maySwap(s: State, seat: Seat): boolean {
  if (!holds(s, seat, TILE.swap)) return false;
  for (let i = 0; i < s.filled; i++) if (isPair(s.track[i] as number)) return true;
  return false;
}

export function accept(s: State, seat: Seat, forced: boolean, emit?: Emit<Event>): void {
  if (emit) emit({ type: 'accepted', seat, dice: asPair(s.left, s.right), forced });
  chosen(s, emit);
}

/** The roll goes to the topmost free space, and new dice must be rolled. */
export function decline(s: State, seat: Seat, emit?: Emit<Event>): void {
  if (emit) emit({ type: 'declined', seat, dice: asPair(s.left, s.right), space: s.filled + 1 });
  layPair(s);
  ask(s, 'again', seat);
}

/** Rolled dice are in their order already: the higher one left. */
export function layPair(s: State): void {
  s.track[s.filled++] = pairSlot(s.left, s.right);
  s.left = NONE;
  s.right = NONE;
}

export function take(s: State, seat: Seat, index: number, emit?: Emit<Event>): void {
  takePair(s, index);
  if (emit) emit({ type: 'took', seat, dice: asPair(s.left, s.right), space: index + 1, forced: false });
  chosen(s, emit);
}

/** The space stays empty until the towel fills it. The first two spaces allow rerolls: two dice, one die. */
function takePair(s: State, index: number): void {
  const slot = s.track[index] as number;
  s.track[index] = FREE;
  s.left = leftOf(slot);
  s.right = rightOf(slot);
  s.from = index + 1;
  s.bonus = index < 2 ? 2 - index : 0;
}

export function swap(s: State, seat: Seat, index: number, emit?: Emit<Event>): void {
  const laid = asPair(s.left, s.right);
  const laidOn = s.filled + 1;
  layPair(s);
  takePair(s, index);
  discard(s, TILE.swap);
  if (emit) emit({ type: 'swapped', seat, laid, laidOn, dice: asPair(s.left, s.right), space: index + 1 });
  chosen(s, emit);
}

/** The pair is chosen: is there anything to reroll? */
function chosen(s: State, emit?: Emit<Event>): void {
  if (s.bonus > 0 || holds(s, mover(s), TILE.reroll)) ask(s, 'reroll', mover(s));
  else compare(s, emit);
}

/** Which dice are thrown again: 1 left, 2 right, 3 both. The space's bonus is spent by one throw, of however many dice. */
export function throwAgain(s: State, which: number): void {
  s.thrown = which;
  ask(s, 'pips', CHANCE);
}

/** `pips` has a number for each die thrown, the left one first. */
export function rerolled(s: State, pips: readonly number[], emit?: Emit<Event>): void {
  const before = emit && asPair(s.left, s.right);
  if (s.thrown & 1) s.left = die(beachOf(s.left), pips[0] as number);
  if (s.thrown & 2) s.right = die(beachOf(s.right), pips[pips.length - 1] as number);
  const byTile = s.thrown > 3;
  s.thrown = 0;
  if (emit && before)
    emit({ type: 'rerolled', seat: mover(s), before, after: asPair(s.left, s.right), tile: byTile });
  chosen(s, emit);
}

export function compare(s: State, emit?: Emit<Event>): void {
  s.asLeft = s.left;
  s.asRight = s.right;
  s.back = 0;
  if (s.options.baywatch) {
    compareOpenDice(s, emit);
    const seat = mover(s);
    if (mayDeclare(s, seat)) return ask(s, 'declare', seat);
  }
  moves(s, emit);
}

/** How far a die moves its chair: 1 the left, 2 the right one. */
function stepsOf(s: State, side: number): number {
  const pips = pipsOf(side === 1 ? s.asLeft : s.asRight);
  return s.back === side ? -pips : pips;
}

function chairOf(s: State, side: number): number {
  return chairId(mover(s), beachOf(side === 1 ? s.asLeft : s.asRight));
}

export function moves(s: State, emit?: Emit<Event>): void {
  const id = chairOf(s, 1);
  const other = chairOf(s, 2);
  if (id !== other && !s.options.coins) {
    // Nobody can be asked anything between the two moves.
    moveChair(s, id, stepsOf(s, 1), 'dice', emit);
    moveChair(s, other, stepsOf(s, 2), 'dice', emit);
    layTowel(s, emit);
  } else if (id !== other) moveFirst(s, 1, emit);
  else if (s.back !== 0) {
    if (orderMatters(s, id)) ask(s, 'order', mover(s));
    else moveFirst(s, 1, emit);
  } else if (s.options.coins && (stopPays(s, 1) || stopPays(s, 2))) ask(s, 'stop', mover(s));
  else moveSum(s, emit);
}

/** Both dice at once with the one chair they share. */
export function moveSum(s: State, emit?: Emit<Event>): void {
  const id = chairOf(s, 1);
  moveChair(s, id, stepsOf(s, 1) + stepsOf(s, 2), 'dice', emit);
  if (!asksForCoin(s, id, 'towel')) layTowel(s, emit);
}

export function moveFirst(s: State, side: number, emit?: Emit<Event>): void {
  const id = chairOf(s, side);
  s.second = 3 - side;
  moveChair(s, id, stepsOf(s, side), 'dice', emit);
  if (!asksForCoin(s, id, 'second')) moveSecond(s, emit);
}

export function moveSecond(s: State, emit?: Emit<Event>): void {
  const id = chairOf(s, s.second);
  moveChair(s, id, stepsOf(s, s.second), 'dice', emit);
  if (!asksForCoin(s, id, 'towel')) layTowel(s, emit);
}

/** Would the shared chair find a coin if this die moved it first? */
export function stopPays(s: State, side: number): boolean {
  const id = chairOf(s, side);
  return coinWaits(s, id, landing(s, placeOf(s.chairs[id] as number), stepsOf(s, side)));
}

/** One die forward and one backward with one chair: bar and sea may cut a move short, and coins may lie on the way. */
function orderMatters(s: State, id: number): boolean {
  const from = placeOf(s.chairs[id] as number);
  const leftFirst = landing(s, landing(s, from, stepsOf(s, 1)), stepsOf(s, 2));
  const rightFirst = landing(s, landing(s, from, stepsOf(s, 2)), stepsOf(s, 1));
  return leftFirst !== rightFirst || (s.options.coins && (stopPays(s, 1) || stopPays(s, 2)));
}

/** Stops with one of two like-coloured dice, takes the coin there, then goes on with the other. */
export function stopForCoin(s: State, seat: Seat, side: number, emit?: Emit<Event>): void {
  const id = chairOf(s, side);
  moveChair(s, id, stepsOf(s, side), 'dice', emit);
  collect(s, seat, id % 6, emit);
  s.second = 3 - side;
  moveSecond(s, emit);
}

/** The towel fills the gap of a taken pair, or the topmost free space; the dice leave play. */
export function layTowel(s: State, emit?: Emit<Event>): void {
  const seat = mover(s);
  const index = s.from > 0 ? s.from - 1 : s.filled++;
  s.track[index] = towelSlot(seat);
  if (emit) emit({ type: 'towel', seat, space: index + 1 });
  if (s.openSeat !== seat) s.pool.push(s.left, s.right);
  s.left = NONE;
  s.right = NONE;
  s.asLeft = NONE;
  s.asRight = NONE;
  s.back = 0;
  s.from = 0;
  s.second = 0;
  s.played++;
  s.phase = 'next';
}
