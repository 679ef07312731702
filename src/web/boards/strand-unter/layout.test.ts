import { expect, test } from 'vitest';
import { OUTERMOST } from '../../../games/strand-unter/vocabulary.ts';
import { birdPlace, castlePlaces, GROOVES, layoutOf, leavingShells, shellBed } from './layout.ts';
import { castlePaths } from './pieces/castle.ts';
import { grooveIn, sceneOf } from './scene.ts';
import { chipsOf, tokensOf } from './beach/strip.ts';
import { tagsOf } from './beach/tags.ts';
import { randomFrames } from './testing.ts';

const sizes = [
  { width: 340, height: 250 },
  { width: 360, height: 330 },
  { width: 390, height: 300 },
  { width: 740, height: 620 },
  { width: 800, height: 800 },
  { width: 1100, height: 600 },
  { width: 600, height: 1000 },
  { width: 1900, height: 1300 },
];

const scenes = [2, 3, 4].flatMap((players) =>
  randomFrames(players, 3)
    .filter((_, i) => i % 5 === 0)
    .map(({ view }) => ({ players, scene: sceneOf(view) })),
);

test.for(sizes)('rows fill the beach from the horizon to the dune, $width x $height', (size) => {
  for (const { scene } of scenes) {
    const layout = layoutOf(size, scene);
    const rows = layout.rows.slice(1);
    expect(rows).toHaveLength(GROOVES);
    expect(Math.min(...rows.map(({ height }) => height))).toBeGreaterThan(0);
    for (const [i, row] of rows.slice(1).entries()) expect(row.top + row.height).toBeCloseTo(rows[i]!.top, 6);
    expect(rows.at(-1)!.top).toBeCloseTo(layout.horizon, 6);
    expect(layout.rows[1]!.top + layout.rows[1]!.height).toBeLessThanOrEqual(layout.beach.height);
    expect(layout.shore).toBeCloseTo(layout.rows[scene.last]!.top, 6);
    // The sandpiper's groove is the tallest.
    expect(Math.max(...rows.map(({ height }) => height))).toBe(layout.rows[grooveIn(scene)]!.height);
    expect(layout.beach.width + (layout.aside ? layout.tray.width : 0)).toBeCloseTo(size.width, 6);
    expect(layout.beach.height + (layout.aside ? 0 : layout.tray.height)).toBeCloseTo(size.height, 6);
  }
});

test.for(sizes)('castles stand side by side in their grooves, within the lane, $width x $height', (size) => {
  let most = 0;
  for (const { scene } of scenes) {
    const layout = layoutOf(size, scene);
    const places = castlePlaces(layout, scene);
    const standing = scene.seats.flatMap(({ castles }) => castles.filter((groove) => groove > 0));
    expect(places.size).toBe(standing.length);
    most = Math.max(most, standing.length);
    for (let groove = 1; groove <= OUTERMOST; groove++) {
      const here = [...places.values()]
        .filter(({ seat, castle }) => scene.seats[seat]!.castles[castle] === groove)
        .sort((a, b) => a.x - b.x);
      for (const { x, y, scale } of here) {
        expect(scale).toBeGreaterThan(0.2);
        expect(x).toBeGreaterThan(layout.lane.x);
        expect(x).toBeLessThan(layout.lane.x + layout.lane.width);
        expect(y).toBeGreaterThan(layout.rows[groove]!.top);
        expect(y).toBeLessThanOrEqual(layout.rows[groove]!.top + layout.rows[groove]!.height);
      }
      // Even the narrowest castle, 50 wide, has its place for itself.
      for (const [i, { x, scale }] of here.slice(1).entries())
        expect(x - here[i]!.x).toBeGreaterThan(50 * Math.min(scale, here[i]!.scale));
    }
  }
  expect(most).toBeGreaterThan(4);
});

test.for(sizes)('shells lie apart in the groove, left of the sandpiper, $width x $height', (size) => {
  for (const { scene } of scenes) {
    const layout = layoutOf(size, scene);
    const bed = shellBed(layout, scene, scene.shells);
    const row = layout.rows[grooveIn(scene)]!;
    expect(bed.shells).toHaveLength(scene.shells.reduce((sum, n) => sum + n, 0));
    const bird = birdPlace(layout, scene);
    for (const { x, y } of bed.shells) {
      expect(y - bed.size / 2).toBeGreaterThan(row.top - 2);
      expect(y + bed.size / 2).toBeLessThan(row.top + row.height + 2);
      expect(x + bed.size / 2).toBeLessThan(bird.x - 40 * bird.scale);
    }
    for (const [i, { x }] of bed.shells.slice(1).entries())
      expect(x - bed.shells[i]!.x).toBeGreaterThan(bed.size * 0.9);
    expect(bed.size).toBeGreaterThan(14);
  }
});

test.for(sizes)('no flag waves in front of a castle of the next groove, $width x $height', (size) => {
  let neighbours = 0;
  for (const { scene } of scenes) {
    const layout = layoutOf(size, scene);
    const places = [...castlePlaces(layout, scene).values()].map((place) => ({
      ...place,
      groove: scene.seats[place.seat]!.castles[place.castle]!,
    }));
    for (const { castle, groove, scale, y } of places) {
      const above = places.find((other) => other.groove === groove + 1);
      if (!above) continue;
      neighbours++;
      const flag = 19 - castlePaths[castle]!.flag[1];
      expect(y - flag * scale).toBeGreaterThan(above.y);
    }
  }
  expect(neighbours).toBeGreaterThan(10);
});

test.for(sizes)(
  'in the groove of the sandpiper castles stand behind the shells, $width x $height',
  (size) => {
    let both = 0;
    for (const { scene } of scenes) {
      const layout = layoutOf(size, scene);
      const now = grooveIn(scene);
      const bed = shellBed(layout, scene, scene.shells);
      for (const { seat, castle, y } of castlePlaces(layout, scene).values()) {
        if (scene.seats[seat]!.castles[castle] !== now || bed.shells.length === 0) continue;
        both++;
        for (const shell of bed.shells) expect(shell.y - bed.size / 2).toBeGreaterThan(y);
      }
    }
    expect(both).toBeGreaterThan(3);
  },
);

test.for(sizes)(
  'the numbers of grooves are legible and apart, that of the sandpiper among them, $width x $height',
  (size) => {
    for (const { scene } of scenes) {
      const layout = layoutOf(size, scene);
      const tags = tagsOf(layout, grooveIn(scene)).toSorted((a, b) => a.y - b.y);
      expect(tags.map(({ groove }) => groove)).toContain(grooveIn(scene));
      expect(tags.length).toBeGreaterThan(3);
      expect(Math.min(...tags.map(({ r }) => r))).toBeGreaterThanOrEqual(7);
      for (const [i, { y, r }] of tags.slice(1).entries())
        expect(y - tags[i]!.y).toBeGreaterThanOrEqual(r + tags[i]!.r - 1);
    }
  },
);

test('what leaves is what lay there and stays no more', () => {
  const previous = { ...sceneOf(randomFrames(4, 1)[40]!.view), shells: [2, 3, 1, 3] };
  const layout = layoutOf(sizes[4]!, previous);
  const leaving = leavingShells(layout, previous, { ...previous, shells: [2, 1, 0, 3] }, previous.shells);
  expect(leaving.map(({ key }) => key)).toEqual(['1-1', '1-2', '2-0']);
  expect(shellBed(layout, previous, previous.shells).shells).toEqual(expect.arrayContaining(leaving));
});

test('taking a shell moves none of the others', () => {
  const scene = { ...sceneOf(randomFrames(4, 1)[40]!.view), shells: [2, 3, 1, 3] };
  const layout = layoutOf(sizes[4]!, scene);
  const full = shellBed(layout, scene, scene.shells).shells;
  const fewer = shellBed(layout, { ...scene, shells: [2, 1, 0, 3] }, scene.shells).shells;
  expect(fewer).toEqual(full.filter(({ key }) => !['1-1', '1-2', '2-0'].includes(key)));
});

test.for(sizes)(
  'the dials lie side by side over the open sea, with a mark for everybody, $width x $height',
  (size) => {
    for (const { scene } of scenes) {
      const layout = layoutOf(size, scene);
      const chips = chipsOf(layout, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
      expect(chips[9]!.x + chips[9]!.width / 2).toBeLessThanOrEqual(layout.forecast.x);
      const tokens = tokensOf(layout, scene, chips);
      expect(tokens).toHaveLength(scene.dials.length);
      expect(new Set(tokens.map(({ x }) => x)).size).toBe(tokens.length);
      for (const { y, size: mark } of tokens) expect(y + mark / 2).toBeLessThan(layout.horizon + mark / 2);
    }
  },
);
