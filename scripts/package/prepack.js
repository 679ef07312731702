// `npm pack`, before: builds JavaScript with types (lib) and the browser app (dist/web), and leaves in package.json only what
// an installed Tidetable needs. scripts/package/postpack.js puts package.json back.
import { spawnSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildWeb } from '../build-web.js';
import { root } from '../setup/paths.js';
import { installedManifest } from './manifest.js';

const lib = join(root, 'lib');
rmSync(lib, { recursive: true, force: true });
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
const { status } = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.package.json'], {
  cwd: root,
  stdio: 'inherit',
});
if (status !== 0) process.exit(1);
addressWorkers(lib);
await buildWeb({ quiet: true });
// As it was just compiled: an old Node reads no TypeScript.
const { sourceArchive } = await import(pathToFileURL(join(lib, 'server/http/source-archive.js')).href);
writeFileSync(join(root, 'dist', 'source.tar.gz'), await sourceArchive(root));

const manifest = join(root, 'package.json');
copyFileSync(manifest, join(root, '.package.json.source'));
writeFileSync(
  manifest,
  `${JSON.stringify(installedManifest(readFileSync(manifest, 'utf8')), undefined, 2)}\n`,
);

/**
 * Threads and registries are named by address, which the compiler does not rewrite.
 * @param {string} folder
 */
function addressWorkers(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.js')) continue;
    const path = join(entry.parentPath, entry.name);
    const text = readFileSync(path, 'utf8');
    const next = text.replace(/(new URL\('\.{1,2}\/[^']+)\.ts(', import\.meta\.url\))/g, '$1.js$2');
    if (next !== text) writeFileSync(path, next);
  }
}
