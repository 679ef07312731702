import type { View } from '../../../games/maui/index.ts';
import {
  lastSpace,
  heightsFor,
  type Prospect,
  prospectsOf,
  type Wanted,
  wantedBy,
} from '../../../games/maui/preview.ts';
import { columnX, type Grid, gridIn, overhangs, rowY } from './beach/grid.ts';
import { type Laned, laneBeside, roomFor } from './lane/lane.ts';
import { type Lanes, lanesIn } from './tracks/lanes.ts';
import { arrange, type Box, type Plan, type Size, TARGET } from './plan.ts';
import { pitOf, type Stall, slotOf, stallIn } from './market/stall.ts';

/** Everything about the picture that can be reckoned: where things lie, what is asked, what can be tapped. */
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
  /** The one being looked at. */
  readonly prospect: Prospect | undefined;
  readonly wanted: Wanted | undefined;
  readonly targets: readonly Target[];
  /** The same heights on the column itself: the row on which the middle of the tile would lie. */
  readonly rows: readonly Target[];
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
  const lane = laneBeside(grid, { prospects, options, keep, small: brief, column, open: !asksMarket });
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
    rows: open.flatMap((each) =>
      each.type === 'place'
        ? [
            {
              text: each.text,
              box: { x: columnX(grid, column), y: rowY(grid, each.top + 1), w: grid.w, h: grid.h },
            },
          ]
        : [],
    ),
  };
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
