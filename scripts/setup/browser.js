import { spawnSync } from 'node:child_process';
import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { withLock } from './lock.js';
import { findNode24 } from './node24.js';
import { modules, say } from './paths.js';

/** Where tests find the browser: `{ "executablePath": "...", "args": [...] }`. */
export const browserFile = join(modules, '.tidetable-browser.json');

const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

// The sandbox refuses to start as root, /dev/shm is tiny in containers, the rest saves start-up time.
const args = ['--disable-dev-shm-usage', '--disable-gpu', '--disable-background-networking'];
if (process.getuid?.() === 0) args.push('--no-sandbox');

/** Finds or fetches a Chromium and writes down where; says so in one line if there is none to be had. */
export function ensureBrowser() {
  if (recorded()) return;
  withLock(() => {
    if (recorded()) return;
    for (const source of [onPath, fromNpm, fromDebian]) {
      const executablePath = source();
      if (executablePath === undefined || !works(executablePath)) continue;
      writeFileSync(browserFile, JSON.stringify({ executablePath, args }));
      return;
    }
    say('no Chromium could be found or installed; tests in a browser will fail until there is one');
  });
}

function recorded() {
  try {
    return executable(JSON.parse(readFileSync(browserFile, 'utf8')).executablePath);
  } catch {
    return false;
  }
}

function onPath() {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  for (const name of names) {
    for (const folder of folders) {
      const file = join(folder, name);
      if (executable(file)) return file;
    }
  }
  return undefined;
}

/** A Chromium packed into an npm package; it unpacks itself into the temporary folder it is given. */
function fromNpm() {
  const folder = join(modules, '.cache', 'chromium');
  mkdirSync(folder, { recursive: true });
  const code = `import c from '@sparticuz/chromium'; process.stdout.write(await c.executablePath());`;
  return onNode24(code, { TMPDIR: folder });
}

function fromDebian() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  say('installing Debian’s chromium-headless-shell for the browser tests');
  const install = ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'];
  for (const command of [install, ['update'], install]) {
    const apt = spawnSync('apt-get', ['-qq', ...command], {
      stdio: ['ignore', 'ignore', 'ignore'],
      timeout: 5 * 60_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (apt.error) return undefined;
    if (apt.status === 0 && command === install) break;
  }
  return onPath();
}

/** Starts it and renders a page: a browser that lacks a library is found but does not run. @param {string} file */
function works(file) {
  const launch = JSON.stringify({ executablePath: file, args, timeout: 20_000 });
  const code = `import { chromium } from '@playwright/test';
    const browser = await chromium.launch(${launch});
    const page = await browser.newPage();
    await page.setContent('<p>ok</p>');
    process.stdout.write((await page.textContent('p')) ?? '');
    await browser.close();`;
  return onNode24(code, {}) === 'ok';
}

/** @param {string} code @param {Record<string, string>} env @returns {string | undefined} what it printed */
function onNode24(code, env) {
  const node = findNode24();
  if (node === undefined) return undefined;
  const run = spawnSync(node, ['--input-type=module', '--eval', code], {
    cwd: modules,
    encoding: 'utf8',
    timeout: 60_000,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ...env },
  });
  return run.status === 0 && run.stdout !== '' ? run.stdout : undefined;
}

/** @param {string} file */
function executable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
