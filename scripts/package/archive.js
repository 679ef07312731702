// `npm run archive`: one file that runs where there is neither Node nor npm, only tar. It holds the package as `npm pack` makes it, what
// that needs to run, and Node itself. `npm run archive -- arm64` makes the one for a Raspberry Pi; nothing in it but Node differs.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../setup/paths.js';

const arch = process.argv[2] ?? process.arch;
if (arch !== 'x64' && arch !== 'arm64') {
  console.error(`archive: there is no Node for "${arch}"; known are x64 and arm64`);
  process.exit(2);
}
const { version, optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const nodePackage = `node-linux-${arch}`;
const name = `tidetable-${version}-linux-${arch}`;
const work = mkdtempSync(join(tmpdir(), 'tidetable-'));
const place = join(work, name);
mkdirSync(join(place, 'app'), { recursive: true });

try {
  npm(['pack', '--pack-destination', work], root);
  writeFileSync(join(place, 'app', 'package.json'), '{"private":true}\n');
  install(join(work, only('.tgz')));
  npm(['pack', `${nodePackage}@${optionalDependencies[nodePackage]}`, '--pack-destination', work], work);
  execFileSync('tar', ['-xzf', join(work, only('.tgz', nodePackage)), '-C', work]);
  cpSync(join(work, 'package', 'bin', 'node'), join(place, 'node'));
  cpSync(join(work, 'package', 'LICENSE'), join(place, 'LICENSE-node'));
  cpSync(join(root, 'LICENSE'), join(place, 'LICENSE'));
  writeFileSync(
    join(place, 'tidetable'),
    `#!/bin/sh
# Tidetable with the Node beside it; a link to this file works, too.
here=$(dirname "$(readlink -f "$0")")
exec "$here/node" "$here/app/node_modules/tidetable/bin/tidetable.js" "$@"
`,
    { mode: 0o755 },
  );
  const file = join(root, 'dist', `${name}.tar.gz`);
  mkdirSync(join(root, 'dist'), { recursive: true });
  execFileSync('tar', ['--owner=0', '--group=0', '--sort=name', '-czf', file, '-C', work, name]);
  console.log(`${file} (${(statSync(file).size / 1e6).toFixed(1)} MB)`);
} finally {
  rmSync(work, { recursive: true, force: true });
}

/** @param {string} tarball */
function install(tarball) {
  npm(['install', '--omit=dev', '--no-audit', '--no-fund', '--no-save', tarball], join(place, 'app'));
}

/**
 * @param {readonly string[]} args
 * @param {string} cwd
 */
function npm(args, cwd) {
  execFileSync('npm', args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
}

/**
 * The file that npm has just made.
 * @param {string} ending
 * @param {string} [beginning]
 */
function only(ending, beginning = 'tidetable-') {
  const found = readdirSync(work).find((each) => each.startsWith(beginning) && each.endsWith(ending));
  if (found === undefined) throw new Error(`npm has made no ${beginning}*${ending}`);
  return found;
}
