// Builds the browser app into dist/web if anything it is made of has changed; quick when nothing has.
//
//   node scripts/build-web.js [--mode toy] [--quiet]
import { createHash } from 'node:crypto';
import {
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './setup/paths.js';

const INPUTS = [
  'src/engine',
  'src/games',
  'src/bots',
  'src/insight',
  'src/lessons',
  'src/puzzles',
  'src/fair',
  'src/daily',
  'src/wire',
  'src/rating',
  'src/web',
  'docs/rules',
  'test/toy',
];
const FILES = [
  'vite.config.ts',
  'scripts/build-web.js',
  'scripts/rules-pages.js',
  'scripts/service-worker.js',
  'package-lock.json',
];
const STAMP = '.built-from';

/**
 * The folder with the built app, if it is there and nothing has changed since.
 * @param {string} [mode]
 * @returns {string | undefined}
 */
export function builtWeb(mode = 'production') {
  const folder = folderOf(mode);
  const stamp = join(folder, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint() ? folder : undefined;
}

/**
 * The folder with the built app, made now if it is not there or stale. Vite stays in the process, with listeners that end it
 * at once on a signal: a server has to leave this to a process of its own.
 * @param {{ mode?: string, quiet?: boolean }} [options]
 * @returns {Promise<string>}
 */
export async function buildWeb({ mode = 'production', quiet = false } = {}) {
  const current = builtWeb(mode);
  if (current !== undefined) return current;
  const folder = folderOf(mode);
  const wanted = fingerprint();
  // Built aside and then put in place, so that whoever serves the folder never serves half of it.
  const aside = `${folder}-${process.pid}`;
  const { build } = await import('vite');
  await build({
    configFile: join(root, 'vite.config.ts'),
    mode,
    logLevel: quiet ? 'error' : 'warn',
    build: { outDir: aside },
  });
  writeFileSync(join(aside, STAMP), wanted);
  rmSync(folder, { recursive: true, force: true });
  renameSync(aside, folder);
  return folder;
}

/** @param {string} mode */
function folderOf(mode) {
  return join(root, 'dist', mode === 'toy' ? 'web-toy' : 'web');
}

/** Contents, not times: a checkout or a copy does not make the build stale. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const file of [...FILES, ...INPUTS.flatMap(sourcesIn)]) {
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** @param {string} folder */
function sourcesIn(folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const at = process.argv.indexOf('--mode');
  const mode = at < 0 ? undefined : process.argv[at + 1];
  const quiet = process.argv.includes('--quiet');
  console.log(await buildWeb({ quiet, ...(mode === undefined ? {} : { mode }) }));
}
