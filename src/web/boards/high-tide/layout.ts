import type { View } from '../../../games/high-tide/index.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The layout of the board in its box, in CSS pixels. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** A phone: emblems instead of cloth, no captions. */
  readonly small: boolean;
  /** Six lanes of this width, from the left edge. */
  readonly lane: number;
  /** Height of a space. */
  readonly row: number;
  readonly length: number;
  /** Where the bar ends and the sand begins. */
  readonly sandTop: number;
  /** Where the last space ends. */
  readonly seaTop: number;
  readonly awning: number;
  readonly chair: number;
  readonly coin: number;
  /** The boardwalk beside the beaches. */
  readonly side: Side;
}

export interface Side extends Box {
  readonly hand: Box;
  readonly slots: readonly Box[];
  readonly bag: Box;
  readonly pool: Box;
  /** The order of play; only where there is room. */
  readonly pile: Box | undefined;
  /** Baywatch: the tile to win and the open dice. */
  readonly tile: Box | undefined;
}

export type Table = Pick<View, 'seats' | 'options' | 'track' | 'baywatch'>;

export function layoutOf(size: { readonly width: number; readonly height: number }, table: Table): Layout {
  const { width, height } = size;
  const small = width < 560 || height < 460;
  const sideWidth = Math.round(
    Math.min(190, Math.max(62, width * (small && height < width * 1.4 ? 0.165 : 0.2))),
  );
  const beaches = width - sideWidth;
  const lane = beaches / 6;
  const length = table.options.length;
  const awning = small ? Math.min(24, Math.max(17, height * 0.06)) : Math.min(46, height * 0.055);
  // At the bar chairs stand in two rows of up to three.
  const atBar = Math.min(small ? 24 : 40, (lane - 6) / 3, Math.max(11, height * 0.062));
  const bar = awning + atBar * 2.1 + (small ? 3 : 8);
  const sea = small ? Math.max(20, height * 0.075) : Math.min(76, height * 0.09);
  const row = (height - bar - sea) / length;
  const chair = Math.max(small ? 15 : 22, Math.min(lane * 0.42, row * 0.97, 46));
  return {
    width,
    height,
    small,
    lane,
    row,
    length,
    sandTop: bar,
    seaTop: height - sea,
    awning,
    chair,
    coin: Math.min(row < 13 ? row * 1.5 : row * 0.84, lane * 0.26, 26),
    side: sideOf({ x: beaches, y: 0, width: sideWidth, height }, table, small),
  };
}

/** The number of spaces printed on the track: with three or five players the turtle blocks the last. */
export function printedSpaces(usable: number): number {
  return usable <= 5 ? 5 : 7;
}

function sideOf(box: Box, table: Table, small: boolean): Side {
  const pad = small ? 4 : 10;
  const gap = small ? 3 : 7;
  const x = box.x + pad;
  const width = box.width - pad * 2;
  const printed = printedSpaces(table.track.length);
  const inner = box.height - pad * 2;
  const wantsTile = table.baywatch !== null;
  // Shares of the height, by importance.
  const shares = {
    hand: 1.15,
    slot: 1,
    bag: 1.05,
    pool: small ? 1.3 : 1.2,
    pile: small ? 0 : 0.5,
    tile: wantsTile ? (small ? 0.85 : 1.6) : 0,
  };
  const parts = 3 + printed + (shares.pile > 0 ? 1 : 0) + (shares.tile > 0 ? 1 : 0);
  const total = shares.hand + shares.slot * printed + shares.bag + shares.pool + shares.pile + shares.tile;
  const unit = Math.min((inner - gap * (parts - 1)) / total, small ? 58 : 84, width * (small ? 0.86 : 0.62));
  let y = box.y + pad;
  const next = (share: number): Box => {
    const part = { x, y, width, height: unit * share };
    y += part.height + gap;
    return part;
  };
  const hand = next(shares.hand);
  const slots = Array.from({ length: printed }, () => next(shares.slot));
  const tile = shares.tile > 0 ? next(shares.tile) : undefined;
  // What is left over goes to the foot of the boardwalk.
  const foot = box.y + box.height - pad;
  const rest = unit * (shares.bag + shares.pool + shares.pile) + gap * (shares.pile > 0 ? 2 : 1);
  y = Math.max(y, foot - rest);
  const bag = next(shares.bag);
  const pool = next(shares.pool);
  const pile = shares.pile > 0 ? next(shares.pile) : undefined;
  return { ...box, hand, slots, bag, pool, pile, tile };
}

export function laneX(layout: Layout, beach: number): number {
  return beach * layout.lane;
}

/** The seaward edge of a space; the sea beyond the last space for places past it. */
export function spaceY(layout: Layout, space: number): number {
  const { sandTop, row, length, seaTop, height } = layout;
  return space > length ? seaTop + (height - seaTop) * 0.55 : sandTop + row * space;
}

export interface Spot {
  readonly x: number;
  /** The foot of the chair. */
  readonly y: number;
  /** Its width. */
  readonly size: number;
}

/** Where a chair stands that is the `index`th of `count` on its space, from the left. */
export function spotOn(layout: Layout, beach: number, space: number, index: number, count: number): Spot {
  const { lane, small, chair, row } = layout;
  const edge = small ? 2 : 5;
  // Many chairs on one space are drawn smaller, so that each emblem can be seen.
  const size = Math.min(chair, Math.max(small ? 12 : 17, (lane - edge * 2) / Math.max(2.2, count * 0.78)));
  const room = lane - edge * 2 - size;
  const step = count > 1 ? Math.min(size + 2, room / (count - 1)) : 0;
  return {
    x: laneX(layout, beach) + edge + size / 2 + step * index,
    y: spaceY(layout, space) - Math.min(row * 0.1, 3),
    size,
  };
}

/** Where a seat's chair stands at the bar: always on its own place, for there is no order. */
export function spotAtBar(layout: Layout, beach: number, seat: number, seats: number): Spot {
  const columns = seats > 4 ? 3 : 2;
  const rows = 2;
  const top = layout.awning;
  const high = (layout.sandTop - top - (layout.small ? 3 : 8)) / rows;
  const size = Math.min(high * 0.95, (layout.lane - 6) / columns, layout.chair * 1.05);
  const column = seat % columns;
  const inRow = Math.min(columns, seats - Math.floor(seat / columns) * columns);
  const step = (layout.lane - 4) / columns;
  return {
    x: laneX(layout, beach) + layout.lane / 2 + (column - (inRow - 1) / 2) * step,
    y: top + high * (Math.floor(seat / columns) + 1) + (layout.small ? 1 : 4),
    size,
  };
}

/** Every chair's spot, by beach and seat. */
export function spotsOf(layout: Layout, v: Pick<View, 'chairs' | 'lines' | 'seats'>): Spot[][] {
  return v.chairs.map((places, beach) =>
    places.map((place, seat) => {
      if (place === 0) return spotAtBar(layout, beach, seat, v.seats);
      const here = (v.lines[beach] ?? []).filter((other) => places[other] === place).reverse();
      return spotOn(layout, beach, place, here.indexOf(seat), here.length);
    }),
  );
}

/** The middle of a coin. On low spaces they lie in two columns. */
export function coinSpot(
  layout: Layout,
  beach: number,
  space: number,
): { readonly x: number; readonly y: number } {
  const { lane, row, coin } = layout;
  const shift = row < 13 && space % 2 === 0 ? coin * 0.98 : 0;
  return {
    x: laneX(layout, beach) + lane - coin / 2 - (layout.small ? 2 : 5) - shift,
    y: spaceY(layout, space) - row / 2,
  };
}

/** The columns and the size of `n` squares that fill a box best. */
export function gridIn(
  n: number,
  width: number,
  height: number,
): { readonly columns: number; readonly size: number } {
  let best = { columns: 1, size: 0 };
  for (let columns = 1; columns <= n; columns++) {
    const size = Math.min(width / columns, height / Math.ceil(n / columns));
    if (size > best.size) best = { columns, size };
  }
  return best;
}
