import { OUTERMOST } from '../../../games/strand-unter/vocabulary.ts';
import { grooveIn, type Scene } from './scene.ts';

/** Where everything lies in the box, in CSS pixels from its upper left corner. The sea is above, the dunes are below. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Row {
  readonly groove: number;
  readonly top: number;
  readonly height: number;
  /** Where castles stand. */
  readonly base: number;
  /** How much height castles have. */
  readonly room: number;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Too small for words beside the pieces. */
  readonly small: boolean;
  /** Open sea beyond all grooves: the dials are laid out there. */
  readonly horizon: number;
  readonly beach: Box;
  readonly tray: Box;
  /** The tray stands beside the beach, not below it. */
  readonly aside: boolean;
  /** By groove; the first is unused. */
  readonly rows: readonly Row[];
  /** The water's edge. */
  readonly shore: number;
  /** Where shells and castles may be, between numbers and forecast. */
  readonly lane: { readonly x: number; readonly width: number };
  readonly forecast: { readonly x: number; readonly width: number };
}

export const GROOVES = 11;

interface Size {
  readonly width: number;
  readonly height: number;
}

export function layoutOf(size: Size, scene: Scene): Layout {
  const { width, height } = size;
  const small = width < 520 || height < 430;
  const aside = width > height * 1.45 && width > 640;
  const trayWidth = aside ? clamp(width * 0.25, 170, 300) : width;
  const trayHeight = aside ? height : small ? clamp(height * 0.2, 54, 96) : clamp(height * 0.2, 104, 190);
  const beach = {
    x: 0,
    y: 0,
    width: width - (aside ? trayWidth : 0),
    height: height - (aside ? 0 : trayHeight),
  };
  const tray = aside
    ? { x: beach.width, y: 0, width: trayWidth, height }
    : { x: 0, y: beach.height, width, height: trayHeight };
  const horizon = small ? clamp(height * 0.13, 32, 48) : clamp(height * 0.085, 52, 84);
  // A strip of dune below groove 1.
  const dune = small ? 3 : 12;
  const rows = rowsOf(scene, horizon, beach.height - horizon - dune);
  const tags = small ? 26 : clamp(beach.width * 0.07, 40, 60);
  const forecast = small ? clamp(beach.width * 0.19, 62, 90) : clamp(beach.width * 0.18, 108, 170);
  return {
    width,
    height,
    small,
    horizon,
    beach,
    tray,
    aside,
    rows,
    shore: rows[scene.last]?.top ?? horizon,
    lane: { x: tags, width: beach.width - tags - forecast },
    forecast: { x: beach.width - forecast, width: forecast },
  };
}

/** Heights by importance: the sandpiper's groove is tall, castles need room, covered grooves are thin. */
function rowsOf(scene: Scene, top: number, height: number): Row[] {
  const now = grooveIn(scene);
  const standing = scene.seats.flatMap((seat) => seat.castles);
  const crowded = standing.includes(now);
  const current = Math.max(height * 0.26, 52) + (crowded ? clamp(height * 0.1, 14, 80) : 0);
  const weights = Array.from({ length: GROOVES + 1 }, (_, groove): number => {
    if (groove === 0 || groove === now) return 0;
    if (groove > OUTERMOST) return groove > scene.last ? 0.4 : 0.6;
    if (groove > scene.last) return 0.75;
    return standing.includes(groove) ? 2.6 : 1;
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const heights = weights.map((weight, groove) =>
    groove === now ? current : (weight / total) * (height - current),
  );
  const rows: Row[] = [];
  let at = top + height;
  for (let groove = 0; groove <= GROOVES; groove++) {
    const own = heights[groove] ?? 0;
    at -= own;
    const half = groove === now && crowded;
    rows.push({
      groove,
      top: at,
      height: own,
      base: at + own * (half ? 0.46 : 0.9),
      room: own * (half ? 0.52 : 1),
    });
  }
  return rows;
}

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Widths of the castles 0-3 at scale 1, with a little air. */
const WIDTHS = [62, 66, 86, 106];
/** How much height they ask for with their flags: small ones stay small beside large ones, but not too small. */
export const TALLEST = [56, 64, 74, 82];

/**
 * Where the castles stand: every seat has its own part of each groove, so that a castle stays where it was built. `extra`
 * is a castle that is only thought of.
 */
export function castlePlaces(
  layout: Layout,
  scene: Scene,
  extra?: { readonly seat: number; readonly castle: number; readonly groove: number },
): Map<string, Place & { readonly seat: number; readonly castle: number }> {
  const places = new Map<string, Place & { readonly seat: number; readonly castle: number }>();
  const now = grooveIn(scene);
  scene.seats.forEach(({ castles }, seat) => {
    for (let groove = 1; groove <= OUTERMOST; groove++) {
      const here = [0, 1, 2, 3].filter(
        (castle) =>
          castles[castle] === groove ||
          (extra?.seat === seat && extra.castle === castle && extra.groove === groove),
      );
      const row = layout.rows[groove];
      if (here.length === 0 || !row) continue;
      const bird = groove === now ? birdWidth(layout, scene) : 0;
      const part = (layout.lane.width - bird) / scene.seats.length;
      const widths = here.map((castle) => WIDTHS[castle] ?? 0);
      const total = widths.reduce((sum, each) => sum + each, 0);
      const tallest = Math.max(...here.map((castle) => TALLEST[castle] ?? 0));
      // A flag may wave over the next groove, but not in front of what stands there.
      const above = scene.seats.some((other) => other.castles.includes(groove + 1));
      const scale = Math.min(
        (row.room / tallest) * (above ? 0.96 : 1.12),
        (part * 0.98) / total,
        layout.small ? 1 : largest(layout, 1.4),
      );
      // A small irregular offset, within its part.
      const free = part - total * scale;
      let x = layout.lane.x + part * seat + free * (0.5 + 0.3 * wobble(seat * 8 + groove));
      here.forEach((castle, index) => {
        const width = (widths[index] ?? 0) * scale;
        places.set(`${seat}-${castle}`, { x: x + width / 2, y: row.base, scale, seat, castle });
        x += width;
      });
    }
  });
  return places;
}

/** In sizes of a shell: the least width of a group, and what is free between two. */
const FINGER = 1.4;
const BETWEEN = 0.45;

export interface ShellPlace {
  readonly key: string;
  readonly colour: number;
  /** Which of its colour, counted from 0. */
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

export interface ShellBed {
  readonly size: number;
  readonly shells: readonly ShellPlace[];
  /** Around all shells of a colour; the width is 0 where none lies. */
  readonly groups: readonly Box[];
}

/** Shells lie sorted by colour in the sandpiper's groove. `slots` is how many the picture makes room for, so that those left do not jump when one is taken. */
export function shellBed(layout: Layout, scene: Scene, slots: readonly number[]): ShellBed {
  const row = layout.rows[grooveIn(scene)];
  const { x, width } = layout.lane;
  const space = width - birdWidth(layout, scene);
  const crowded = row !== undefined && row.base < row.top + row.height * 0.7;
  const height = (row?.height ?? 0) * (crowded ? 0.5 : 1);
  // A group is never narrower than a finger, however few shells lie in it.
  const wide = slots.map((n) => (n === 0 ? 0 : Math.max(n * 0.98, FINGER)));
  const units = Math.max(
    5,
    wide.reduce((sum, n) => sum + (n > 0 ? n + BETWEEN : 0), 0.1),
  );
  const size = Math.min(space / units, height * 0.6, largest(layout, 58));
  const middle = (row ? row.top + row.height : 0) - height * (crowded ? 0.46 : 0.44);
  let at = x + size * 0.3 + Math.max(0, space - units * size) * 0.35;
  const shells: ShellPlace[] = [];
  const groups = slots.map((n, colour) => {
    const room = (wide[colour] ?? 0) * size;
    const left = at + (room - n * size * 0.98) / 2;
    for (let index = 0; index < Math.min(n, scene.shells[colour] ?? 0); index++) {
      shells.push({
        key: `${colour}-${index}`,
        colour,
        index,
        x: left + (index + 0.5) * size * 0.98,
        y: middle + (index % 2 === 0 ? -0.09 : 0.1) * size,
        turn: wobble(colour * 10 + index) * 16,
      });
    }
    const box = {
      x: at - size * 0.1,
      y: middle - size * 0.72,
      width: room + size * 0.2,
      height: size * 1.44,
    };
    if (n > 0) at += room + size * BETWEEN;
    return n > 0 ? box : { ...box, width: 0 };
  });
  return { size, shells, groups };
}

/** Shells that lay there a moment before and do not any more, where they lay. */
export function leavingShells(
  layout: Layout,
  previous: Scene,
  scene: Scene,
  slots: readonly number[],
): ShellPlace[] {
  return shellBed(layout, previous, slots).shells.filter(
    ({ colour, index }) => index >= (scene.shells[colour] ?? 0),
  );
}

export function birdScale(layout: Layout, scene: Scene): number {
  const row = layout.rows[grooveIn(scene)];
  return clamp((row?.height ?? 0) / 118, 0.42, layout.small ? 0.62 : largest(layout, 1.2));
}

function birdWidth(layout: Layout, scene: Scene): number {
  return 128 * birdScale(layout, scene);
}

export function birdPlace(layout: Layout, scene: Scene): Place {
  const row = layout.rows[grooveIn(scene)];
  const scale = birdScale(layout, scene);
  return {
    x: layout.lane.x + layout.lane.width - 74 * scale,
    y: (row ? row.top + row.height : 0) - (row?.height ?? 0) * 0.12,
    scale,
  };
}

/** Pieces grow with the beach, but more slowly. */
export function largest(layout: Layout, usual: number): number {
  return usual * clamp(layout.beach.width / 760, 1, 1.6);
}

/** A deterministic pseudo-random number between -1 and 1. */
export function wobble(seed: number): number {
  const x = Math.sin(seed * 12.9898 + 4.1414) * 43758.5453;
  return (x - Math.floor(x)) * 2 - 1;
}

export function clamp(n: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, n));
}
