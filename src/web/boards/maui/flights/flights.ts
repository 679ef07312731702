import { MARKET_PLACES } from '../../../../games/maui/data.ts';
import type { Event, View } from '../../../../games/maui/index.ts';
import { numberedSpace, spaceRows } from '../../../../games/maui/preview.ts';
import { letters } from '../../../../games/maui/vocabulary.ts';
import { columnX, type Grid, rowY } from '../beach/grid.ts';
import { type Lanes, laneY, spaceX } from '../tracks/lanes.ts';
import { pitOf, type Stall, slotOf } from '../market/stall.ts';

export type Cargo =
  | { readonly type: 'tile'; readonly tile: string; readonly w: number; readonly h: number }
  | { readonly type: 'icon'; readonly name: string; readonly size: number }
  | { readonly type: 'loose'; readonly towel: number; readonly letter: string; readonly size: number }
  | { readonly type: 'umbrella'; readonly letter: string; readonly size: number }
  | { readonly type: 'steps'; readonly steps: number; readonly size: number };

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Flight {
  readonly cargo: Cargo;
  readonly from: Point;
  readonly to: Point;
  /** Carried away by the wind instead of arriving. */
  readonly lost?: boolean;
}

export interface Places {
  readonly view: View;
  /** Whose beach is shown. */
  readonly seat: number;
  readonly grid: Grid;
  readonly stall: Stall | undefined;
  readonly lanes: Lanes | undefined;
}

/** What crosses the picture while an event is shown. `places.view` is what is seen after it. */
export function flightsOf(event: Event, places: Places): Flight[] {
  const { grid, seat } = places;
  const purse: Point = { x: Math.max(grid.box.x + 14, grid.platform + grid.w * 0.45), y: rowY(grid, 6) };
  const size = Math.min(grid.w, grid.h);
  if (!('seat' in event) || event.seat !== seat) return [];
  const beach = places.view.players[seat]?.beach ?? [];
  const column = Math.max(0, beach.length - 1);
  const middle = (at: number, row: number): Point => ({
    x: columnX(grid, at) + grid.w / 2,
    y: rowY(grid, row) + grid.h / 2,
  });
  switch (event.type) {
    case 'take':
      return taking(event, places, purse);
    case 'dollars': {
      if (places.stall === undefined) return [];
      const pit = centre(pitOf(places.stall, event.row - 1));
      return Array.from({ length: event.count }, () => ({
        cargo: { type: 'icon', name: 'dollar', size: 20 },
        from: pit,
        to: purse,
      }));
    }
    case 'pearl':
      return [
        {
          cargo: { type: 'icon', name: event.pink ? 'pearl-p' : 'pearl-w', size: size * 0.6 },
          from: middle(event.column, event.row),
          to: purse,
        },
      ];
    case 'missed': {
      const from = middle(event.column, rowOfUmbrella(places.view, event.column));
      return [
        {
          cargo: { type: 'umbrella', letter: event.letter, size },
          from,
          to: { x: grid.box.x + grid.box.w + size, y: from.y - size },
          lost: true,
        },
      ];
    }
    case 'score': {
      if (places.lanes === undefined) return [];
      const to = onTrack(places.lanes, event.pattern, event.to);
      return [
        {
          cargo: { type: 'steps', steps: event.steps, size: 22 },
          from: leftOf(middle(column, event.row), grid),
          to,
        },
      ];
    }
    case 'extra': {
      if (places.lanes === undefined) return [];
      const to = onTrack(places.lanes, event.pattern, event.to);
      return [
        {
          cargo: { type: 'steps', steps: event.to - event.from, size: 22 },
          from: middle(column, rowOfUmbrella(places.view, column)),
          to,
        },
      ];
    }
    case 'gain': {
      const space = numberedSpace(places.view.options, event.towel, event.towel === 0 ? 7 : 8);
      if (places.lanes === undefined || space === 0) return [];
      const letter = letters[(places.view.options.looseTowels[event.towel] ?? 1) - 1] ?? 's';
      return [
        {
          cargo: { type: 'loose', towel: event.towel, letter, size: 26 },
          from: onTrack(places.lanes, event.towel, space),
          to: purse,
        },
      ];
    }
    default:
      return [];
  }
}

function taking(
  event: Extract<Event, { type: 'take' }>,
  { grid, stall, view, seat }: Places,
  purse: Point,
): Flight[] {
  if (stall === undefined) return [];
  const slot = centre(slotOf(stall, (event.row - 1) * MARKET_PLACES + event.place - 1));
  const next = Math.min(12, view.players[seat]?.beach.length ?? 1);
  const tile: Flight = {
    cargo: { type: 'tile', tile: event.tile, w: stall.tile.w, h: stall.tile.h },
    from: slot,
    to: { x: columnX(grid, next) + grid.w / 2, y: rowY(grid, 4) + grid.h / 2 },
  };
  const pit = centre(pitOf(stall, event.row - 1));
  const paid = Array.from(
    { length: event.price },
    (): Flight => ({ cargo: { type: 'icon', name: 'dollar', size: 20 }, from: purse, to: pit }),
  );
  return [tile, ...paid];
}

function rowOfUmbrella(view: View, column: number): number {
  const space = spaceRows(view).find((each) => each.letter === 'umbrella' && each.column === column);
  return space?.row ?? 1;
}

const centre = (box: { x: number; y: number; w: number; h: number }): Point => ({
  x: box.x + box.w / 2,
  y: box.y + box.h / 2,
});

const leftOf = (point: Point, grid: Grid): Point => ({ x: point.x - grid.w / 2, y: point.y });

function onTrack(lanes: Lanes, pattern: number, space: number): Point {
  return { x: spaceX(lanes, space) + lanes.cell / 2, y: laneY(lanes, pattern) + lanes.lane / 2 };
}
