import { COLUMNS, MARKET_PLACES, MARKET_ROWS, patterns, ROWS } from '../../../games/maui/data.ts';
import type { PartBox } from '../parts.ts';
import { columnX, inSight, rowY } from './beach/grid.ts';
import type { Picture } from './layout.ts';
import { pitOf, slotOf } from './market/stall.ts';
import type { Box } from './plan.ts';
import { laneY } from './tracks/lanes.ts';

export function partsOf({
  plan,
  grid,
  stall,
  lanes,
}: Pick<Picture, 'plan' | 'grid' | 'stall' | 'lanes'>): PartBox[] {
  const named = (name: string, { x, y, w, h }: Box): PartBox => ({ name, x, y, width: w, height: h });
  const numbers = (n: number): number[] => Array.from({ length: n }, (_, index) => index);
  const right = grid.box.x + grid.box.w - grid.signs;
  const high = ROWS * grid.h;
  const top = rowY(grid, 1);
  return [
    ...(stall
      ? [
          named('market', stall.box),
          ...numbers(MARKET_ROWS * MARKET_PLACES).map((place) =>
            named(`tile ${place + 1}`, slotOf(stall, place)),
          ),
          ...numbers(MARKET_ROWS).map((row) => named(`dollars ${row + 1}`, pitOf(stall, row))),
        ]
      : []),
    named('beach', { x: grid.platform, y: top, w: right - grid.platform, h: high }),
    ...numbers(COLUMNS + 1)
      .filter((column) => column === 0 || inSight(grid, column))
      .filter((column) => columnX(grid, column) + grid.w / 2 < right)
      .map((column) => named(`column ${column}`, { x: platformX(column), y: top, w: grid.w, h: high })),
    ...numbers(ROWS).map((row) =>
      named(`row ${row + 1}`, {
        x: grid.edge,
        y: rowY(grid, row + 1),
        w: plan.beach.x + plan.beach.w - grid.edge,
        h: grid.h,
      }),
    ),
    named('steps', { x: right, y: top, w: grid.signs, h: high }),
    ...(lanes
      ? [
          named('tracks', lanes.box),
          ...patterns.map((pattern, index) =>
            named(`track ${pattern}`, {
              x: lanes.box.x,
              y: laneY(lanes, index),
              w: lanes.box.w,
              h: lanes.lane,
            }),
          ),
        ]
      : []),
  ];

  /** The platform stands still while the columns move. */
  function platformX(column: number): number {
    return column === 0 ? Math.max(grid.platform, columnX(grid, 0)) : columnX(grid, column);
  }
}
