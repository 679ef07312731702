import type { Seat } from '../../engine/game.ts';
import { looseTowels, pearlPoints } from './data.ts';
import { canLie } from './legal.ts';
import {
  covers,
  type Face,
  faces,
  lie,
  overhang,
  shown,
  spaceValue,
  TOP_MAX,
  TOP_MIN,
  touches,
} from './rules.ts';
import { isCrabSide, type Player, type State, tilesLaid, umbrellaRows } from './state.ts';

/** A section like its neighbour, and how far it moves the marker of its pattern. */
export interface Match {
  readonly pattern: number;
  readonly row: number;
  readonly steps: number;
}

/** What comes of laying a tile: shown before it is chosen. */
export interface Outcome {
  readonly matches: readonly Match[];
  readonly chips: number;
  /** Letter of the umbrella it covers, or ''. */
  readonly umbrella: string;
  /** Whether it covers a face-down crab, whose cost nobody knows. */
  readonly crab: boolean;
  /** Loose towels it brings. */
  readonly gains: readonly number[];
  /** How the final score changes, a covered crab aside; an extra scoring counts as what it brings at best. */
  readonly points: number;
}

/** What comes of the face lying in the seat's next column at this height. */
export function outcomeOf(s: State, seat: Seat, face: Face, top: number): Outcome {
  const p = s.players[seat] as Player;
  const column = tilesLaid(p) + 1;
  const letter = p.umbrellas[column - 1] ?? '.';
  const umbrella = letter !== '.' && covers(top, umbrellaRows(s)[column - 1] as number) ? letter : '';
  const crab = isCrabSide(s) && covers(top, s.crabRows[column - 1] as number);
  const chips = overhang(top);
  const found = matchesOf(s, p, face, top);
  const best = bestScoring(s, p, found, umbrella);
  const before = tracksOf(s, p.markers);
  return {
    matches: found,
    chips,
    umbrella,
    crab,
    gains: gainsOf(s, p.markers, best.markers),
    points: best.points - before + pearlGain(p, umbrella) - chips * s.options.penalty,
  };
}

function matchesOf(s: State, p: Player, face: Face, top: number): Match[] {
  const lying = lie(face, top);
  const found: Match[] = [];
  for (let row = top; row < top + 3; row++) {
    const code = shown(lying, row);
    if (code !== 0 && code === shown(p.edge, row)) {
      found.push({ pattern: code - 1, row, steps: s.options.rowSteps[row - 1] as number });
    }
  }
  return found;
}

/** The tracks after the turn, the extra scoring being put where it brings most. */
function bestScoring(s: State, p: Player, found: readonly Match[], umbrella: string): Scoring {
  const ways = extraTracks(s, p, umbrella).map((pattern) => {
    const markers = p.markers.slice();
    markers[pattern] = Math.min(s.end, (markers[pattern] as number) + s.options.extraSteps);
    return scoreMatches(s, markers, found);
  });
  return (
    ways.reduce<Scoring | undefined>((a, b) => (a && a.points >= b.points ? a : b), undefined) ??
    scoreMatches(s, p.markers, found)
  );
}

interface Scoring {
  readonly markers: readonly number[];
  readonly points: number;
}

function scoreMatches(
  s: State,
  from: readonly number[],
  found: readonly Match[],
): { markers: number[]; points: number } {
  const markers = from.slice();
  for (const { pattern, steps } of found)
    markers[pattern] = Math.min(s.end, (markers[pattern] as number) + steps);
  return { markers, points: tracksOf(s, markers) };
}

function tracksOf(s: State, markers: readonly number[]): number {
  return markers.reduce((sum, space, pattern) => sum + spaceValue(s.options, pattern, space), 0);
}

function extraTracks(s: State, p: Player, umbrella: string): number[] {
  if (umbrella !== 'x' && umbrella !== 'y') return [];
  const shows = umbrella === 'x' ? s.options.extraX : s.options.extraY;
  return shows.map((code) => code - 1).filter((pattern) => (p.markers[pattern] as number) < s.end);
}

function pearlGain(p: Player, umbrella: string): number {
  if (umbrella !== 'p' && umbrella !== 'w') return 0;
  const have = umbrella === 'p' ? p.pink : p.white;
  return (pearlPoints[have + 1] ?? 0) - (pearlPoints[have] ?? 0);
}

/** The loose towels a player takes whose markers go from here to there. */
export function gainsOf(s: State, from: readonly number[], to: readonly number[]): number[] {
  return looseTowels.flatMap(({ track }, towel) => {
    const space = s.decorated[towel] as number;
    const passes = space > 0 && (from[track] as number) < space && (to[track] as number) >= space;
    return passes && (s.stock[towel] as number) > 0 ? [towel] : [];
  });
}

/** The most points that a tile of the market can bring without loose towels; undefined if it needs one. */
export function bestPoints(s: State, seat: Seat, tile: number): number | undefined {
  const p = s.players[seat] as Player;
  const face = faces[tile] as number;
  let best: number | undefined;
  for (let top = TOP_MIN; top <= TOP_MAX; top++) {
    if (!touches(p.edge, lie(face, top))) continue;
    const { points } = outcomeOf(s, seat, face, top);
    if (best === undefined || points > best) best = points;
  }
  return best;
}

/** Whether the tile taken can lie there only with a loose towel. */
export function needsTowel(s: State, top: number): boolean {
  const p = s.players[s.seat] as Player;
  return canLie(s, top) && !touches(p.edge, lie(s.face, top));
}
