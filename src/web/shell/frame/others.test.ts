import { expect, test } from 'vitest';
import { placesIn } from './others.ts';

test('what the others have is as large as the room allows', () => {
  expect(placesIn({ width: 340, height: 420 }, 2)).toEqual({ columns: 1, width: 340 });
  // Smaller pictures one below the other are still larger than two side by side.
  expect(placesIn({ width: 340, height: 300 }, 2)).toEqual({ columns: 1, width: 213 });
  expect(placesIn({ width: 340, height: 230 }, 2)).toEqual({ columns: 2, width: 164 });
  expect(placesIn({ width: 430, height: 300 }, 3)).toEqual({ columns: 2, width: 209 });
});

test('where it would be too small to be read it is not there', () => {
  expect(placesIn({ width: 340, height: 120 }, 2)).toBeUndefined();
  expect(placesIn({ width: 250, height: 180 }, 2)).toBeUndefined();
  expect(placesIn({ width: 0, height: 0 }, 3)).toBeUndefined();
});
