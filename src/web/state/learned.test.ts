import { expect, test } from 'vitest';
import { adopted, allUnsent, nothing, startedOver, unsentOf, withStars } from './learned.ts';

const guide = { match: 'm', silent: false, told: ['wave'] };

test('the best result of a lesson counts, and is sent', () => {
  const once = withStars(nothing, 'goal', 3);
  const twice = withStars(once, 'goal', 1);
  expect(twice.stars).toEqual({ goal: 3 });
  expect(unsentOf({ maui: twice, 'high-tide': nothing })).toEqual({
    stars: { maui: { goal: 3 } },
    forget: [],
  });
});

test('what the account knows replaces what the device knew; the first match stays the device’s', () => {
  const here = { maui: { ...withStars(nothing, 'goal', 2), guide } };
  const then = adopted(here, { maui: { goal: 3 }, 'strand-unter': { dials: 1 } });
  expect(then).toEqual({ maui: { stars: { goal: 3 }, guide }, 'strand-unter': { stars: { dials: 1 } } });
  expect(unsentOf(then)).toEqual({ stars: {}, forget: [] });
});

test('a course that was started over is forgotten by the account too, and by other devices', () => {
  const over = startedOver(withStars(nothing, 'goal', 2));
  expect(unsentOf({ maui: over })).toEqual({ stars: {}, forget: ['maui'] });
  const again = withStars(over, 'goal', 1);
  expect(unsentOf({ maui: again })).toEqual({ stars: { maui: { goal: 1 } }, forget: ['maui'] });
  // Another device has sent all it knew, and takes over that there is nothing.
  expect(adopted({ maui: { stars: { goal: 3 } } }, {})).toEqual({ maui: { stars: {} } });
});

test('a device that joins an account brings everything along, and takes nothing from it', () => {
  const joined = allUnsent({ maui: { stars: { goal: 2, tracks: 3 }, forgotten: true } });
  expect(unsentOf(joined)).toEqual({ stars: { maui: { goal: 2, tracks: 3 } }, forget: [] });
});
