#!/usr/bin/env node
// The command `tidetable`. Plain JavaScript, because it has to start on an old Node and before anything is
// installed: it sees to both, then hands over to src/cli on Node 24.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

endWithNpm();
if (existsSync(new URL('../src/cli/main.ts', import.meta.url))) await fromSources();
else await run('../lib/cli/main.js');

/** In a clone: packages and Node 24 first. */
async function fromSources() {
  const { askForNode24, findNode24, nodeIsCurrent } = await import('../scripts/setup/node24.js');
  const { ensurePackages } = await import('../scripts/setup/packages.js');
  const { SetupError, say } = await import('../scripts/setup/paths.js');
  try {
    ensurePackages('dev');
    if (nodeIsCurrent) return await run('../src/cli/main.ts');
    const node = findNode24();
    if (node === undefined) throw new SetupError(askForNode24);
    handOver(node, say);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    say(error.message);
    process.exitCode = 1;
  }
}

/** @param {string} file the command: TypeScript in a clone, JavaScript where it was installed */
async function run(file) {
  const { main } = await import(file);
  process.exitCode = await main(process.argv.slice(2));
}

/**
 * npm runs a command in a shell, and a signal to npm ends the shell, not the command. So whoever was started by npm ends
 * with its parent, in the same way as by a signal: a server closes its database and its port.
 */
function endWithNpm() {
  const parent = process.ppid;
  if (process.env['npm_execpath'] === undefined || parent <= 1) return;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}

/**
 * Runs this same command on Node 24 and ends the way it ends.
 * @param {string} node
 * @param {(line: string) => void} say
 */
function handOver(node, say) {
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
  // A terminal sends Ctrl-C to both of us: then it is the child's to answer, and passing it on would double it.
  process.on('SIGINT', () => void (process.stdin.isTTY || child.kill('SIGINT')));
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => void child.kill(signal));
  }
  child.on('error', (error) => {
    say(error.message);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    if (signal === null) {
      process.exitCode = code ?? 1;
      return;
    }
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}
