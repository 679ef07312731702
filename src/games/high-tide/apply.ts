import { CHANCE, type Emit, type Seat } from '../../engine/game.ts';
import { asksForCoin } from './phases/chairs.ts';
import type { Event } from './events.ts';
import { jump, turnTile, useHeadStart, useLifeguard } from './expansions/baywatch.ts';
import { collect, layCoins, leaveCoin } from './expansions/coins.ts';
import { declare, mayDeclare } from './expansions/dice-tiles.ts';
import { turnShark } from './expansions/shark.ts';
import { dealSurfers } from './expansions/surfer.ts';
import type { ChanceMove, Move, PlayerMove } from './moves.ts';
import * as round from './phases/round.ts';
import { SIDE } from './rules.ts';
import { TILE } from './vocabulary.ts';
import { ask, discard, NONE, type State } from './state.ts';
import * as turn from './phases/turn.ts';

export function apply(s: State, seat: Seat, move: Move, emit?: Emit<Event>): void {
  if (seat === CHANCE) applyChance(s, move as ChanceMove, emit);
  else decide(s, seat, move as PlayerMove, emit);
  // A turn with nothing to choose leads to the next one.
  while (s.phase === 'next') round.nextTurn(s, emit);
}

/** What was to come after the coin. */
function goOn(s: State, emit?: Emit<Event>): void {
  switch (s.then) {
    case 'second':
      return turn.moveSecond(s, emit);
    case 'towel':
      return turn.layTowel(s, emit);
    case 'turn':
      return turn.beginTurn(s, emit);
    case 'next':
      return round.nextTurn(s, emit);
  }
}

/*
 * Moves are told apart by phase first, then by type. Each phase knows only a few kinds of moves, so that V8 sees few object
 * shapes at each place; one switch over all types made random playouts a fifth slower.
 */

function applyChance(s: State, move: ChanceMove, emit?: Emit<Event>): void {
  switch (s.phase) {
    case 'dice':
      drawDice(s, move);
      return turn.rolled(s, emit);
    case 'wave-dice':
      drawDice(s, move);
      return round.waveRolled(s, emit);
    case 'pips':
      if (move.type === 'pips') turn.rerolled(s, move.pips, emit);
      return;
    case 'shark':
      if (move.type === 'shark') turnShark(s, move.value, emit);
      return round.layWaves(s, emit);
    case 'alert':
      if (move.type === 'alert') s.alert = move.beach;
      if (emit) emit({ type: 'alert', beach: s.alert });
      return round.opening(s, emit);
    case 'tile':
      if (move.type === 'tile') turnTile(s, move.tile, emit);
      return round.beginRound(s, emit);
    default:
      return prepare(s, move, emit);
  }
}

function drawDice(s: State, move: ChanceMove): void {
  if (move.type !== 'dice') return;
  turn.draw(s, move.first, move.second);
}

/** Before the first round: towels, then what the expansions deal. */
function prepare(s: State, move: ChanceMove, emit?: Emit<Event>): void {
  const { coins, surfer, baywatch } = s.options;
  if (move.type === 'towels') {
    for (const seat of move.order) s.order.push(seat);
    if (emit) emit({ type: 'towels', order: s.order.slice() });
    if (coins) return ask(s, 'coins', CHANCE);
  } else if (move.type === 'coins') {
    layCoins(s, move.beach, move.values, emit);
    if (s.coins.includes(NONE)) return;
  } else if (move.type === 'surfers') {
    dealSurfers(s, move.beaches, emit);
  }
  if (surfer && move.type !== 'surfers') return ask(s, 'surfers', CHANCE);
  if (baywatch) return ask(s, 'tile', CHANCE);
  round.beginRound(s, emit);
}

function decide(s: State, seat: Seat, move: PlayerMove, emit?: Emit<Event>): void {
  switch (s.phase) {
    case 'choose':
      if (move.type === 'roll') return ask(s, 'dice', CHANCE);
      if (move.type === 'take') return turn.take(s, seat, move.space - 1, emit);
      return turn.useRental(s, seat, emit);
    case 'judge':
      if (move.type === 'accept') return turn.accept(s, seat, false, emit);
      if (move.type === 'decline') return turn.decline(s, seat, emit);
      if (move.type === 'use-swap') return turn.swap(s, seat, move.space - 1, emit);
      return turn.useRental(s, seat, emit);
    case 'again':
      return move.type === 'roll' ? ask(s, 'dice', CHANCE) : turn.useRental(s, seat, emit);
    case 'wave-roll':
      return ask(s, 'wave-dice', CHANCE);
    case 'reroll':
      return decideReroll(s, move, emit);
    case 'coin':
      if (move.type === 'collect') collect(s, seat, s.at, emit);
      else leaveCoin(s, seat, s.at, emit);
      return goOn(s, emit);
    case 'stop':
      if (move.type === 'stop') return turn.stopForCoin(s, seat, SIDE[move.which], emit);
      return turn.moveSum(s, emit);
    case 'order':
      if (move.type === 'first') turn.moveFirst(s, SIDE[move.which], emit);
      return;
    default:
      return decideTile(s, seat, move, emit);
  }
}

function decideReroll(s: State, move: PlayerMove, emit?: Emit<Event>): void {
  switch (move.type) {
    case 'reroll':
      s.bonus = 0;
      return turn.throwAgain(s, SIDE[move.which]);
    case 'use-reroll':
      discard(s, TILE.reroll);
      return turn.throwAgain(s, SIDE[move.which] + 4);
    default:
      s.bonus = 0;
      turn.compare(s, emit);
  }
}

/** The windows for Baywatch tiles: before a round, before a turn, and before the dice move. */
function decideTile(s: State, seat: Seat, move: PlayerMove, emit?: Emit<Event>): void {
  switch (move.type) {
    case 'pass':
      return s.phase === 'head-start' ? round.nextTurn(s, emit) : turn.beginTurn(s, emit);
    case 'use-head-start':
      if (!asksForCoin(s, useHeadStart(s, seat, move, emit), 'next')) round.nextTurn(s, emit);
      return;
    case 'use-lifeguard':
      if (!asksForCoin(s, useLifeguard(s, seat, move.die, emit), 'turn')) turn.beginTurn(s, emit);
      return;
    case 'jump':
      jump(s, seat, emit);
      return round.beforeTurn(s, emit);
    case 'wait':
      return round.beforeTurn(s, emit);
    case 'wait-this-round':
      s.waits = true;
      return round.beforeTurn(s, emit);
    case 'go':
      return turn.moves(s, emit);
    case 'use-recolour':
    case 'use-adjust':
    case 'use-backwards':
      declare(s, seat, move, emit);
      if (!mayDeclare(s, seat)) turn.moves(s, emit);
      return;
    default:
      throw new Error(`${move.type} in phase ${s.phase}`);
  }
}
