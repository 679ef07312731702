import type { Seat } from '../../engine/game.ts';
import { COLUMNS, pearlPoints, ROWS } from '../../games/maui/data.ts';
import type { Player, State } from '../../games/maui/index.ts';
import { shown, spaceValue } from '../../games/maui/rules.ts';
import { score } from '../../games/maui/score.ts';
import { isCrabSide, tilesLaid, umbrellaRows } from '../../games/maui/state.ts';

/** Weights in points, tuned by self-play. */
const PER_TILE = 3.4;
/** The share of a row's steps that counts for the best, second and third matchable section of the last column. */
const SECTION_SHARES = [0.5, 0.25, 0.12] as const;
/** With no section to match, at least a turn is lost. */
const NO_MATCH = -4;
/** The value of having so many dollars beyond their points: the first ones buy choice, more add little. */
const DOLLARS = [0, 0.9, 1.5, 1.8, 1.9] as const;
const LOOSE_TOWEL = 2;

/** A hand-made evaluation in points: the seat's score, and what its position is worth for the turns that are left. */
export function evaluate(s: State, seat: Seat): number {
  const p = s.players[seat] as Player;
  const points = score(s, seat);
  if (s.phase === 'over') return points;
  const placing = tilesToCome(s, seat);
  if (placing === 0) return points;
  const dollars = DOLLARS[Math.min(p.dollars, DOLLARS.length - 1)] as number;
  const towels = (p.towels & 1) + (p.towels >> 1);
  const fade = Math.min(1, placing / 3);
  return (
    points +
    PER_TILE * placing +
    matchValue(s, p) +
    columnValue(s, p) +
    fade * (dollars + LOOSE_TOWEL * towels)
  );
}

/** How many tiles the seat will still place, if everybody places one in each turn from now on. */
function tilesToCome(s: State, seat: Seat): number {
  const n = s.players.length;
  const turn = (each: Seat): number => (each - s.first + n) % n;
  let most = 0;
  for (let each = 0; each < n; each++) {
    const waiting = each !== seat && turn(each) >= turn(s.seat) && turn(each) > turn(seat);
    most = Math.max(most, tilesLaid(s.players[each] as Player) + (waiting ? 1 : 0));
  }
  const mine = Math.max(0, tilesLaid(s.players[seat] as Player));
  return (
    Math.max(0, COLUMNS - Math.max(most, mine)) + (s.options.mode === 'long' && s.half === 1 ? COLUMNS : 0)
  );
}

/** What the last column offers the next tile: steps of the rows that it can match, where the marker has room. */
function matchValue(s: State, p: Player): number {
  if (p.beach.length === 0) return 0;
  const steps: number[] = [];
  for (let row = 1; row <= ROWS; row++) {
    const code = shown(p.edge, row);
    if (code === 0) continue;
    const from = p.markers[code - 1] as number;
    const to = Math.min(s.end, from + (s.options.rowSteps[row - 1] as number));
    steps.push(spaceValue(s.options, code - 1, to) - spaceValue(s.options, code - 1, from));
  }
  if (steps.length === 0) return NO_MATCH;
  steps.sort((a, b) => b - a);
  return (
    steps.reduce((sum, n, i) => sum + n * (SECTION_SHARES[i] as number), 0) - (steps.length === 1 ? 1.2 : 0)
  );
}

/** Umbrellas and crabs of the next columns, weighed by how likely a tile that matches here will cover them. */
function columnValue(s: State, p: Player): number {
  const laid = tilesLaid(p);
  let value = 0;
  for (let column = laid; column < Math.min(COLUMNS, laid + 2) && column >= 0; column++) {
    const near = column === laid ? 1 : 0.5;
    const letter = p.umbrellas[column] as string;
    if (letter !== '.')
      value += near * prize(s, p, letter) * reach(p.edge, umbrellaRows(s)[column] as number);
    const crab = isCrabSide(s) ? (s.crabRows[column] as number) : 0;
    if (crab > 0) value -= near * 3 * reach(p.edge, crab);
  }
  return value;
}

function prize(s: State, p: Player, letter: string): number {
  if (letter === 'x' || letter === 'y') return s.options.extraSteps;
  const have = letter === 'p' ? p.pink : p.white;
  return (pearlPoints[have + 1] ?? 0) - (pearlPoints[have] ?? 0);
}

/** Of nine tiles that match (any section beside any row shown) how many cover this row. */
function reach(edge: number, row: number): number {
  let covering = 0;
  let all = 0;
  for (let at = 1; at <= ROWS; at++) {
    if (shown(edge, at) === 0) continue;
    for (let top = at - 2; top <= at; top++) {
      all++;
      if (row >= top && row <= top + 2) covering++;
    }
  }
  return all === 0 ? 0 : covering / all;
}
