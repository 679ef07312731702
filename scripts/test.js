// `npm test`: format, lint, unused code, types, known vulnerabilities and the list of what is shipped, all at once; then unit tests
// beside server tests, which wait much; then browser tests. A check that fails ends the run; tests all run. Browser tests that passed only
// at their second try are named and counted at the end. The last line is `N passed, M failed`. Words after `npm test --` name the test files to run instead of all.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
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
// Tools and servers are started again and again: what the first one compiled serves all the others.
process.env.NODE_COMPILE_CACHE ??= join(cache, 'compiled');
if (chosen.length > 0) {
  await tests([{ title: 'chosen tests', project: 'unit', more: chosen }]);
} else {
  await checks();
  await tests([
    { title: 'rules, bots and command', project: 'unit', more: ['--maxWorkers=2'] },
    { title: 'server', project: 'server', more: [] },
  ]);
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
async function checks() {
  const names = ['format:check', 'lint', 'unused', 'typecheck', 'sbom', 'audit'];
  // Their own set-up steps have nothing left to do: ours has run.
  const run = ['run', '--silent', '--ignore-scripts'];
  const ended = await together(names.map((title) => ({ title, command: 'npm', args: [...run, title] })));
  if (ended.at(-1) === NOT_ASKED) {
    ended.pop();
    console.log('audit: LEFT OUT, because the registry does not answer');
  }
  const failed = names.filter((_, i) => (ended[i] ?? 0) !== 0);
  if (failed.length > 0) fail(`${failed.join(' and ')} failed`);
}

/** @param {{ title: string, project: string, more: string[] }[]} projects */
async function tests(projects) {
  const reports = projects.map(({ project }) => fresh(`vitest-${project}.json`));
  const ended = await together(
    projects.map(({ title, project, more }, i) => {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reports[i]}`];
      return { title, command: 'vitest', args: ['run', '--project', project, ...reporters, ...more] };
    }),
  );
  for (const [i, report] of reports.entries())
    add(ended[i] ?? 1, report, ({ numPassedTests, numFailedTests }) => [numPassedTests, numFailedTests]);
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

/**
 * Runs parts at the same time and says how long each took; what they print comes one after the other.
 * @param {{ title: string, command: string, args: string[] }[]} parts
 */
async function together(parts) {
  const running = parts.map(begun);
  const ended = [];
  for (const { title, show, end } of running) {
    console.log(`\n== ${title} ==`);
    show();
    const { status, seconds } = await end;
    console.log(`${title}: ${seconds.toFixed(0)} s`);
    ended.push(status);
  }
  return ended;
}

/** @param {{ title: string, command: string, args: string[] }} part */
function begun({ title, command, args }) {
  const started = Date.now();
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...color },
  });
  /** @type {Buffer[]} What it has printed before its turn. */
  const held = [];
  let isShown = false;
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (/** @type {Buffer} */ text) => {
      if (isShown) process.stdout.write(text);
      else held.push(text);
    });
  const show = () => {
    isShown = true;
    for (const text of held.splice(0)) process.stdout.write(text);
  };
  const end = once(child, 'close').then(([status]) => ({
    status: /** @type {number} */ (status ?? 1),
    seconds: (Date.now() - started) / 1000,
  }));
  return { title, show, end };
}

/** @param {string} why */
function fail(why) {
  console.log(`\n${why}`);
  process.exit(1);
}
