import { CHANCE, type Emit, type Seat } from '../../engine/game.ts';
import { arrive } from './phases/chairs.ts';
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
import { ask, discard, NONE, type Phase, type State } from './state.ts';
import * as turn from './phases/turn.ts';

export function apply(s: State, seat: Seat, move: Move, emit?: Emit<Event>): void {
  if (seat === CHANCE) applyChance(s, move as ChanceMove, emit);
  else decide(s, seat, move as PlayerMove, emit);
  if (!isFrequentQuestion(s.phase)) goOn(s, emit);
}

/** Nearly all plies end in one of these questions. Looking for them first makes random playouts 3% faster. */
function isFrequentQuestion(phase: Phase): boolean {
  return phase === 'dice' || phase === 'judge' || phase === 'choose' || phase === 'again';
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
      s.phase = 'waves';
      return;
    case 'alert':
      if (move.type === 'alert') s.alert = move.beach;
      s.phase = 'opening';
      if (emit) emit({ type: 'alert', beach: s.alert });
      return;
    case 'tile':
      if (move.type === 'tile') turnTile(s, move.tile, emit);
      s.phase = 'round';
      return;
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
  s.phase = 'round';
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
      return decideReroll(s, move);
    case 'coin':
      if (move.type === 'collect') collect(s, seat, s.at, emit);
      else leaveCoin(s, seat, s.at, emit);
      s.phase = s.then;
      return;
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

function decideReroll(s: State, move: PlayerMove): void {
  switch (move.type) {
    case 'reroll':
      s.bonus = 0;
      return turn.throwAgain(s, SIDE[move.which]);
    case 'use-reroll':
      discard(s, TILE.reroll);
      return turn.throwAgain(s, SIDE[move.which] + 4);
    default:
      s.bonus = 0;
      s.phase = 'compare';
  }
}

/** The windows for Baywatch tiles: before a round, before a turn, and before the dice move. */
function decideTile(s: State, seat: Seat, move: PlayerMove, emit?: Emit<Event>): void {
  switch (move.type) {
    case 'pass':
      s.phase = s.phase === 'head-start' ? 'next' : 'turn';
      return;
    case 'use-head-start':
      return arrive(s, useHeadStart(s, seat, move, emit), 'next');
    case 'use-lifeguard':
      return arrive(s, useLifeguard(s, seat, move.die, emit), 'turn');
    case 'jump':
      jump(s, seat, emit);
      s.phase = 'before';
      return;
    case 'wait':
      s.phase = 'before';
      return;
    case 'wait-this-round':
      s.waits = true;
      s.phase = 'before';
      return;
    case 'go':
      s.phase = 'moves';
      return;
    case 'use-recolour':
    case 'use-adjust':
    case 'use-backwards':
      declare(s, seat, move, emit);
      if (!mayDeclare(s, seat)) s.phase = 'moves';
      return;
    default:
      throw new Error(`${move.type} in phase ${s.phase}`);
  }
}
