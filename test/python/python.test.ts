import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutProgress } from '../../src/cli/testing.ts';

const root = join(import.meta.dirname, '../..');
const env = { ...process.env, TIDETABLE: `"${process.execPath}" "${join(root, 'bin/tidetable.js')}"` };
const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) console.log('left out: python3 is not on this machine, so the Python package was not tried');

function python(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('python3', args, { cwd: root, env, encoding: 'utf8' });
  return { status, stdout, stderr };
}

test.skipIf(!hasPython)('the Python package plays all three games in three ways', () => {
  const { status, stderr } = python('-m', 'unittest', 'discover', '-s', 'python/tests');
  expect(stderr).toContain('OK');
  expect(status).toBe(0);
});

test.skipIf(!hasPython).each([
  ['vectors.json', 44],
  ['vectors-2.json', 28],
])('the verifier in Python agrees with %s', (file, count) => {
  expect(python('examples/verify-draws.py', '--vectors', `src/fair/vectors/${file}`)).toEqual({
    status: 0,
    stdout: `${count} vectors agree\n`,
    stderr: '',
  });
});

test.skipIf(!hasPython).each([
  ['random_agents.py', 'maui', '2'],
  ['greedy_agent.py', 'strand-unter', '2'],
])('the example %s ends with scores', (...args) => {
  const [file, ...rest] = args;
  expect(python(join('python/examples', file), ...rest)).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^\[-?\d+, -?\d+\]\n$/) as string,
    stderr: '',
  });
});

test.skipIf(!hasPython)('the example steps.py says how many steps it takes in a second, in four ways', () => {
  const { status, stdout } = python('python/examples/steps.py', 'strand-unter', '2', '1');
  expect(status).toBe(0);
  expect(stdout.match(/[\d,]+ steps a second$/gm)).toHaveLength(4);
});

test.skipIf(!hasPython)('a program in Python sits where bots sit', () => {
  const seats = 'exec:python3 python/examples/exec_bot.py,medium';
  const argv = ['sim', 'maui', '--seats', seats, '--games', '2', '--threads', '1', '--json'];
  const ran = spawnSync(process.execPath, ['bin/tidetable.js', ...argv], { cwd: root, encoding: 'utf8' });
  expect({ status: ran.status, err: withoutProgress(ran.stderr) }).toEqual({ status: 0, err: '' });
  expect((JSON.parse(ran.stdout) as { games: number }).games).toBe(2);
});
