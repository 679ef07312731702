import type { Event, Move, State, View } from '../../../games/maui/index.ts';
import { MARKET_PLACES } from '../../../games/maui/data.ts';
import { apply } from '../../../games/maui/apply.ts';
import { legal } from '../../../games/maui/legal.ts';
import { read, write } from '../../../games/maui/notation.ts';
import { bestPoints, needsTowel, type Outcome, outcomeOf } from '../../../games/maui/outcome.ts';
import { letters, spaceValue, tileOf, tileTexts, topOf, withCode } from '../../../games/maui/rules.ts';
import { items, score } from '../../../games/maui/score.ts';
import { umbrellaRows } from '../../../games/maui/state.ts';
import { hasHeight, restore } from '../../../games/maui/view.ts';

/**
 * Choices that are made on the beach, with what comes of them. The game itself says what that is: the figures on the
 * picture are those of its sentences.
 */
export type Prospect =
  | {
      readonly type: 'place';
      readonly text: string;
      readonly tile: string;
      readonly top: number;
      readonly outcome: Outcome;
      /** It can lie there only with a loose towel, which is chosen next. */
      readonly needs: boolean;
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
      const top = topOf(s.pending);
      const outcome = outcomeOf(s, s.seat, withCode(s.face, move.section, pattern + 1), top);
      return { ...move, text, pattern, row: top + move.section, outcome };
    }
    case 'keep': {
      const pattern = (s.options.looseTowels[move.towel] ?? 1) - 1;
      return { ...move, text, pattern, outcome: outcomeOf(s, s.seat, s.face, topOf(s.pending)) };
    }
    case 'advance':
      return advancing(s, text, move.pattern);
    default:
      return undefined;
  }
}

function placing(s: State, top: number, price: number): Placing {
  return {
    type: 'place',
    text: write({ type: 'place', top }),
    tile: tileTexts[tileOf(s.pending)] ?? '',
    top,
    outcome: outcomeOf(s, s.seat, s.face, top),
    needs: needsTowel(s, top),
    price,
  };
}

function advancing(s: State, text: string, pattern: number): Prospect {
  const p = s.players[s.seat];
  const from = p?.markers[pattern] ?? 0;
  const to = Math.min(s.end, from + s.options.extraSteps);
  const column = (p?.beach.length ?? 2) - 1;
  const row = umbrellaRows(s)[column - 1] ?? 1;
  const value = (space: number): number => spaceValue(s.options, pattern, space);
  return { type: 'advance', text, pattern, row, from, to, points: value(to) - value(from) };
}

/** All heights at which a tile of the market could lie, before it is taken. */
export function heightsFor(view: View, tile: string): Placing[] {
  const move = read(`take ${tile}`);
  if (move === undefined || view.phase !== 'turn') return [];
  const s = restore(view);
  const price = priceOf(view, tile);
  apply(s, s.seat, move);
  // The market would be refilled first; that changes nothing on the beach.
  s.phase = 'height';
  return legal(s, s.seat, []).flatMap((height) =>
    height.type === 'place' ? [placing(s, height.top, price)] : [],
  );
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

/** The patterns of a tile from top to bottom. */
export function patternsOf(tile: string): number[] {
  return [...tile].map((letter) => letters.indexOf(letter));
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

/** What a choice changes in the score at best; undefined where only a loose towel, chosen later, can tell. */
export function pointsAhead(view: View, text: string): number | undefined {
  const wanted = wantedBy(view, text);
  if (wanted?.type === 'dollars') return view.areas[wanted.row] ?? 0;
  if (wanted?.type === 'tile') return bestOf(view, wanted.tile);
  const prospect = prospectsOf(view, [text])[0];
  if (prospect === undefined || (prospect.type === 'place' && prospect.needs)) return undefined;
  return pointsOf(prospect);
}

function bestOf(view: View, tile: string): number | undefined {
  if (view.phase === 'substitute') return 0;
  const best = bestPoints(restore(view), view.seat, tileTexts.indexOf(tile));
  return best === undefined ? undefined : best - priceOf(view, tile);
}

/**
 * What an outcome changes in a seat's score. A turn that is not over has not been scored: then it is what it brings at
 * best, the same figure as in the choice's sentence; 0 if that cannot be told.
 */
export function changeIn(view: View, ahead: { view: View; events: readonly Event[] }, seat: number): number {
  const plain = standing(ahead.view, seat).total - standing(view, seat).total;
  if (view.phase === 'extra' && seat === view.seat) {
    // The matches that follow were promised with the height; the choice is about the step alone.
    const step = ahead.events.find((event) => event.type === 'extra');
    const value = (space: number): number => spaceValue(view.options, step?.pattern ?? 0, space);
    return value(step?.to ?? 0) - value(step?.from ?? 0);
  }
  const taken = ahead.events.find((event) => event.type === 'take');
  const lying = ahead.view.hand ?? ahead.view.players[seat]?.beach.at(-1);
  if (ahead.view.seat !== seat || lying === undefined) return plain;
  if (taken && ahead.view.hand !== null && !hasHeight(ahead.view)) return bestOf(view, taken.tile) ?? 0;
  if (!hasHeight(ahead.view) && ahead.view.phase !== 'extra') return plain;
  const { matches, points } = outcomeOf(restore(view), seat, restore(ahead.view).face, lying.top);
  return matches.length === 0 ? 0 : points - (taken?.price ?? 0);
}

/** What a seat would score now, and where it comes from. */
export function standing(view: View, seat: number): { total: number; items: { [item: string]: number } } {
  const s = restore(view);
  return { total: score(s, seat), items: items(s, seat) };
}
