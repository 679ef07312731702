// The build's part of the service worker: the list of all files, and a version made from it.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const NAME = 'service-worker.js';
/** Not for the browser: what the build tells other tools. */
const INTERNAL = ['manifest.json', NAME];

/**
 * @param {string} source
 * @returns {import('vite').Plugin}
 */
export function serviceWorker(source) {
  let folder = '';
  return {
    name: 'tidetable-service-worker',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      // The build has failed, and says why itself.
      if (!existsSync(folder)) return;
      const files = filesIn(folder).filter((file) => !INTERNAL.includes(file));
      const hash = createHash('sha256');
      for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
      const version = hash.digest('hex').slice(0, 12);
      const list = files.map((file) => JSON.stringify(file)).join(', ');
      writeFileSync(join(folder, NAME), source.replace('__VERSION__', version).replace("'__FILES__'", list));
    },
  };
}

/** @param {string} folder */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
