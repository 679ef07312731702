// `npm run sbom`: writes what a server runs with to sbom.json, as a CycloneDX list. It is read from the lock file; nobody is asked.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup/paths.js';

const { stdout, status, error } = spawnSync(
  'npm',
  ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'],
  { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
);
if (error ?? status !== 0) throw error ?? new Error(`npm sbom ended with ${status}`);
const list = JSON.parse(stdout);
writeFileSync(join(root, 'sbom.json'), `${JSON.stringify(list, null, 2)}\n`);
console.log(`sbom.json: ${list.components.length} packages (${list.bomFormat} ${list.specVersion})`);
