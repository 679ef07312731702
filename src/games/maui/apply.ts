import type { Emit, Seat } from '../../engine/game.ts';
import { MARKET_PLACES, MIDDLE } from './data.ts';
import { chooseFirst, dealMarket, dealStartTile, dealUmbrellas, takeFromBag } from './phases/deal.ts';
import type { Event } from './events.ts';
import { turnUp } from './expansions/crabs.ts';
import { canKeep, canLay, onlyHeight } from './legal.ts';
import {
  asSubstitute,
  columnOf,
  faces,
  isSubstitute,
  priceAt,
  tileOf,
  topOf,
  withCode,
  withTowel,
} from './rules.ts';
import { tileTexts } from './vocabulary.ts';
import { extraScoring, scoreTile, settle, settleSubstitute } from './phases/settle.ts';
import type { Move } from './moves.ts';
import { type Player, type State, tilesLaid } from './state.ts';
import { endTurn, takeDollars } from './phases/turn.ts';

/*
 * Moves are told apart by phase first, then by type. Each phase knows one or two kinds of moves, so that V8 sees few object
 * shapes at each place.
 */
export function apply(s: State, _seat: Seat, move: Move, emit?: Emit<Event>): void {
  switch (s.phase) {
    case 'turn':
    case 'substitute':
      if (move.type === 'take') take(s, move.tile, emit);
      else if (move.type === 'dollars') takeDollars(s, move.row, false, emit);
      return;
    case 'refill':
      if (move.type === 'draw') refill(s, move.tile, emit);
      return;
    case 'height':
      if (move.type === 'place') place(s, move.top, false, emit);
      return;
    case 'blue':
    case 'orange':
      if (move.type === 'lay') lay(s, move.towel, move.section, false, emit);
      return askTowels(s, s.phase === 'blue' ? 1 : 2, emit);
    case 'extra':
      if (move.type === 'advance') extraScoring(s, move.pattern, false, emit);
      return scoreTile(s, emit);
    case 'crab':
      if (move.type === 'crab') turnUp(s, move.value, emit);
      return endTurn(s, emit);
    default:
      return prepare(s, move, emit);
  }
}

/** Before a half's first turn. */
function prepare(s: State, move: Move, emit?: Emit<Event>): void {
  if (move.type === 'umbrellas') dealUmbrellas(s, move.letters, emit);
  else if (move.type === 'start') chooseFirst(s, move.seat, emit);
  else if (move.type === 'draw' && s.phase === 'market') dealMarket(s, move.tile, emit);
  else if (move.type === 'draw') dealStartTile(s, move.tile, emit);
}

/** Takes the tile and pays for it (nothing in a substitute turn); its row slides, and the dear end waits for a new tile. */
function take(s: State, tile: number, emit?: Emit<Event>): void {
  const p = s.players[s.seat] as Player;
  const at = s.market.indexOf(tile);
  const row = at < MARKET_PLACES ? 0 : 1;
  const price = s.phase === 'substitute' ? 0 : priceAt(at);
  p.dollars -= price;
  s.areas[row] = (s.areas[row] as number) + price;
  const end = (row + 1) * MARKET_PLACES - 1;
  for (let place = at; place < end; place++) s.market[place] = s.market[place + 1] as number;
  s.market[end] = -1;
  s.pending = columnOf(tile, MIDDLE);
  if (s.phase === 'substitute') s.pending = asSubstitute(s.pending);
  s.face = faces[tile] as number;
  s.phase = 'refill';
  emit?.({
    type: 'take',
    seat: s.seat,
    tile: tileTexts[tile] as string,
    row: row + 1,
    place: at - row * MARKET_PLACES + 1,
    price,
    left: p.dollars,
  });
}

/** The new tile is seen before the one taken is placed. */
function refill(s: State, tile: number, emit?: Emit<Event>): void {
  takeFromBag(s, tile);
  const at = s.market.indexOf(-1);
  s.market[at] = tile;
  emit?.({ type: 'refill', tile: tileTexts[tile] as string, row: at < MARKET_PLACES ? 1 : 2 });
  if (isSubstitute(s.pending)) {
    emitPlace(s, true, emit);
    return settleSubstitute(s, emit);
  }
  const only = onlyHeight(s);
  if (only === undefined) s.phase = 'height';
  else place(s, only, true, emit);
}

function place(s: State, top: number, forced: boolean, emit?: Emit<Event>): void {
  s.pending = columnOf(tileOf(s.pending), top);
  emitPlace(s, forced, emit);
  askTowels(s, 0, emit);
}

function emitPlace(s: State, forced: boolean, emit?: Emit<Event>): void {
  if (!emit) return;
  const column = tilesLaid(s.players[s.seat] as Player) + 1;
  emit({
    type: 'place',
    seat: s.seat,
    tile: tileTexts[tileOf(s.pending)] as string,
    column,
    top: topOf(s.pending),
    forced,
  });
}

const towelPhases = ['blue', 'orange'] as const;

/**
 * Asks about each loose towel in turn, from this one on, if it can be laid at all: in a fixed order, so that the same
 * placement is never reached in two ways. What must be laid for the tile to match is laid without asking.
 */
function askTowels(s: State, from: number, emit?: Emit<Event>): void {
  for (let towel = from; towel < towelPhases.length; towel++) {
    if (((s.players[s.seat] as Player).towels & (1 << towel)) === 0) continue;
    let ways = 0;
    let only = 0;
    for (let section = 0; section < 3; section++) {
      if (!canLay(s, towel, section)) continue;
      ways++;
      only = section;
    }
    if (ways === 0) continue;
    if (ways > 1 || canKeep(s, towel)) {
      s.phase = towelPhases[towel] as 'blue' | 'orange';
      return;
    }
    lay(s, towel, only, true, emit);
  }
  settle(s, emit);
}

function lay(s: State, towel: number, section: number, forced: boolean, emit?: Emit<Event>): void {
  const p = s.players[s.seat] as Player;
  const code = s.options.looseTowels[towel] as number;
  p.towels &= ~(1 << towel);
  s.pending = withTowel(s.pending, towel, section);
  s.face = withCode(s.face, section, code);
  if (!emit) return;
  const row = topOf(s.pending) + section;
  emit({
    type: 'lay',
    seat: s.seat,
    towel,
    section,
    row,
    column: tilesLaid(p) + 1,
    pattern: code - 1,
    forced,
  });
}
