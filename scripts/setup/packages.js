import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { withLock } from './lock.js';
import { askForNode24, nodeIsCurrent, nodePackage } from './node24.js';
import { modules, root, SetupError, say } from './paths.js';

/** @typedef {'dev' | 'nothing'} Omit what an installation leaves out */
/** @typedef {{ version?: string, integrity?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} Locked */

const lockFile = join(root, 'package-lock.json');
// npm's own record of what it put there, written last and by every npm command that changes the folder.
const installedFile = join(modules, '.package-lock.json');
const stampFile = join(modules, '.tidetable-setup.json');

/**
 * Installs from the lock file unless exactly that is there already, whoever put it there.
 * @param {Omit} omit
 */
export function ensurePackages(omit) {
  if (!nodeIsCurrent && nodePackage === undefined) throw new SetupError(askForNode24);
  if (stamped(omit)) return;
  withLock(() => {
    if (stamped(omit)) return;
    if (!complete(omit)) {
      install(omit);
      if (!complete(omit)) {
        throw new SetupError(
          'npm ci ended well, yet packages are missing; does an npm setting leave some out?',
        );
      }
    }
    writeFileSync(
      stampFile,
      JSON.stringify({ state: state(), omit: complete('nothing') ? 'nothing' : omit }),
    );
  });
}

/** Both lock files, so that any later npm command by hand makes the stamp stale. */
function state() {
  const hash = createHash('sha256');
  for (const file of [lockFile, installedFile]) hash.update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** @param {Omit} omit */
function stamped(omit) {
  try {
    const stamp = JSON.parse(readFileSync(stampFile, 'utf8'));
    return stamp.state === state() && (stamp.omit === 'nothing' || stamp.omit === omit);
  } catch {
    return false;
  }
}

/**
 * Every package the lock file demands is there in that version. Optional ones are npm's affair (they depend on
 * the platform), except the Node we run on.
 * @param {Omit} omit
 */
function complete(omit) {
  if (!existsSync(installedFile)) return false;
  const wanted = read(lockFile);
  const installed = read(installedFile);
  for (const [path, locked] of Object.entries(wanted)) {
    if (path === '' || !needed(path, locked, omit)) continue;
    const found = installed[path];
    if (found?.version !== locked.version || found?.integrity !== locked.integrity) return false;
    if (!existsSync(join(root, path, 'package.json'))) return false;
  }
  return true;
}

/** @param {string} path @param {Locked} locked @param {Omit} omit */
function needed(path, locked, omit) {
  if (path === `node_modules/${nodePackage}`) return true;
  if (locked.optional || locked.devOptional) return false;
  return !(locked.dev && omit === 'dev');
}

/** @param {string} file @returns {Record<string, Locked>} */
function read(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}

/** @param {Omit} omit */
function install(omit) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  // An older one makes npm leave out binaries that ask for it, and the error comes much later.
  if (major < 20 || (major === 20 && minor < 19))
    throw new SetupError('please install with Node 20.19 or newer');
  say(`installing packages from the lock file${omit === 'dev' ? '' : ', test tools included'}`);
  const wish = omit === 'dev' ? '--omit=dev' : '--include=dev';
  const npm = spawnSync(
    'npm',
    ['ci', wish, '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      // npm's chatter would end up in the output of the command that asked for the set-up.
      stdio: ['ignore', 2, 2],
      env: { ...process.env, PATH: pathWithoutOurNode() },
      shell: process.platform === 'win32',
    },
  );
  if (npm.error) throw new SetupError(`npm could not be started: ${npm.error.message}`);
  if (npm.status !== 0) throw new SetupError('npm ci failed; the reason is above');
}

/** npm scripts put node_modules/.bin first, and `npm ci` must not run on the Node it is about to delete. */
function pathWithoutOurNode() {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((entry) => !entry.startsWith(modules))
    .join(delimiter);
}
