import { CHANCE, type Emit } from '../../../engine/game.ts';
import { asPair, type Event, type Reason } from '../events.ts';
import { awardTile, headStarter, jumper, lifeguardWaits } from '../expansions/baywatch.ts';
import { revealSurfers } from '../expansions/surfer.ts';
import { beachOf, dicePerBeach, FREE, isPair, isWet, leftOf, placeOf, rightOf } from '../rules.ts';
import { type Beach, LARGE_WAVE, ROUNDS, SMALL_WAVE } from '../vocabulary.ts';
import { ask, mover, NOBODY, NONE, rentalStart, type State } from '../state.ts';
import { beginTurn, layPair } from './turn.ts';

/** From one round's first question to its waves, and what lies between two turns. */

export function beginRound(s: State, emit?: Emit<Event>): void {
  if (emit) emit({ type: 'round', round: s.round, order: s.order.slice() });
  if (s.options.shark) ask(s, 'alert', CHANCE);
  else opening(s, emit);
}

/** After the alert, before anything else. */
export function opening(s: State, emit?: Emit<Event>): void {
  const seat = headStarter(s);
  if (seat !== NONE) ask(s, 'head-start', seat);
  else nextTurn(s, emit);
}

/** Before each turn: may somebody jump the queue? */
export function nextTurn(s: State, emit?: Emit<Event>): void {
  if (s.played === s.seats) return endRound(s, emit);
  const seat = jumper(s);
  if (seat !== NONE) ask(s, 'jump', seat);
  else beforeTurn(s, emit);
}

/** The player whose turn comes next, after any jump, may use the lifeguard's die first. */
export function beforeTurn(s: State, emit?: Emit<Event>): void {
  if (s.options.baywatch && lifeguardWaits(s)) ask(s, 'lifeguard', mover(s));
  else beginTurn(s, emit);
}

/** Everybody has played: one space of the track holds a pair, or is empty and the last player rolls one for it. */
function endRound(s: State, emit?: Emit<Event>): void {
  if (s.filled === s.track.length) settled(s, emit);
  else ask(s, 'wave-roll', s.order[s.seats - 1] as number);
}

export function waveRolled(s: State, emit?: Emit<Event>): void {
  const seat = s.order[s.seats - 1] as number;
  if (emit) emit({ type: 'rolled', seat, dice: asPair(s.left, s.right), waves: true });
  layPair(s);
  settled(s, emit);
}

/** The wave pair is known: the shark comes first. */
function settled(s: State, emit?: Emit<Event>): void {
  if (s.options.shark) ask(s, 'shark', CHANCE);
  else layWaves(s, emit);
}

export function layWaves(s: State, emit?: Emit<Event>): void {
  let at = 0;
  while (!isPair(s.track[at] as number)) at++;
  const pair = s.track[at] as number;
  layWave(s, beachOf(leftOf(pair)), LARGE_WAVE, emit);
  layWave(s, beachOf(rightOf(pair)), SMALL_WAVE, emit);
  finishRound(s, emit);
}

function layWave(s: State, beach: Beach, spaces: number, emit?: Emit<Event>): void {
  const before = s.sand[beach] as number;
  const after = Math.max(0, before - spaces);
  s.sand[beach] = after;
  s.waves.push(beach);
  if (!emit) return;
  const wet: number[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    const place = placeOf(s.chairs[seat * 6 + beach] as number);
    if (isWet(place, after) && !isWet(place, before)) wet.push(seat);
  }
  emit({ type: 'wave', beach, spaces, sand: after, wet });
}

/** The game is over after the last round, or with any chair in the water; else the next round is prepared. */
function finishRound(s: State, emit?: Emit<Event>): void {
  const reason = endReason(s);
  if (s.options.baywatch) awardTile(s, reason !== undefined, emit);
  if (reason === undefined) return prepareRound(s, emit);
  revealSurfers(s, emit);
  if (emit) emit({ type: 'end', reason, round: s.round });
  ask(s, 'over', NOBODY);
}

/** Why the game would be over with this round. */
function endReason(s: State): Reason | undefined {
  if (s.round === ROUNDS) return 'rounds';
  const { chairs, sand } = s;
  for (let id = 0; id < chairs.length; id++) {
    if (isWet(placeOf(chairs[id] as number), sand[id % 6] as number)) return 'water';
  }
  return undefined;
}

/** All dice back to the bag; the towel lowest on the track starts the next round. */
function prepareRound(s: State, emit?: Emit<Event>): void {
  let next = s.seats;
  for (let i = 0; i < s.track.length; i++) {
    const slot = s.track[i] as number;
    if (!isPair(slot)) s.order[--next] = slot - 1;
    s.track[i] = FREE;
  }
  for (let beach = 0; beach < 6; beach++) s.bag[beach] = dicePerBeach(s.seats);
  // Setting the length to 0 would throw the list's memory away, every round of every simulated game.
  while (s.pool.length > 0) s.pool.pop();
  s.filled = 0;
  s.played = 0;
  s.round++;
  s.rental = rentalStart(s.seats, s.options);
  s.rentalHeld = false;
  s.waits = false;
  s.openSeat = NONE;
  s.openLeft = NONE;
  s.openRight = NONE;
  if (s.options.baywatch) ask(s, 'tile', CHANCE);
  else beginRound(s, emit);
}
