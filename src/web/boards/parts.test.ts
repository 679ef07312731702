import { describe, expect, test } from 'vitest';
import { partNames as highTideNames } from '../../games/high-tide/choices/parts.ts';
import { partNames as mauiNames } from '../../games/maui/choices/parts.ts';
import { partNames as strandUnterNames } from '../../games/strand-unter/choices/parts.ts';
import { layoutOf as highTideLayout, spotsOf } from './high-tide/layout.ts';
import { partsOf as highTideParts } from './high-tide/parts.ts';
import { everything, randomFrames } from './high-tide/testing.ts';
import { picture } from './maui/layout.ts';
import { partsOf as mauiParts } from './maui/parts.ts';
import { frames, sizes } from './maui/testing.ts';
import { birdPlace, layoutOf as strandUnterLayout, shellBed } from './strand-unter/layout.ts';
import { partsOf as strandUnterParts } from './strand-unter/parts.ts';
import { sceneAt } from './strand-unter/scene.ts';
import { randomFrames as strandUnterFrames } from './strand-unter/testing.ts';
import type { PartBox } from './parts.ts';

/** What is wrong with these parts: a name nobody knows, a box that is none or cannot be seen, a name twice. */
function faultsOf(
  boxes: readonly PartBox[],
  known: readonly string[],
  width: number,
  height: number,
): string[] {
  const names = boxes.map(({ name }) => name);
  const unseen = boxes.filter(
    (box) =>
      ![box.x, box.y, box.width, box.height].every(Number.isFinite) ||
      box.x >= width ||
      box.y >= height ||
      box.x + box.width <= 0 ||
      box.y + box.height <= 0,
  );
  return [
    ...names.filter((name) => !known.includes(name)).map((name) => `unknown ${name}`),
    ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => `twice ${name}`),
    ...unseen.map(({ name }) => `unseen ${name}`),
  ];
}

const every = <F>(list: readonly F[], n: number): F[] => list.filter((_, index) => index % n === 0);

describe.each([...sizes])('on %i x %i', (width, height) => {
  const size = { width, height };

  test('High Tide: parts have known names and lie within the box', () => {
    for (const { view } of every(randomFrames(4, 1, everything), 9)) {
      const layout = highTideLayout(size, view);
      expect(
        faultsOf(highTideParts(layout, view, spotsOf(layout, view)), highTideNames(4), width, height),
      ).toEqual([]);
    }
  });

  test('Maui', () => {
    for (const { view, texts, asked } of every([...frames(3, 3)].slice(14), 7)) {
      const own = Math.max(0, asked);
      const seen = picture({
        view,
        after: view,
        seat: own,
        own,
        size,
        texts,
        looked: undefined,
        keep: 'Keep',
      });
      expect(faultsOf(mauiParts(seen), mauiNames(3), width, height)).toEqual([]);
    }
  });

  test('Strand Unter', () => {
    for (const { view } of every(strandUnterFrames(3, 1), 7)) {
      const scene = sceneAt({ view, before: undefined, events: [], at: 0 });
      const layout = strandUnterLayout(size, scene);
      const bed = shellBed(layout, scene, scene.shells);
      const boxes = strandUnterParts(layout, bed, birdPlace(layout, scene));
      expect(faultsOf(boxes, strandUnterNames(3), width, height)).toEqual([]);
    }
  });
});
