import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest though they are short: begun last, they would keep one core waiting for the other. */
const LONG = [
  'test/simulation/planted.test.ts',
  'test/simulation/simulation.test.ts',
  'test/hosting/commands.test.ts',
  'test/python/python.test.ts',
  'src/bots/strength.test.ts',
  'src/games/high-tide/checks/conformance.test.ts',
  'src/games/maui/checks/conformance.test.ts',
  'src/cli/lab/calibrate.test.ts',
  'src/bots/high-tide/strength.test.ts',
  'src/games/strand-unter/checks/conformance.test.ts',
  'test/server/crash/crash.test.ts',
  'test/server/cluster/chaos.test.ts',
];

/** The longest files first, then the usual order: by what they took last time, or by their size. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const found = LONG.indexOf(relative(this.ctx.config.root, moduleId).replaceAll('\\', '/'));
      return found < 0 ? LONG.length : found;
    };
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}
