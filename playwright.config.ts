import { defineConfig } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// Written by scripts/setup.js: whichever Chromium this machine has.
const browser = JSON.parse(
  readFileSync(join(import.meta.dirname, 'node_modules/.tidetable-browser.json'), 'utf8'),
) as { executablePath: string; args: string[] };

export default defineConfig({
  testDir: 'test/web',
  testMatch: '*.spec.ts',
  globalSetup: './test/web/build.ts',
  // While one page waits for a bot or an animation, others have a core.
  workers: 3,
  // No test is about time: a busy machine must not fail one. The limits only end what hangs.
  timeout: 900_000,
  expect: { timeout: 240_000 },
  // What still fails once is tried again, named and counted by `npm test`.
  retries: 1,
  reporter: [['line'], ['json', { outputFile: 'node_modules/.cache/playwright-report.json' }]],
  use: {
    launchOptions: { executablePath: browser.executablePath, args: browser.args },
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    // Pages under test come from this machine; only the test of offline play wants a worker.
    serviceWorkers: 'block',
    // The sea moves without end and would take a large part of the processor time. Tests of motion ask for it: `moving`.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
  },
});
