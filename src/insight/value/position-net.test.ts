import { expect, test } from 'vitest';
import { unit } from '../../bots/search/policy.ts';
import { FastRng } from '../../engine/rng.ts';
import { type Form, Inputs, PositionNet, weightsOf } from './position-net.ts';

const form: Form = { seats: 3, inputs: 7, first: 8, second: 5 };

function netAnew(): PositionNet {
  const rng = new FastRng(3);
  return new PositionNet(
    form,
    Float64Array.from({ length: weightsOf(form) }, () => 2 * unit(rng) - 1),
  );
}

/** The same sums in the plainest way. */
function plainly({ weights }: PositionNet, values: readonly number[]): number[] {
  let at = 0;
  const layer = (before: readonly number[], size: number): number[] => {
    const sums = Array.from(weights.subarray(at, at + size));
    at += size;
    for (const x of before) for (let k = 0; k < size; k++) sums[k]! += x * weights[at++]!;
    return sums;
  };
  const positive = (list: number[]): number[] => list.map((x) => Math.max(0, x));
  const scores = layer(positive(layer(positive(layer(values, form.first)), form.second)), form.seats);
  const sum = scores.reduce((total, each) => total + Math.exp(each), 0);
  return scores.map((each) => Math.exp(each) / sum);
}

test('the network is what its form says, and the seat that moves next comes first', () => {
  const net = netAnew();
  const values = [0.5, 0, -1, 0, 2, 0.25, 0];
  const inputs = new Inputs(form.inputs);
  for (const [i, value] of values.entries()) inputs.set(i, value);
  expect(inputs.count).toBe(4);
  const shares = new Float64Array(3);
  const expected = plainly(net, values);
  for (const first of [0, 1, 2]) {
    inputs.first = first;
    net.judge(inputs, shares);
    for (const block of [0, 1, 2]) expect(shares[(first + block) % 3]).toBeCloseTo(expected[block]!, 12);
  }
  expect(new Set(expected).size).toBe(3);
});

test('weights of another network are refused', () => {
  expect(() => new PositionNet({ ...form, inputs: 8 }, netAnew().weights)).toThrow('another network');
});
