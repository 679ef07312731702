import { expect, test } from 'vitest';
import { Retries } from './retries.ts';

/** Pauses end when the test says so. */
function handMade() {
  const asked: { readonly milliseconds: number; readonly job: () => void; cancelled: boolean }[] = [];
  const time = {
    after(milliseconds: number, job: () => void) {
      const timer = { milliseconds, job, cancelled: false };
      asked.push(timer);
      return { cancel: () => void (timer.cancelled = true) };
    },
  };
  return { time, asked };
}

const failing = (times: number) => {
  let tries = 0;
  const job = async () => {
    if (tries++ < times) throw new Error(`failure ${tries}`);
    return tries;
  };
  return { job, tries: () => tries };
};

test('a job is tried again after longer and longer pauses, and gives what its last try gives', async () => {
  const { time, asked } = handMade();
  const { job } = failing(3);
  const done = new Retries(time).run(job);
  for (const milliseconds of [1000, 5000, 30_000]) {
    await expect.poll(() => asked.at(-1)?.milliseconds).toBe(milliseconds);
    asked.at(-1)?.job();
  }
  expect(await done).toBe(4);
});

test('after the last pause the error is the answer', async () => {
  const { time, asked } = handMade();
  const { job, tries } = failing(9);
  const done = new Retries(time).run(job).catch((error: unknown) => error);
  for (let n = 1; n <= 3; n++) {
    await expect.poll(() => asked.length).toBe(n);
    asked[n - 1]?.job();
  }
  expect(await done).toEqual(new Error('failure 4'));
  expect(tries()).toBe(4);
});

test('what does not pass by itself is tried once', async () => {
  const { time, asked } = handMade();
  const { job, tries } = failing(1);
  await expect(new Retries(time).run(job, () => false)).rejects.toThrow('failure 1');
  expect([tries(), asked]).toEqual([1, []]);
});

test('stopping ends every pause, and nothing is tried afterwards', async () => {
  const { time, asked } = handMade();
  const retries = new Retries(time);
  const { job, tries } = failing(9);
  const done = retries.run(job).catch((error: unknown) => error);
  await expect.poll(() => asked.length).toBe(1);
  retries.stop();
  expect(await done).toEqual(new Error('failure 1'));
  expect(asked[0]?.cancelled).toBe(true);
  await expect(retries.run(job)).rejects.toThrow('failure 2');
  expect([tries(), asked.length]).toEqual([2, 1]);
});
