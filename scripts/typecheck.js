// Runs the compiler over every part of the project that has files; a part without any is not an error yet.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { modules, root } from './setup/paths.js';

const require = createRequire(import.meta.url);
const tsc = require.resolve('typescript/bin/tsc');
const svelteCheck = join(dirname(require.resolve('svelte-check/package.json')), 'bin', 'svelte-check');

/** What the compiler learned last time, so that it checks again only what has changed. */
const remembered = (/** @type {string} */ name) => [
  '--incremental',
  '--tsBuildInfoFile',
  join(modules, '.cache', `types-${name}.tsbuildinfo`),
];
const parts = [
  { name: 'web', config: 'tsconfig.web.json', command: [svelteCheck, '--fail-on-warnings', '--tsconfig'] },
  { name: 'node', config: 'tsconfig.json', command: [tsc, ...remembered('node'), '-p'] },
  { name: 'browser tests', config: 'test/web/tsconfig.json', command: [tsc, ...remembered('tests'), '-p'] },
  { name: 'rules', config: 'tsconfig.rules.json', command: [tsc, ...remembered('rules'), '-p'] },
];

// Two at a time, the longest first.
const waiting = [...parts];
await Promise.all([work(), work()]);

async function work() {
  for (let part = waiting.shift(); part; part = waiting.shift()) await check(part);
}

/** @param {typeof parts[number]} part */
async function check({ name, config, command }) {
  const files = countFiles(config);
  if (files === 0) return console.log(`types: ${name}, no files`);
  const run = spawn(process.execPath, [...command, config], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [run.stdout, run.stderr])
    stream.on('data', (/** @type {Buffer} */ data) => (said += data.toString()));
  const [status] = await once(run, 'close');
  console.log(`types: ${name}, ${files} files`);
  if (status === 0) return;
  console.log(said);
  process.exitCode = 1;
}

/** @param {string} config */
function countFiles(config) {
  const { config: json, error } = ts.readConfigFile(join(root, config), ts.sys.readFile);
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  const svelte = { extension: '.svelte', isMixedContent: true, scriptKind: ts.ScriptKind.Deferred };
  return ts.parseJsonConfigFileContent(
    json,
    ts.sys,
    dirname(join(root, config)),
    undefined,
    undefined,
    undefined,
    [svelte],
  ).fileNames.length;
}
