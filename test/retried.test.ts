import { expect, test } from 'vitest';
import { retried } from '../scripts/test/retried.js';

const failed = {
  status: 'failed',
  error: { message: '\u001b[31mexpect(locator).toBeVisible() failed\u001b[39m\n\nLocator: x' },
};
const passed = { status: 'passed' };
const spec = (title: string, status: string, results: object[]) => ({
  title,
  file: 'play.spec.ts',
  line: 24,
  tests: [{ status, results }],
});

test('browser tests that needed their retry are named with why they failed at first', () => {
  const report = {
    suites: [
      {
        specs: [spec('sound', 'expected', [passed])],
        suites: [
          { specs: [spec('late', 'flaky', [failed, passed]), spec('broken', 'unexpected', [failed])] },
        ],
      },
    ],
  };
  expect(retried(report as never)).toEqual(['play.spec.ts:24 late: expect(locator).toBeVisible() failed']);
});
