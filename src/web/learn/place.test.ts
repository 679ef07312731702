import { expect, test } from 'vitest';
import { type Area, grown, link, overlap, place } from './place.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const bubble = { width: 340, height: 150 };

test.for<[string, typeof phone, Area]>([
  ['a chair on a phone', phone, { x: 100, y: 300, width: 30, height: 30 }],
  ['the whole boardwalk of a phone', phone, { x: 310, y: 110, width: 80, height: 400 }],
  ['the upper half of a phone', phone, { x: 0, y: 90, width: 390, height: 420 }],
  ['the board of a desktop', desktop, { x: 286, y: 66, width: 740, height: 818 }],
  ['a corner', desktop, { x: 1300, y: 860, width: 140, height: 40 }],
])('the bubble does not cover %s', ([, screen, ring]) => {
  const at = { ...place(screen, bubble, [ring], []), ...bubble };
  expect(overlap(at, ring)).toBe(0);
  expect(at.x).toBeGreaterThanOrEqual(0);
  expect(at.y).toBeGreaterThanOrEqual(0);
  expect(at.x + at.width).toBeLessThanOrEqual(screen.width);
  expect(at.y + at.height).toBeLessThanOrEqual(screen.height);
});

test('what is needed to answer is left free, if there is room', () => {
  const panel = { x: 0, y: 500, width: 390, height: 344 };
  const ring = { x: 40, y: 300, width: 60, height: 60 };
  const at = { ...place(phone, bubble, [ring], [{ area: panel, weight: 20 }]), ...bubble };
  expect(overlap(at, panel)).toBe(0);
  expect(overlap(at, ring)).toBe(0);
});

test('it stands near what it talks about', () => {
  const ring = { x: 700, y: 400, width: 50, height: 50 };
  const at = { ...place(desktop, bubble, [ring], []), ...bubble };
  expect(overlap(grown(at, 60), ring)).toBeGreaterThan(0);
});

test('a line leads from the bubble to the ring', () => {
  expect(link({ x: 0, y: 0, width: 100, height: 50 }, { x: 40, y: 100, width: 20, height: 20 })).toEqual({
    x1: 50,
    y1: 50,
    x2: 50,
    y2: 100,
  });
  expect(
    link({ x: 0, y: 0, width: 100, height: 50 }, { x: 40, y: 52, width: 20, height: 20 }),
  ).toBeUndefined();
});
