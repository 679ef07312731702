import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { BIN } from './testing.ts';

/**
 * As npm does it: a shell that does not hand signals on. It says which process the command is, and waits for it. The
 * command reads what a person types, which never comes: by itself it would stay for ever.
 */
const script = `exec 3<&0; "$0" "${BIN}" play maui --seats me,random <&3 & echo $!; wait`;

test('a command ends when the npm that started it has ended', async () => {
  const shell = spawn('/bin/sh', ['-c', script, process.execPath], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { ...process.env, npm_execpath: 'npm' },
  });
  const [first] = (await once(shell.stdout, 'data')) as [Buffer];
  const pid = Number(String(first).split('\n')[0]);
  try {
    // It has come up, and it goes on as long as the shell is there.
    await once(shell.stdout, 'data');
    expect(isAlive(pid)).toBe(true);
    shell.kill('SIGKILL');
    await expect.poll(() => isAlive(pid)).toBe(false);
  } finally {
    shell.stdin.end();
    if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  }
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
