import { expect, test } from 'vitest';
import { failureOf } from './check/story.ts';
import { simulate } from './simulate.ts';

const HOUR = 3_600_000;

test('an hour of fresh seeds', { timeout: 2 * HOUR }, async () => {
  const first = Math.floor(Math.random() * 2 ** 40);
  const end = performance.now() + HOUR;
  let runs = 0;
  let seconds = 0;
  let harms = 0;
  let acknowledged = 0;
  for (; performance.now() < end; runs++) {
    const report = await simulate({ seed: first + runs });
    expect(failureOf(report)).toBe('');
    seconds += report.seconds;
    acknowledged += report.acknowledged;
    for (const count of report.harms.values()) harms += count;
  }
  const hours = (seconds / 3600).toFixed(1);
  console.log(
    `${runs} runs from seed ${first}: ${hours} simulated hours, ${harms} harms, ${acknowledged} answers`,
  );
  expect(runs).toBeGreaterThan(10);
});
