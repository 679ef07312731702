// `npm test`: format, lint, types, tests; stops at the first that fails. The last line is `N passed, M failed`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { modules, root } from './setup/paths.js';

const report = join(modules, '.cache', 'vitest-report.json');

for (const check of ['format:check', 'lint', 'typecheck']) {
  head(check);
  // The checks' own set-up steps have nothing left to do: ours has run.
  const failure = run('npm', ['run', '--silent', '--ignore-scripts', check]);
  if (failure !== 0) {
    console.log(`\n${check} failed`);
    process.exit(failure);
  }
}

head('tests');
mkdirSync(join(modules, '.cache'), { recursive: true });
rmSync(report, { force: true });
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
const status = run('vitest', ['run', '--project', 'unit', ...reporters, ...process.argv.slice(2)]);
const { passed, failed } = count();
// A file that does not load, or an error outside of any test, fails the run without failing a test.
console.log(`\n${passed} passed, ${status === 0 ? failed : Math.max(failed, 1)} failed`);
process.exitCode = status;

function count() {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: Number(numPassedTests), failed: Number(numFailedTests) };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/** @param {string} title */
function head(title) {
  console.log(`\n== ${title} ==`);
}

/** @param {string} command @param {string[]} args */
function run(command, args) {
  const ended = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (ended.error) throw ended.error;
  return ended.status ?? 1;
}
