import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { API } from '../../../src/wire/server.ts';
import { folder, serve } from '../harness/harness.ts';

/** One package without dependencies, 15 MB, fetched for this test alone: nobody else needs it. */
const LINTER = '@redocly/cli@2.73.0';

test('the OpenAPI document passes the lint of others, recommended rules, without an error or a warning', async ({
  skip,
}) => {
  const { url } = await serve();
  const place = folder();
  writeFileSync(join(place, 'package.json'), '{}');
  const run = (command: string, ...args: string[]) => {
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    return spawnSync(command, args, { cwd: place, encoding: 'utf8', env });
  };
  const installed = run('npm', 'install', '--no-audit', '--no-fund', '--prefer-offline', LINTER);
  skip(installed.status !== 0, `left out: ${LINTER} cannot be fetched here`);
  const document = await (await fetch(`${url}${API}/openapi.json`)).text();
  const cli = join(place, 'node_modules/@redocly/cli/bin/cli.js');
  const lint = (text: string) => {
    writeFileSync(join(place, 'openapi.json'), text);
    return run(process.execPath, cli, 'lint', 'openapi.json', '--format=json', '--extends=recommended');
  };
  const problems = (text: string) =>
    (JSON.parse(lint(text).stdout) as { problems: { ruleId: string }[] }).problems;
  expect(problems(document)).toEqual([]);
  // It finds what is wrong.
  const { servers: _, ...planted } = JSON.parse(document) as Record<string, unknown>;
  expect(problems(JSON.stringify(planted)).map(({ ruleId }) => ruleId)).toEqual(['no-empty-servers']);
});
