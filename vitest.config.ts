import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/longest-first.ts';

// Threads without isolation: tests share nothing by design, and a worker per file would cost more than they do.
export default defineConfig({
  test: {
    pool: 'threads',
    isolate: false,
    // Three for two cores: tests of the server wait for disks and clocks more than they compute.
    maxWorkers: 3,
    globalSetup: './test/temporary.ts',
    sequence: { sequencer: LongestFirst },
    // No test is about time: a busy machine must not fail one. The limit only ends what hangs.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'examples/**/*.test.ts'],
          exclude: ['**/*.long.test.ts', 'test/server/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          globalSetup: './test/server/harness/new-postgres.ts',
          include: ['test/server/**/*.test.ts'],
          exclude: ['**/*.long.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          include: ['src/**/*.long.test.ts', 'test/**/*.long.test.ts'],
          testTimeout: 3_600_000,
          hookTimeout: 3_600_000,
        },
      },
    ],
  },
});
