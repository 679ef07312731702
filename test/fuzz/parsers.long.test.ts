import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** Ten million inputs in all, led by coverage; what a parser throws, or takes too long for, is a finding. */
const INPUTS = 10_000_000;

test('no parser throws or takes long, whatever it is given', { timeout: 7_200_000 }, async () => {
  const script = join(import.meta.dirname, 'run.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script, `${INPUTS}`, '1']);
  const { findings, reports } = JSON.parse(stdout) as {
    readonly findings: readonly object[];
    readonly reports: readonly { readonly first: number; readonly blocks: number }[];
  };
  expect(findings).toEqual([]);
  // Mutations reach more than what they were made from.
  expect(reports.every(({ first, blocks }) => blocks > first)).toBe(true);
});
