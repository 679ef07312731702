import type { Seat } from '../../../../engine/game.ts';
import type { Event } from '../../../../games/strand-unter/index.ts';
import type { Layout } from '../layout.ts';
import type { Scene } from '../scene.ts';

export interface Chip {
  readonly position: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Token {
  readonly seat: Seat;
  readonly position: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly spell: boolean;
  readonly trove: boolean;
}

/** The ten positions from left to right over the open sea. */
export function chipsOf(layout: Layout, positions: readonly number[]): Chip[] {
  const { small, horizon } = layout;
  const left = small ? 3 : 10;
  const width = (layout.forecast.x - left - (small ? 2 : 6)) / positions.length;
  const height = small ? horizon * 0.5 : horizon * 0.52;
  return positions.map((position, i) => ({
    position,
    x: left + width * (i + 0.5),
    y: height / 2 + (small ? 4 : 7),
    width,
    height,
  }));
}

/** Everybody's mark under what the dial shows; under the colour in the spell. */
export function tokensOf(layout: Layout, scene: Scene, chips: readonly Chip[]): Token[] {
  const shown = scene.seats.map((_, seat) => {
    const spell = scene.spells[seat] ?? -1;
    return spell >= 0 ? spell : (scene.dials[seat] ?? -1);
  });
  const size = layout.small ? 17 : 24;
  return shown.flatMap((position, seat): Token[] => {
    const chip = chips.find((each) => each.position === position);
    if (!chip) return [];
    const here = shown.flatMap((each, other) => (each === position ? [other] : []));
    const step = Math.min(size * 0.95, (chip.width - 2) / here.length);
    return [
      {
        seat,
        position,
        x: chip.x + (here.indexOf(seat) - (here.length - 1) / 2) * step,
        y: chip.y + chip.height / 2 + size * 0.34,
        size,
        spell: scene.spellers.includes(seat),
        trove: scene.troves.includes(seat),
      },
    ];
  });
}

/** Which position an event is about. */
export function servedBy(event: Event | undefined): number | undefined {
  switch (event?.type) {
    case 'single':
      return event.colour;
    case 'take':
    case 'miss':
    case 'clash':
      return event.position;
    default:
      return undefined;
  }
}
