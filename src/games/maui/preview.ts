import { announce } from './choices/announce.ts';
import { MARKET_PLACES } from './data.ts';
import type { Event } from './events.ts';
import { heights } from './legal.ts';
import { read, write } from './notation.ts';
import { bestOf, type Outcome, outcomeOf, waysFrom } from './choices/outcome.ts';
import { spaceValue, tileOf, topOf } from './rules.ts';
import { items, score } from './score.ts';
import type { Move } from './moves.ts';
import { crabSideUmbrellas, isCrabSide, type State, umbrellaRows } from './state.ts';
import { hasHeight, restore, type View } from './view.ts';
import { tileTexts } from './vocabulary.ts';
import { apply } from './apply.ts';

export type { Outcome } from './choices/outcome.ts';
export { lastSpace, numberedSpace, spaceValue } from './rules.ts';

/**
 * The one door from boards to the rules of Maui: what a choice would lead to, what it would score, what could be reached.
 * All of it is found by playing on the position behind a view, so a board computes nothing by itself.
 */

/** Choices that are made on the beach, with what comes of them: the figures are those of the sentences (announce.ts). */
export type Prospect =
  | {
      readonly type: 'place';
      readonly text: string;
      readonly tile: string;
      readonly top: number;
      readonly outcome: Outcome;
      /** What the tile still costs; 0 once it is in hand. */
      readonly price: number;
    }
  | {
      readonly type: 'lay';
      readonly text: string;
      readonly towel: number;
      readonly pattern: number;
      readonly row: number;
      readonly section: number;
      readonly outcome: Outcome;
    }
  | {
      readonly type: 'keep';
      readonly text: string;
      readonly towel: number;
      readonly pattern: number;
      readonly outcome: Outcome;
    }
  | {
      readonly type: 'advance';
      readonly text: string;
      readonly pattern: number;
      readonly row: number;
      readonly from: number;
      readonly to: number;
      readonly points: number;
    };

export type Placing = Extract<Prospect, { type: 'place' }>;

/** The choices that belong on the beach, from the trees to the ocean. */
export function prospectsOf(view: View, texts: readonly string[]): Prospect[] {
  const s = restore(view);
  return texts.flatMap((text) => {
    const move = read(text);
    const prospect = move && prospectOf(s, text, move);
    return prospect ? [prospect] : [];
  });
}

function prospectOf(s: State, text: string, move: Move): Prospect | undefined {
  switch (move.type) {
    case 'place':
      return placing(s, move.top, 0);
    case 'lay': {
      const pattern = (s.options.looseTowels[move.towel] ?? 1) - 1;
      const row = topOf(s.pending) + move.section;
      return { ...move, text, pattern, row, outcome: outcomeOf(s, move) };
    }
    case 'keep': {
      const pattern = (s.options.looseTowels[move.towel] ?? 1) - 1;
      return { ...move, text, pattern, outcome: outcomeOf(s, move) };
    }
    case 'advance':
      return advancing(s, text, move);
    default:
      return undefined;
  }
}

function placing(s: State, top: number, price: number): Placing {
  const move: Move = { type: 'place', top };
  return {
    type: 'place',
    text: write(move),
    tile: tileTexts[tileOf(s.pending)] ?? '',
    top,
    outcome: outcomeOf(s, move),
    price,
  };
}

function advancing(s: State, text: string, move: Extract<Move, { type: 'advance' }>): Prospect {
  const p = s.players[s.seat];
  const from = p?.markers[move.pattern] ?? 0;
  const to = Math.min(s.end, from + s.options.extraSteps);
  const column = (p?.beach.length ?? 2) - 1;
  const row = umbrellaRows(s)[column - 1] ?? 1;
  const value = (space: number): number => spaceValue(s.options, move.pattern, space);
  return { type: 'advance', text, pattern: move.pattern, row, from, to, points: value(to) - value(from) };
}

/** All heights at which a tile of the market could lie, before it is taken. */
export function heightsFor(view: View, tile: string): Placing[] {
  const move = read(`take ${tile}`);
  if (move === undefined || view.phase !== 'turn') return [];
  const s = restore(view);
  const price = priceOf(view, tile);
  apply(s, s.seat, move);
  // The market is refilled first. With which tile changes nothing on the beach, and a single height is not asked for.
  s.market[s.market.indexOf(-1)] = s.bag.shift() as number;
  s.phase = 'height';
  return heights(s, []).flatMap((height) => (height.type === 'place' ? [placing(s, height.top, price)] : []));
}

/** What a tile of the market costs where it lies. */
function priceOf(view: View, tile: string): number {
  return Math.max(0, view.market.indexOf(tile)) % MARKET_PLACES;
}

/** What a choice on the market is about. */
export type Wanted =
  | { readonly type: 'tile'; readonly place: number; readonly tile: string }
  | { readonly type: 'dollars'; readonly row: number };

export function wantedBy(view: View, text: string | undefined): Wanted | undefined {
  const move = text === undefined ? undefined : read(text);
  if (move?.type === 'dollars') return { type: 'dollars', row: move.row };
  if (move?.type !== 'take') return undefined;
  const tile = tileTexts[move.tile] ?? '';
  const place = view.market.indexOf(tile);
  return place < 0 ? undefined : { type: 'tile', place, tile };
}

/** Where the markers of a seat would stand. */
export function markersAfter(markers: readonly number[], prospect: Prospect, end: number): number[] {
  const to = markers.slice();
  if (prospect.type === 'advance') to[prospect.pattern] = prospect.to;
  else {
    for (const { pattern, steps } of prospect.outcome.matches) {
      to[pattern] = Math.min(end, (to[pattern] ?? 0) + steps);
    }
  }
  return to;
}

/** What a prospect changes in the score, all that it costs taken off. */
export function pointsOf(prospect: Prospect): number {
  if (prospect.type === 'advance') return prospect.points;
  return prospect.outcome.points - (prospect.type === 'place' ? prospect.price : 0);
}

/** What a choice changes in the score: at best where more is to be chosen, but with loose towels kept if that can be. */
export function pointsAhead(view: View, text: string): number {
  const move = read(text);
  if (move === undefined) return 0;
  const announced = announce(view, view.seat, move);
  switch (announced.kind) {
    case 'take':
      return announced.points - announced.price;
    case 'dollars':
      return announced.count;
    case 'place':
    case 'lay':
    case 'keep':
      return announced.outcome.points;
    case 'advance':
      return announced.points;
    case 'substitute':
    case 'chance':
      return 0;
  }
}

/** The same figure for a seat's card, from the position that a choice leads to. */
export function changeIn(view: View, ahead: { view: View; events: readonly Event[] }, seat: number): number {
  const plain = scoreNow(ahead.view, seat).total - scoreNow(view, seat).total;
  if (view.seat !== seat) return plain;
  if (view.phase === 'extra') {
    // The matches that follow were promised with the height; the choice is about the step alone.
    const step = ahead.events.find((event) => event.type === 'extra');
    const value = (space: number): number => spaceValue(view.options, step?.pattern ?? 0, space);
    return value(step?.to ?? 0) - value(step?.from ?? 0);
  }
  if (ahead.view.seat !== seat) return plain;
  const ways = waysFrom(restore(ahead.view));
  const kept =
    hasHeight(ahead.view) || ahead.view.phase === 'extra' ? ways.filter(({ laid }) => laid === 0) : [];
  return plain + bestOf(kept.length > 0 ? kept : ways).points;
}

/** What a seat would score now, and where it comes from. */
export function scoreNow(view: View, seat: number): { total: number; items: { [item: string]: number } } {
  const s = restore(view);
  return { total: score(s, seat), items: items(s, seat) };
}

/** A space of the beach that something is dealt to. */
export interface Space {
  readonly column: number;
  readonly row: number;
  readonly letter: 'umbrella' | 'crab';
}

/** All spaces of the side that lies up, the same on every beach. */
export function spaceRows(view: View): Space[] {
  const s = restore({ ...view, players: view.players.map((p) => ({ ...p, beach: [] })) });
  const list = (rows: readonly number[], letter: Space['letter']): Space[] =>
    rows.flatMap((row, i) => (row > 0 ? [{ column: i + 1, row, letter }] : []));
  return [...list(umbrellaRows(s), 'umbrella'), ...(isCrabSide(s) ? list(s.crabRows, 'crab') : [])];
}

/** What lies on everybody's crab side when the long game turns the beaches over, by column. */
export function crabSide(view: View): { readonly crabs: string; readonly umbrellas: string } {
  const crabs = restore(view)
    .crabRows.map((row) => (row > 0 ? 'c' : '.'))
    .join('');
  return { crabs, umbrellas: crabSideUmbrellas(view.options) };
}
