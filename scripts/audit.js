// `npm run audit`: asks the registry for known vulnerabilities in what a server runs with.
//
// Ends with 0 if none is known, with 1 if some are, and with 2 if the registry could not be asked: that is no "none known".
import { spawnSync } from 'node:child_process';
import { root } from './setup/paths.js';
import { verdictOf } from './audit/verdict.js';

const { stdout, error } = spawnSync(
  'npm',
  ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=30000'],
  {
    cwd: root,
    encoding: 'utf8',
    // Where packets vanish nobody is to wait for ever.
    timeout: 60_000,
    stdio: ['ignore', 'pipe', 'ignore'],
  },
);
const { status, lines } = verdictOf(error ? `npm could not be run: ${error.message}` : stdout);
for (const line of lines) console.log(line);
process.exitCode = status;
