import { BEACHES } from '../../../games/high-tide/vocabulary.ts';
import type { View } from '../../../games/high-tide/index.ts';
import type { PartBox } from '../parts.ts';
import { type Box, laneX, type Layout, type Spot, spaceY } from './layout.ts';

type Seen = Pick<View, 'track' | 'rental' | 'coins' | 'shark' | 'baywatch' | 'sand'>;

/** Spaces with coins, from the bar on. */
const COIN_SPACES = 8;

export function partsOf(layout: Layout, view: Seen, spots: readonly (readonly Spot[])[]): PartBox[] {
  const { side, lane, sandTop, seaTop, height } = layout;
  const named = (name: string, box: Box | undefined): PartBox[] => (box ? [{ name, ...box }] : []);
  const slots = side.slots.slice(0, view.track.length);
  const alert = view.shark?.alert;
  return [
    { name: 'beaches', x: 0, y: 0, width: lane * 6, height },
    { name: 'bar', x: 0, y: 0, width: lane * 6, height: sandTop },
    { name: 'sea', x: 0, y: seaTop, width: lane * 6, height: height - seaTop },
    ...BEACHES.flatMap((beach, index) => {
      const x = laneX(layout, index);
      const coins = { name: `coins ${beach}`, x, y: sandTop, width: lane, height: layout.row * COIN_SPACES };
      return [
        { name: `beach ${beach}`, x, y: 0, width: lane, height },
        ...(view.coins ? [coins] : []),
        ...(spots[index] ?? []).map(({ x: middle, y, size }, seat) => ({
          name: `chair ${beach} ${seat}`,
          x: middle - size / 2,
          y: y - size,
          width: size,
          height: size,
        })),
      ];
    }),
    ...(alert === null || alert === undefined
      ? []
      : named('alert', {
          x: laneX(layout, alert),
          y: spaceY(layout, Math.max(0, (view.sand[alert] ?? 0) - 3)),
          width: lane,
          height: height - spaceY(layout, Math.max(0, (view.sand[alert] ?? 0) - 3)),
        })),
    ...named('dice', side.hand),
    ...named('track', around(slots)),
    ...slots.flatMap((slot, index) => named(`space ${index + 1}`, slot)),
    ...named('rental', view.rental === null ? undefined : slots[view.rental - 1]),
    ...named('bag', side.bag),
    ...named('pool', side.pool),
    ...named('prize', view.baywatch ? side.tile : undefined),
  ];
}

function around(boxes: readonly Box[]): Box | undefined {
  const [first] = boxes;
  const last = boxes.at(-1);
  return first && last && { ...first, height: last.y + last.height - first.y };
}
