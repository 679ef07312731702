import { ROWS } from '../../../games/maui/data.ts';
import type { View } from '../../../games/maui/index.ts';
import {
  lastSpace,
  heightsFor,
  type Prospect,
  prospectsOf,
  spaceRows,
  type Wanted,
  wantedBy,
} from '../../../games/maui/preview.ts';
import { columnX, type Grid, gridIn, overhangs, rowY } from './beach/grid.ts';
import type { Spot } from './lane/clear.ts';
import { type Laned, laneBeside, roomFor } from './lane/lane.ts';
import { type Lanes, lanesIn } from './tracks/lanes.ts';
import { arrange, type Box, type Plan, type Size, TARGET } from './plan.ts';
import { pitOf, type Stall, slotOf, stallIn } from './market/stall.ts';

/** View model of the board: layout, open question, tap targets. */
export interface Picture {
  readonly plan: Plan;
  readonly grid: Grid;
  readonly stall: Stall | undefined;
  readonly lanes: Lanes | undefined;
  readonly lane: readonly Laned[];
  /** Whether labels are short. */
  readonly brief: boolean;
  /** The column that is asked about; 0 if none is. */
  readonly column: number;
  readonly prospects: readonly Prospect[];
  /** The choice being previewed. */
  readonly prospect: Prospect | undefined;
  readonly wanted: Wanted | undefined;
  readonly targets: readonly Target[];
  /** The same heights on the column itself: the rows that are nearest to the middle of the tile. */
  readonly rows: readonly Target[];
  /** Tap target of the previewed tile, if a height is being previewed. */
  readonly ghost: Target | undefined;
}

/** A choice and where it can be tapped. */
export interface Target {
  readonly text: string;
  readonly box: Box;
}

export interface Sight {
  /** As it is drawn, and as the rules know it. */
  readonly view: View;
  readonly after: View;
  /** Whose beach is large, and who is asked. */
  readonly seat: number;
  readonly own: number;
  readonly size: Size;
  readonly texts: readonly string[];
  readonly looked: string | undefined;
  readonly keep: string;
}

export function picture({ view, after, seat, own, size, texts, looked, keep }: Sight): Picture {
  const asksMarket = texts.some((text) => text.startsWith('take'));
  const plan = arrange(
    size,
    asksMarket ? 'market' : texts.length > 0 ? 'beach' : 'rest',
    view.players.length - 1,
  );
  const brief = plan.small || plan.beach.w < 640;
  const asked = seat === own && texts.length > 0;
  const wanted = asksMarket ? wantedBy(after, looked) : undefined;
  const open = asked && !asksMarket ? prospectsOf(after, texts) : [];
  const tried = asked && wanted?.type === 'tile' ? heightsFor(after, wanted.tile) : [];
  const prospects = asksMarket ? tried : open;

  const beach = view.players[seat]?.beach ?? [];
  // A tile that is still open on its towels or its umbrella already lies there.
  const column = open.some(({ type }) => type !== 'place') ? beach.length - 1 : beach.length;
  // While a tile is looked for, the room for the heights of every tile is kept: nothing moves under the pointer.
  const offered =
    asked && asksMarket ? texts.flatMap((text) => heightsFor(after, text.slice('take '.length))) : prospects;
  const tops = [
    ...beach.map(({ top }) => top),
    ...offered.flatMap((each) => (each.type === 'place' ? [each.top] : [])),
  ];
  const { options } = view;
  const grid = gridIn(plan.beach, {
    small: plan.small,
    near: !asksMarket,
    over: overhangs(tops),
    column,
    room: roomFor(offered, options, keep, brief),
  });
  const spots = spotsOf(view, seat, grid, column);
  const lane = laneBeside(grid, { prospects, options, keep, small: brief, column, open: !asksMarket, spots });
  const stall = plan.market && stallIn(plan.market, plan.strip);
  return {
    plan,
    grid,
    stall,
    lanes: plan.tracks && lanesIn(plan.tracks, lastSpace(options), view.players.length),
    lane,
    brief,
    column: asked ? column : 0,
    prospects,
    // A tile with one height only would lie there without a question: it is shown at once.
    prospect: open.find(({ text }) => text === looked) ?? (tried.length === 1 ? tried[0] : undefined),
    wanted,
    targets: [
      ...(asksMarket && stall ? marketTargets(stall, after, texts) : []),
      ...laneTargets(lane, texts),
    ],
    rows: rowTargets(open, grid, column),
    ghost: ghostTarget(open, grid, column, looked),
  };
}

/** Every row of the column, from overhang to overhang, belongs to the height whose middle is nearest. */
function rowTargets(open: readonly Prospect[], grid: Grid, column: number): Target[] {
  const heights = open
    .flatMap((each) => (each.type === 'place' ? [each] : []))
    .toSorted((a, b) => a.top - b.top);
  const [first, last] = [Math.min(1, heights[0]?.top ?? 1), Math.max(ROWS, (heights.at(-1)?.top ?? 1) + 2)];
  return heights.map(({ text, top }, i) => {
    const [before, after] = [heights[i - 1]?.top, heights[i + 1]?.top];
    // Boundaries lie halfway between two middles; both are counted from the upper edge of row `top + 1`.
    const from = before === undefined ? first : (before + top) / 2 + 1.5;
    const to = after === undefined ? last + 1 : (top + after) / 2 + 1.5;
    const y = rowY(grid, from);
    return { text, box: { x: columnX(grid, column), y, w: grid.w, h: rowY(grid, to) - y } };
  });
}

function ghostTarget(
  open: readonly Prospect[],
  grid: Grid,
  column: number,
  looked: string | undefined,
): Target | undefined {
  const seen = open.find(({ text }) => text === looked);
  if (seen?.type !== 'place') return undefined;
  const box = { x: columnX(grid, column), y: rowY(grid, seen.top), w: grid.w, h: 3 * grid.h };
  return { text: seen.text, box };
}

/** Umbrellas and crabs on later columns, which labels should not hide. */
function spotsOf(view: View, seat: number, grid: Grid, column: number): Spot[] {
  const player = view.players[seat];
  const r = Math.min(grid.w, grid.h) / 2;
  return spaceRows(view).flatMap((space) => {
    const lies = (space.letter === 'crab' ? player?.crabs : player?.umbrellas)?.[space.column - 1] ?? '.';
    const [x, y] = [columnX(grid, space.column) + grid.w / 2, rowY(grid, space.row) + grid.h / 2];
    return space.column > column && lies !== '.' ? [{ x, y, r }] : [];
  });
}

function marketTargets(stall: Stall, view: View, texts: readonly string[]): Target[] {
  return texts.flatMap((text) => {
    const wanted = wantedBy(view, text);
    if (wanted === undefined) return [];
    const box = wanted.type === 'dollars' ? pitOf(stall, wanted.row) : slotOf(stall, wanted.place);
    return [{ text, box }];
  });
}

function laneTargets(lane: readonly Laned[], texts: readonly string[]): Target[] {
  return lane.flatMap(({ prospect, x, y, w }) =>
    texts.includes(prospect.text)
      ? [{ text: prospect.text, box: { x, y: y - TARGET / 2, w: Math.max(w, TARGET), h: TARGET } }]
      : [],
  );
}
