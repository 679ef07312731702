// Sees to it that what is about to run can run: packages from the lock file, and for tests a browser.
// Plain JavaScript for an old Node, because it is what brings the new one.
//
//   node scripts/setup.js run    packages without the test tools
//   node scripts/setup.js dev    all packages
//   node scripts/setup.js test   all packages and a browser
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './setup/browser.js';
import { ensurePackages } from './setup/packages.js';
import { SetupError, say } from './setup/paths.js';

/** @param {string | undefined} purpose */
function setUp(purpose) {
  if (purpose !== 'run' && purpose !== 'dev' && purpose !== 'test') {
    throw new SetupError('usage: node scripts/setup.js run|dev|test');
  }
  ensurePackages(purpose === 'run' ? 'dev' : 'nothing');
  if (purpose === 'test') ensureBrowser();
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    setUp(process.argv[2]);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    say(error.message);
    process.exitCode = 1;
  }
}
