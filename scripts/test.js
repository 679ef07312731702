// `npm test`: format, lint, unused code, types, known vulnerabilities and the list of what is shipped, unit tests, server tests,
// browser tests. A check that fails ends the run; tests all run. Browser tests that passed only at their second try are named and
// counted at the end. The last line is `N passed, M failed`. Words after `npm test --` name the test files to run instead of all.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { modules, root } from './setup/paths.js';
import { retried } from './test/retried.js';

/** How `npm run audit` ends if the registry could not be asked. */
const NOT_ASKED = 2;
const cache = join(modules, '.cache');
const chosen = process.argv.slice(2);
const total = { passed: 0, failed: 0 };
/** @type {string[]} */
let again = [];

mkdirSync(cache, { recursive: true });
if (chosen.length > 0) {
  tests('chosen tests', 'unit', chosen);
} else {
  for (const check of ['format:check', 'lint', 'unused', 'typecheck']) {
    // The checks' own set-up steps have nothing left to do: ours has run.
    if (section(check, 'npm', ['run', '--silent', '--ignore-scripts', check]) !== 0) fail(`${check} failed`);
  }
  supplyChain();
  tests('rules, bots and command', 'unit', []);
  tests('server', 'server', []);
  browser();
}
if (again.length > 0) {
  console.log(
    `\n${again.length} browser ${again.length === 1 ? 'test' : 'tests'} passed only at the second try:`,
  );
  for (const each of again) console.log(`  ${each}`);
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** A known vulnerability fails the run. A registry that cannot be asked does not: it is said that nothing was asked. */
function supplyChain() {
  const run = ['run', '--silent', '--ignore-scripts'];
  if (section('sbom', 'npm', [...run, 'sbom']) !== 0) fail('sbom failed');
  const status = section('audit', 'npm', [...run, 'audit']);
  if (status === NOT_ASKED) console.log('audit: LEFT OUT, because the registry does not answer');
  else if (status !== 0) fail('audit failed');
}

/** @param {string} title @param {string} project @param {string[]} files */
function tests(title, project, files) {
  const report = fresh(`vitest-${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const status = section(title, 'vitest', ['run', '--project', project, ...reporters, ...files]);
  add(status, report, ({ numPassedTests, numFailedTests }) => [numPassedTests, numFailedTests]);
}

function browser() {
  const report = fresh('playwright-report.json');
  const status = section('browser', 'playwright', ['test']);
  add(status, report, (read) => {
    again = retried(read);
    return [read.stats.expected + read.stats.flaky, read.stats.unexpected];
  });
}

/** @param {string} name */
function fresh(name) {
  const path = join(cache, name);
  rmSync(path, { force: true });
  return path;
}

/** @param {number} status @param {string} report @param {(report: any) => number[]} read */
function add(status, report, read) {
  const { passed, failed } = counted(report, read);
  total.passed += passed;
  // A file that does not load, or an error outside of any test, fails the run without failing a test.
  total.failed += status === 0 ? failed : Math.max(failed, 1);
}

/** @param {string} report @param {(report: any) => number[]} read */
function counted(report, read) {
  try {
    const [passed = 0, failed = 0] = read(JSON.parse(readFileSync(report, 'utf8')));
    return { passed, failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** Runs one part and says how long it took. @param {string} title @param {string} command @param {string[]} args */
function section(title, command, args) {
  console.log(`\n== ${title} ==`);
  const started = Date.now();
  const ended = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (ended.error) throw ended.error;
  console.log(`${title}: ${((Date.now() - started) / 1000).toFixed(0)} s`);
  return ended.status ?? 1;
}

/** @param {string} why */
function fail(why) {
  console.log(`\n${why}`);
  process.exit(1);
}
