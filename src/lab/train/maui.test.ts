import { expect, test } from 'vitest';
import { WEIGHTS } from '../../bots/maui/net.ts';
import { trainMaui } from './maui.ts';

function trained(seed: number, games: number): { readonly weights: Float64Array; readonly errors: number[] } {
  const errors: number[] = [];
  const told = ({ error }: { readonly error: number }): void => void errors.push(error);
  return { weights: trainMaui({ seats: 3, games, seed, late: () => false, told }), errors };
}

test('Maui: learns what hands bring, the same from the same seed', () => {
  const one = trained(1, 150);
  expect(one.weights.length).toBe(WEIGHTS);
  expect(one.weights).toEqual(trained(1, 150).weights);
  expect(one.weights).not.toEqual(trained(2, 50).weights);
  expect(one.errors.length).toBe(3);
  expect(one.errors[2]).toBeLessThan(one.errors[0] as number);
});

test('Maui: ends when time is up', () => {
  let told = 0;
  trainMaui({ seats: 3, games: 1000, seed: 1, late: () => told > 0, told: () => void told++ });
  expect(told).toBe(1);
});
