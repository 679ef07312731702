import { expect, test } from 'vitest';
import { Queue } from '../../../src/server/support/queue.ts';

test('jobs run one at a time, in order of arrival, and a failure does not stop the next', async () => {
  const queue = new Queue();
  const told: string[] = [];
  const gates = ['a', 'b', 'c'].map((name) => ({ name, ...Promise.withResolvers<void>() }));
  const runs = gates.map(({ name, promise }) =>
    queue.run(async () => {
      told.push(`${name} begins`);
      await promise;
      told.push(`${name} ends`);
    }),
  );
  expect(queue.waiting).toBe(3);
  const idle = queue.idle().then(() => told.push('idle'));
  gates[0]?.resolve();
  await runs[0];
  gates[1]?.reject(new Error('no'));
  await expect(runs[1]).rejects.toThrow('no');
  gates[2]?.resolve();
  await Promise.all([runs[2], idle]);
  expect(told).toEqual(['a begins', 'a ends', 'b begins', 'c begins', 'c ends', 'idle']);
  expect(queue.waiting).toBe(0);
});
