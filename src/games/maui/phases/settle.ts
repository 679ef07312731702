import type { Emit } from '../../../engine/game.ts';
import { looseTowels, patterns } from '../data.ts';
import type { Event } from '../events.ts';
import { coveredCrab } from '../expansions/crabs.ts';
import { openTracks } from '../legal.ts';
import { covers, type Edge, lie, matching, overhang, shown, topOf } from '../rules.ts';
import { type Player, type State, tilesLaid, umbrellaRows } from '../state.ts';
import { endTurn } from './turn.ts';

/** The tile lies, towels and all: chips on what hangs over, the column's umbrella, then the scoring. */
export function settle(s: State, emit?: Emit<Event>): void {
  const p = s.players[s.seat] as Player;
  const column = s.pending;
  const top = topOf(column);
  p.beach.push(column);
  s.pending = -1;
  const over = overhang(top);
  if (over > 0) {
    p.chips += over;
    s.supply -= over;
    emit?.({ type: 'chips', seat: s.seat, count: over, side: top < 1 ? 'trees' : 'ocean', now: p.chips });
  }
  if (umbrella(s, p, top, emit)) s.phase = 'extra';
  else scoreTile(s, emit);
}

/** Deals with the umbrella of the column just filled, and tells whether a track is to be chosen first. */
function umbrella(s: State, p: Player, top: number, emit?: Emit<Event>): boolean {
  const column = tilesLaid(p);
  const letter = p.umbrellas.charAt(column - 1);
  if (letter === '.') return false;
  const row = umbrellaRows(s)[column - 1] as number;
  if (!covers(top, row)) {
    p.box++;
    emit?.({ type: 'missed', seat: s.seat, letter, column });
    return false;
  }
  if (letter === 'p' || letter === 'w') {
    const pink = letter === 'p';
    const now = pink ? ++p.pink : ++p.white;
    emit?.({ type: 'pearl', seat: s.seat, pink, now, column, row });
    return false;
  }
  p.box++;
  const open = openTracks(s);
  if (open.length > 1) return true;
  if (open.length === 1) extraScoring(s, open[0] as number, true, emit);
  else emit?.({ type: 'lapse', seat: s.seat, letter });
  return false;
}

export function extraScoring(s: State, pattern: number, forced: boolean, emit?: Emit<Event>): void {
  const p = s.players[s.seat] as Player;
  const from = p.markers[pattern] as number;
  const to = Math.min(s.end, from + s.options.extraSteps);
  const letter = p.umbrellas[tilesLaid(p) - 1] as string;
  p.markers[pattern] = to;
  emit?.({ type: 'extra', seat: s.seat, letter, pattern, from, to, forced });
  pass(s, p, pattern, from, emit);
}

/** Every section like its neighbour in the column before moves the marker of its pattern. */
export function scoreTile(s: State, emit?: Emit<Event>): void {
  const p = s.players[s.seat] as Player;
  const top = topOf(p.beach[tilesLaid(p)] as number);
  const lying: Edge = lie(s.face, top);
  const matches = matching(p.edge, lying);
  for (let row = top; row < top + 3; row++) {
    const code = shown(matches, row);
    if (code !== 0) advance(s, p, code - 1, row, emit);
  }
  p.edge = lying;
  if (coveredCrab(s) > 0) s.phase = 'crab';
  else endTurn(s, emit);
}

function advance(s: State, p: Player, pattern: number, row: number, emit?: Emit<Event>): void {
  const steps = s.options.rowSteps[row - 1] as number;
  const from = p.markers[pattern] as number;
  const to = Math.min(s.end, from + steps);
  p.markers[pattern] = to;
  emit?.({ type: 'score', seat: s.seat, pattern, row, steps, from, to });
  pass(s, p, pattern, from, emit);
}

/** Reaching or passing a decorated space takes a loose towel from it. Markers never go back, so each does it only once. */
function pass(s: State, p: Player, pattern: number, from: number, emit?: Emit<Event>): void {
  const towel = towelPassed(s, pattern, from, p.markers[pattern] as number);
  if (towel < 0) return;
  if (takeTowel(p, s.stock, towel))
    emit?.({ type: 'gain', seat: s.seat, towel, left: s.stock[towel] as number });
  else emit?.({ type: 'late', seat: s.seat, towel });
}

/** The loose towel whose decorated space a marker of this track reaches or passes on its way, or -1: no two share a track. */
export function towelPassed(s: State, pattern: number, from: number, to: number): number {
  const towel = towelOf[pattern] as number;
  if (towel < 0) return -1;
  const space = s.decorated[towel] as number;
  return from < space && to >= space ? towel : -1;
}

/** The loose towel on each track, or -1. */
const towelOf = patterns.map((_, pattern) => looseTowels.findIndex(({ track }) => track === pattern));

/** Takes the loose towel from its space if one is left there. */
export function takeTowel(hand: { towels: number }, stock: number[], towel: number): boolean {
  if (stock[towel] === 0) return false;
  stock[towel] = (stock[towel] as number) - 1;
  hand.towels |= 1 << towel;
  return true;
}

/** In a substitute turn nothing is scored; what lies in the column goes away without effect. */
export function settleSubstitute(s: State, emit?: Emit<Event>): void {
  const p = s.players[s.seat] as Player;
  p.beach.push(s.pending);
  s.pending = -1;
  p.edge = lie(s.face, topOf(p.beach[tilesLaid(p)] as number));
  const letter = p.umbrellas[tilesLaid(p) - 1] as string;
  if (letter !== '.') {
    p.box++;
    emit?.({ type: 'missed', seat: s.seat, letter, column: tilesLaid(p) });
  }
  endTurn(s, emit);
}
