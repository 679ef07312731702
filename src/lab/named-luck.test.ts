import { expect, test } from 'vitest';
import { namedLuck } from './named-luck.ts';

test('the same name and number draw the same, anything else something else', () => {
  const draw = (seed: number, deal: number, name: string, n: number) =>
    namedLuck(seed, deal)(n, name).below(2 ** 21);
  expect(draw(1, 2, 'bag', 3)).toBe(draw(1, 2, 'bag', 3));
  const others = [
    draw(1, 2, 'bag', 3),
    draw(2, 2, 'bag', 3),
    draw(1, 3, 'bag', 3),
    draw(1, 2, 'bag', 4),
    draw(1, 2, 'gab', 3),
  ];
  expect(new Set(others).size).toBe(others.length);
});

test('draws of neighbouring names are uniform', () => {
  const luck = namedLuck(7, 1);
  const counts = Array.from({ length: 6 }, () => 0);
  for (let n = 0; n < 60_000; n++) {
    const face = luck(n % 50, `round ${Math.floor(n / 50)}`).below(6);
    counts[face] = (counts[face] ?? 0) + 1;
  }
  // 10,000 each, with a standard deviation of 91.
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
});
