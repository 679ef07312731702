import type { Seat } from '../../engine/game.ts';
import { advances, dollars, keeps, lays, places, takes, type Move } from './moves.ts';
import {
  codeOf,
  codes,
  type Edge,
  type Face,
  faceCodes,
  isInside,
  lie,
  priceAt,
  TOP_MAX,
  TOP_MIN,
  topOf,
  touches,
  touchesWith,
  towelOn,
  withCode,
} from './rules.ts';
import { type Player, type State, tilesLaid } from './state.ts';

export function legal(s: State, seat: Seat, out: Move[]): Move[] {
  if (seat !== s.seat) return out;
  switch (s.phase) {
    case 'turn':
      return turn(s, out);
    case 'substitute':
      for (const tile of s.market) out.push(takes[tile] as Move);
      return out;
    case 'height':
      return heights(s, out);
    case 'blue':
      return towelChoices(s, 0, out);
    case 'orange':
      return towelChoices(s, 1, out);
    case 'extra':
      return extraChoices(s, out);
    default:
      return out;
  }
}

function turn(s: State, out: Move[]): Move[] {
  const p = s.players[s.seat] as Player;
  const usable = usableCodes(s, p);
  for (let place = 0; place < s.market.length; place++) {
    const tile = s.market[place] as number;
    if (priceAt(place) <= p.dollars && fits(tile, usable)) out.push(takes[tile] as Move);
  }
  for (let row = 0; row < s.areas.length; row++) {
    if ((s.areas[row] as number) > 0) out.push(dollars[row] as Move);
  }
  return out;
}

/** What the last column shows, and whether a loose towel of this player's would match it: then any tile will do. */
const ANY_TILE = -1;
function usableCodes(s: State, p: Player): number {
  const edge = codes(p.edge);
  for (let towel = 0; towel < 2; towel++) {
    if (p.towels & (1 << towel) && edge & (1 << (s.options.looseTowels[towel] as number))) return ANY_TILE;
  }
  return edge;
}

/**
 * Every section can be brought beside every row, so a tile can be placed if and only if it shows something that the edge
 * shows; or any tile, if a loose towel of the player's does, for a tile always has a section that it changes.
 */
function fits(tile: number, usable: number): boolean {
  return ((faceCodes[tile] as number) & usable) !== 0;
}

/** Whether some tile of the market that the player can pay for can be placed. */
export function canPlace(s: State, p: Player, market: readonly number[] = s.market): boolean {
  const usable = usableCodes(s, p);
  for (let place = 0; place < market.length; place++) {
    if (priceAt(place) <= p.dollars && fits(market[place] as number, usable)) return true;
  }
  return false;
}

/** The heights at which the tile taken can lie. */
export function heights(s: State, out: Move[]): Move[] {
  const { edge, towels } = s.players[s.seat] as Player;
  for (let top = TOP_MIN; top <= TOP_MAX; top++) {
    if (canMatch(s, edge, lie(s.face, top), towels)) out.push(places[top - TOP_MIN] as Move);
  }
  return out;
}

/** The one height at which the tile taken can lie, or undefined if there are several. */
export function onlyHeight(s: State): number | undefined {
  const { edge, towels } = s.players[s.seat] as Player;
  let only: number | undefined;
  for (let top = TOP_MIN; top <= TOP_MAX; top++) {
    if (!canMatch(s, edge, lie(s.face, top), towels)) continue;
    if (only !== undefined) return undefined;
    only = top;
  }
  return only;
}

/** Whether the tile taken can lie at this height, with the help of loose towels if need be. */
export function canLie(s: State, top: number): boolean {
  const { edge, towels } = s.players[s.seat] as Player;
  return canMatch(s, edge, lie(s.face, top), towels);
}

function canMatch(s: State, edge: Edge, lying: Edge, towels: number): boolean {
  return (
    touches(edge, lying) ||
    ((towels & 1) !== 0 && touchesWith(edge, lying, s.options.looseTowels[0] as number)) ||
    ((towels & 2) !== 0 && touchesWith(edge, lying, s.options.looseTowels[1] as number))
  );
}

function towelChoices(s: State, towel: number, out: Move[]): Move[] {
  for (let section = 0; section < 3; section++) {
    if (canLay(s, towel, section)) out.push(lays[towel]?.[section] as Move);
  }
  if (canKeep(s, towel)) out.push(keeps[towel] as Move);
  return out;
}

/** Loose towels are asked for in order, so what could still come is only the orange one after the blue one. */
function later(p: Player, towel: number): number {
  return towel === 0 ? p.towels & 2 : 0;
}

/** Whether the tile matches, or still can, if this towel is kept. */
export function canKeep(s: State, towel: number): boolean {
  const p = s.players[s.seat] as Player;
  return canMatch(s, p.edge, lie(s.face, topOf(s.pending)), later(p, towel));
}

/** Whether this towel may be laid there: in the grid, on another pattern, on no other towel, and the tile matches then, or still can. */
export function canLay(s: State, towel: number, section: number): boolean {
  const top = topOf(s.pending);
  if (!isInside(top + section) || isCovered(s, section)) return false;
  const code = s.options.looseTowels[towel] as number;
  if (codeOf(s.face, section) === code) return false;
  const p = s.players[s.seat] as Player;
  const face = withCode(s.face, section, code);
  if (touches(p.edge, lie(face, top))) return true;
  const rest = later(p, towel);
  return (
    rest !== 0 && touchesWith(p.edge, lie(without(face, section), top), s.options.looseTowels[1] as number)
  );
}

/** The face without a section that cannot take another towel. */
function without(face: Face, section: number): Face {
  return withCode(face, section, 0);
}

function isCovered(s: State, section: number): boolean {
  return towelOn(s.pending, 0) === section || towelOn(s.pending, 1) === section;
}

function extraChoices(s: State, out: Move[]): Move[] {
  for (const pattern of openTracks(s)) out.push(advances[pattern] as Move);
  return out;
}

/** The tracks that the umbrella just covered may advance: those it shows, unless the marker is at the end. */
export function openTracks(s: State): number[] {
  const p = s.players[s.seat] as Player;
  const { extraX, extraY } = s.options;
  const shows = p.umbrellas[tilesLaid(p) - 1] === 'x' ? extraX : extraY;
  const open: number[] = [];
  for (let i = 0; i < shows.length; i++) {
    const pattern = (shows[i] as number) - 1;
    if ((p.markers[pattern] as number) < s.end && !open.includes(pattern)) open.push(pattern);
  }
  return open;
}
