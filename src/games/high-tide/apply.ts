import { CHANCE, type Emit, type Seat } from '../../engine/game.ts';
import { arrive } from './chairs.ts';
import type { Event } from './events.ts';
import { jump, turnTile, useHeadStart, useLifeguard } from './expansions/baywatch.ts';
import { collect, layCoins, leaveCoin } from './expansions/coins.ts';
import { declare, mayDeclare } from './expansions/dice-tiles.ts';
import { turnShark } from './expansions/shark.ts';
import { dealSurfers } from './expansions/surfer.ts';
import {
  ACCEPT,
  ALERT,
  BOTH_PIPS,
  COINS,
  COLLECT,
  DECLINE,
  DICE,
  FIRST,
  GO,
  JUMP,
  KEEP,
  LEAVE,
  listOf,
  PASS,
  PIPS,
  REROLL,
  ROLL,
  SHARK,
  STOP,
  STRAIGHT,
  SURFERS,
  TAKE,
  TILE_UP,
  TOWELS,
  USE_HEAD_START,
  USE_LIFEGUARD,
  USE_RENTAL,
  USE_REROLL,
  USE_SWAP,
  WAIT_THIS_ROUND,
} from './notation.ts';
import * as round from './round.ts';
import { TILE } from './vocabulary.ts';
import { ask, discard, type Move, NONE, type State } from './state.ts';
import * as turn from './turn.ts';

export function apply(s: State, seat: Seat, move: Move, emit?: Emit<Event>): void {
  if (move >= DICE) applyChance(s, move, emit);
  else decide(s, seat, move, emit);
  goOn(s, emit);
}

/** Forced steps, until somebody is asked. */
function goOn(s: State, emit?: Emit<Event>): void {
  for (;;) {
    switch (s.phase) {
      case 'chosen':
        turn.chosen(s, emit);
        break;
      case 'compare':
        turn.compare(s, emit);
        break;
      case 'moves':
        turn.moves(s, emit);
        break;
      case 'second':
        turn.moveSecond(s, emit);
        break;
      case 'towel':
        turn.layTowel(s, emit);
        break;
      case 'next':
        round.nextTurn(s);
        break;
      case 'before':
        round.beforeTurn(s);
        break;
      case 'turn':
        turn.beginTurn(s, emit);
        break;
      case 'round-end':
        round.endRound(s);
        break;
      case 'settled':
        round.settled(s);
        break;
      case 'waves':
        round.layWaves(s, emit);
        break;
      case 'award':
        round.finishRound(s, emit);
        break;
      case 'round':
        round.beginRound(s, emit);
        break;
      case 'opening':
        round.opening(s);
        break;
      default:
        return;
    }
  }
}

function applyChance(s: State, move: Move, emit?: Emit<Event>): void {
  switch (s.phase) {
    case 'dice':
      turn.draw(s, ((move - DICE) / 36) | 0, (move - DICE) % 36);
      return turn.rolled(s, emit);
    case 'wave-dice':
      turn.draw(s, ((move - DICE) / 36) | 0, (move - DICE) % 36);
      return round.waveRolled(s, emit);
    case 'pips': {
      const left = move < BOTH_PIPS ? move - PIPS : ((move - BOTH_PIPS) / 10) | 0;
      const right = move < BOTH_PIPS ? move - PIPS : (move - BOTH_PIPS) % 10;
      return turn.rerolled(s, { left, right }, emit);
    }
    case 'shark':
      turnShark(s, move - SHARK, emit);
      s.phase = 'waves';
      return;
    case 'alert':
      s.alert = move - ALERT;
      s.phase = 'opening';
      if (emit) emit({ type: 'alert', beach: s.alert });
      return;
    case 'tile':
      turnTile(s, move - TILE_UP, emit);
      s.phase = 'round';
      return;
    default:
      return prepare(s, move, emit);
  }
}

/** Before the first round: towels, then what the expansions deal. */
function prepare(s: State, move: Move, emit?: Emit<Event>): void {
  const { coins, surfer, baywatch } = s.options;
  if (s.phase === 'towels') {
    s.order = listOf(move - TOWELS);
    if (emit) emit({ type: 'towels', order: s.order.slice() });
    if (coins) return ask(s, 'coins', CHANCE);
  } else if (s.phase === 'coins') {
    layCoins(s, ((move - COINS) / 10_000) | 0, listOf(10_000 + ((move - COINS) % 10_000)), emit);
    if (s.coins.includes(NONE)) return;
  } else {
    dealSurfers(s, listOf(move - SURFERS), emit);
  }
  if (surfer && s.phase !== 'surfers') return ask(s, 'surfers', CHANCE);
  if (baywatch) return ask(s, 'tile', CHANCE);
  s.phase = 'round';
}

function decide(s: State, seat: Seat, move: Move, emit?: Emit<Event>): void {
  switch (move) {
    case ROLL:
      return ask(s, s.phase === 'wave-roll' ? 'wave-dice' : 'dice', CHANCE);
    case ACCEPT:
      return turn.accept(s, seat, false, emit);
    case DECLINE:
      return turn.decline(s, seat, emit);
    case KEEP:
      s.bonus = 0;
      s.phase = 'compare';
      return;
    case COLLECT:
      collect(s, seat, s.at, emit);
      s.phase = s.then;
      return;
    case LEAVE:
      leaveCoin(s, seat, s.at, emit);
      s.phase = s.then;
      return;
    case STRAIGHT:
      return turn.moveSum(s, emit);
    case GO:
      s.phase = 'moves';
      return;
    default:
      return decideMore(s, seat, move, emit);
  }
}

/** Moves that say which space, die or beach, and those of the windows before a turn. */
function decideMore(s: State, seat: Seat, move: Move, emit?: Emit<Event>): void {
  if (move < KEEP) return turn.take(s, seat, move - TAKE, emit);
  if (move < COLLECT) {
    s.bonus = 0;
    return turn.throwAgain(s, move - REROLL + 1);
  }
  if (move < STRAIGHT) return turn.stopForCoin(s, seat, move - STOP + 1, emit);
  if (move < PASS) return turn.moveFirst(s, move - FIRST + 1, emit);
  if (move < USE_HEAD_START) return decideWindow(s, seat, move, emit);
  if (move < USE_LIFEGUARD) return arrive(s, useHeadStart(s, seat, move, emit), 'next');
  if (move < USE_RENTAL) return arrive(s, useLifeguard(s, seat, move, emit), 'turn');
  if (move === USE_RENTAL) return turn.useRental(s, seat, emit);
  if (move < USE_REROLL) return turn.swap(s, seat, move - USE_SWAP, emit);
  if (move < USE_REROLL + 2) {
    discard(s, TILE.reroll);
    return turn.throwAgain(s, move - USE_REROLL + 1 + 4);
  }
  declare(s, seat, move, emit);
  if (!mayDeclare(s, seat)) s.phase = 'moves';
}

function decideWindow(s: State, seat: Seat, move: Move, emit?: Emit<Event>): void {
  if (move === PASS) {
    s.phase = s.phase === 'head-start' ? 'next' : 'turn';
    return;
  }
  if (move === JUMP) jump(s, seat, emit);
  if (move === WAIT_THIS_ROUND) s.waits = true;
  s.phase = 'before';
}
