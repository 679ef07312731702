import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ClusterStore, HeartbeatResult } from '../store/cluster.ts';
import { silent } from '../support/log.ts';
import { Metrics } from '../support/metrics.ts';
import { Node } from './node.ts';

/** Time that stands still until it is set; `tick` is the next heartbeat. */
function stoppedTime() {
  let at = 0;
  let tick: () => void = () => undefined;
  const time = {
    now: () => at,
    elapsed: () => at,
    after: () => ({ cancel: () => undefined }),
    every: (_: number, job: () => void) => {
      tick = job;
      return { cancel: () => undefined };
    },
    soon: (job: () => void) => setImmediate(job),
  };
  return { time, set: (to: number) => (at = to), tick: () => tick() };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

test('after an outage whose first answer was slow the node is not cut off again', async () => {
  const { time, set, tick } = stoppedTime();
  const waiting: ((answer: HeartbeatResult) => void)[] = [];
  let isAway = false;
  const cluster = {
    listen: () => undefined,
    onWritten: () => undefined,
    tell: async () => undefined,
    leave: async () => undefined,
    leasesOf: async () => [],
    beat: () =>
      isAway
        ? new Promise<HeartbeatResult>((resolve) => waiting.push(resolve))
        : Promise.resolve({ isNew: false, silent: [] }),
  } as unknown as ClusterStore;
  const node = new Node(cluster, { log: silent, metrics: new Metrics(), random: randomBytes, time });
  let times = 0;
  const tables = { watched: () => [], replicas: () => [] } as never;
  await node.start(tables, () => void times++);
  isAway = true;
  set(1000);
  tick();
  set(7000);
  tick();
  expect([times, node.signals.connected]).toEqual([1, false]);
  // The heartbeat of the first second is answered in the seventh.
  isAway = false;
  waiting.forEach((answer) => answer({ isNew: false, silent: [] }));
  await settled();
  expect(node.signals.connected).toBe(true);
  set(8000);
  tick();
  expect([times, node.signals.connected]).toEqual([1, true]);
});
