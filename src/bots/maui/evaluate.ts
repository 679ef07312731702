import type { Seat } from '../../engine/game.ts';
import { COLUMNS, pearlPoints, ROWS } from '../../games/maui/data.ts';
import type { Player, State } from '../../games/maui/index.ts';
import { shown } from '../../games/maui/rules.ts';
import { score } from '../../games/maui/score.ts';
import { isCrabSide, tilesLaid, umbrellaRows } from '../../games/maui/state.ts';
import { reach } from './features.ts';
import { type Hand, trackValues, turnOf } from './hand.ts';

/** Weights in points, tuned by self-play. */
const PER_TILE = 3.4;
/** The share of a row's steps that counts for the best, second and third matchable section of the last column. */
const SECTION_SHARES = [0.5, 0.25, 0.12] as const;
/** With no section to match, at least a turn is lost. */
const NO_MATCH = -4;
const ONE_MATCH = -1.2;
/** The value of having so many dollars beyond their points: the first ones buy choice, more add little. */
const DOLLARS = [0, 0.9, 1.5, 1.8, 1.9] as const;
const LOOSE_TOWEL = 2;

/** What players and hands alike have. */
type Assets = Pick<Hand & Player, 'dollars' | 'markers' | 'edge' | 'towels' | 'white' | 'pink' | 'umbrellas'>;

/** Beside the assets: points, columns filled (-1 before the start tile), and tiles that will still be placed. */
interface Prospects {
  readonly points: number;
  readonly laid: number;
  readonly coming: number;
}

/** A hand-made evaluation in points: the seat's score, and what its position is worth for the turns that are left. */
export function evaluate(s: State, seat: Seat): number {
  const p = s.players[seat] as Player;
  const points = score(s, seat);
  if (s.phase === 'over') return points;
  const laid = tilesLaid(p);
  return evaluateAssets(s, p, { points, laid, coming: tilesToCome(s, seat, { laid, next: s.seat }) });
}

/** The same by figures: those of a player, or of a hand that some way to play a turn leaves. */
export function evaluateAssets(s: State, assets: Assets, { points, laid, coming }: Prospects): number {
  if (coming === 0) return points;
  const dollars = DOLLARS[Math.min(assets.dollars, DOLLARS.length - 1)] as number;
  const towels = (assets.towels & 1) + (assets.towels >> 1);
  const fade = Math.min(1, coming / 3);
  const tiles = points + PER_TILE * coming;
  const present = laid < 0 ? tiles : tiles + matchValue(s, assets) + columnValue(s, assets, laid);
  return present + fade * (dollars + LOOSE_TOWEL * towels);
}

/**
 * How many tiles the seat will still place, having laid so many and with that seat next on turn, if everybody places one in
 * each turn from now on.
 */
export function tilesToCome(
  s: State,
  seat: Seat,
  { laid, next }: { readonly laid: number; readonly next: Seat },
): number {
  const mine = turnOf(s, seat);
  const now = turnOf(s, next);
  let most = Math.max(0, laid);
  for (let each = 0; each < s.players.length; each++) {
    if (each === seat) continue;
    const waiting = turnOf(s, each) >= now && turnOf(s, each) > mine;
    most = Math.max(most, tilesLaid(s.players[each] as Player) + (waiting ? 1 : 0));
  }
  return Math.max(0, COLUMNS - most) + (s.options.mode === 'long' && s.half === 1 ? COLUMNS : 0);
}

/** What the last column offers the next tile: steps of the rows that it can match, where the marker has room. */
function matchValue(s: State, { edge, markers }: Assets): number {
  const { spaces } = trackValues(s);
  let sections = 0;
  let best = 0;
  let second = 0;
  let third = 0;
  for (let row = 1; row <= ROWS; row++) {
    const code = shown(edge, row);
    if (code === 0) continue;
    const track = spaces[code - 1] as readonly number[];
    const from = markers[code - 1] as number;
    const to = Math.min(s.end, from + (s.options.rowSteps[row - 1] as number));
    const steps = (track[to] as number) - (track[from] as number);
    if (sections === 0 || steps > best) {
      third = second;
      second = best;
      best = steps;
    } else if (sections === 1 || steps > second) {
      third = second;
      second = steps;
    } else third = steps;
    sections++;
  }
  if (sections === 0) return NO_MATCH;
  const value = best * SECTION_SHARES[0] + second * SECTION_SHARES[1] + third * SECTION_SHARES[2];
  return sections === 1 ? value + ONE_MATCH : value;
}

/** Umbrellas and crabs of the next columns, weighed by how likely a tile that matches here will cover them. */
function columnValue(s: State, assets: Assets, laid: number): number {
  const { edge, umbrellas } = assets;
  let value = 0;
  for (let column = laid; column < Math.min(COLUMNS, laid + 2); column++) {
    const near = column === laid ? 1 : 0.5;
    const letter = umbrellas[column] as string;
    if (letter !== '.')
      value += near * prize(s, assets, letter) * reach(edge, umbrellaRows(s)[column] as number);
    const crab = isCrabSide(s) ? (s.crabRows[column] as number) : 0;
    if (crab > 0) value -= near * 3 * reach(edge, crab);
  }
  return value;
}

function prize(s: State, { pink, white }: Assets, letter: string): number {
  if (letter === 'x' || letter === 'y') return s.options.extraSteps;
  const have = letter === 'p' ? pink : white;
  return (pearlPoints[have + 1] ?? 0) - (pearlPoints[have] ?? 0);
}
