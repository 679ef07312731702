// Runs the compiler over every part of the project that has files; a part without any is not an error yet.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { root } from './setup/paths.js';

const require = createRequire(import.meta.url);
const tsc = require.resolve('typescript/bin/tsc');
const svelteCheck = join(dirname(require.resolve('svelte-check/package.json')), 'bin', 'svelte-check');

const parts = [
  { name: 'rules', config: 'tsconfig.rules.json', command: [tsc, '-p'] },
  { name: 'node', config: 'tsconfig.json', command: [tsc, '-p'] },
  { name: 'browser tests', config: 'test/web/tsconfig.json', command: [tsc, '-p'] },
  { name: 'web', config: 'tsconfig.web.json', command: [svelteCheck, '--fail-on-warnings', '--tsconfig'] },
];

for (const { name, config, command } of parts) {
  const files = countFiles(config);
  console.log(`types: ${name}, ${files} files`);
  if (files === 0) continue;
  const run = spawnSync(process.execPath, [...command, config], { cwd: root, stdio: 'inherit' });
  if (run.status !== 0) process.exitCode = 1;
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
